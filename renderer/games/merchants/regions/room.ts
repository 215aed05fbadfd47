import type { Size } from '../../../table/contract.ts'
import { columns, frame } from '../../../table/frame.ts'
import type { Company, Regions } from '../regions.ts'
import { around, hanging, seated, spanOf } from './company.ts'

const PLAQUE = 128

/** The screen for the room: the sea large, everybody's plaque and fan on the boards, legible from three metres. */
export function room(size: Size, { pirate, crew, viewer, sea }: Company): Regions {
  const { at, width, scale } = frame(size, 1620, 2560)
  const middle = width / 2
  const left = 326
  const seats = [...(pirate === null ? [] : [pirate]), ...crew]
  const row = at(left, 752, width - left - 28, 250)
  const rects = columns(row, seats.length, 14 * scale).map((rect, index) =>
    // the Pirate stands apart from the team
    index === 0 && pirate !== null ? { ...rect, width: rect.width - 16 * scale } : rect,
  )
  const cellsOf = seats.map((seat, index) => [seat, hanging(rects[index]!, PLAQUE * scale, 4 * scale)] as const) // as many places as seats
  return {
    arrangement: 'room',
    ways: at(width - 444, 24, 420, 170),
    scale,
    compact: false,
    ...seated(cellsOf, viewer, null),
    me: null,
    crew: around(rects.slice(pirate === null ? 0 : 1), 8 * scale, 32 * scale),
    notice: null,
    sea,
    waters: { pirate: spanOf(at(30, 0, middle - 270, 0)), fleet: spanOf(at(middle + 240, 0, middle - 270, 0)) },
    pile: at(24, 762, 138, 208),
    discard: at(174, 762, 138, 208),
    event: at(middle - 215, 30, 430, 566),
    running: at(24, 616, 92, 132),
    attack: at(middle - 176, 386, 150, 216),
    defence: at(middle + 26, 386, 150, 216),
    offer: at(middle - 75, 386, 150, 216),
    hand: null,
    pick: null,
    acts: at(left, 616, width - 2 * left, 84),
    log: at(24, 1014, width - 48, 56),
    nav: null,
    account: at(middle - 480, 70, 960, 540),
  }
}
