import { useState } from 'react'
import type { Seat } from '../../../../engine/core/game.ts'
import type { Action } from '../../../../engine/games/merchants/actions.ts'
import { isCard } from '../../../../engine/games/merchants/cards.ts'
import type { Pick, State } from '../../../../engine/games/merchants/state.ts'
import type { SayGame } from '../../../words/language.ts'
import { cardName } from '../tell.ts'
import type { TryOut } from './tryOut.ts'
import { MiniCard } from './ui.tsx'

type AnswerProps = {
  tryOut: TryOut
  asked: Seat
  nameOf(seat: Seat): string
  words: SayGame
  onAnswer(action: Action): void
}

/** What the event asks on its way: a player, or cards. */
export function Answer({ tryOut, asked, nameOf, words, onAnswer }: AnswerProps) {
  const { choice, pick } = tryOut.state
  if (pick !== null) return <PickCards pick={pick} state={tryOut.state} asked={nameOf(asked)} words={words} onAnswer={onAnswer} />
  if (choice === null) return null
  return (
    <fieldset className="events-answer">
      <legend>{words('workshop.tryOut.asksSeat', { seat: nameOf(asked) })}</legend>
      <div className="events-acts">
        {choice.seats.map((seat) => (
          <button
            key={seat}
            type="button"
            className="small"
            data-testid={`events-choose-${seat}`}
            onClick={() => onAnswer({ type: 'choose', seat })}
          >
            {nameOf(seat)}
          </button>
        ))}
      </div>
    </fieldset>
  )
}

type PickCardsProps = { pick: Pick; state: State; asked: string; words: SayGame; onAnswer(action: Action): void }

function PickCards({ pick, state, asked, words, onAnswer }: PickCardsProps) {
  const { cards, count } = pick
  const [places, setPlaces] = useState<readonly number[]>([])
  const toggle = (place: number) => {
    if (places.includes(place)) setPlaces(places.filter((each) => each !== place))
    else setPlaces([...places, place].slice(-count))
  }
  const picked = places.flatMap((place) => {
    const card = cards[place] ?? null
    return isCard(card) ? [card] : []
  })
  const isReady = picked.length === count
  return (
    <fieldset className="events-answer">
      <legend>{words('workshop.tryOut.asksCards', { seat: asked, count })}</legend>
      <div className="events-hand">
        {cards.map((card, place) =>
          isCard(card) ? (
            <button
              // biome-ignore lint/suspicious/noArrayIndexKey: cards alike are told apart by their place
              key={place}
              type="button"
              className="events-pick"
              aria-pressed={places.includes(place)}
              data-testid={`events-pick-${place}`}
              onClick={() => toggle(place)}
            >
              <MiniCard card={card} words={words} />
            </button>
          ) : (
            // biome-ignore lint/suspicious/noArrayIndexKey: likewise
            <span key={place} className="events-hint">
              {card !== null && cardName(card, state, words)}
            </span>
          ),
        )}
      </div>
      <div className="events-acts">
        <button
          type="button"
          className="small"
          aria-disabled={!isReady}
          data-testid="events-confirm"
          onClick={() => isReady && onAnswer({ type: 'pick', cards: picked })}
        >
          {words('workshop.tryOut.confirm')}
        </button>
        <span className="events-hint" role="status">
          {words('workshop.tryOut.picked', { count: picked.length, most: count })}
        </span>
      </div>
    </fieldset>
  )
}
