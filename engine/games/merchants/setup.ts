import { shuffle } from '../../core/cards.ts'
import type { Chance, Seat } from '../../core/game.ts'
import { allVesselCards, type Card, type PileCard } from './cards.ts'
import type { EventOf } from './events.ts'
import type { Options } from './options.ts'

/** Section 10: a fixed order instead of a seed. */
export type Deal = {
  pirate: Seat
  /** By seat. */
  hands: Card[][]
  /** Top first, with the exploration cards. */
  pile: PileCard[]
}

type Setup = { seats: number; options: Options; deal: Deal | null; chance: Chance }

/** Section 2. The seat left of the Pirate begins. */
export function open({ seats, options, deal, chance }: Setup): EventOf<'dealt'> {
  const { pirate, hands, pile } = deal ?? drawDeal(seats, options, chance)
  return {
    type: 'dealt',
    seats,
    options,
    pirate,
    turn: (pirate + 1) % seats,
    hands: hands.map((hand) => hand.toSorted()),
    pile: pile.slice(),
  }
}

/** 2.1 Cards of a Merchant, and of the Pirate for each Merchant. */
function handSize(seats: number, isPirate: boolean): number {
  return isPirate ? 2 * (seats - 1) : 3
}

/** 1.2, 2.1 Hands are dealt from the vessel cards alone; the exploration cards are shuffled into the rest. */
function drawDeal(seats: number, options: Options, chance: Chance): Deal {
  const pirate = options.pirate ?? chance.below(seats)
  const cards = shuffle(allVesselCards(), chance)
  const hands = Array.from({ length: seats }, (_, seat) => cards.splice(0, handSize(seats, seat === pirate)))
  return { pirate, hands, pile: shuffle([...cards, ...explorationIds(options)], chance) }
}

/** 1.1, 8.2 The seven exploration cards in play. */
export function explorationIds({ events }: Options): string[] {
  return events.events.map(({ id }) => id)
}
