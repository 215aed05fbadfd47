import { accept, type Decision } from '../../../core/decision.ts'
import type { Chance, Seat } from '../../../core/game.ts'
import type { ActionOf } from '../actions.ts'
import { anchorOf, type Ballot, isUpsetting, voteOf } from '../ballot.ts'
import type { Event } from '../events.ts'
import type { State } from '../state.ts'
import { passOver } from './callVote.ts'
import { cancelVote } from './cancel.ts'
import { refuseCard } from './playable.ts'
import { settle } from './settle.ts'

/** 4.2, 4.3 One vote card: face up in turn, or face down at any time. A seat that holds a playable card must play one (4.5). */
export function layVote(state: State, seat: Seat, { card }: ActionOf<'vote'>, chance: Chance): Decision<Event> {
  const { way, laid, passed } = voteOf(state)
  const refusal = refuseCard(state, seat, card, { way, extra: false })
  if (refusal !== null) return refusal

  const event: Event = { type: 'vote-laid', seat, way, card }
  const votes = laid.length + passed.length + 1
  if (way === 'closed' && votes < state.seats) return accept(event)
  const ballot: Ballot = {
    state,
    way,
    anchor: anchorOf(state),
    laid: [...laid, { seat, card, extra: false, shown: way === 'open' }],
    spent: { seat, card },
    chance,
  }
  if (way === 'closed') return accept(event, ...settle(ballot))
  // 5.6 An open vote ends on the spot, unless another card of 5.8 lies there already.
  if (card === 'cancel' && !laid.some((earlier) => isUpsetting(earlier.card))) return accept(event, ...cancelVote(ballot))
  return accept(event, ...passOver(ballot, votes + 1))
}
