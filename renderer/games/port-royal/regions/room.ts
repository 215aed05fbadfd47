import type { Seat, Viewer } from '../../../../engine/core/game.ts'
import type { Size } from '../../../table/contract.ts'
import { bySeat, columns, frame } from '../../../table/frame.ts'
import type { Regions } from '../regions.ts'

/** The screen for the room: the harbour large, everybody's plaque and display below, legible from three metres. */
export function room(size: Size, order: Seat[], viewer: Viewer): Regions {
  const { at, width, scale } = frame(size, 1620, 2560)
  return {
    arrangement: 'room',
    ways: at(width - 440, 20, 420, 170),
    scale,
    compact: false,
    plaques: bySeat(order, columns(at(20, 742, width - 40, 258), order.length, 14 * scale), viewer, null),
    me: null,
    flags: at(width / 2 - 330, 116, 660, 182),
    news: at(20, 250, 334, 52),
    pile: at(20, 330, 170, 252),
    discard: at(204, 348, 150, 218),
    harbour: at(374, 316, width - 374 - 384, 314),
    expeditions: at(width - 360, 316, 340, 314),
    acts: at(374, 644, width - 374 - 384, 84),
    display: null,
    coins: null,
    log: at(20, 1012, width - 40, 56),
    nav: null,
    account: at(374, 130, width - 374 - 384, 600),
  }
}
