import { type Ballot, knownCard } from '../ballot.ts'
import { shieldsOf, swordsOf } from '../cards.ts'
import type { Event } from '../events.ts'
import { callTie } from './tie.ts'
import { winSiege } from './win.ts'

/** 4.6 Swords for the attack, shields for the defence; equal sums are the captain's to decide. */
export function countVotes(ballot: Ballot): Event[] {
  let swords = 0
  let shields = 0
  for (const vote of ballot.laid) {
    const card = knownCard(vote)
    swords += swordsOf(card)
    shields += shieldsOf(card)
  }
  const counted: Event = { type: 'votes-counted', swords, shields }
  if (swords === shields) return [counted, ...callTie(ballot.state)]
  return [counted, ...winSiege(ballot, swords > shields ? 'attack' : 'defence')]
}
