import type { Seat, Viewer } from '../../../engine/core/game.ts'
import type { Rect, Size } from '../../table/contract.ts'
import { landscape } from './regions/landscape.ts'
import { narrow } from './regions/narrow.ts'
import { portrait } from './regions/portrait.ts'
import { room } from './regions/room.ts'
import { wide } from './regions/wide.ts'

/** `wide` = a desk, `narrow` = 4:3, `portrait` and `landscape` = a phone, `room` = what everybody in the room may see, large. */
type Arrangement = 'wide' | 'narrow' | 'portrait' | 'landscape' | 'room'

/** Where everything lies, CSS pixels. Null = not on the table in this arrangement: a sheet of the app shows it. */
export type Regions = {
  arrangement: Arrangement
  /** CSS pixels per unit of the drawing at 1920×1080: the app's panels scale their text by it. */
  scale: number
  /** What lies there is drawn small: only signs and numbers. */
  compact: boolean
  /** Every seat's plaque; the viewer's own is `me`. */
  plaques: Record<Seat, Rect>
  me: Rect | null
  /** The whole sheet, or on a phone the field of hexagons alone. */
  chart: Rect
  /** On a phone, where the six pennants stand in a row instead of on the border. */
  score: Rect | null
  portCard: Rect
  portPile: Rect | null
  /** The number of the siege in words, and the row of dots. */
  sieges: Rect | null
  dots: Rect | null
  /** Heading with today's price above six letters. On a phone it is the place of the votes too, whichever is needed. */
  letters: Rect
  /** Today's price of a right guess. */
  blackmail: Rect | null
  /** The pile of vote cards, and the discard. */
  pile: Rect
  discard: Rect
  /** Captain's acts (app). The row is shared: acts before a vote, votes and prompt during it. */
  acts: Rect
  votes: Rect
  prompt: Rect
  hand: Rect | null
  blackmailCards: Rect | null
  purse: Rect | null
  /** Panel, and in it the card that I turn up and the place of the app's button. */
  mission: Rect | null
  missionCard: Rect | null
  missionButton: Rect | null
  log: Rect | null
  /** Without a log: where the app's small buttons stand (log as a sheet, menu). */
  nav: Rect | null
  lamp: Rect | null
}

/** The seats as they sit, from the viewer's left; for the room from the first. */
function seatsInOrder(seats: number, viewer: Viewer): Seat[] {
  const first = viewer === 'table' ? 0 : viewer + 1
  const count = viewer === 'table' ? seats : seats - 1
  return Array.from({ length: count }, (_, index) => (first + index) % seats)
}

function arrangementFor(size: Size, viewer: Viewer): Arrangement {
  const aspect = size.width / size.height
  if (aspect < 1.05) return 'portrait'
  if (size.height < 480) return 'landscape'
  if (viewer === 'table' && aspect >= 1.5) return 'room'
  return aspect < 1.5 ? 'narrow' : 'wide'
}

const ARRANGE: Record<Arrangement, (size: Size, order: Seat[], viewer: Viewer) => Regions> = { wide, narrow, portrait, landscape, room }

/** Places everything for a window of that size, so many seats, and whoever looks. */
export function regions(size: Size, seats: number, viewer: Viewer): Regions {
  return ARRANGE[arrangementFor(size, viewer)](size, seatsInOrder(seats, viewer), viewer)
}
