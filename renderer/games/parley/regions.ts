import type { Seat, Viewer } from '../../../engine/core/game.ts'
import { type Arrangement, arrangementFor, seatsInOrder } from '../../table/arrangement.ts'
import type { Rect, Size } from '../../table/contract.ts'
import { remembered } from '../../table/remembered.ts'
import { landscape } from './regions/landscape.ts'
import { narrow } from './regions/narrow.ts'
import { portrait } from './regions/portrait.ts'
import { room } from './regions/room.ts'
import { wide } from './regions/wide.ts'

/** Where everything lies, CSS pixels. Null = not on the table in this arrangement: a sheet of the app shows it. */
export type Regions = {
  arrangement: Arrangement
  /** On the screen of the room: where it says how to come and sit down. */
  ways?: Rect
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

const ARRANGE: Record<Arrangement, (size: Size, order: Seat[], viewer: Viewer) => Regions> = { wide, narrow, portrait, landscape, room }

/** Places everything for a window of that size, so many seats, and whoever looks. */
export const regions = remembered(
  (size: Size, seats: number, viewer: Viewer): Regions => ARRANGE[arrangementFor(size, viewer)](size, seatsInOrder(seats, viewer), viewer),
)
