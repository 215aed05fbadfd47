import { useId } from 'react'
import { type Deed, type Step, WHO } from '../../../../engine/games/merchants/explorations.ts'
import { DEEDS } from '../../../../engine/games/merchants/readEvents.ts'
import { Icon } from '../../../screens/ui/Icon.tsx'
import type { SayGame } from '../../../words/language.ts'
import { stepWords } from '../steps.ts'
import { asKind, KINDS, mostKept, withCount, withKeep } from './deeds.ts'
import { Arrow } from './ui.tsx'

type StepFormProps = {
  step: Step
  place: number
  /** How many steps there are. */
  count: number
  words: SayGame
  onChange(step: Step): void
  /** `control` had the focus. */
  onMove(to: number, control: string): void
  onRemove(): void
}

/** 8.1 One step: who, what, and the numbers that go with it. */
export function StepForm({ step, place, count, words, onChange, onMove, onRemove }: StepFormProps) {
  const id = useId()
  const number = place + 1
  const onKeyDown = (event: React.KeyboardEvent<HTMLLIElement>) => {
    const by = { ArrowUp: -1, ArrowDown: 1 }[event.key]
    if (!event.altKey || by === undefined) return
    event.preventDefault()
    onMove(place + by, event.target instanceof HTMLElement ? (event.target.dataset.control ?? 'who') : 'who')
  }
  return (
    <li className="events-step" aria-label={words('workshop.step', { number })} data-testid={`events-step-${place}`} onKeyDown={onKeyDown}>
      <span className="events-step-number" aria-hidden="true">
        {number}
      </span>
      <div className="events-step-fields">
        <Choice
          id={`${id}-who`}
          control="who"
          label={words('workshop.whoLabel')}
          value={step.who}
          choices={WHO}
          prefix="who"
          words={words}
          onChange={(who) => onChange({ ...step, who })}
        />
        <Choice
          id={`${id}-what`}
          control="what"
          label={words('workshop.whatLabel')}
          value={step.what}
          choices={KINDS}
          prefix="deeds"
          words={words}
          onChange={(what: Deed['what']) => onChange(asKind(step, what))}
        />
        {'count' in step && (
          <Count
            id={`${id}-count`}
            control="count"
            label={words('workshop.countLabel')}
            value={step.count}
            most={DEEDS[step.what].count}
            onChange={(cards) => onChange(withCount(step, cards))}
          />
        )}
        {step.what === 'search' && (
          <Count
            id={`${id}-keep`}
            control="keep"
            label={words('workshop.keepLabel')}
            value={step.keep}
            most={mostKept(step)}
            onChange={(cards) => onChange(withKeep(step, cards))}
          />
        )}
        {step.what === 'discard' && (
          <Choice
            id={`${id}-how`}
            control="how"
            label={words('workshop.howLabel')}
            value={step.how}
            choices={['choice', 'random'] as const}
            prefix="how"
            words={words}
            onChange={(how) => onChange({ ...step, how })}
          />
        )}
      </div>
      <div className="events-step-acts">
        <button
          type="button"
          className="small plain"
          data-control="up"
          aria-label={words('workshop.up', { number })}
          aria-disabled={place === 0}
          onClick={() => onMove(place - 1, 'up')}
        >
          <Arrow to="up" />
        </button>
        <button
          type="button"
          className="small plain"
          data-control="down"
          aria-label={words('workshop.down', { number })}
          aria-disabled={number === count}
          onClick={() => onMove(place + 1, 'down')}
        >
          <Arrow to="down" />
        </button>
        <button
          type="button"
          className="small plain"
          data-control="remove"
          aria-label={words('workshop.removeStep', { number })}
          onClick={onRemove}
        >
          <Icon name="trash-can" />
        </button>
      </div>
      <p className="events-step-says">{stepWords(step, words)}</p>
    </li>
  )
}

type ChoiceProps<T extends string> = {
  id: string
  control: string
  label: string
  value: T
  choices: readonly T[]
  /** Where the words of the choices stand. */
  prefix: string
  words: SayGame
  onChange(choice: T): void
}

function Choice<T extends string>({ id, control, label, value, choices, prefix, words, onChange }: ChoiceProps<T>) {
  const choose = (wanted: string) => {
    const choice = choices.find((each) => each === wanted)
    if (choice !== undefined) onChange(choice)
  }
  return (
    <label className={`events-part events-part-${control}`} htmlFor={id}>
      <span>{label}</span>
      <select id={id} value={value} data-control={control} onChange={(event) => choose(event.target.value)}>
        {choices.map((choice) => (
          <option key={choice} value={choice}>
            {words(`workshop.${prefix}.${choice}`)}
          </option>
        ))}
      </select>
    </label>
  )
}

type CountProps = { id: string; control: string; label: string; value: number; most: number; onChange(value: number): void }

function Count({ id, control, label, value, most, onChange }: CountProps) {
  return (
    <label className="events-part events-part-number" htmlFor={id}>
      <span>{label}</span>
      <input
        id={id}
        type="number"
        min={1}
        max={most}
        value={value}
        data-control={control}
        onChange={(event) => onChange(event.target.valueAsNumber)}
      />
    </label>
  )
}
