import type { Seat, Viewer } from '../../../../engine/core/game.ts'
import type { Rect, Size } from '../../../table/contract.ts'
import { bySeat, columns } from '../../../table/frame.ts'
import type { Regions } from '../regions.ts'

/** A phone held upright: the others in a row, flags and piles, the harbour, what I decide, my display, my purse. */
export function portrait(size: Size, order: Seat[], viewer: Viewer): Regions {
  const { width, height } = size
  const unit = Math.min(width / 390, height / 780)
  const at = (x: number, y: number, w: number, h: number): Rect => ({
    x: Math.round(x),
    y: Math.round(y),
    width: Math.round(w),
    height: Math.round(h),
  })
  const edge = 6 * unit
  const inner = width - 2 * edge
  const me = viewer !== 'table'
  const row = 92 * unit
  const harbour = row + 92 * unit
  const bar = height - 84 * unit
  const harbourHeight = (bar - harbour) * (me ? 0.4 : 0.62)
  const acts = harbour + harbourHeight + 6 * unit
  const actsHeight = 108 * unit
  const display = acts + actsHeight + 6 * unit
  return {
    arrangement: 'portrait',
    scale: unit,
    compact: true,
    plaques: bySeat(
      order,
      columns(at(edge, edge, inner, 82 * unit), order.length, 4 * unit),
      viewer,
      me ? at(edge, bar, 174 * unit, 78 * unit) : null,
    ),
    me: me ? at(edge, bar, 174 * unit, 78 * unit) : null,
    flags: at(edge + 96 * unit, row, inner - 96 * unit - 152 * unit, 60 * unit),
    news: at(edge, row + 62 * unit, inner, 18 * unit),
    pile: at(edge, row, 44 * unit, 60 * unit),
    discard: at(edge + 48 * unit, row, 44 * unit, 60 * unit),
    harbour: at(edge, harbour, inner, harbourHeight),
    expeditions: at(width - edge - 148 * unit, row, 148 * unit, 60 * unit),
    acts: at(edge, acts, inner, me ? actsHeight : bar - acts - 6 * unit),
    display: me ? at(edge, display, inner, bar - display - 6 * unit) : null,
    coins: me ? at(edge + 180 * unit, bar, 92 * unit, 78 * unit) : null,
    log: null,
    nav: at(me ? edge + 276 * unit : edge, bar, me ? inner - 276 * unit : inner, 78 * unit),
    account: at(edge, row, inner, bar - row - 6 * unit),
  }
}
