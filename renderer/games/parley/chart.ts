import type { Cell } from '../../../engine/games/parley/map.ts'
import type { Rect } from '../../table/contract.ts'
import { type Field, placed } from './sheet/field.ts'

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

/** Where the hexagons lie that the coast of the printed sheet was bent to. */
const PRINTED: Field = { radius: SHEET.radius, x: SHEET.x, y: SHEET.y, turned: false }

/** Tokens do not get smaller than this share of their size in the drawing, unless the sheet itself does. */
const LEAST_TOKEN = 0.4

/** Where the sheet lies in the window. */
export type Chart = {
  /** CSS pixels per pixel of the sheet. */
  scale: number
  left: number
  top: number
  whole: boolean
  /** CSS pixels per pixel of a hexagon that is drawn with the printed radius, and of what stands on it. */
  cell: number
  token: number
  field: Field
}

export function chartIn(rect: Rect, whole: boolean, field = PRINTED): Chart {
  const part = whole ? { x: 0, y: 0, width: SHEET.width } : FIELD
  const scale = rect.width / part.width
  const cell = (scale * field.radius) / SHEET.radius
  const token = Math.max(cell, Math.min(LEAST_TOKEN, scale))
  return { scale, left: rect.x - part.x * scale, top: rect.y - part.y * scale, whole, cell, token, field }
}

export function cellCentre({ scale, left, top, field }: Chart, cell: Cell): { x: number; y: number } {
  const { x, y } = placed(field, cell)
  return { x: left + x * scale, y: top + y * scale }
}

/** Boxes of the border: 0 to 40 along the bottom, on up the right side, back along the top. */
const BOTTOM = 41
const SIDE = 18
export type Mile = { x: number; y: number; side: 'bottom' | 'right' | 'top' }

/** The middle of the box of so many points, in the window. */
export function mile({ scale, left, top }: Pick<Chart, 'scale' | 'left' | 'top'>, points: number): Mile {
  const box = NEAT.width / BOTTOM
  const at = (x: number, y: number, side: Mile['side']): Mile => ({ x: left + x * scale, y: top + y * scale, side })
  const end = NEAT.y + NEAT.height
  if (points < BOTTOM) return at(NEAT.x + box * (points + 0.5), end + 15.6, 'bottom')
  const up = points - BOTTOM
  if (up < SIDE) return at(NEAT.x + NEAT.width + 15.6, end - (NEAT.height / SIDE) * (up + 0.5), 'right')
  const back = Math.min(up - SIDE, BOTTOM - 1)
  return at(NEAT.x + NEAT.width - box * (back + 0.5), NEAT.y - 15.6, 'top')
}
