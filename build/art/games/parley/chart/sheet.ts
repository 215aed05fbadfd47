import { MEDITERRANEAN } from '../../../../../engine/games/parley/mediterranean.ts'
import { type Box, num, type Point } from '../../../svg.ts'
import { HEX } from '../overlays.ts'

/** Sizes of the sheet in px at 1x. */
export const SHEET = { width: 1216, height: 650 }
/** All line widths of the chart were first drawn for a hexagon of 64. */
export const K = HEX / 64

const MARGIN = 30.6 * K
/** Under the lower border the pennants hang. */
const FOOT = 112 * K
/** Between the neat line and the graduated border. */
export const GUTTER = 5 * K
export const BORDER = 22 * K

/** What lies inside the neat line. */
export const INNER: Box = { x: MARGIN, y: MARGIN, width: SHEET.width - 2 * MARGIN, height: SHEET.height - MARGIN - FOOT }

export const COLUMN = Math.sqrt(3) * HEX
const ORIGIN: Point = [INNER.x + INNER.width / 2 - 3.25 * COLUMN - 10, INNER.y + HEX * 1.1]

/** Cells in units of a hexagon's radius. */
export const unit = ([column, row]: readonly [number, number]): Point => [Math.sqrt(3) * (column + (row % 2 ? 0.5 : 0)), 1.5 * row]
export const onSheet = ([x, y]: Point): Point => [ORIGIN[0] + x * HEX, ORIGIN[1] + y * HEX]
export const centreOf = (cell: readonly [number, number]): Point => onSheet(unit(cell))

export const ROSE: Point = [ORIGIN[0] - 0.12 * COLUMN, ORIGIN[1] + HEX * 0.02]
/** Where the cartouche lies; its words are written live. */
export const TITLE = { x: 391, y: 56, width: 214, height: 66 }

const LOWER = 41
const RIGHT = 18

/** The box of each score along the border: to the right below, up the right side, back along the top; none falls off. */
export const trackBoxes: Box[] = Array.from({ length: LOWER + RIGHT + LOWER }, (_, points) => {
  const across = INNER.width / LOWER
  const up = INNER.height / RIGHT
  const bottom = INNER.y + INNER.height
  if (points < LOWER) return { x: INNER.x + across * points, y: bottom + GUTTER, width: across, height: BORDER }
  const step = points - LOWER
  if (step < RIGHT) return { x: INNER.x + INNER.width + GUTTER, y: bottom - up * (step + 1), width: BORDER, height: up }
  return { x: INNER.x + INNER.width - across * (step - RIGHT + 1), y: INNER.y - GUTTER - BORDER, width: across, height: BORDER }
})

const middle = ({ x, y, width, height }: Box): Point => [num(x + width / 2), num(y + height / 2)]
/** Which way is outwards: 0 below, -90 to the right, 180 above. */
const outwards = (points: number) => (points < LOWER ? 0 : points < LOWER + RIGHT ? -90 : 180)

/** What the table must know to set pieces on the sheet, px at 1x. */
export function describeChart(): string {
  const { ports, monsters } = MEDITERRANEAN
  const rounded = (cell: readonly [number, number]): Point => {
    const [x, y] = centreOf(cell)
    return [num(x), num(y)]
  }
  const chart = {
    ...SHEET,
    hexRadius: HEX,
    inner: { x: num(INNER.x), y: num(INNER.y), width: num(INNER.width), height: num(INNER.height) },
    ports: Object.fromEntries(ports.map((port) => [port.id, rounded(port.cell)])),
    monsters: monsters.map(({ cell, kind }) => ({ cell, kind, x: rounded(cell)[0], y: rounded(cell)[1] })),
    title: TITLE,
    track: trackBoxes.map((box, points) => [...middle(box), outwards(points)]),
    trackNumbers: trackBoxes.flatMap((box, points) => (points % 5 ? [] : [{ points, x: middle(box)[0], y: middle(box)[1] }])),
  }
  return `${JSON.stringify(chart)}\n`
}
