import { shuffle } from '../../../core/cards.ts'
import type { Chance } from '../../../core/game.ts'
import { seatAt } from '../ballot.ts'
import type { VoteCard } from '../cards.ts'
import type { Event } from '../events.ts'
import type { State } from '../state.ts'

/** 2.2, 4.8 Cards in a full hand. */
export const HAND = 6

/** What the events under decision have made of the hands (by seat, how many) and of the discard. */
type Before = { hands: readonly number[]; discard: readonly (VoteCard | null)[] }

/**
 * 4.8 From the captain's left, the captain last, each draws up to six before the next. The pile is renewed by shuffling the
 * discard only when a card is wanted from it; if both are empty, the drawing stops.
 */
export function drawHands(state: State, { hands, discard }: Before, chance: Chance): Event[] {
  const events: Event[] = []
  let pile: readonly (VoteCard | null)[] = state.pile
  let top = 0
  let isRenewed = false
  for (let place = 1; place <= state.seats; place += 1) {
    const seat = seatAt(state, place)
    let wanted = HAND - (hands[seat] ?? HAND)
    while (wanted > 0) {
      if (top === pile.length) {
        if (isRenewed || discard.length === 0) return events
        pile = shuffle(discard, chance)
        top = 0
        isRenewed = true
        events.push({ type: 'pile-renewed', pile: pile.slice() })
      }
      const cards = pile.slice(top, top + wanted)
      top += cards.length
      wanted -= cards.length
      events.push({ type: 'cards-drawn', seat, cards })
    }
  }
  return events
}
