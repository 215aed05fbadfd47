import { readdirSync } from 'node:fs'
import { vi } from 'vitest'
import type { AnyGame, Typed } from '../../../engine/core/game.ts'
import { games } from '../../../engine/games/index.ts'
import type { ChoosingAt, GamePlay } from '../../../renderer/app/play.ts'
import type { Target } from '../../../renderer/table/contract.ts'

// biome-ignore lint/suspicious/noExplicitAny: every game passes here
export type At = ChoosingAt<any, any>

/** What the tests must be told of a game's table; `test/renderer/games/<game>/table.ts`. */
export type Particulars = {
  /** The buttons of its panels, as the targets that they pick; `confirm` is every game's. */
  buttons(at: At): Target[]
  /** Buttons that stand there only when they go with the choice: they need not shine. */
  plain: readonly Target[]
  /** The same for actions that come to the same. */
  form(at: At, action: Typed): string
  /** Most clicks until the action is made. */
  clicks(action: Typed): number
  /** So many kinds of events a few random games hold at least. */
  kindsOfEvents: number
  /** Pieces that motion may name where there is no room for them. */
  unplaced: RegExp
  /** Kinds of targets that may lie over each other, two in alphabetical order. */
  mayMeet: readonly string[]
  /** Least side of a target, CSS pixels, wherever and on phones. */
  least: { anywhere: number; phones: number }
}

/** A table to be tested. */
export type TableOf = {
  id: string
  game: AnyGame
  table: GamePlay['table']
  choosing: GamePlay['choosing']
  label: GamePlay['label']
  phase: GamePlay['phase']
  about: GamePlay['about']
  reason: GamePlay['reason']
  particulars: Particulars
}

/** A desk, where there is room for everything. */
export const DESK = { width: 1920, height: 1080 }

const ROOT = new URL('../../../', import.meta.url)

// the drawings ask what browser they are in, before they draw anything
vi.stubGlobal('navigator', { userAgent: '' })

async function tableOf(id: string): Promise<TableOf> {
  const game = games.find((each) => each.id === id)
  if (!game) throw new Error(`renderer/games/${id} is the folder of no game`)
  // Found by its folder, a module has no types of its own; a wrong one fails at its first use.
  const from = async <T>(file: string, name: string): Promise<T> =>
    ((await import(new URL(file, ROOT).href)) as Record<string, T>)[name] as T
  const own = `renderer/games/${id}`
  return {
    id,
    game,
    table: await from(`${own}/index.ts`, 'tableGame'),
    choosing: await from(`${own}/choice.ts`, 'choosing'),
    label: await from(`${own}/label.ts`, 'label'),
    phase: await from(`${own}/label.ts`, 'phase'),
    about: await from(`${own}/about.ts`, 'about'),
    reason: await from(`${own}/tell.ts`, 'reason'),
    particulars: await from(`test/renderer/games/${id}/table.ts`, 'particulars'),
  }
}

/** Every game that has a table. */
export const TABLES: readonly TableOf[] = await Promise.all(readdirSync(new URL('renderer/games', ROOT)).map(tableOf))

/** Everything that can be clicked: on the table as it is drawn, and on its panels. */
export function everyTarget({ table, particulars }: TableOf, at: At): string[] {
  const drawn = Object.values(table.layout(at.shown, at.seat, DESK)).flatMap(({ target }) => target ?? [])
  return [...new Set([...drawn, ...particulars.buttons(at), 'confirm'])]
}

/** Every table with every number of seats. */
export const EVERYWHERE = TABLES.flatMap((table) =>
  Array.from({ length: table.game.seats.max - table.game.seats.min + 1 }, (_, more) => {
    const seats = table.game.seats.min + more
    return [table.id, seats, table] as const
  }),
)
