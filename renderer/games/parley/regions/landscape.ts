import type { Seat, Viewer } from '../../../../engine/core/game.ts'
import type { Rect, Size } from '../../../table/contract.ts'
import { bySeat } from '../../../table/frame.ts'
import type { Regions } from '../regions.ts'

/** A phone on its side: the others in a column, the field in the middle, what is at stake and my acts to its right, my hand below. */
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
  const bottom = viewer === 'table' ? height - 6 : height - 116
  const row = (bottom - 6) / Math.max(order.length, 4)
  const fieldHeight = Math.min(bottom - 12, (width - 116 - 270) / 1.67)
  const field = fieldHeight * 1.67
  const right = 112 + field + 8
  const side = width - right - 6
  const me = viewer === 'table' ? null : at(6, height - 108, 150, 102)
  const rects = order.map((_, index) => at(6, 6 + index * row, 100, row - 4))
  const handWidth = Math.min(width - 374, 480)
  return {
    arrangement: 'landscape',
    scale: unit,
    compact: true,
    plaques: bySeat(order, rects, viewer, me),
    me,
    chart: at(112, 6, field, fieldHeight),
    score: at(right, 6, side, 32),
    portCard: at(right, 42, side - 56, 58),
    portPile: at(width - 56, 42, 50, 58),
    sieges: null,
    dots: null,
    letters: at(right, 104, side - 56, 64),
    blackmail: null,
    pile: at(width - 56, 104, 23, 64),
    discard: at(width - 29, 104, 23, 64),
    acts: at(right, 174, side, bottom - 176),
    votes: at(right, 104, side - 56, 64),
    prompt: at(right, 174, side, bottom - 176),
    hand: viewer === 'table' ? null : at(164, height - 110, handWidth, 106),
    blackmailCards: null,
    purse: null,
    mission: viewer === 'table' ? null : at(172 + handWidth, height - 108, 140, 102),
    missionCard: viewer === 'table' ? null : at(178 + handWidth, height - 104, 66, 95),
    missionButton: viewer === 'table' ? null : at(250 + handWidth, height - 104, 58, 94),
    log: null,
    nav: viewer === 'table' ? at(right, bottom - 50, side, 48) : at(width - 52, height - 108, 46, 102),
    lamp: null,
  }
}
