import type { Seat, Viewer } from '../../engine/core/game.ts'
import type { Size } from './contract.ts'

/** `wide` = a desk, `narrow` = 4:3, `portrait` and `landscape` = a phone, `room` = what everybody in the room may see, large. */
export type Arrangement = 'wide' | 'narrow' | 'portrait' | 'landscape' | 'room'

/** The seats as they sit, from the viewer's left; for the room from the first. */
export function seatsInOrder(seats: number, viewer: Viewer): Seat[] {
  const first = viewer === 'table' ? 0 : viewer + 1
  const count = viewer === 'table' ? seats : seats - 1
  return Array.from({ length: count }, (_, index) => (first + index) % seats)
}

export function arrangementFor(size: Size, viewer: Viewer): Arrangement {
  const aspect = size.width / size.height
  if (aspect < 1.05) return 'portrait'
  if (size.height < 480) return 'landscape'
  if (viewer === 'table' && aspect >= 1.5) return 'room'
  return aspect < 1.5 ? 'narrow' : 'wide'
}
