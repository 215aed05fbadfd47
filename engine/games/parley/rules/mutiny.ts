import { type Ballot, cardsOf, seatAt } from '../ballot.ts'
import type { Event } from '../events.ts'

/** 5.7 The vote is void, its cards are discarded; captaincy passes to the left, and the new captain must start a siege. */
export function mutiny(ballot: Ballot): Event[] {
  const { captain } = ballot.state
  return [
    { type: 'votes-discarded', cards: cardsOf(ballot) },
    { type: 'mutinied', from: captain, captain: seatAt(ballot.state, 1) },
  ]
}
