import type { Seat, Viewer } from '../../../engine/core/game.ts'
import type { State } from '../../../engine/games/merchants/state.ts'
import { type Arrangement, arrangementFor, seatsInOrder } from '../../table/arrangement.ts'
import type { Rect, Size } from '../../table/contract.ts'
import { type Sea, seaFor } from './regions/ground.ts'
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
  /** What lies there is drawn small: only signs and marks. */
  compact: boolean
  /** Every seat's plaque; the viewer's own is `me`. */
  plaques: Record<Seat, Rect>
  /** Others' hands, as fans of backs. */
  fans: Record<Seat, Rect>
  me: Rect | null
  /** Beside my plaque: overladen, or what else I must know; null = the plaque says it. */
  notice: Rect | null
  /** Around all plaques of Merchants that lie together: one team. `head` = the height of its title, 0 = none. */
  crew: { frame: Rect; head: number } | null
  /** Where vessels sail; its top is the horizon. */
  sea: Sea
  /** Of the sea, from left to right: where the Pirate cruises, and where the Merchants do. */
  waters: { pirate: Span; fleet: Span }
  pile: Rect
  discard: Rect
  /** The event under way, read aloud. */
  event: Rect
  /** The same while I decide and need the room: small, a nested one beside it. */
  running: Rect
  attack: Rect
  defence: Rect
  offer: Rect
  /** My cards. */
  hand: Rect | null
  /** A caught hand, or the top of the pile, laid out for whoever picks. */
  pick: Rect | null
  /** What I decide, or whose decision it is (app). */
  acts: Rect
  log: Rect | null
  /** Without a log: where the app's small buttons stand (log as a sheet, menu). */
  nav: Rect | null
  /** The final account (app). */
  account: Rect
}

export type Span = { left: number; right: number }

/** Who sits where: the Pirate apart, the Merchants as one team; the viewer is in neither. */
export type Company = { pirate: Seat | null; crew: Seat[]; viewer: Viewer; sea: Sea }

const ARRANGE: Record<Arrangement, (size: Size, company: Company) => Regions> = { wide, narrow, portrait, landscape, room }

/** Places everything for a window of that size, the company of that view, and whoever looks. */
export function regions(size: Size, { seats, pirate }: Pick<State, 'seats' | 'pirate'>, viewer: Viewer): Regions {
  const others = seatsInOrder(seats, viewer)
  const crew = others.filter((seat) => seat !== pirate)
  return ARRANGE[arrangementFor(size, viewer)](size, {
    pirate: pirate === viewer ? null : pirate,
    crew,
    viewer,
    sea: seaFor(size),
  })
}
