import type { Cell, PortMap } from '../../../../engine/games/parley/map.ts'
import type { Rect } from '../../../table/contract.ts'

/** The grid of hexagons on a sheet: radius and place of the cell 0,0 in pixels of the sheet. Turned = north is to the left. */
export type Field = { radius: number; x: number; y: number; turned: boolean }

/** What of a map its field is made of. */
export type Cells = { ports: readonly { cell: Cell }[]; monsters: readonly { cell: Cell }[] }

/** Larger than on the printed sheet only by so much. */
const MOST_RADIUS = 68
/** The sheet is laid on its side for hexagons so many times as large. */
const WORTH_TURNING = 1.25
/** Closed cells farther from the ports than this are left off the sheet: nothing ever happens there. */
const NEAR = 1

/** Cells in units of a hexagon's radius. */
export function unit([column, row]: Cell): { x: number; y: number } {
  return { x: Math.sqrt(3) * (column + (row % 2 === 1 ? 0.5 : 0)), y: 1.5 * row }
}

/** The middle of a cell, in pixels of the sheet. */
export function placed({ radius, x, y, turned }: Field, cell: Cell): { x: number; y: number } {
  const at = unit(cell)
  return turned ? { x: x + at.y * radius, y: y - at.x * radius } : { x: x + at.x * radius, y: y + at.y * radius }
}

/** A hexagon around its middle, in units of its radius. */
export function extent(turned: boolean): { width: number; height: number } {
  return turned ? { width: 2, height: Math.sqrt(3) } : { width: Math.sqrt(3), height: 2 }
}

/** Closed cells that lie on the sheet. */
export function nearMonsters<Beast extends { cell: Cell }>({
  ports,
  monsters,
}: {
  ports: Cells['ports']
  monsters: readonly Beast[]
}): Beast[] {
  const span = (axis: 0 | 1) => ({
    from: Math.min(...ports.map(({ cell }) => cell[axis])) - NEAR,
    to: Math.max(...ports.map(({ cell }) => cell[axis])) + NEAR,
  })
  const [columns, rows] = [span(0), span(1)]
  return monsters.filter(({ cell: [column, row] }) => column >= columns.from && column <= columns.to && row >= rows.from && row <= rows.to)
}

/** The largest field that shows the map within the box, upright or on its side. */
export function fieldIn(map: Cells, box: Rect): Field {
  const cells = [...map.ports, ...nearMonsters(map)].map(({ cell }) => unit(cell))
  const upright = fitted(cells, box, false)
  const turned = fitted(cells, box, true)
  return turned.radius > upright.radius * WORTH_TURNING ? turned : upright
}

function fitted(cells: readonly { x: number; y: number }[], box: Rect, turned: boolean): Field {
  const xs = cells.map(({ x, y }) => (turned ? y : x))
  const ys = cells.map(({ x, y }) => (turned ? -x : y))
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)]
  const hexagon = extent(turned)
  const radius = Math.min(MOST_RADIUS, box.width / (right - left + hexagon.width), box.height / (bottom - top + hexagon.height))
  return {
    radius,
    turned,
    x: box.x + box.width / 2 - ((left + right) / 2) * radius,
    y: box.y + box.height / 2 - ((top + bottom) / 2) * radius,
  }
}

/** Is it the map that the printed sheet was drawn for? Names and admirals may differ. */
export function isCharted(map: PortMap, printed: PortMap): boolean {
  return placesOf(map) === placesOf(printed)
}

function placesOf({ ports, monsters }: PortMap): string {
  return JSON.stringify([ports.map(({ cell, lon, lat }) => [cell, lon, lat]).toSorted(), monsters.map(({ cell }) => cell).toSorted()])
}
