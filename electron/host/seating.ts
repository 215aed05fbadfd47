import type { Level, Seat } from '../../engine/core/game.ts'
import type { JournalHeader, TableKeys } from './journal.ts'
import { PLAIN_MANNERS, type SeatCard } from './protocol.ts'
import { newSecret } from './random.ts'

/** Who sits where, as the table was laid and as it has changed since. */
export type Seating = { header: JournalHeader; keys: TableKeys }

/** The keys of a table that is new, or whose keys were lost: every seat of guests is free, and people are waited for. */
export function newKeys({ seats }: JournalHeader, wanted: Pick<TableKeys, 'pace' | 'lan'> & Partial<TableKeys>): TableKeys {
  return {
    tokens: seats.map(newSecret),
    guests: [],
    locked: [],
    standIns: [],
    gathering: seats.some(({ kind }) => kind === 'guest'),
    paused: false,
    pausedBy: null,
    manners: PLAIN_MANNERS,
    muted: [],
    next: null,
    ...wanted,
  }
}

/** What goes over to the table that follows: guests keep their seats, and what the owner has said of a seat holds. */
export function carriedOver(before: Seating, { seats }: JournalHeader): Pick<TableKeys, 'guests' | 'locked' | 'standIns' | 'muted'> {
  const { guests, locked, standIns, muted } = before.keys
  const came = before.header.table
  const stays = seats.map(({ kind }, seat) => kind === 'guest' && isGuests(before, seat))
  return {
    guests: stays.map((stay, seat) => (stay && guests[seat] ? { ...guests[seat], sat: '', came } : null)),
    locked: stays.map((stay, seat) => stay && (locked[seat] ?? false)),
    standIns: stays.map((stay, seat) => (stay ? (standIns[seat] ?? null) : null)),
    muted: seats.map((_, seat) => muted[seat] ?? false),
  }
}

/** Laid for somebody with a device of his own. */
export const isGuests = ({ header }: Seating, seat: Seat): boolean => header.seats[seat]?.kind === 'guest'

/** Nobody sits here. */
export const isFree = (seating: Seating, seat: Seat): boolean => isGuests(seating, seat) && !seating.keys.guests[seat]

/** The bot that decides for the seat; null = a person does. */
export function botAt({ header, keys }: Seating, seat: Seat): Level | null {
  const sitter = header.seats[seat]
  return sitter?.kind === 'bot' ? sitter.level : (keys.standIns[seat] ?? null)
}

/** What everybody may know of a seat; `held` = a live connection holds it. */
export function seatCard(seating: Seating, seat: Seat, held: boolean): SeatCard {
  const sitter = seating.header.seats[seat]
  if (sitter === undefined) throw new Error(`there is no seat ${seat}`)
  const { guests, locked, standIns, muted } = seating.keys
  const { name, face } = sitter.kind === 'guest' ? (guests[seat] ?? { name: '', face: sitter.face }) : sitter
  return {
    seat,
    name,
    face,
    kind: sitter.kind,
    level: sitter.kind === 'bot' ? sitter.level : null,
    present: sitter.kind === 'bot' || held,
    free: isFree(seating, seat),
    locked: locked[seat] ?? false,
    standIn: standIns[seat] ?? null,
    muted: muted[seat] ?? false,
  }
}

/** The list with another value at the seat, as long as it must be. */
export function placed<T>(list: readonly T[], seat: Seat, value: T, empty: T): T[] {
  const filled = Array.from({ length: Math.max(list.length, seat + 1) }, (_, at) => list[at] ?? empty)
  return filled.with(seat, value)
}
