import { type Deed, type Step, WHO } from '../../../../engine/games/merchants/explorations.ts'
import { Icon } from '../../../screens/ui/Icon.tsx'
import type { SayGame } from '../../../words/language.ts'
import { stepWords } from '../steps.ts'
import { Choice } from './Choice.tsx'
import { asKind, KINDS } from './deeds.ts'
import { Numbers } from './Numbers.tsx'
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
export function StepForm(props: StepFormProps) {
  const { step, place, words, onChange, onMove } = props
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
          control="who"
          label={words('workshop.whoLabel')}
          value={step.who}
          choices={WHO}
          wordsOf={(who) => words(`workshop.who.${who}`)}
          onChange={(who) => onChange({ ...step, who })}
        />
        <Choice
          control="what"
          label={words('workshop.whatLabel')}
          value={step.what}
          choices={KINDS}
          wordsOf={(what) => words(`workshop.deeds.${what}`)}
          onChange={(what: Deed['what']) => onChange(asKind(step, what))}
        />
        <Numbers step={step} words={words} onChange={onChange} />
      </div>
      <Acts {...props} />
      <p className="events-step-says">{stepWords(step, words)}</p>
    </li>
  )
}

/** Up, down, away. One that can go no further still takes the focus. */
function Acts({ place, count, words, onMove, onRemove }: StepFormProps) {
  const number = place + 1
  return (
    <div className="events-step-acts">
      {(['up', 'down'] as const).map((way) => (
        <button
          key={way}
          type="button"
          className="small plain"
          data-control={way}
          aria-label={words(`workshop.${way}`, { number })}
          aria-disabled={way === 'up' ? place === 0 : number === count}
          onClick={() => onMove(way === 'up' ? place - 1 : place + 1, way)}
        >
          <Arrow to={way} />
        </button>
      ))}
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
  )
}
