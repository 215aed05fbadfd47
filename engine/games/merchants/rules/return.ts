import { type Decision, refuse, unreachable } from '../../../core/decision.ts'
import type { Chance, Seat } from '../../../core/game.ts'
import type { ActionOf } from '../actions.ts'
import { isCard, isInstrument } from '../cards.ts'
import type { Event } from '../events.ts'
import { handOf, isMerchant, isMerchantAtSea } from '../hands.ts'
import { done, happen, play } from '../play.ts'
import type { State } from '../state.ts'
import { finishTurn } from './finishTurn.ts'
import { firstMissing } from './pick.ts'

/** 3.4, 4.4 Navigation cards that bring a ship home. */
export const FARE = 3
/** 6.2 Turns that each Merchant at sea plays when the Pirate is home. */
const LAST_TURNS = 2

/** 3.4 The Pirate returns to the Island, and the last turns are counted (6.2). 4.4 A Merchant returns to port. */
export function goHome(state: State, seat: Seat, { cards }: ActionOf<'return'>, chance: Chance): Decision<Event> {
  if (cards.length !== FARE) return refuse('wrong-number', { count: FARE })
  const stray = cards.find((card) => !isInstrument(card))
  if (stray !== undefined) return refuse(isCard(stray) ? 'no-navigation-card' : 'no-such-card', { card: stray })
  const missing = firstMissing(cards, handOf(state, seat))
  if (missing !== null) return refuse('card-not-held', { card: missing })
  if (!isFare(state, cards)) return refuse('wrong-set', { set: state.options.navigationSet })
  const playing = play(state, chance)
  const isHome = isMerchant(state, seat)
  happen(playing, { type: 'returned', seat, place: isHome ? 'port' : 'island', cards: cards.toSorted() })
  if (!isHome) {
    const turnsLeft = state.places.map((_, other) => (isMerchantAtSea(state, other) ? LAST_TURNS : 0))
    happen(playing, { type: 'countdown-begun', turnsLeft })
  }
  return done(finishTurn(playing))
}

/** 8.3 `navigationSet`: any three, three alike, or one of each. */
export function isFare({ options }: State, cards: readonly string[]): boolean {
  const kinds = new Set(cards).size
  switch (options.navigationSet) {
    case 'any':
      return true
    case 'alike':
      return kinds === 1
    case 'different':
      return kinds === FARE
    default:
      return unreachable(options.navigationSet)
  }
}
