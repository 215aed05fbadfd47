import type { Seat } from '../../../../engine/core/game.ts'
import type { Rect } from '../../../table/contract.ts'
import type { Company, Regions, Span } from '../regions.ts'

export type Placed = Pick<Regions, 'plaques' | 'fans'>
type Cell = { plaque: Rect; fan: Rect }

/** Every seat with its plaque and fan; the viewer's own plaque lies elsewhere. */
export function seated(cells: readonly (readonly [Seat, Cell])[], viewer: Company['viewer'], me: Rect | null): Placed {
  const placed: Placed = { plaques: {}, fans: {} }
  for (const [seat, { plaque, fan }] of cells) {
    placed.plaques[seat] = plaque
    placed.fans[seat] = fan
  }
  if (viewer !== 'table' && me) placed.plaques[viewer] = me
  return placed
}

/** A plaque above, its fan hanging from it. */
export function hanging({ x, y, width, height }: Rect, plaque: number, gap: number): Cell {
  return {
    plaque: { x, y, width, height: plaque },
    fan: { x, y: y + plaque + gap, width, height: height - plaque - gap },
  }
}

export const spanOf = ({ x, width }: Rect): Span => ({ left: x, right: x + width })

/** So many equal cells, line by line; a line that is not full stands in the middle. */
export function cells(area: Rect, count: number, columns: number, gap: { x: number; y: number }): Rect[] {
  const lines = Math.max(1, Math.ceil(count / columns))
  const width = (area.width - gap.x * (columns - 1)) / columns
  const height = (area.height - gap.y * (lines - 1)) / lines
  return Array.from({ length: count }, (_, index) => {
    const line = Math.floor(index / columns)
    const missing = columns - Math.min(columns, count - line * columns)
    return {
      x: area.x + ((index % columns) + missing / 2) * (width + gap.x),
      y: area.y + line * (height + gap.y),
      width,
      height,
    }
  })
}

/** Around all of them, with so much air and a title above. */
export function around(rects: readonly Rect[], air: number, head: number): Regions['crew'] {
  if (rects.length === 0) return null
  const left = Math.min(...rects.map(({ x }) => x)) - air
  const top = Math.min(...rects.map(({ y }) => y)) - air - head
  const right = Math.max(...rects.map(({ x, width }) => x + width)) + air
  const bottom = Math.max(...rects.map(({ y, height }) => y + height)) + air
  return { frame: { x: left, y: top, width: right - left, height: bottom - top }, head }
}
