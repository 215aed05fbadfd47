import { shuffle } from '../../core/cards.ts'
import type { Chance, Seat } from '../../core/game.ts'
import { allCards, type Card, FIFTH_EXPEDITION } from './cards.ts'
import type { EventOf } from './events.ts'
import type { Options } from './options.ts'

/** Section 8: a fixed order instead of a seed. */
export type Deal = { pile: Card[]; firstPlayer: Seat }

type Setup = { seats: number; options: Options; deal: Deal | null; chance: Chance }

/** 2.2 */
const COINS = 3

/** Section 2. Three coins to seat 0, then three to seat 1, and so on, from the top. */
export function open({ seats, options, deal, chance }: Setup): EventOf<'dealt'> {
  const { pile, firstPlayer } = deal ?? drawDeal(seats, options, chance)
  return {
    type: 'dealt',
    seats,
    options,
    active: firstPlayer,
    coins: Array.from({ length: seats }, (_, seat) => pile.slice(seat * COINS, (seat + 1) * COINS)),
    pile: pile.slice(seats * COINS),
    // 2.1
    expeditions: seats === 5 ? [FIFTH_EXPEDITION] : [],
  }
}

function drawDeal(seats: number, options: Options, chance: Chance): Deal {
  return { pile: shuffle(allCards(), chance), firstPlayer: options.firstPlayer ?? chance.below(seats) }
}
