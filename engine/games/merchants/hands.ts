import { putSorted } from '../../core/cards.ts'
import type { Seat } from '../../core/game.ts'
import type { Card } from './cards.ts'
import type { State } from './state.ts'

export function handOf(state: State, seat: Seat): (Card | null)[] {
  const hand = state.hands[seat]
  if (hand === undefined) throw new Error(`no hand of seat ${seat}`)
  return hand
}

/** A card comes into the hand, at its place; face down, where the hand is hidden from the viewer though the card is not. */
export function putInHand(state: State, seat: Seat, card: Card | null): void {
  putSorted(handOf(state, seat), state.known[seat] === null ? null : card)
}

/** The rules decide on whole states only: there no card is hidden. */
export function wholeHand(state: State, seat: Seat): Card[] {
  return handOf(state, seat).map(knownCard)
}

export function knownCard<C extends string>(card: C | null): C {
  if (card === null) throw new Error('the card is hidden')
  return card
}

export function isMerchant(state: State, seat: Seat): boolean {
  return seat !== state.pirate
}

export function isAtSea(state: State, seat: Seat): boolean {
  return state.places[seat] === 'sea'
}

/** 2.3 A Merchant at sea: can be robbed, attacked, traded with. */
export function isMerchantAtSea(state: State, seat: Seat): boolean {
  return seat !== state.pirate && state.places[seat] === 'sea'
}
