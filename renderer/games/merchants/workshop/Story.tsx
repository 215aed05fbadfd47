import type { Seat } from '../../../../engine/core/game.ts'
import type { ExplorationSet } from '../../../../engine/games/merchants/explorations.ts'
import type { SayGame } from '../../../words/language.ts'
import { stepWords } from '../steps.ts'
import { tell } from '../tell.ts'
import { type Told, type TryOut, toldOf } from './tryOut.ts'

type StoryProps = { tryOut: TryOut; set: ExplorationSet; nameOf(seat: Seat): string; words: SayGame }

/** What happened, as the log of the table tells it, under each step. */
export function Story({ tryOut, set, nameOf, words }: StoryProps) {
  const told = toldOf(tryOut)
  return (
    <section className="events-story" aria-label={words('workshop.tryOut.happened')}>
      <h3>{words('workshop.tryOut.happened')}</h3>
      <ol aria-live="polite" data-testid="events-story">
        {told.length === 0 && <li className="events-hint">{words('workshop.tryOut.nothing')}</li>}
        {told.map((item, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a tale only grows at its end
          <li key={place} className={`events-told-${item.type}`}>
            {toldWords(item, set, nameOf, words)}
          </li>
        ))}
        {tryOut.phase === 'done' && <li className="events-told-step">{words('workshop.tryOut.done')}</li>}
      </ol>
    </section>
  )
}

function toldWords(item: Told, set: ExplorationSet, nameOf: StoryProps['nameOf'], words: SayGame): string {
  if (item.type === 'line') return tell(item.line, nameOf, words)
  const step = set.events.find(({ id }) => id === item.event)?.steps[item.step]
  const says = step ? stepWords(step, words) : ''
  const seats = item.seats.length > 0 ? item.seats.map(nameOf).join(', ') : words('workshop.tryOut.nobody')
  return `${words('workshop.step', { number: item.step + 1 })}: ${says} (${seats})`
}
