/**
 * The words between host and clients, version 1. Everything is JSON, one object a WebSocket message, at most 32 KiB.
 * These are the types only; the strict schemas that hold them at the door are in `schemas.ts`.
 */
import type { Level, Seat, Typed, Viewer } from '../../engine/core/game.ts'

export const PROTOCOL = 1

/** How long the host lets a bot's act stand before the next: a person must be able to follow. */
export type Pace = 'calm' | 'brisk' | 'instant'

/** Who sits on a seat. `me` and `person` are people on the owner's device (the couch); later also phones. */
export type Sitter = { kind: 'me' | 'person'; name: string; face: string } | { kind: 'bot'; name: string; face: string; level: Level }

/** What everybody may know of a seat. `face` is an emblem (Parley: a corsair's id). */
export type SeatCard = {
  seat: Seat
  name: string
  face: string
  kind: 'me' | 'person' | 'bot'
  level: Level | null
  /** A live connection holds the seat, or a bot does. */
  present: boolean
}

/** What everybody may know of a table. `number` = events so far. Times are milliseconds since 1970. */
export type TableCard = {
  table: string
  game: string
  seats: SeatCard[]
  number: number
  over: boolean
  openedAt: number
  changedAt: number
  /** The log line that tells where the game stands; its words are the game's. */
  standing: { key: string; values: Record<string, string | number> } | null
  /** Options that differ from the printed rules: their keys. */
  houseRules: string[]
}

/** Client → host. `id` is the client's own, 1 to 64 characters: an answer carries it, and twice the same acts once. */
export type Request =
  | { type: 'hello'; id: string; protocol: number; owner: string | null }
  /** Owner only. `options` by name, missing ones as printed. Answer: `opened`. */
  | { type: 'open-table'; id: string; game: string; seats: Sitter[]; options: Record<string, unknown>; pace: Pace; seed: string | null }
  /** Owner only: the tokens of the seats of this device, to go on with a saved game. Answer: `opened`. */
  | { type: 'claim-table'; id: string; table: string }
  /** Owner only. */
  | { type: 'remove-table'; id: string; table: string }
  /** Owner only: how fast bots act; also pauses them. */
  | { type: 'set-pace'; id: string; table: string; pace: Pace; paused: boolean }
  /** From now on tell me of this table as this viewer (replaces any earlier viewing of it on this connection). `since` = number of the last event I have as this viewer, null = none: a snapshot. Seats need their token. */
  | { type: 'watch'; id: string; table: string; viewer: Viewer; token: string | null; since: number | null }
  | { type: 'leave'; id: string; table: string }
  /** `at` = number of the last event that I have seen. */
  | { type: 'act'; id: string; table: string; seat: Seat; token: string; at: number; action: Typed }
  | { type: 'ping'; id: string }

/** Host → client. */
export type Message =
  | { type: 'welcome'; id: string; protocol: number; owner: boolean; tables: TableCard[] }
  | { type: 'opened'; id: string; table: string; tokens: { seat: Seat; token: string }[] }
  /** A table came, changed its card, or went. */
  | { type: 'table'; card: TableCard }
  | { type: 'table-gone'; table: string }
  /** All that this viewer may know, as of event `number`. */
  | { type: 'snapshot'; table: string; viewer: Viewer; game: string; number: number; view: unknown; log: Typed[] }
  /** Events `first`, `first + 1`, …, each as this viewer may see it. */
  | { type: 'events'; table: string; viewer: Viewer; first: number; events: Typed[] }
  /** The act has been taken up (or had been before); `number` = events so far. */
  | { type: 'acted'; id: string; table: string; number: number }
  | { type: 'done'; id: string }
  | { type: 'pong'; id: string }
  | {
      type: 'refused'
      id: string
      code: RefusalCode
      reason: string | null
      values: Record<string, string | number>
      clause: string | null
      number: number | null
    }
  /** The host is stopping; everything is journaled. */
  | { type: 'bye'; why: 'stopping' | 'elsewhere' | 'limit' }

/** Why the host says no. Each has a sentence in the renderer's words. */
export type RefusalCode =
  | 'bad-request'
  | 'not-json'
  | 'too-large'
  | 'too-fast'
  | 'hello-first'
  | 'wrong-protocol'
  | 'owner-only'
  | 'no-such-table'
  | 'no-such-game'
  | 'no-such-seat'
  | 'wrong-token'
  | 'bad-options'
  | 'bad-seats'
  | 'stale'
  | 'not-waiting'
  | 'not-legal'
  | 'game-over'
  | 'disk-full'
  | 'broken'
