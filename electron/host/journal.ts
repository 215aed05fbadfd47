import type { Level, Seat, Typed } from '../../engine/core/game.ts'
import type { BrokenWhy, Manners, Pace, RefusalCode, Sitter } from './protocol.ts'

export const JOURNAL_VERSION = 1

/** The first line of a journal: what must be known to read the rest. It holds the seed, so it is shown to nobody before the end. */
export type JournalHeader = {
  format: 'corsair-table'
  version: typeof JOURNAL_VERSION
  table: string
  game: string
  /** Milliseconds since 1970. */
  openedAt: number
  seats: Sitter[]
  /** As the game has read them, none left out. */
  options: unknown
  /** What the house rules are called; absent when they have no name. */
  rulesName?: string
  /** Hexadecimal: the deal comes from its stream `deal`, later chance from the stream of each decision. */
  seed: string
}

/** One decision and the events that follow from it: written whole or not at all. The opening has neither seat nor action. */
export type JournalEntry = {
  /** Number of the first of the events. */
  first: number
  /** Milliseconds since 1970. */
  time: number
  seat: Seat | null
  /** The intent's id, so that one sent again after a crash is known; empty for the opening. */
  id: string
  /** Number of the last event that the seat had seen. */
  at: number
  action: Typed | null
  events: Typed[]
}

export type Written = { ok: true } | { ok: false; code: Extract<RefusalCode, 'disk-full' | 'broken'>; text: string }

/** Where one table's decisions are kept. */
export type Journal = {
  /** Resolves when the entry would survive a loss of power; after a failure nothing of it is kept. */
  append(entry: JournalEntry): Promise<Written>
  close(): Promise<void>
}

export type OpenedJournal =
  | { ok: true; header: JournalHeader; entries: JournalEntry[]; journal: Journal }
  /** The file stays as it is. `header` as far as it could be read. */
  | { ok: false; why: BrokenWhy; text: string; header: JournalHeader | null }

/** Who has sat down on a seat from another device. */
type Guest = {
  name: string
  face: string
  /** The id of the request that gave the present token (he sat down, or invited another device): sent again, it is answered alike. */
  sat: string
  /** The table from which he came along on the same seat; null = he did not, or the seat was handed over since. */
  came: string | null
}

/** Kept apart from the journal, for the eyes of the host alone. */
export type TableKeys = {
  /** By seat; bots have one too, which is never given out. */
  tokens: string[]
  /** By seat of guests: who sits there; null or absent = nobody. */
  guests: (Guest | null)[]
  /** By seat: nobody may sit down; absent = no. */
  locked: boolean[]
  /** By seat: the bot that plays for whoever sits there; null or absent = none. */
  standIns: (Level | null)[]
  /** Not begun. */
  gathering: boolean
  /** Open to the network. */
  lan: boolean
  /** How the owner last set the table. */
  pace: Pace
  paused: boolean
  /** Null = the owner, or nobody. */
  pausedBy: Seat | null
  manners: Manners
  /** By seat: lets talk be; absent = no. */
  muted: boolean[]
  /** The table that follows; null = none. */
  next: string | null
}

/** The directory of tables: the only thing that knows where they lie. */
export type JournalStore = {
  /** Names of the tables that are kept, in no order. */
  list(): Promise<string[]>
  create(made: {
    header: JournalHeader
    opening: JournalEntry
    /** What follows the opening, of a game that was begun elsewhere. */
    rest?: JournalEntry[]
    keys: TableKeys
  }): Promise<{ ok: true; journal: Journal } | Extract<Written, { ok: false }>>
  open(table: string): Promise<OpenedJournal>
  /** The journal of a table as it lies there, up to its last whole line; null = there is none. */
  copy(table: string): Promise<string | null>
  /** Null when there are none or they cannot be read. */
  readKeys(table: string): Promise<TableKeys | null>
  writeKeys(table: string, keys: TableKeys): Promise<void>
  /** Lays the table aside in a trash folder. */
  remove(table: string): Promise<void>
}
