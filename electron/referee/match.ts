import type { AnyGame, Chance, Typed } from '../../engine/core/game.ts'
import type { Table } from '../../engine/core/table.ts'

/** What the arguments ask for; options and deal are the game's own, already read by it. */
export type Setup = { game: AnyGame; seats: number; options: unknown; deal: unknown; chance: Chance }

/** A game in the referee's hands. */
export type Match = Table<unknown, Typed, Typed, unknown, unknown> & { journal: Typed[]; chance: Chance }

export function openMatch({ game, seats, options, deal, chance }: Setup): Match {
  const opening: Typed = game.open({ seats, options, deal, chance })
  return { game, seats, state: game.begin(opening), journal: [opening], chance }
}
