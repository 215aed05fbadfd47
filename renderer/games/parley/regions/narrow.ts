import type { Seat, Viewer } from '../../../../engine/core/game.ts'
import type { Size } from '../../../table/contract.ts'
import { bySeat, columns, frame, within } from '../../../table/frame.ts'
import type { Regions } from '../regions.ts'

/** A window of about 4:3: no column on the left, the log becomes a sheet of the app. */
export function narrow(size: Size, order: Seat[], viewer: Viewer): Regions {
  const table = frame(size, 1400, 1620)
  const { at, width } = table
  const side = 300
  const right = width - side - 16
  const span = right - 32
  const me = viewer === 'table' ? null : at(16, 818, 306, 116)
  return {
    arrangement: 'narrow',
    scale: table.scale,
    compact: false,
    plaques: bySeat(order, columns(at(16, 12, width - 32 - 138, 112), order.length, 10 * table.scale), viewer, me),
    me,
    chart: within(at(16, 134, span, 586), 1216 / 650),
    score: null,
    portCard: at(right, 136, 200, 278),
    portPile: at(right + 212, 136, side - 212, 160),
    sieges: at(right + 206, 300, side - 206, 118),
    dots: at(right, 424, side, 24),
    letters: at(right, 458, side, 232),
    blackmail: at(right, 700, side, 110),
    pile: at(right, 822, 82, 84),
    discard: at(right + 96, 822, 82, 84),
    acts: at(16, 732, span, 74),
    votes: at(16, 724, span * 0.68, 88),
    prompt: at(16 + span * 0.69, 732, span * 0.31, 74),
    hand: viewer === 'table' ? null : at(334, 822, span - 326, 240),
    blackmailCards: viewer === 'table' ? null : at(right + 2, 922, side - 120, 142),
    purse: viewer === 'table' ? null : at(right + side - 116, 822, 116, 240),
    mission: viewer === 'table' ? null : at(16, 944, 306, 122),
    missionCard: viewer === 'table' ? null : at(34, 954, 72, 103),
    missionButton: viewer === 'table' ? null : at(170, 954, 142, 102),
    log: null,
    nav: at(width - 16 - 128, 12, 128, 112),
    lamp: null,
  }
}
