import type { Rect, Size } from '../../../table/contract.ts'
import { columns } from '../../../table/frame.ts'
import type { Company, Regions } from '../regions.ts'
import { around, hanging, seated, spanOf } from './company.ts'

const EDGE = 6

/** A phone held upright: the others in a row, the sea, piles and what lies between us, what I decide, my hand, my plaque. */
export function portrait(size: Size, { pirate, crew, viewer, sea }: Company): Regions {
  const unit = Math.min(size.width / 390, size.height / 780)
  const width = size.width / unit
  const height = size.height / unit
  const at = (x: number, y: number, w: number, h: number): Rect => ({
    x: Math.round(x * unit),
    y: Math.round(y * unit),
    width: Math.round(w * unit),
    height: Math.round(h * unit),
  })
  const inner = width - 2 * EDGE
  const isMine = viewer !== 'table'
  const bar = height - 84
  const row = Math.max(276, (sea.y + sea.height) / unit + 6)
  const acts = row + 97
  const hand = acts + 144
  const me = isMine ? at(EDGE, bar, 240, 78) : null
  const seats = [...(pirate === null ? [] : [pirate]), ...crew]
  const rects = columns(at(EDGE + 2, EDGE + 4, inner - 4, 122), seats.length, 6 * unit)
  const read = acts - 16
  const across = (read * 430) / 604
  return {
    arrangement: 'portrait',
    scale: unit,
    compact: true,
    ...seated(
      seats.map((seat, index) => [seat, hanging(rects[index]!, 82 * unit, 2 * unit)]), // as many places as seats
      viewer,
      me,
    ),
    me,
    crew: around(rects.slice(pirate === null ? 0 : 1), 3 * unit, 0),
    notice: null,
    sea,
    waters: { pirate: spanOf(at(0, 0, width * 0.4, 0)), fleet: spanOf(at(width * 0.4, 0, width * 0.6, 0)) },
    pile: at(EDGE, row, 62, 92),
    discard: at(EDGE + 68, row, 62, 92),
    event: at((width - across) / 2, 8, across, read),
    running: at(width - EDGE - 64, row, 64, 92),
    attack: at(width / 2 - 40, row, 62, 90),
    defence: at(width / 2 + 36, row, 62, 90),
    offer: at(width / 2 - 2, row, 62, 90),
    hand: isMine ? at(EDGE, hand, inner, bar - hand - 8) : null,
    pick: at(EDGE, 138, inner, row - 146),
    acts: at(EDGE, acts, inner, isMine ? 138 : 72),
    // Whoever only looks on has no hand: the log takes its place.
    log: isMine ? null : at(EDGE, acts + 80, inner, height - acts - 80 - EDGE),
    nav: isMine ? at(EDGE + 246, bar, inner - 246, 78) : null,
    account: at(EDGE, 138, inner, bar - 144),
  }
}
