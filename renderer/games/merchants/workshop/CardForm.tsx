import { EVENTS, LONGEST_TEXT, LONGEST_TITLE } from '../../../../engine/games/merchants/readEvents.ts'
import { Field } from '../../../screens/ui/Field.tsx'
import type { SayGame } from '../../../words/language.ts'
import type { DraftEvent } from './draft.ts'
import { type Problem, problemAt } from './problems.ts'
import { reworded, stepsWords, wordingOf } from './reword.ts'
import { StepsForm } from './StepsForm.tsx'
import { Wrong } from './ui.tsx'

type CardFormProps = {
  event: DraftEvent
  place: number
  problems: readonly Problem[]
  words: SayGame
  onChange(event: DraftEvent): void
  onStepGone(event: DraftEvent, number: number): void
  onDuplicate(): void
  onRemove(): void
}

/** One event: its words, how many cards bear it, and what it does. */
export function CardForm({ event, place, problems, words, onChange, onStepGone, onDuplicate, onRemove }: CardFormProps) {
  const steps = problemAt(problems, `events[${place}].steps`)
  return (
    <section className="sheet events-panel events-form" aria-label={wordingOf(event, words).title || words('workshop.untitled')}>
      <TitleField event={event} problem={problemAt(problems, `events[${place}].title`)} words={words} onChange={onChange} />
      <TextField event={event} problem={problemAt(problems, `events[${place}].text`)} words={words} onChange={onChange} />
      <Copies event={event} words={words} onChange={onChange} />
      <StepsForm
        steps={event.steps}
        words={words}
        onChange={(next) => onChange({ ...event, steps: next })}
        onGone={(next, number) => onStepGone({ ...event, steps: next }, number)}
      />
      <Wrong id={`events-steps-wrong-${event.id}`} problem={steps} words={words} />
      <div className="events-acts events-ends">
        <button type="button" className="small" data-testid="events-duplicate" onClick={onDuplicate}>
          {words('workshop.duplicate')}
        </button>
        <button type="button" className="small danger" data-testid="events-remove" onClick={onRemove}>
          {words('workshop.remove')}
        </button>
      </div>
    </section>
  )
}

type WordingProps = { event: DraftEvent; problem: Problem | undefined; words: SayGame; onChange(event: DraftEvent): void }

function TitleField({ event, problem, words, onChange }: WordingProps) {
  const { title } = wordingOf(event, words)
  return (
    <Field title={words('workshop.title')} wide>
      {(ids) => (
        <>
          <input
            id={ids.id}
            type="text"
            className="events-title"
            value={title}
            aria-invalid={problem !== undefined}
            aria-describedby={`${ids.id}-letters ${ids.id}-wrong`}
            data-testid="events-title"
            onChange={(change) => onChange(reworded(event, { title: change.target.value }, words))}
          />
          <Letters id={`${ids.id}-letters`} count={title.length} most={LONGEST_TITLE} words={words} />
          <Wrong id={`${ids.id}-wrong`} problem={problem} words={words} />
        </>
      )}
    </Field>
  )
}

function TextField({ event, problem, words, onChange }: WordingProps) {
  const { text } = wordingOf(event, words)
  // A card has no line breaks: a pasted one becomes a blank.
  const write = (next: string) => onChange(reworded(event, { text: next.replace(/\s*[\r\n]+\s*/g, ' ') }, words))
  return (
    <Field title={words('workshop.text')} text={words('workshop.textHint')} wide>
      {(ids) => (
        <>
          <textarea
            id={ids.id}
            rows={3}
            value={text}
            aria-invalid={problem !== undefined}
            aria-describedby={`${ids.textId} ${ids.id}-letters ${ids.id}-wrong`}
            data-testid="events-text"
            onChange={(change) => write(change.target.value)}
          />
          <div className="events-acts">
            <Letters id={`${ids.id}-letters`} count={text.length} most={LONGEST_TEXT} words={words} />
            <button type="button" className="small" data-testid="events-from-steps" onClick={() => write(stepsWords(event.steps, words))}>
              {words('workshop.fromSteps')}
            </button>
          </div>
          <Wrong id={`${ids.id}-wrong`} problem={problem} words={words} />
        </>
      )}
    </Field>
  )
}

function Letters({ id, count, most, words }: { id: string; count: number; most: number; words: SayGame }) {
  return (
    <span id={id} className={count > most ? 'events-hint events-wrong' : 'events-hint'}>
      {words('workshop.letters', { count, most })}
    </span>
  )
}

function Copies({ event, words, onChange }: { event: DraftEvent; words: SayGame; onChange(event: DraftEvent): void }) {
  const { copies } = event
  const set = (next: number) => next >= 1 && next <= EVENTS && onChange({ ...event, copies: next })
  return (
    <Field title={words('workshop.copies')}>
      {(ids) => (
        <div className="events-stepper">
          <button
            type="button"
            className="small"
            aria-label={words('workshop.fewer')}
            aria-disabled={copies === 1}
            onClick={() => set(copies - 1)}
          >
            −
          </button>
          <output id={ids.id} data-testid="events-copies">
            {copies}
          </output>
          <button
            type="button"
            className="small"
            aria-label={words('workshop.more')}
            aria-disabled={copies === EVENTS}
            data-testid="events-more"
            onClick={() => set(copies + 1)}
          >
            +
          </button>
        </div>
      )}
    </Field>
  )
}
