import type { Seat } from '../../core/game.ts'
import type { State } from './state.ts'

/** The seat's coins, as silver. */
export function purseOf(state: State, seat: Seat): number {
  const silver = state.silver[seat]
  if (silver === undefined) throw new Error(`no purse of seat ${seat}`)
  return silver
}
