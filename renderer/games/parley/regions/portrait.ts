import type { Seat, Viewer } from '../../../../engine/core/game.ts'
import type { Rect, Size } from '../../../table/contract.ts'
import { bySeat, columns } from '../../../table/frame.ts'
import type { Regions } from '../regions.ts'

/** Columns of hexagons by rows, with the half cell of odd rows. */
const FIELD = (8 * Math.sqrt(3)) / 8.3

/** A phone held upright: the others in a row, the field of hexagons, what is at stake, my hand; the rest in sheets of the app. */
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
  const chartHeight = Math.min(width / FIELD, height * 0.36)
  const top = 92 * unit
  const stake = top + 36 * unit + chartHeight + 6 * unit
  const votes = stake + 66 * unit
  const handTop = votes + 72 * unit
  const bar = height - 78 * unit
  const handWidth = Math.min(inner, 600 * unit)
  const handHeight = Math.min((handWidth / 6) * 1.44, 150 * unit)
  const actsTop = handTop + (viewer === 'table' ? 0 : handHeight + 10 * unit)
  const me = viewer === 'table' ? null : at(edge, bar, 150 * unit, 72 * unit)
  return {
    arrangement: 'portrait',
    scale: unit,
    compact: true,
    plaques: bySeat(order, columns(at(edge, edge, inner, 80 * unit), order.length, 4 * unit), viewer, me),
    me,
    chart: at((width - chartHeight * FIELD) / 2, top + 36 * unit, chartHeight * FIELD, chartHeight),
    score: at(edge, top, inner, 34 * unit),
    portCard: at(edge, stake, inner - 58 * unit, 60 * unit),
    portPile: at(width - edge - 52 * unit, stake, 52 * unit, 60 * unit),
    sieges: null,
    dots: null,
    letters: at(edge, votes, inner - 58 * unit, 66 * unit),
    blackmail: null,
    pile: at(width - edge - 52 * unit, votes, 24 * unit, 66 * unit),
    discard: at(width - edge - 24 * unit, votes, 24 * unit, 66 * unit),
    acts: at(edge, actsTop, inner, bar - actsTop - 8 * unit),
    votes: at(edge, votes, inner - 58 * unit, 66 * unit),
    prompt: at(edge, actsTop, inner, bar - actsTop - 8 * unit),
    hand: viewer === 'table' ? null : at((width - handWidth) / 2, handTop, handWidth, handHeight),
    blackmailCards: null,
    purse: null,
    mission: viewer === 'table' ? null : at(edge + 156 * unit, bar, 112 * unit, 72 * unit),
    missionCard: viewer === 'table' ? null : at(edge + 162 * unit, bar + 3 * unit, 46 * unit, 66 * unit),
    missionButton: viewer === 'table' ? null : at(edge + 212 * unit, bar + 4 * unit, 54 * unit, 64 * unit),
    log: null,
    nav: at(viewer === 'table' ? edge : edge + 272 * unit, bar, viewer === 'table' ? inner : inner - 272 * unit, 72 * unit),
    lamp: null,
  }
}
