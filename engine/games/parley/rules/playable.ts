import type { Refusal } from '../../../core/decision.ts'
import { refuse } from '../../../core/decision.ts'
import type { Seat } from '../../../core/game.ts'
import type { VoteWay } from '../actions.ts'
import { handOf, type Spent } from '../ballot.ts'
import { isVoteCard, type VoteCard } from '../cards.ts'
import type { State } from '../state.ts'

/** What a card would be laid as. */
export type Laying = { way: VoteWay; extra: boolean }

/** 4.2, 4.4, 5.2 Why the seat may not lay this card; null = it may. */
export function refuseCard(state: State, seat: Seat, card: string, laying: Laying): Refusal | null {
  if (!isVoteCard(card)) return refuse('no-such-card', { card })
  if (!handOf(state, seat).includes(card)) return refuse('card-not-held', { card })
  if (laying.way === 'open' && card === 'reveal') return refuse('reveal-in-open-vote')
  if (seat === state.captain && card === 'change') return refuse('change-by-captain')
  if (laying.extra && card === 'last') return refuse('last-after-last')
  return null
}

/** 4.4 Cards that are not playable now, though held: `reveal` in an open vote, `change` by the captain; 5.2 a second `last`. */
export function isPlayable(state: State, seat: Seat, card: VoteCard | null, { way, extra }: Laying): boolean {
  if (card === 'reveal') return way === 'closed'
  if (card === 'change') return seat !== state.captain
  return card !== 'last' || !extra
}

/** 4.5 Does the seat hold a playable card, apart from the one that it has just spent? */
export function canLay(state: State, seat: Seat, laying: Laying, spent: Spent | null): boolean {
  let kept = spent !== null && spent.seat === seat ? spent.card : null
  for (const card of handOf(state, seat)) {
    if (card === kept) kept = null
    else if (isPlayable(state, seat, card, laying)) return true
  }
  return false
}
