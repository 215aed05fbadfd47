import type { ProgramCard } from '../../../electron/desktop/channels.ts'
import { useStore } from '../../app/store.ts'
import { useWords } from '../../words/language.ts'
import { Field } from '../ui/Field.tsx'
import { Sure } from '../ui/Sure.tsx'
import { UpdatesLine } from './UpdatesLine.tsx'
import './program.css'

/** Settings that only the desktop program has: new versions, the graphics card, reports of failures. */
export function ThisProgram() {
  const say = useWords()
  const card = useStore((state) => state.program)
  const { desktop } = window
  if (!desktop || !card) return null
  return (
    <section className="paper sheet this-program" data-testid="this-program">
      <h2>{say('program.title')}</h2>
      <p className="field-text">{say('program.version', { version: card.version })}</p>
      <Updates card={card} />
      <Drawing card={card} />
      <Field
        title={say('program.reports')}
        text={`${say('program.reportsText')} ${say('program.reportsCount', { count: card.reports })}`}
        wide
      >
        {() => (
          <span className="program-ways">
            <button
              type="button"
              className="small"
              data-testid="save-reports"
              disabled={card.reports === 0}
              onClick={() => void desktop.reports('save')}
            >
              {say('program.saveReports')}
            </button>
            {card.reports > 0 && (
              <Sure
                title={say('program.deleteReports')}
                sure={say('program.deleteSure')}
                testId="delete-reports"
                onClick={() => void desktop.reports('delete')}
              />
            )}
          </span>
        )}
      </Field>
    </section>
  )
}

function Updates({ card: { updates } }: { card: ProgramCard }) {
  const say = useWords()
  if (updates.at === 'unable')
    return (
      <Field title={say('program.updates')} text={say('program.unable')}>
        {() => null}
      </Field>
    )
  const allowed = updates.at !== 'unasked' && updates.at !== 'forbidden'
  const busy = updates.at === 'looking' || updates.at === 'fetching' || updates.at === 'ready'
  return (
    <>
      <Field title={say('program.updates')} text={say('program.updatesText')}>
        {({ id, textId }) => (
          <input
            id={id}
            type="checkbox"
            aria-describedby={textId}
            data-testid="updates"
            checked={allowed}
            disabled={busy}
            onChange={(event) => void window.desktop?.updates(event.target.checked ? 'allow' : 'forbid')}
          />
        )}
      </Field>
      <UpdatesLine updates={updates} />
    </>
  )
}

function Drawing({ card: { drawing } }: { card: ProgramCard }) {
  const say = useWords()
  const { off, software } = drawing
  return (
    <Field title={say('program.card')} text={say(off ? 'program.cardOff' : software ? 'program.cardNone' : 'program.cardText')}>
      {({ id, textId }) => (
        <span className="program-ways">
          {off !== software && (
            <button type="button" className="small" data-testid="restart" onClick={() => void window.desktop?.drawing('restart')}>
              {say('program.restart')}
            </button>
          )}
          <input
            id={id}
            type="checkbox"
            aria-describedby={textId}
            data-testid="card"
            checked={!off}
            onChange={(event) => void window.desktop?.drawing(event.target.checked ? 'card' : 'software')}
          />
        </span>
      )}
    </Field>
  )
}
