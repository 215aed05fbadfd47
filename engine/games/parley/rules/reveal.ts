import { type Ballot, knownCard } from '../ballot.ts'
import type { Event } from '../events.ts'

/** 5.3 Closed vote: it becomes public who played which card, whatever its kind. In seat order; an extra card after its `last`. */
export function revealVotes({ way, laid }: Ballot): Event[] {
  if (way === 'open' || !laid.some(({ card }) => card === 'reveal')) return []
  const votes = laid.map((vote) => ({ seat: vote.seat, card: knownCard(vote) }))
  // The extra card lies after all others, and the sort keeps equal seats in their order.
  return [{ type: 'votes-revealed', votes: votes.sort((some, other) => some.seat - other.seat) }]
}
