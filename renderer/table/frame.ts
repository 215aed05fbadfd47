import type { Seat, Viewer } from '../../engine/core/game.ts'
import type { Rect, Size } from './contract.ts'

/** Maps rectangles of a drawing 1080 units high into the window, on whole pixels. */
export type Frame = { scale: number; width: number; at(x: number, y: number, width: number, height: number): Rect }

/** A drawing as wide as the window, within bounds; wider windows get it in the middle. */
export function frame(size: Size, minWidth: number, maxWidth: number): Frame {
  const scale = Math.min(size.height / 1080, size.width / minWidth)
  const width = Math.min(size.width / scale, maxWidth)
  const left = (size.width - width * scale) / 2
  const top = (size.height - 1080 * scale) / 2
  const at = (x: number, y: number, w: number, h: number): Rect => ({
    x: Math.round(left + x * scale),
    y: Math.round(top + y * scale),
    width: Math.round(w * scale),
    height: Math.round(h * scale),
  })
  return { scale, width, at }
}

/** The rectangle of the given aspect, as large as fits, in the middle. */
export function within(rect: Rect, aspect: number): Rect {
  const width = Math.min(rect.width, rect.height * aspect)
  const height = width / aspect
  return { x: rect.x + (rect.width - width) / 2, y: rect.y + (rect.height - height) / 2, width, height }
}

/** Splits a row into equal places with a gap between. */
export function columns(row: Rect, count: number, gap: number): Rect[] {
  const width = (row.width - gap * (count - 1)) / count
  return Array.from({ length: count }, (_, index) => ({ ...row, x: row.x + index * (width + gap), width }))
}

export function bySeat(order: Seat[], rects: Rect[], viewer: Viewer, me: Rect | null): Record<Seat, Rect> {
  const plaques: Record<Seat, Rect> = {}
  for (const [index, seat] of order.entries()) plaques[seat] = rects[index]! // as many places as seats
  if (viewer !== 'table' && me) plaques[viewer] = me
  return plaques
}
