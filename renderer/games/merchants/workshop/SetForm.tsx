import { EVENTS } from '../../../../engine/games/merchants/readEvents.ts'
import { Field } from '../../../screens/ui/Field.tsx'
import type { SayGame } from '../../../words/language.ts'
import { blankEvent, cardsIn, type Draft, documentOf } from './draft.ts'
import { Files } from './Files.tsx'
import { type Problem, problemAt } from './problems.ts'
import { setTitle, storedSetTitle } from './reword.ts'
import { Wrong } from './ui.tsx'

type SetFormProps = {
  draft: Draft
  isPrinted: boolean
  isUnreadable: boolean
  problems: readonly Problem[]
  words: SayGame
  onChange(draft: Draft): void
  /** Another set takes its place; null = the printed one. */
  onReplace(set: unknown): void
}

/** The set as a whole: its name, whether it is complete, where it comes from and goes to. */
export function SetForm({ draft, isPrinted, isUnreadable, problems, words, onChange, onReplace }: SetFormProps) {
  const wrong = problemAt(problems, 'title')
  return (
    <section className="sheet events-panel events-set">
      <p>{words('workshop.lead')}</p>
      {isUnreadable && <p className="events-wrong">{words('workshop.problems.unreadable')}</p>}
      <Field title={words('workshop.setTitle')} text={words('workshop.setTitleText')} wide>
        {(ids) => (
          <>
            <input
              id={ids.id}
              type="text"
              className="events-title"
              value={setTitle(draft.title, words)}
              aria-invalid={wrong !== undefined}
              aria-describedby={`${ids.textId} ${ids.id}-wrong`}
              data-testid="events-set-title"
              onChange={(event) => onChange({ ...draft, title: storedSetTitle(event.target.value, words) })}
            />
            <Wrong id={`${ids.id}-wrong`} problem={wrong} words={words} />
          </>
        )}
      </Field>
      <p className={problems.length > 0 ? 'events-state events-wrong' : 'events-state'} role="status" data-testid="events-state">
        {stateWords(draft, { isPrinted, isRight: problems.length === 0 }, words)}
      </p>
      <div className="events-acts">
        <button type="button" className="small" disabled={isPrinted} data-testid="events-printed" onClick={() => onReplace(null)}>
          {words('workshop.startPrinted')}
        </button>
        <button
          type="button"
          className="small"
          data-testid="events-empty"
          onClick={() => onReplace(documentOf({ title: '', events: [blankEvent({ title: '', events: [] })] }))}
        >
          {words('workshop.startEmpty')}
        </button>
      </div>
      <Files set={problems.length === 0 ? documentOf(draft) : null} words={words} onRead={onReplace} />
    </section>
  )
}

function stateWords(draft: Draft, { isPrinted, isRight }: { isPrinted: boolean; isRight: boolean }, words: SayGame): string {
  const count = cardsIn(draft)
  if (isPrinted) return words('workshop.isPrinted')
  if (isRight) return words('workshop.complete')
  const cards = words('workshop.cards', { count, most: EVENTS })
  if (count < EVENTS) return `${cards}. ${words('workshop.tooFew', { count: EVENTS - count })}`
  if (count > EVENTS) return `${cards}. ${words('workshop.tooMany', { count: count - EVENTS })}`
  return words('workshop.incomplete')
}
