import type { Seat, Viewer } from '../../../engine/core/game.ts'
import { type Arrangement, arrangementFor, seatsInOrder } from '../../table/arrangement.ts'
import type { Rect, Size } from '../../table/contract.ts'
import { landscape } from './regions/landscape.ts'
import { portrait } from './regions/portrait.ts'
import { room } from './regions/room.ts'
import { narrow, wide } from './regions/wide.ts'

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
  /** Five flags, hoisted for the colours of ships in the harbour. */
  flags: Rect
  /** What holds for the rest of the game: the last round. */
  news: Rect
  pile: Rect
  discard: Rect
  harbour: Rect
  expeditions: Rect
  /** What I decide, or whose decision it is (app). */
  acts: Rect
  /** Persons and expeditions before me. */
  display: Rect | null
  coins: Rect | null
  log: Rect | null
  /** Without a log: where the app's small buttons stand (log as a sheet, menu). */
  nav: Rect | null
  /** The final account (app). */
  account: Rect
}

const ARRANGE: Record<Arrangement, (size: Size, order: Seat[], viewer: Viewer) => Regions> = { wide, narrow, portrait, landscape, room }

/** Places everything for a window of that size, so many seats, and whoever looks. */
export function regions(size: Size, seats: number, viewer: Viewer): Regions {
  return ARRANGE[arrangementFor(size, viewer)](size, seatsInOrder(seats, viewer), viewer)
}
