import { type Decision, refuse } from '../../../core/decision.ts'
import type { Chance, Seat } from '../../../core/game.ts'
import type { ActionOf } from '../actions.ts'
import { isCard } from '../cards.ts'
import type { Event } from '../events.ts'
import { handOf, isMerchant, isMerchantAtSea } from '../hands.ts'
import { done, happen, play } from '../play.ts'
import type { State } from '../state.ts'

/** 4.2 A Merchant names another one at sea, and lays a card face down; it stays in the hand until the answer. */
export function trade(state: State, seat: Seat, { seat: to, card }: ActionOf<'trade'>, chance: Chance): Decision<Event> {
  if (!isMerchant(state, seat)) return refuse('only-merchants')
  if (to === seat || !isMerchantAtSea(state, to)) return refuse('no-partner', { seat: to })
  if (state.refused.includes(to)) return refuse('refused-before', { seat: to })
  if (handOf(state, to).length === 0) return refuse('partner-without-cards', { seat: to })
  if (!isCard(card)) return refuse('no-such-card', { card })
  if (!handOf(state, seat).includes(card)) return refuse('card-not-held', { card })
  return done(happen(play(state, chance), { type: 'trade-offered', from: seat, to, card }))
}

/** 4.2 A Merchant at sea with cards, who has not refused in this turn. */
export function canBeAsked(state: State, seat: Seat, to: Seat): boolean {
  return to !== seat && isMerchantAtSea(state, to) && handOf(state, to).length > 0 && !state.refused.includes(to)
}
