import type { Seat } from '../../../../engine/core/game.ts'
import { isCard } from '../../../../engine/games/merchants/cards.ts'
import type { SayGame } from '../../../words/language.ts'
import { cardList } from '../tell.ts'
import { type Change, changesOf, type TryOut } from './tryOut.ts'
import { MiniCard } from './ui.tsx'

type HandsProps = { tryOut: TryOut; nameOf(seat: Seat): string; words: SayGame }

/** All hands lie open: as they were dealt, and what the event has made of them. */
export function Hands({ tryOut, nameOf, words }: HandsProps) {
  const names = (cards: readonly string[]): string => cardList(cards.map((card) => words(`cards.${card}.name`)))
  const discard = tryOut.state.discard.filter(isCard)
  return (
    <section className="events-hands" aria-label={words('workshop.tryOut.hands')}>
      <h3>{words('workshop.tryOut.hands')}</h3>
      <ul>
        {changesOf(tryOut).map((change) => (
          <li key={change.seat}>
            <p className="events-holder">
              <strong>{nameOf(change.seat)}</strong> {words(`places.${change.places[1]}`)}
            </p>
            <Hand cards={change.before} marked={change.lost} mark="lost" label={words('workshop.tryOut.before')} words={words} />
            {tryOut.phase !== 'dealt' && <After change={change} names={names} words={words} />}
          </li>
        ))}
      </ul>
      {discard.length > 0 && <p className="events-hint">{words('workshop.tryOut.discard', { cards: names(discard) })}</p>}
    </section>
  )
}

function After({ change, names, words }: { change: Change; names(cards: readonly string[]): string; words: SayGame }) {
  const { gained, lost, after, places } = change
  if (gained.length + lost.length === 0 && places[0] === places[1])
    return <p className="events-hint">{words('workshop.tryOut.unchanged')}</p>
  return (
    <>
      <Hand cards={after} marked={gained} mark="gained" label={words('workshop.tryOut.after')} words={words} />
      <p className="events-hint">
        {gained.length > 0 && words('workshop.tryOut.gained', { cards: names(gained) })}{' '}
        {lost.length > 0 && words('workshop.tryOut.lost', { cards: names(lost) })}
      </p>
    </>
  )
}

type HandProps = { cards: readonly string[]; marked: readonly string[]; mark: 'gained' | 'lost'; label: string; words: SayGame }

function Hand({ cards, marked, mark, label, words }: HandProps) {
  const left = marked.slice()
  const isMarked = (card: string): boolean => {
    const place = left.indexOf(card)
    if (place >= 0) left.splice(place, 1)
    return place >= 0
  }
  return (
    <div className="events-hand-row">
      <span className="events-hand-label">{label}</span>
      <ul className="events-hand">
        {cards.length === 0 && <li className="events-hint">{words('workshop.tryOut.empty')}</li>}
        {cards.map((card, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: cards alike are told apart by their place
          <li key={place} data-mark={isMarked(card) ? mark : undefined}>
            <MiniCard card={card} words={words} />
          </li>
        ))}
      </ul>
    </div>
  )
}
