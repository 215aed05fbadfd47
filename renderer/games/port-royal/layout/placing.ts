import type { Viewer } from '../../../../engine/core/game.ts'
import type { State } from '../../../../engine/games/port-royal/state.ts'
import type { Layout, Rect } from '../../../table/contract.ts'
import type { Box } from '../../../table/rest.ts'
import type { Regions } from '../regions.ts'

/** What every part of the layout reads, and the layout that it adds to. */
export type Placing = { view: State; viewer: Viewer; regions: Regions; layout: Layout }

/** Higher lies above. */
export const DEPTH = {
  table: 0,
  place: 1,
  pole: 8,
  flag: 10,
  panel: 40,
  onPanel: 44,
  berth: 50,
  expedition: 56,
  pile: 58,
  card: 60,
  display: 80,
  coins: 90,
} as const

/** Height of a card of width 1. */
export const CARD_ASPECT = 200 / 290
/** Cards lie so far apart, in shares of their width. */
const GAP = 0.05
/** Rows that are tried. */
const ROWS = [1, 2, 3] as const

/** Places for so many cards in an area: as large as they can be in one, two or three rows, never larger than `most` px wide. */
export function grid(area: Rect, count: number, most: number): Box[] {
  if (count === 0) return []
  const tries = ROWS.map((rows) => {
    const columns = Math.ceil(count / rows)
    const fits = (length: number, cards: number): number => length / (cards + (cards - 1) * GAP)
    const width = Math.min(most, fits(area.width, columns), fits(area.height, rows) * CARD_ASPECT)
    return { rows, columns, width }
  })
  const best = tries.reduce((one, other) => (other.width > one.width * 1.02 ? other : one))
  const { columns, width } = best
  const height = width / CARD_ASPECT
  const lines = Math.ceil(count / columns)
  const down = height * (1 + GAP)
  return Array.from({ length: count }, (_, index) => {
    const line = Math.floor(index / columns)
    const inLine = Math.min(columns, count - line * columns)
    const across = width * (1 + GAP)
    return {
      x: area.x + area.width / 2 + ((index % columns) - (inLine - 1) / 2) * across,
      y: area.y + area.height / 2 + (line - (lines - 1) / 2) * down,
      width,
      height,
    }
  })
}
