import { takeCard } from '../../core/cards.ts'
import type { Seat } from '../../core/game.ts'
import { askNobody } from './asked.ts'
import type { Card } from './cards.ts'
import type { EventOf } from './events.ts'
import { handOf, putInHand } from './hands.ts'
import { seeCome, seeHand, seeLeave, seeMove } from './memory.ts'
import type { State } from './state.ts'

/** From the hand to the discard, in this order, before all eyes. */
export function discard(state: State, seat: Seat, cards: readonly Card[]): void {
  const hand = handOf(state, seat)
  for (const card of cards) {
    takeCard(hand, card)
    state.discard.push(card)
    seeLeave(state, seat, card)
  }
}

/** From hand to hand; null where the viewer may not know which. */
export function move(state: State, { from, to, card }: { from: Seat; to: Seat; card: Card | null }): void {
  takeCard(handOf(state, from), card)
  putInHand(state, to, card)
  seeMove(state, { from, to, card })
}

/** 4.6, 7.2, 8.3 Several of them. */
export function moveAll(state: State, { from, to, cards }: EventOf<'cards-taken' | 'cards-given' | 'spoils-taken'>): void {
  for (const card of cards) move(state, { from, to, card })
}

/** 4.6, 7.2 */
export function seeHandOf(state: State, event: EventOf<'hand-seen'>): void {
  seeHand(state, event)
}

/** 7.2 Cards out of the top of the pile; a hidden one out of any place, as the pile is shuffled next. */
export function find(state: State, { seat, cards }: EventOf<'cards-found'>): void {
  askNobody(state)
  for (const card of cards) {
    const place = card === null ? 0 : state.pile.indexOf(card)
    // In a view the pile is hidden, also from whoever has seen its top.
    state.pile.splice(Math.max(0, place), 1)
    putInHand(state, seat, card)
  }
}

/** 7.2 The treasure lying uppermost in the discard. */
export function salvage(state: State, { seat, card }: EventOf<'treasure-salvaged'>): void {
  const place = state.discard.lastIndexOf(card)
  if (place >= 0) state.discard.splice(place, 1)
  putInHand(state, seat, card)
  seeCome(state, seat, card)
}
