import { countKinds } from '../../core/cards.ts'
import type { Inventory } from '../../core/game.ts'
import { SUBSTITUTE } from './cards.ts'
import type { State } from './state.ts'

/** Law 4. Substitute coins come and go (2.4): those on the table are those that were given out. */
export function inventory(state: State): Inventory {
  const counts = countKinds([
    ...state.harbour,
    ...state.expeditions,
    ...state.displays.flat(),
    ...state.coins.flat(),
    ...state.pile,
    ...state.discard,
    state.tax,
  ])
  counts[SUBSTITUTE] = (counts[SUBSTITUTE] ?? 0) - state.substitutes
  return counts
}
