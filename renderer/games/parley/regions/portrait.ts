import type { Seat, Viewer } from '../../../../engine/core/game.ts'
import type { Rect, Size } from '../../../table/contract.ts'
import { bySeat, columns } from '../../../table/frame.ts'
import type { Regions } from '../regions.ts'

/** Columns of hexagons by rows, with the half cell of odd rows. */
const FIELD = (8 * Math.sqrt(3)) / 8.3

/** All that is not the chart, and leaves it the rest, in units of a phone 390 wide. */
const AROUND = 604
const LOWEST = 844

/** A phone held upright: the others in a row, the field of hexagons, what is at stake, my cards; the rest in sheets of the app. */
export function portrait(size: Size, order: Seat[], viewer: Viewer): Regions {
  const { width, height } = size
  const unit = Math.min(width / 390, height / LOWEST)
  const at = (x: number, y: number, w: number, h: number): Rect => ({
    x: Math.round(x),
    y: Math.round(y),
    width: Math.round(w),
    height: Math.round(h),
  })
  const isRoom = viewer === 'table'
  const edge = 6 * unit
  const inner = width - 2 * edge
  const chartHeight = Math.min(width / FIELD, height - AROUND * unit)
  const top = 84 * unit
  const stake = top + 32 * unit + chartHeight + 6 * unit
  const votes = stake + 60 * unit
  const handTop = votes + 66 * unit
  const handWidth = Math.min(inner, 600 * unit)
  const blackmailTop = handTop + 96 * unit
  const actsTop = isRoom ? handTop : blackmailTop + 82 * unit
  const bar = height - 78 * unit
  const me = isRoom ? null : at(edge, bar, 150 * unit, 72 * unit)
  const acts = at(edge, actsTop, inner, bar - actsTop - 6 * unit)
  const beside = inner - 58 * unit
  return {
    arrangement: 'portrait',
    scale: unit,
    compact: true,
    plaques: bySeat(order, columns(at(edge, edge, inner, 74 * unit), order.length, 4 * unit), viewer, me),
    me,
    chart: at((width - chartHeight * FIELD) / 2, top + 32 * unit, chartHeight * FIELD, chartHeight),
    score: at(edge, top, inner, 30 * unit),
    portCard: at(edge, stake, beside, 55 * unit),
    portPile: at(width - edge - 52 * unit, stake, 52 * unit, 55 * unit),
    sieges: null,
    dots: null,
    letters: at(edge, votes, beside, 61 * unit),
    blackmail: null,
    pile: at(width - edge - 52 * unit, votes, 24 * unit, 61 * unit),
    discard: at(width - edge - 24 * unit, votes, 24 * unit, 61 * unit),
    acts,
    votes: at(edge, votes, beside, 61 * unit),
    prompt: acts,
    hand: isRoom ? null : at((width - handWidth) / 2, handTop, handWidth, 90 * unit),
    blackmailCards: isRoom ? null : at((width - handWidth) / 2, blackmailTop, handWidth, 76 * unit),
    purse: null,
    mission: isRoom ? null : at(edge + 156 * unit, bar, 112 * unit, 72 * unit),
    missionCard: isRoom ? null : at(edge + 162 * unit, bar + 3 * unit, 46 * unit, 66 * unit),
    missionButton: isRoom ? null : at(edge + 212 * unit, bar + 4 * unit, 54 * unit, 64 * unit),
    log: null,
    nav: at(isRoom ? edge : edge + 272 * unit, bar, isRoom ? inner : inner - 272 * unit, 72 * unit),
    lamp: null,
  }
}
