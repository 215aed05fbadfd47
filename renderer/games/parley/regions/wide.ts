import type { Seat, Viewer } from '../../../../engine/core/game.ts'
import type { Rect, Size } from '../../../table/contract.ts'
import { bySeat, type Frame, frame, within } from '../../../table/frame.ts'
import type { Regions } from '../regions.ts'

const SHEET = 1216 / 650

/** A desk of 3:2 and wider: the chart in the middle, log and crown to its left, what is at stake to its right. */
export function wide(size: Size, order: Seat[], viewer: Viewer): Regions {
  const table = frame(size, 1600, 2560)
  const { at, width } = table
  const side = Math.min(400, 312 + Math.max(0, width - 1920) * 0.14)
  const left = 20
  const middle = left + side + 20
  const span = width - 2 * middle
  const right = width - side - 20
  const me = at(left, 882, side, 184)
  const acts = at(middle, 798, span, 74)
  const fan = Math.min(300, span * 0.26)
  const [plaques, lamp] = topRow(table, order.length)
  return {
    arrangement: 'wide',
    scale: table.scale,
    compact: false,
    plaques: bySeat(order, plaques, viewer, me),
    me,
    chart: within(at(middle, 136, span, 650), SHEET),
    score: null,
    portCard: at(right, 142, 204, 284),
    portPile: at(right + 218, 142, side - 218, 164),
    sieges: at(right + 214, 306, side - 214, 122),
    dots: at(right, 438, side, 24),
    letters: at(right, 474, side, 232),
    blackmail: at(right, 718, side, 148),
    pile: at(right - 44, 884, 70, 88),
    discard: at(right - 44, 976, 70, 88),
    acts,
    votes: at(middle, 790, span * 0.68, 88),
    prompt: at(middle + span * 0.69, 798, span * 0.31, 74),
    hand: at(middle, 880, span - fan - 34, 188),
    blackmailCards: at(middle + span - fan - 30, 884, fan, 176),
    purse: at(right + 28, 900, side - 28, 166),
    mission: at(left, 572, side, 294),
    missionCard: at(left + 18, 604, 158, 226),
    missionButton: at(left + 190, 736, side - 204, 92),
    log: at(left, 142, side, 414),
    nav: null,
    lamp,
  }
}

/** Up to four plaques hang left and right of the lamp; the fifth takes its place. */
function topRow({ at, width }: Frame, count: number): [Rect[], Rect | null] {
  const gap = 14
  const lampWidth = count % 2 === 0 ? 156 : 0
  const plaque = Math.min(424, (width - 40 - lampWidth - gap * (count - (lampWidth ? 2 : 1))) / count)
  const total = plaque * count + gap * (count - (lampWidth ? 2 : 1)) + lampWidth
  const start = (width - total) / 2
  const rects = Array.from({ length: count }, (_, index) => {
    const afterLamp = lampWidth > 0 && index >= count / 2
    return at(start + index * (plaque + gap) + (afterLamp ? lampWidth - gap : 0), 14, plaque, 112)
  })
  return [rects, lampWidth ? at(width / 2 - 78, 0, 156, 136) : null]
}
