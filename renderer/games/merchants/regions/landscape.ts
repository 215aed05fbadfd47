import type { Rect, Size } from '../../../table/contract.ts'
import type { Company, Regions } from '../regions.ts'
import { around, seated, spanOf } from './company.ts'

const EDGE = 6
const SIDE = 190
/** A plaque, and the fan beside it. */
const PLAQUE = 100
const FAN = 56

/** A phone on its side: the others in a column, the sea in the middle, what I decide to its right, my hand below. */
export function landscape(size: Size, { pirate, crew, viewer, sea }: Company): Regions {
  const unit = Math.min(size.height / 390, size.width / 720)
  const width = size.width / unit
  const height = size.height / unit
  const at = (x: number, y: number, w: number, h: number): Rect => ({
    x: Math.round(x * unit),
    y: Math.round(y * unit),
    width: Math.round(w * unit),
    height: Math.round(h * unit),
  })
  const isMine = viewer !== 'table'
  const bottom = isMine ? height - 132 : height - EDGE
  const seats = [...(pirate === null ? [] : [pirate]), ...crew]
  const row = (bottom - EDGE) / Math.max(seats.length, 3)
  const lines = seats.map((seat, index) => {
    const y = EDGE + 2 + index * row
    const high = Math.min(row - 8, 72)
    return [seat, { plaque: at(EDGE + 3, y, PLAQUE, high), fan: at(EDGE + PLAQUE + 6, y, FAN, high) }] as const
  })
  const merchants = lines.slice(pirate === null ? 0 : 1).flatMap(([, { plaque, fan }]) => [plaque, fan])
  const right = width - SIDE - EDGE
  const left = EDGE + PLAQUE + FAN + 16
  const middle = (left + right) / 2
  const me = isMine ? at(EDGE, height - 124, 128, 118) : null
  const event = isMine ? height - 140 : height - 12
  return {
    arrangement: 'landscape',
    scale: unit,
    compact: true,
    ...seated(lines, viewer, me),
    me,
    crew: around(merchants, 3 * unit, 0),
    notice: null,
    sea,
    waters: {
      pirate: spanOf(at(left, 0, (right - left) * 0.38, 0)),
      fleet: spanOf(at(left + (right - left) * 0.38, 0, (right - left) * 0.62, 0)),
    },
    pile: at(left, 6, 50, 74),
    discard: at(left + 56, 6, 50, 74),
    event: at(middle + 30 - (event * 430) / 604 / 2, 4, (event * 430) / 604, event),
    running: at(right - 58, 6, 50, 74),
    attack: at(middle - 8, 6, 50, 72),
    defence: at(middle + 52, 6, 50, 72),
    offer: at(middle + 22, 6, 50, 72),
    hand: isMine ? at(EDGE + 136, height - 126, width - EDGE - 136 - 62, 122) : null,
    pick: at(left, 86, right - left - 8, bottom - 88),
    acts: at(right, 6, SIDE, bottom - (isMine ? 10 : 62)),
    log: null,
    nav: isMine ? at(width - 52, height - 124, 46, 118) : at(right, bottom - 50, SIDE, 48),
    account: at(left, 6, width - left - (isMine ? 62 : 6), height - 12),
  }
}
