import { type Ballot, cardsOf, knownCard, upsettingCards } from '../ballot.ts'
import type { Event } from '../events.ts'
import { cancelVote } from './cancel.ts'
import { callChange } from './change.ts'
import { countVotes } from './count.ts'
import { callLast } from './last.ts'
import { mutiny } from './mutiny.ts'
import { revealVotes } from './reveal.ts'

/**
 * 5.9 All cards are in: (closed) opened, the extra card of a single `last`, reveal, 5.8, mutiny or cancel, change, sums, tie,
 * blunder, markers and points, 4.8, 4.9. Each step gives its events and goes on to the next, or stops to ask a seat.
 */
export function settle(ballot: Ballot): Event[] {
  if (ballot.way === 'open') return callLast(ballot)
  return [{ type: 'votes-opened', cards: cardsOf(ballot) }, ...callLast(ballot)]
}

/** 5.9 From reveal on. */
export function settleSpecials(ballot: Ballot): Event[] {
  return [...revealVotes(ballot), ...settleUpsetting(ballot)]
}

/** 5.8 Two or more of blunder, cancel, change, mutiny are void; a single one has its effect. */
function settleUpsetting(ballot: Ballot): Event[] {
  const upsetting = upsettingCards(ballot.laid)
  const [single] = upsetting
  if (upsetting.length > 1) return [{ type: 'specials-annulled', cards: upsetting.map(knownCard).sort() }, ...countVotes(ballot)]
  if (single?.card === 'mutiny') return mutiny(ballot)
  if (single?.card === 'cancel') return cancelVote(ballot)
  if (single?.card === 'change') return callChange(single.seat)
  return countVotes(ballot)
}
