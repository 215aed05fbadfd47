import { useEffect, useState } from 'react'
import { asset } from '../../app/play.ts'
import { useWords } from '../../words/language.ts'
import { PageFrame } from '../ui/PageFrame.tsx'
import { Licences } from './Licences.tsx'

/** The kinds of work, in the order of the page; those of `assets/credits.json`. */
const KINDS = ['art', 'icons', 'fonts', 'maps', 'code'] as const
type Credit = { kind: (typeof KINDS)[number]; name: string; author: string; licence: string; url: string }
/** The works of one author under one licence. */
type Thanks = { author: string; licence: string; names: string[]; site: string }

function useCredits(): Credit[] {
  const [credits, setCredits] = useState<Credit[]>([])
  useEffect(() => {
    let here = true
    void fetch(asset('credits.json'))
      .then((answer) => answer.json())
      .then((read: Credit[]) => here && setCredits(read))
    return () => {
      here = false
    }
  }, [])
  return credits
}

const siteOf = (url: string): string => (URL.canParse(url) ? new URL(url).hostname.replace(/^www\./, '') : '')

function thanksTo(credits: readonly Credit[]): Thanks[] {
  const byAuthor = new Map<string, Thanks>()
  for (const { author, licence, name, url } of credits) {
    const key = `${author || name} ${licence}`
    const thanks = byAuthor.get(key) ?? { author: author || name, licence, names: [], site: siteOf(url) }
    thanks.names.push(name)
    byAuthor.set(key, thanks)
  }
  return [...byAuthor.values()]
}

/** Whose free works this program stands on, and by which licence. */
export function Credits() {
  const say = useWords()
  const credits = useCredits()
  return (
    <PageFrame title={say('credits.title')}>
      <section className="paper sheet credits">
        <p>{say('credits.text')}</p>
        {KINDS.map((kind) => (
          <section key={kind} aria-label={say(`credits.${kind}`)}>
            <h2>{say(`credits.${kind}`)}</h2>
            <dl>
              {thanksTo(credits.filter((credit) => credit.kind === kind)).map(({ author, licence, names, site }) => (
                <div key={author + licence}>
                  <dt>{author}</dt>
                  <dd>
                    {names.join(', ')}{' '}
                    <i>
                      ({licence}
                      {site && `, ${site}`})
                    </i>
                  </dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
        <Licences />
      </section>
    </PageFrame>
  )
}
