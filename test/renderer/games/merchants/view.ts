import { fastChance } from '../../../../engine/core/chance.ts'
import { readOptions } from '../../../../engine/core/options.ts'
import { game } from '../../../../engine/games/merchants/index.ts'
import type { Options } from '../../../../engine/games/merchants/options.ts'
import type { State } from '../../../../engine/games/merchants/state.ts'

/** The rules as printed, but for what is named; seat 0 is the Pirate. */
export function options(named: Record<string, unknown> = {}, seats = 3): Options {
  const read = readOptions(game.options, { pirate: 0, ...named }, seats)
  if (!read.ok) throw new Error(`${read.field}: ${read.text}`)
  // The options of the game's own fields.
  return read.value as Options
}

/** A table of three seats, unless `seats` says otherwise, seat 0 the Pirate; whatever is named replaces the dealt state. */
export function view(changes: Partial<State> = {}): State {
  const seats = changes.seats ?? 3
  const opening = game.open({ seats, options: changes.options ?? options({}, seats), deal: null, chance: fastChance(1) })
  return { ...game.begin(opening), ...changes }
}
