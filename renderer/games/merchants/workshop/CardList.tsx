import type { Exploration } from '../../../../engine/games/merchants/explorations.ts'
import { EVENTS } from '../../../../engine/games/merchants/readEvents.ts'
import { Sprite } from '../../../screens/ui/Sprite.tsx'
import type { SayGame } from '../../../words/language.ts'
import { printed } from '../tell.ts'
import { cardsIn, type Draft } from './draft.ts'
import { isWrong, type Problem } from './problems.ts'
import { wordingOf } from './reword.ts'

type CardListProps = {
  draft: Draft
  /** Place of the one that is being written. */
  chosen: number
  problems: readonly Problem[]
  words: SayGame
  onChoose(id: string): void
  onAdd(): void
  onFill(): void
}

/** The events of the set; one of them is being written. */
export function CardList({ draft, chosen, problems, words, onChoose, onAdd, onFill }: CardListProps) {
  const count = cardsIn(draft)
  return (
    <nav className="sheet events-panel events-list" aria-label={words('workshop.list')}>
      <h2>{words('workshop.list')}</h2>
      <ul>
        {draft.events.map((event, place) => (
          <li key={event.id}>
            <button
              type="button"
              className="events-card"
              aria-current={place === chosen}
              data-wrong={isWrong(problems, place) || undefined}
              data-testid={`events-card-${event.id}`}
              onClick={() => onChoose(event.id)}
            >
              <Sprite atlas="games/merchants/merchants@2x" name={`event-mini-${pictureOf(event)}`} className="events-card-face" />
              <span className="events-card-title">{wordingOf(event, words).title || words('workshop.untitled')}</span>
              {event.copies > 1 && <span className="events-card-copies">×{event.copies}</span>}
            </button>
          </li>
        ))}
      </ul>
      <div className="events-acts">
        <button type="button" className="small" data-testid="events-add" onClick={onAdd}>
          {words('workshop.add')}
        </button>
        {count < EVENTS && (
          <button type="button" className="small" data-testid="events-fill" onClick={onFill}>
            {words('workshop.fill')}
          </button>
        )}
      </div>
    </nav>
  )
}

/** Printed events have pictures of their own, as on the table; all others share one. */
export const pictureOf = (event: Pick<Exploration, 'title'>): string => printed(event)?.id ?? 'house'
