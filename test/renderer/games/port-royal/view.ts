import { fastChance } from '../../../../engine/core/chance.ts'
import { game } from '../../../../engine/games/port-royal/index.ts'
import type { Options } from '../../../../engine/games/port-royal/options.ts'
import type { State } from '../../../../engine/games/port-royal/state.ts'

const PRINTED: Options = { firstPlayer: 0, goal: 12, governorAtOnce: true, expeditionNeeded: false, showOdds: false }

/** A table of two seats, unless `seats` says otherwise, seat 0 active; whatever is named replaces the dealt state. */
export function view(changes: Partial<State> = {}): State {
  const opening = game.open({ seats: changes.seats ?? 2, options: changes.options ?? PRINTED, deal: null, chance: fastChance(1) })
  return { ...game.begin(opening), ...changes }
}
