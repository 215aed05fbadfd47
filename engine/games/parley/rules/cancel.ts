import { type Ballot, cardsOf } from '../ballot.ts'
import type { Event } from '../events.ts'
import { callVote } from './callVote.ts'

/** 5.6 The vote is void, its cards are discarded, and it is held again: same port, same way, with what is left in hand. */
export function cancelVote(ballot: Ballot): Event[] {
  return [
    { type: 'votes-discarded', cards: cardsOf(ballot) },
    { type: 'vote-cancelled', port: ballot.anchor, vote: ballot.way },
    ...callVote(ballot),
  ]
}
