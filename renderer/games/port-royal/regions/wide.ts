import type { Seat, Viewer } from '../../../../engine/core/game.ts'
import type { Size } from '../../../table/contract.ts'
import { bySeat, columns, type Frame, frame } from '../../../table/frame.ts'
import type { Regions } from '../regions.ts'

const EDGE = 20
/** Pile and discard, to the left of the harbour. */
const PILES = 300
/** Expeditions and log, to its right. */
const SIDE = 308

/** A desk of 3:2 and wider: sky and flags above, the harbour on the quay, my own display before me, the log to the right. */
export function wide(size: Size, order: Seat[], viewer: Viewer): Regions {
  const table = frame(size, 1600, 2560)
  const { at, width } = table
  const right = width - SIDE - EDGE
  return { ...desk(table, order, viewer), log: at(right, 652, SIDE, 408), nav: null, arrangement: 'wide' }
}

/** A window of about 4:3: the log becomes a sheet of the app. */
export function narrow(size: Size, order: Seat[], viewer: Viewer): Regions {
  const table = frame(size, 1400, 1620)
  const { at, width } = table
  return { ...desk(table, order, viewer), log: null, nav: at(width - 148, 1000, 128, 64), arrangement: 'narrow' }
}

function desk({ at, width, scale }: Frame, order: Seat[], viewer: Viewer): Omit<Regions, 'log' | 'nav' | 'arrangement'> {
  const right = width - SIDE - EDGE
  const harbour = EDGE + PILES + 24
  const span = right - harbour - 24
  const count = Math.max(order.length, 1)
  const most = Math.min(width - 2 * EDGE, count * 640 + (count - 1) * 16)
  const me = viewer === 'table' ? null : at(EDGE, 760, PILES, 300)
  const mine = EDGE + PILES + 24
  return {
    scale,
    compact: false,
    plaques: bySeat(order, columns(at((width - most) / 2, 14, most, 116), count, 16 * scale), viewer, me),
    me,
    flags: at(width / 2 - 300, 150, 600, 150),
    news: at(EDGE, 270, PILES, 46),
    pile: at(EDGE, 340, 150, 224),
    discard: at(EDGE + 166, 356, 134, 196),
    harbour: at(harbour, 322, span, 300),
    expeditions: at(right, 322, SIDE, 300),
    acts: at(harbour, 642, span, 84),
    display: viewer === 'table' ? null : at(mine, 752, right - mine - 258, 308),
    coins: viewer === 'table' ? null : at(right - 234, 790, 210, 250),
    account: at(harbour, 150, span, 480),
  }
}
