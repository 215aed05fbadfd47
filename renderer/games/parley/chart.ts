import type { Cell } from '../../../engine/games/parley/map.ts'
import type { Rect } from '../../table/contract.ts'

/** The sheet as it is drawn (build/art): its size, radius and place of the first hexagon, the neat line around the sea. */
export const SHEET = { width: 1216, height: 650, radius: 62.5, x: 246.177, y: 98.633 }
export const NEAT = { x: 29.883, y: 29.883, width: 1156.234, height: 510.75 }
const ACROSS = Math.sqrt(3) * SHEET.radius

/** On a phone: the field of hexagons alone, in pixels of the sheet. */
export const FIELD: Rect = {
  x: SHEET.x - ACROSS / 2,
  y: SHEET.y - SHEET.radius * 1.15,
  width: 8 * ACROSS,
  height: 8.3 * SHEET.radius,
}

/** Where the sheet lies in the window. */
export type Chart = { scale: number; left: number; top: number; whole: boolean }

export function chartIn(rect: Rect, whole: boolean): Chart {
  const part = whole ? { x: 0, y: 0, width: SHEET.width } : FIELD
  const scale = rect.width / part.width
  return { scale, left: rect.x - part.x * scale, top: rect.y - part.y * scale, whole }
}

export function cellCentre({ scale, left, top }: Chart, [column, row]: Cell): { x: number; y: number } {
  const x = SHEET.x + (column + (row % 2 === 1 ? 0.5 : 0)) * ACROSS
  const y = SHEET.y + row * 1.5 * SHEET.radius
  return { x: left + x * scale, y: top + y * scale }
}

/** Boxes of the border: 0 to 40 along the bottom, on up the right side, back along the top. */
const BOTTOM = 41
const SIDE = 18
export type Mile = { x: number; y: number; side: 'bottom' | 'right' | 'top' }

/** The middle of the box of so many points, in the window. */
export function mile({ scale, left, top }: Chart, points: number): Mile {
  const box = NEAT.width / BOTTOM
  const at = (x: number, y: number, side: Mile['side']): Mile => ({ x: left + x * scale, y: top + y * scale, side })
  const end = NEAT.y + NEAT.height
  if (points < BOTTOM) return at(NEAT.x + box * (points + 0.5), end + 15.6, 'bottom')
  const up = points - BOTTOM
  if (up < SIDE) return at(NEAT.x + NEAT.width + 15.6, end - (NEAT.height / SIDE) * (up + 0.5), 'right')
  const back = Math.min(up - SIDE, BOTTOM - 1)
  return at(NEAT.x + NEAT.width - box * (back + 0.5), NEAT.y - 15.6, 'top')
}
