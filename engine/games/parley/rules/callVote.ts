import type { Ballot } from '../ballot.ts'
import { seatAt } from '../ballot.ts'
import type { Event } from '../events.ts'
import { canLay } from './playable.ts'
import { settle } from './settle.ts'

/** 4.2, 4.3 A vote begins, for the first time or again; seats without a playable card are passed over (4.5). */
export function callVote(ballot: Ballot): Event[] {
  const fresh = { ...ballot, laid: [] }
  return ballot.way === 'open' ? passOver(fresh, 1) : passOverAll(fresh)
}

/** 4.5 Open vote: passes over who cannot play, from this place of the round on; settles the vote if nobody is left. */
export function passOver(ballot: Ballot, fromPlace: number): Event[] {
  const events: Event[] = []
  for (let place = fromPlace; place <= ballot.state.seats; place += 1) {
    const seat = seatAt(ballot.state, place)
    if (canLay(ballot.state, seat, { way: 'open', extra: false }, ballot.spent)) return events
    events.push({ type: 'vote-passed', seat })
  }
  return [...events, ...settle(ballot)]
}

/** 4.5 Closed vote: all who cannot play are passed over at once. */
function passOverAll(ballot: Ballot): Event[] {
  const { state, spent } = ballot
  const events: Event[] = []
  for (let seat = 0; seat < state.seats; seat += 1)
    if (!canLay(state, seat, { way: 'closed', extra: false }, spent)) events.push({ type: 'vote-passed', seat })
  return events.length < state.seats ? events : [...events, ...settle(ballot)]
}
