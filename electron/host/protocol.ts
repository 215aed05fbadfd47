/**
 * The words between host and clients, version 1. Everything is JSON, one object a WebSocket text message; a request has
 * at most 32 KiB (a snapshot may be longer). These are the types only; the strict schemas that hold them at the door are
 * in `schemas.ts`.
 *
 * Events of a table have numbers 1, 2, 3, …, the same for every viewer; event 1 is the opening (the deal as the viewer
 * may know it). So "number of events so far" and "number of the last event" are the same thing, and `log[i]` is event i + 1.
 */
import type { Level, Seat, Typed, Viewer } from '../../engine/core/game.ts'

export const PROTOCOL = 1

/** The program's version, as package.json has it: its page plays at another host only where both are the same. */
export const PROGRAM = '0.1.0'

/** Where a host speaks with its pages, and where it passes its owner's page on to another host. */
export const SOCKET_PATH = '/socket'
export const RELAY_PATH = '/relay'

/** The port that a host tries first; codes of hosts count from it. */
export const FIRST_PORT = 4616

/** How long the host lets a bot's act stand before the next: a person must be able to follow. */
export type Pace = 'calm' | 'brisk' | 'instant'

/**
 * Who a seat is laid for. `me` and `person` are people on the owner's device (the couch), `guest` is whoever comes from another
 * device: the seat is free until somebody sits down with a name.
 */
export type Sitter =
  | { kind: 'me' | 'person'; name: string; face: string }
  | { kind: 'bot'; name: string; face: string; level: Level }
  | { kind: 'guest'; face: string }

/** How long each decision of a person may take, and what follows when the time is up: nothing, a nudge, or a bot that makes this one. */
export type Clock = { seconds: number; onZero: 'wait' | 'nudge' | 'bot' }

/** How people keep company at a table: the owner says so when it is opened, and may say otherwise while it is played. */
export type Manners = {
  /** Null = everybody takes their time. */
  clock: Clock | null
  gestures: boolean
  /** Lines that everybody can read. What a game gives some of the seats to talk among themselves is the game's to say (`channels`). */
  chat: boolean
  /** Who may stop the table for all: its owner alone, or everybody who sits there. */
  pause: 'owner' | 'all'
}

/** How a table is set unless somebody says otherwise. */
export const PLAIN_MANNERS: Manners = { clock: null, gestures: true, chat: false, pause: 'owner' }

export const GESTURES = ['cheer', 'groan', 'glass', 'hurry'] as const
export type Gesture = (typeof GESTURES)[number]

/** A line has at most so many code points; of each channel so many lines are kept for whoever comes later. */
export const LINE_LETTERS = 280
export const LINES_KEPT = 100

/** `name` = who sat there when it was said. */
export type ChatLine = { seat: Seat; name: string; text: string }

/** What everybody may know of a seat. `face` is an emblem of the game, by its id. */
export type SeatCard = {
  seat: Seat
  /** Empty while the seat is free. */
  name: string
  face: string
  kind: Sitter['kind']
  level: Level | null
  /** A live connection holds the seat, or a bot does. */
  present: boolean
  /** Nobody sits here yet, or any more: a guest may. */
  free: boolean
  /** The owner lets nobody sit down here. */
  locked: boolean
  /** A bot plays for whoever sits here, until the owner gives the seat back. */
  standIn: Level | null
  /** The owner lets this seat neither write nor make gestures. */
  muted: boolean
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
  /** Options that differ from the printed rules, by key: enough to open such a table again. */
  houseRules: Record<string, unknown>
  /** What those house rules are called; null = they have no name, or there are none. */
  rulesName: string | null
  pace: Pace
  /** The table stands still for all: nobody acts, bots and clocks wait. */
  paused: boolean
  /** The seat that has stopped it; null = the owner has, or nobody. */
  pausedBy: Seat | null
  manners: Manners
  /** The table that was opened after this one for the same people; null = none. Guests come along with their seats (`come-along`). */
  next: string | null
  /** People are still to sit down: cards are dealt, but nobody is told of them, and nobody acts, until the owner says `begin`. */
  gathering: boolean
  /** It can be seen, and its free seats taken, from the network. */
  lan: boolean
  /** How many look on without a seat. */
  watchers: number
  /** Why the saved game cannot be opened (its file is kept untouched; only `remove-table` may be asked of it), else null. */
  broken: BrokenWhy | null
}

/**
 * A set of house rules that the host keeps, by an id of the client's making (a UUID). Owners alone are told of sets: they alone can
 * open tables by them, and what is under work is nobody else's. What a table is played by stands on its card, for everybody.
 * At most 200 sets are kept, of at most 24 KiB of options each and 1 MiB together: a welcome stays well below what may wait for a
 * slow reader, and the largest sound map or set of events, with the seats of a table, fits into a request of 32 KiB.
 */
export type RulesCard = {
  rules: string
  game: string
  name: string
  /** Only what differs from the printed rules, by key. */
  options: Record<string, unknown>
  /** Tells what the set holds from what it held before: the same over a restart, another after every change. */
  revision: string
  /** Milliseconds since 1970. */
  changedAt: number
}

/** An address of the host on the network, with the system's name of its interface; `code` says the same to people, where it can. */
export type LanWay = { address: string; name: string; kind: 'lan' | 'virtual' | 'link-local'; port: number; code: string | null }

/** Whether the host is open to the network, and all that it listens on there, the likeliest way first. Owners alone are told. */
export type LanCard = {
  open: boolean
  ways: LanWay[]
  /** It was to be opened, and could not. */
  failed: boolean
  /** What the host calls itself where it announces its tables. */
  host: string
  /** The system that it runs on: what stands in the way of guests has other names on each. */
  platform: 'windows' | 'mac' | 'linux' | 'other'
  /** Devices that have opened the self-test page since the host was opened, the latest first; at most 8. */
  reached: Reached[]
}

/** A device came from this address to that of ours; milliseconds since 1970. */
type Reached = { from: string; to: string; at: number }

/** A table of another host, as it is announced in the network: nothing of it is sure before that host is asked. */
export type FoundTable = {
  table: string
  game: string
  /** What its host calls itself. */
  host: string
  address: string
  port: number
  seats: number
  /** Seats that can be taken. */
  free: number
  gathering: boolean
}

/** What is wrong with a saved game: written by a newer program, damaged, of a game that is not here, or not what the rules give. */
export type BrokenWhy = 'unknown-version' | 'corrupt' | 'unknown-game' | 'does-not-fold'

/**
 * Client → host. `id` is the client's own, 1 to 64 characters, never used again for anything else (a random UUID): an
 * answer carries it, and the same request sent twice, also over a new connection, acts once and is answered alike.
 */
export type Request =
  /**
   * The first request of a connection. `owner` = the owner's secret, null for a guest. `device` = a name of the device's own making
   * that nobody else is told: who comes back to a seat on the same device takes it without being asked. Answer: `welcome`.
   */
  | { type: 'hello'; id: string; protocol: number; owner: string | null; device?: string }
  /** Owner only. `options` by name, missing ones as printed; `rulesName` = what they are called, if they are house rules. Answer: `opened`. */
  | {
      type: 'open-table'
      id: string
      game: string
      seats: Sitter[]
      options: Record<string, unknown>
      rulesName?: string
      pace: Pace
      seed: string | null
      /** Open to the network. */
      lan?: boolean
      /** Missing = no clock, gestures, no chat, the owner alone pauses. */
      manners?: Manners
      /** The table that this one follows: guests of the same seats keep them. */
      follows?: string
    }
  /** Owner only. Answer: `done`. */
  | { type: 'set-manners'; id: string; table: string; manners: Manners }
  /** Stops the table for all, or lets it go on: the owner (`seat` and `token` null), or where it is allowed a seat. Answer: `done`. */
  | { type: 'pause'; id: string; table: string; paused: boolean; seat: Seat | null; token: string | null }
  /** Everybody who watches is told. Answer: `done`, or `talk-off`, `muted`, `too-fast`. */
  | { type: 'gesture'; id: string; table: string; seat: Seat; token: string; gesture: Gesture }
  /**
   * `channel` = one of the game's, null = for everybody. Control letters, and those that turn text round, are left out of the text; it
   * is refused as `too-large` over 280 code points. Answer: `done`, or `talk-off` (also for who is not of the channel), `muted`, `too-fast`.
   */
  | { type: 'say'; id: string; table: string; seat: Seat; token: string; channel: string | null; text: string }
  /** Owner only: this seat neither writes nor makes gestures any more, whoever sits there. Answer: `done`. */
  | { type: 'mute-seat'; id: string; table: string; seat: Seat; muted: boolean }
  /** A guest of a table that another follows takes the same seat there. Answer: `seated` at that table, or `no-such-seat`. */
  | { type: 'come-along'; id: string; table: string; seat: Seat; token: string }
  /** Owner only: this table is to be seen from the network, or no more. Answer: `done`. */
  | { type: 'set-lan'; id: string; table: string; lan: boolean }
  /** Owner only: tell me from now on which tables other hosts announce in the network, or no more. Answer: `done`; then `found`. */
  | { type: 'look-around'; id: string; looking: boolean }
  /** Owner only: everybody is there, the game begins. Answer: `done`. */
  | { type: 'begin'; id: string; table: string }
  /** A guest sits down on a free seat. Answer: `seated`, or `seat-taken`, `seat-locked`. */
  | { type: 'sit'; id: string; table: string; seat: Seat; name: string; face: string }
  /** Whoever holds the seat gets up: it is free. Answer: `done`. */
  | { type: 'stand'; id: string; table: string; seat: Seat; token: string }
  /**
   * A new token for a seat of a guest, for another device to be shown: the former one is void, and whoever looks by it is told
   * `unseated`. The owner's, for any such seat; else with the token of the seat (to hand it over). Answer: `seated`.
   */
  | { type: 'invite'; id: string; table: string; seat: Seat; token: string | null }
  /** Owner only: whoever sits here goes; the seat is free. Answer: `done`. */
  | { type: 'free-seat'; id: string; table: string; seat: Seat }
  /** Owner only. Answer: `done`. */
  | { type: 'lock-seat'; id: string; table: string; seat: Seat; locked: boolean }
  /** Owner only: a bot of this level plays for an absent person or a free seat; null = no more. Answer: `done`. */
  | { type: 'stand-in'; id: string; table: string; seat: Seat; level: Level | null }
  /** Owner only: the tokens of the seats of this device, to go on with a saved game. Answer: `opened`. */
  | { type: 'claim-table'; id: string; table: string }
  /** Owner only. */
  | { type: 'remove-table'; id: string; table: string }
  /** Owner only: how fast bots act. */
  | { type: 'set-pace'; id: string; table: string; pace: Pace }
  /**
   * Owner only: keep this set of house rules. `options` by name, missing ones as printed; what is wrong with them is refused as
   * `bad-options`, with the field in `values.field`. `from` = the revision that was changed, null = it is new: of a set that has been
   * changed elsewhere since, nothing is written over (`rules-changed`; the card has been told). Refused too: `rules-full`. Answer: `saved`.
   */
  | { type: 'save-rules'; id: string; rules: string; from: string | null; game: string; name: string; options: Record<string, unknown> }
  /** Owner only: the set goes to the trash. Answer: `done`, or `no-such-rules`. */
  | { type: 'remove-rules'; id: string; rules: string }
  /**
   * From now on tell me of this table as this viewer (replaces any earlier viewing of it on this connection). `since` =
   * number of the last event I have as this viewer, null = none: a snapshot. Seats need their token; showing it takes the
   * seat: a connection that looks from the same seat is told `bye`, `elsewhere`. When that is another device, the answer is
   * `seat-held` unless the person insists. Answer: `snapshot`, or `events` if any are missing (nothing while the table
   * gathers; a snapshot follows when it begins); then `done`. `also` = seats of other people on the same device, who look by
   * turns: they are held unless somebody else looks from them; those whose token is void are told `unseated`.
   */
  | {
      type: 'watch'
      id: string
      table: string
      viewer: Viewer
      token: string | null
      since: number | null
      insist?: boolean
      also?: { seat: Seat; token: string }[]
    }
  | { type: 'leave'; id: string; table: string }
  /**
   * `at` = number of the last event that I have seen. It may lag behind as long as what this seat may do has not changed
   * since (others lay closed votes meanwhile); else `stale`. Answer: `acted`; the events come to those who watch.
   */
  | { type: 'act'; id: string; table: string; seat: Seat; token: string; at: number; action: Typed }
  | { type: 'ping'; id: string }

/** Host → client. */
export type Message =
  /** `program` = its version; `host` = what the host calls itself. `rules` is empty and `lan` null for guests. */
  | {
      type: 'welcome'
      id: string
      protocol: number
      program: string
      host: string
      owner: boolean
      tables: TableCard[]
      rules: RulesCard[]
      lan: LanCard | null
    }
  | { type: 'opened'; id: string; table: string; tokens: { seat: Seat; token: string }[] }
  | { type: 'seated'; id: string; table: string; seat: Seat; token: string }
  /** The token that this connection has shown for the seat is void: the owner has freed the seat, or another device was invited. */
  | { type: 'unseated'; table: string; seat: Seat }
  /** The host was opened to the network or closed, or its addresses changed; only to owners. */
  | { type: 'lan'; card: LanCard }
  /** All tables of other hosts that are announced now; only to those who look around. At most 64. */
  | { type: 'found'; tables: FoundTable[] }
  /** A table came, changed its card, or went. Whoever looks at a table is told how others have changed when he leaves it. */
  | { type: 'table'; card: TableCard }
  | { type: 'table-gone'; table: string }
  /** A set of house rules came, changed, or went; only to owners. */
  | { type: 'rules'; card: RulesCard }
  | { type: 'rules-gone'; rules: string }
  /** The set is on disk, and what is changed from now on is changed from this revision. */
  | { type: 'saved'; id: string; rules: string; revision: string }
  /** All that this viewer may know, as of event `number`. `log` = events 1 to `number` as this viewer may see them. */
  | { type: 'snapshot'; table: string; viewer: Viewer; game: string; number: number; view: unknown; log: Typed[] }
  /** Events `first`, `first + 1`, …, each as this viewer may see it. */
  | { type: 'events'; table: string; viewer: Viewer; first: number; events: Typed[] }
  /**
   * The clocks of the seats whose people must decide now, whenever one starts or stops: how much is left of how much, in milliseconds
   * from now (never a time of day). Whom the table waits for is public; what a seat could do is not, and changes no clock. Where somebody
   * looks on, a clock runs also while its own person is away; it stands while the table is paused, and begins anew after a restart.
   */
  | { type: 'clocks'; table: string; running: boolean; clocks: { seat: Seat; leftMs: number; ofMs: number }[] }
  /** The time of a seat is up, and what follows. */
  | { type: 'time-up'; table: string; seat: Seat; onZero: Clock['onZero'] }
  | { type: 'gesture'; table: string; seat: Seat; gesture: Gesture }
  /**
   * Lines of a channel, for the eyes of `viewer` alone; of the channel of everybody (null) for `table`. `whole` = all that are kept, in
   * place of those told before; else what was just said.
   */
  | { type: 'lines'; table: string; channel: string | null; viewer: Viewer; whole: boolean; lines: ChatLine[] }
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
  /** The host is stopping, or closed to the network; everything is journaled. */
  | { type: 'bye'; why: 'stopping' | 'closed' | 'elsewhere' | 'limit' }

/**
 * Owner's page → relay of its own host, once, before anything else: from then on it speaks with the host at this private address, as a
 * guest. Answer: `relayed`, and the page may say hello there; or `not-relayed`, also later, when the other host is no good any more.
 */
export type RelayRequest = { type: 'relay'; owner: string; address: string; port: number }
export type RelayAnswer =
  | { type: 'relayed' }
  /** `program` = the version there, as far as it is known. */
  | { type: 'not-relayed'; why: RelayWhy; program: string | null }

/** Why there is no way to another host. */
export type RelayWhy =
  /** The owner's secret was not shown. */
  | 'owner-only'
  /** No private address, or one of the host itself. */
  | 'no-place'
  | 'itself'
  /** Asked for too often. */
  | 'too-fast'
  /** Nothing answers there; something does, but takes no calls at that port; it has no room; it is no host. */
  | 'not-reached'
  | 'refused'
  | 'full'
  | 'no-host'
  | 'other-version'
  /** It said what no host of this version says, or too much. */
  | 'garbage'

/** Why the host says no. Each has a sentence in the renderer's words. */
export const REFUSAL_CODES = [
  'bad-request',
  'not-json',
  'too-large',
  'too-fast',
  'hello-first',
  'wrong-protocol',
  'owner-only',
  'no-such-table',
  'no-such-game',
  'no-such-seat',
  'no-such-rules',
  'rules-full',
  'rules-changed',
  'wrong-token',
  'seat-taken',
  'seat-locked',
  'seat-held',
  'not-begun',
  'paused',
  'talk-off',
  'muted',
  'bot-plays',
  'bad-options',
  'bad-seats',
  'stale',
  'not-waiting',
  'not-legal',
  'game-over',
  'disk-full',
  'broken',
] as const
export type RefusalCode = (typeof REFUSAL_CODES)[number]
