import { seededChance } from '../../engine/core/chance.ts'
import type { AnyGame, Seat, Typed } from '../../engine/core/game.ts'
import { readAction } from '../../engine/core/shapes.ts'
import { type ActCode, act } from '../../engine/core/table.ts'
import type { JournalEntry, JournalHeader } from './journal.ts'
import { decisionStream } from './random.ts'

/** A table as its journal tells it. */
export type Ledger = {
  game: AnyGame
  header: JournalHeader
  /** The game's own, known to nobody here. */
  state: unknown
  /** All so far, whole; event n is at n - 1. */
  events: Typed[]
  /** Milliseconds since 1970 of the last entry. */
  changedAt: number
  /** How many events the last entry has. */
  lastLength: number
  /** By seat: what it may do now (as text), and the number of the event since which that is so. */
  questions: { legal: string; since: number }[]
  /** Intents that have acted, by seat and id. */
  acted: Map<string, { content: string; number: number }>
}

/** An intent, whoever sent it. */
export type Intent = { seat: Seat; id: string; at: number; action: Typed }

export type Judged =
  | { type: 'entry'; entry: JournalEntry }
  /** It has acted before; `number` = events after it. */
  | { type: 'again'; number: number }
  | {
      type: 'refused'
      code: ActCode | 'stale'
      reason: string | null
      clause: string | null
      values: Record<string, string | number>
    }

/** Folds a journal; throws when its events are not such as the rules give. */
export function foldLedger(game: AnyGame, header: JournalHeader, entries: JournalEntry[]): Ledger {
  const ledger = fold({ game, header, entries, apply: applyEvents })
  // Since when a seat has its question takes long to find out, and only matters while there is one.
  return game.result(ledger.state) === null ? fold({ game, header, entries, apply: applyEntry }) : ledger
}

type Folding = {
  game: AnyGame
  header: JournalHeader
  entries: JournalEntry[]
  apply(ledger: Ledger, entry: JournalEntry): void
}

function fold({ game, header, entries, apply }: Folding): Ledger {
  const [opening, ...rest] = entries
  const dealt = opening?.events[0]
  if (opening === undefined || dealt === undefined) throw new Error('a journal without an opening')
  const ledger: Ledger = {
    game,
    header,
    state: game.begin(dealt),
    events: [],
    changedAt: opening.time,
    lastLength: 1,
    questions: header.seats.map(() => ({ legal: '[]', since: 0 })),
    acted: new Map(),
  }
  ledger.events.push(dealt)
  for (const entry of [{ ...opening, events: opening.events.slice(1) }, ...rest]) apply(ledger, entry)
  return ledger
}

/** Takes up an entry that is on disk. */
export function applyEntry(ledger: Ledger, entry: JournalEntry): void {
  applyEvents(ledger, entry)
  ledger.questions = ledger.questions.map((question, seat) => {
    const legal = JSON.stringify(ledger.game.legal(ledger.state, seat))
    // who has acted is asked anew, though the next decision may offer the very same
    return legal === question.legal && seat !== entry.seat ? question : { legal, since: ledger.events.length }
  })
}

function applyEvents(ledger: Ledger, { time, seat, id, at, action, events }: JournalEntry): void {
  for (const event of events) ledger.game.evolve(ledger.state, event)
  ledger.events.push(...events)
  ledger.changedAt = time
  ledger.lastLength = events.length
  if (seat !== null && action !== null) ledger.acted.set(`${seat} ${id}`, { content: contentOf(at, action), number: ledger.events.length })
}

/** What follows from an intent, whose action may be anything that came from outside; changes nothing. */
export function judge(ledger: Ledger, intent: Intent): Judged {
  const { game, state, events, header } = ledger
  const { seat, id, at, action } = intent
  const before = ledger.acted.get(`${seat} ${id}`)
  // What is no action has never acted; and only an action can be put into words, whatever its depth.
  if (before !== undefined && readAction(game.actions, action).ok && before.content === contentOf(at, action))
    return { type: 'again', number: before.number }

  const chance = seededChance(header.seed, decisionStream(events.length))
  const acted = act({ game, seats: header.seats.length, state }, seat, action, chance)
  const early = !acted.ok && (acted.code === 'bad-request' || acted.code === 'game-over')
  if (!early && isStale(ledger, intent)) return { type: 'refused', code: 'stale', reason: null, clause: null, values: {} }
  if (!acted.ok) return { ...acted, type: 'refused' }
  return { type: 'entry', entry: { first: events.length + 1, time: Date.now(), seat, id, at, action, events: acted.events } }
}

/** What the seat may do is no longer what it was when it decided. */
function isStale({ questions, events }: Ledger, { seat, at }: Intent): boolean {
  const question = questions[seat]
  return question === undefined || at > events.length || at < question.since
}

/** An id says "the same" only together with what was meant: a client that counts anew after a reload is not silenced. */
function contentOf(at: number, action: Typed): string {
  return `${at} ${JSON.stringify(action)}`
}
