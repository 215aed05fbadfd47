import type { Seat, Viewer } from '../../../../engine/core/game.ts'
import type { Size } from '../../../table/contract.ts'
import { bySeat, columns, frame, within } from '../../../table/frame.ts'
import type { Regions } from '../regions.ts'

/** The screen for the room: nothing secret, all large, legible from three metres. */
export function room(size: Size, order: Seat[], viewer: Viewer): Regions {
  const table = frame(size, 1620, 2560)
  const { at, width, scale } = table
  const right = width - 606
  const span = right - 52
  const side = 582
  return {
    arrangement: 'room',
    ways: at(40, 52, 176, 318),
    scale,
    compact: false,
    plaques: bySeat(order, columns(at(26, 716, span, 284), order.length, 11 * scale), viewer, null),
    me: null,
    chart: within(at(26, 20, span, 684), 1216 / 650),
    score: null,
    portCard: at(right, 150, side - 116, 428),
    portPile: at(right + side - 98, 150, 98, 196),
    sieges: null,
    dots: at(right, 590, side, 24),
    letters: at(right, 626, side, 190),
    blackmail: at(right, 828, side - 210, 172),
    pile: at(right + side - 196, 832, 90, 164),
    discard: at(right + side - 92, 832, 90, 164),
    acts: at(right, 16, side, 128),
    votes: at(26, 716, span, 284),
    prompt: at(right, 16, side, 128),
    hand: null,
    blackmailCards: null,
    purse: null,
    mission: null,
    missionCard: null,
    missionButton: null,
    log: at(26, 1010, width - 52, 58),
    nav: null,
    lamp: null,
  }
}
