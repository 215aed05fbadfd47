import { useState } from 'react'
import { asset } from '../../app/play.ts'
import { useWords } from '../../words/language.ts'
import './licences.css'

/** As `assets/licences.json` lists them; an empty version = it has none. */
type Licence = { name: string; version: string; licence: string; text: string }

/** The whole texts of all licences, fetched when somebody opens them. */
export function Licences() {
  const say = useWords()
  const { licences, failed, load } = useLicences()
  return (
    <section className="licences" aria-label={say('credits.licences')}>
      <h2>{say('credits.licences')}</h2>
      <details data-testid="licences" onToggle={(event) => event.currentTarget.open && load()}>
        <summary>{say('credits.texts')}</summary>
        {failed && <p role="alert">{say('credits.unread')}</p>}
        <ul aria-busy={licences.length === 0 && !failed}>
          {licences.map((licence) => (
            <Whole key={`${licence.name} ${licence.version}`} {...licence} />
          ))}
        </ul>
      </details>
    </section>
  )
}

/** Its text is laid out once it is asked for: there are many, and long ones. */
function Whole({ name, version, licence, text }: Licence) {
  const [open, setOpen] = useState(false)
  return (
    <li>
      <details onToggle={(event) => setOpen(event.currentTarget.open)}>
        <summary>
          {name} {version} <i>({licence})</i>
        </summary>
        {open && <pre lang="en">{text}</pre>}
      </details>
    </li>
  )
}

function useLicences() {
  const [licences, setLicences] = useState<readonly Licence[]>([])
  const [failed, setFailed] = useState(false)
  const load = () => {
    if (licences.length > 0) return
    setFailed(false)
    fetch(asset('licences.json'))
      .then((answer) => answer.json())
      .then(setLicences, () => setFailed(true))
  }
  return { licences, failed, load }
}
