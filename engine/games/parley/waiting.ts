import type { Seat } from '../../core/game.ts'
import { seatAt, voteOf } from './ballot.ts'
import { isStillChoosing } from './rules/discard.ts'
import type { State } from './state.ts'

/** The seats that must decide now, ascending; empty when over. Several at once in a closed vote (4.3) and at the extra discard (4.8). */
export function waiting(state: State): Seat[] {
  const seats: Seat[] = []
  for (let seat = 0; seat < state.seats; seat += 1) if (isAsked(state, seat)) seats.push(seat)
  return seats
}

/** Must this seat decide something now? */
export function isAsked(state: State, seat: Seat): boolean {
  switch (state.phase) {
    case 'captain':
    case 'mutiny':
      return seat === state.captain
    case 'vote':
      return isVoter(state, seat)
    case 'discard':
      return isStillChoosing(state, seat)
    case 'over':
      return false
    default:
      return seat === state.asked
  }
}

/** 4.2 Open vote: whoever comes next in the round. 4.3 Closed vote: all whose card is not in. */
function isVoter(state: State, seat: Seat): boolean {
  const { way, laid, passed } = voteOf(state)
  if (way === 'open') return seat === seatAt(state, laid.length + passed.length + 1)
  for (const vote of laid) if (vote.seat === seat) return false
  return !passed.includes(seat)
}
