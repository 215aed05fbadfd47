import { shuffle } from '../../core/cards.ts'
import type { Chance, Seat } from '../../core/game.ts'
import { allPortCards, allVoteCards, COUNTRIES, type Country, type PortCard, type VoteCard } from './cards.ts'
import type { EventOf } from './events.ts'
import type { Options } from './options.ts'
import { HAND } from './rules/draw.ts'

/** Section 12: a fixed order instead of a seed. */
export type Deal = {
  /** By seat. */
  missions: Country[]
  /** All 78, top first. */
  votes: VoteCard[]
  /** All 20, top first. */
  ports: PortCard[]
  firstCaptain: Seat
}

type Setup = { seats: number; options: Options; deal: Deal | null; chance: Chance }

/** Section 2. Six cards to seat 0, then six to seat 1, and so on, from the top; the first port card is turned up. */
export function open({ seats, options, deal, chance }: Setup): EventOf<'dealt'> {
  const { missions, votes, ports, firstCaptain } = deal ?? drawDeal(seats, options, chance)
  const [portCard, ...portDeck] = ports
  if (portCard === undefined) throw new Error('a deal without port cards')
  return {
    type: 'dealt',
    seats,
    options,
    captain: firstCaptain,
    missions: missions.slice(),
    hands: missions.map((_, seat) => votes.slice(seat * HAND, (seat + 1) * HAND).sort()),
    blackmailCards: missions.map(() => [...COUNTRIES]),
    pile: votes.slice(seats * HAND),
    portCard,
    portDeck,
  }
}

/** 2.2, 2.3, 2.5 By chance: missions, vote cards, port cards, and the first captain unless the option names one. */
function drawDeal(seats: number, options: Options, chance: Chance): Deal {
  return {
    missions: shuffle(COUNTRIES, chance).slice(0, seats),
    votes: shuffle(allVoteCards(), chance),
    ports: shuffle(allPortCards(), chance),
    firstCaptain: options.firstCaptain ?? chance.below(seats),
  }
}
