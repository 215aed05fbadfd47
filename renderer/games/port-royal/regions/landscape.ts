import type { Seat, Viewer } from '../../../../engine/core/game.ts'
import type { Rect, Size } from '../../../table/contract.ts'
import { bySeat } from '../../../table/frame.ts'
import type { Regions } from '../regions.ts'

/** A phone on its side: the others in a column, the harbour in the middle, what I decide to its right, my display below. */
export function landscape(size: Size, order: Seat[], viewer: Viewer): Regions {
  const unit = Math.min(size.height / 390, size.width / 720)
  const width = size.width / unit
  const height = size.height / unit
  const at = (x: number, y: number, w: number, h: number): Rect => ({
    x: Math.round(x * unit),
    y: Math.round(y * unit),
    width: Math.round(w * unit),
    height: Math.round(h * unit),
  })
  const bottom = viewer === 'table' ? height - 6 : height - 132
  const row = (bottom - 6) / Math.max(order.length, 3)
  const side = 190
  const right = width - side - 6
  const me = viewer === 'table' ? null : at(6, height - 114, 150, 108)
  const rects = order.map((_, index) => at(6, 6 + index * row, 100, Math.min(row - 4, 84)))
  return {
    arrangement: 'landscape',
    scale: unit,
    compact: true,
    plaques: bySeat(order, rects, viewer, me),
    me,
    flags: at(right, 5, side, 46),
    news: at(164, bottom - 24, right - 172, 20),
    pile: at(112, 6, 46, 66),
    discard: at(112, 78, 46, 66),
    harbour: at(164, 15, right - 172, bottom - 43),
    expeditions: at(right, 56, side, 76),
    acts: at(right, 134, side, bottom - 136),
    display: viewer === 'table' ? null : at(162, height - 126, width - 162 - 156, 122),
    coins: viewer === 'table' ? null : at(width - 150, height - 116, 92, 108),
    log: null,
    nav: viewer === 'table' ? at(right, bottom - 50, side, 48) : at(width - 52, height - 114, 46, 108),
    account: at(112, 6, width - 118, bottom - 8),
  }
}
