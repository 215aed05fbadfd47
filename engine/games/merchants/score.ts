import type { Result, ScoreLine, Seat } from '../../core/game.ts'
import { TREASURES } from './cards.ts'
import type { Ending, State } from './state.ts'

/**
 * 6.3 The ranking when over, else null: one side before the other, or all together. Merchants score together. Lines: of the Pirate
 * `score.treasure` (card, count) for each variety; of the Merchants `score.hold` (seat) for each of them.
 */
export function result({ ending, pirate, options }: State): Result | null {
  if (ending === null) return null
  const seats = ending.treasures.map((_, seat) => seat)
  const worth = (seat: Seat) => (ending.treasures[seat] ?? []).reduce((sum, card) => sum + options.treasureValue[card], 0)
  const ownLines = TREASURES.map((card): ScoreLine => {
    const count = ending.treasures[pirate]?.filter((held) => held === card).length ?? 0
    return { key: 'score.treasure', values: { card, count }, amount: count * options.treasureValue[card] }
  })
  const teamLines = seats.flatMap((seat): ScoreLine[] =>
    seat === pirate ? [] : [{ key: 'score.hold', values: { seat }, amount: worth(seat) }],
  )
  return {
    rank: seats.map((seat) => rankOf(ending, seat === pirate, seats.length)),
    score: seats.map((seat) => (seat === pirate ? ending.pirate : ending.merchants)),
    lines: seats.map((seat) => (seat === pirate ? ownLines : teamLines.map((line) => ({ ...line })))),
  }
}

/** The Pirate before all others, behind all others, or nobody before anybody. */
function rankOf({ winner }: Ending, isPirate: boolean, seats: number): number {
  if (winner === 'draw') return 1
  if (winner === 'pirate') return isPirate ? 1 : 2
  return isPirate ? seats : 1
}
