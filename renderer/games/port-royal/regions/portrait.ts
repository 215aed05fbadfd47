import type { Seat, Viewer } from '../../../../engine/core/game.ts'
import type { Rect, Size } from '../../../table/contract.ts'
import { bySeat, columns } from '../../../table/frame.ts'
import type { Regions } from '../regions.ts'

/** A phone held upright: the others in a row, piles and flags, the harbour, the expeditions, what I decide, my display, my purse. */
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
  const harbour = row + 86 * unit
  const bar = height - 84 * unit
  const harbourHeight = (bar - harbour) * (me ? 0.4 : 0.6)
  const expeditions = harbour + harbourHeight + 4 * unit
  const acts = expeditions + 58 * unit
  const actsHeight = 90 * unit
  const display = acts + actsHeight + 6 * unit
  const own = me ? at(edge, bar, 164 * unit, 78 * unit) : null
  return {
    arrangement: 'portrait',
    scale: unit,
    compact: true,
    plaques: bySeat(order, columns(at(edge, edge, inner, 82 * unit), order.length, 4 * unit), viewer, own),
    me: own,
    flags: at(edge + 98 * unit, row, inner - 98 * unit, 60 * unit),
    news: at(edge + 98 * unit, row + 61 * unit, inner - 98 * unit, 17 * unit),
    pile: at(edge, row, 44 * unit, 60 * unit),
    discard: at(edge + 48 * unit, row, 44 * unit, 60 * unit),
    harbour: at(edge, harbour, inner, harbourHeight),
    expeditions: at(edge, expeditions, inner, 54 * unit),
    acts: at(edge, acts, inner, me ? actsHeight : bar - acts - 6 * unit),
    display: me ? at(edge, display, inner, bar - display - 6 * unit) : null,
    coins: me ? at(edge + 168 * unit, bar, 84 * unit, 78 * unit) : null,
    log: null,
    nav: at(me ? edge + 258 * unit : edge, bar, me ? inner - 258 * unit : inner, 78 * unit),
    account: at(edge, row, inner, bar - row - 6 * unit),
  }
}
