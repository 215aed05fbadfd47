import * as v from 'valibot'
import { JOURNAL_VERSION, type JournalEntry, type JournalHeader, type TableKeys } from './journal.ts'
import { PLAIN_MANNERS } from './protocol.ts'
import { manners } from './schemas.ts'

const whole = v.pipe(v.number(), v.integer(), v.minValue(0))
const typed = v.looseObject({ type: v.string() })

const level = v.picklist(['deckhand', 'sailor'])

const sitter = v.variant('kind', [
  v.strictObject({ kind: v.picklist(['me', 'person']), name: v.string(), face: v.string() }),
  v.strictObject({ kind: v.literal('bot'), name: v.string(), face: v.string(), level }),
  v.strictObject({ kind: v.literal('guest'), face: v.string() }),
])

const header = v.strictObject({
  format: v.literal('corsair-table'),
  version: v.literal(JOURNAL_VERSION),
  table: v.string(),
  game: v.string(),
  openedAt: whole,
  seats: v.pipe(v.array(sitter), v.minLength(1)),
  options: v.unknown(),
  rulesName: v.exactOptional(v.string()),
  seed: v.pipe(v.string(), v.regex(/^[0-9a-f]+$/i)),
})

const entry = v.strictObject({
  first: whole,
  time: whole,
  seat: v.nullable(whole),
  id: v.string(),
  at: whole,
  action: v.nullable(typed),
  events: v.pipe(v.array(typed), v.minLength(1)),
})

const guest = v.object({ name: v.string(), face: v.string(), sat: v.string(), came: v.optional(v.nullable(v.string()), null) })

/** Files of earlier versions know no pace, and nothing of guests and manners. */
const keys = v.object({
  tokens: v.array(v.pipe(v.string(), v.minLength(16))),
  guests: v.optional(v.array(v.nullable(guest)), []),
  locked: v.optional(v.array(v.boolean()), []),
  standIns: v.optional(v.array(v.nullable(level)), []),
  gathering: v.optional(v.boolean(), false),
  lan: v.optional(v.boolean(), false),
  pace: v.optional(v.picklist(['calm', 'brisk', 'instant']), 'calm'),
  paused: v.optional(v.boolean(), false),
  pausedBy: v.optional(v.nullable(whole), null),
  manners: v.optional(manners, PLAIN_MANNERS),
  muted: v.optional(v.array(v.boolean()), []),
  next: v.optional(v.nullable(v.string()), null),
})

export function isHeader(json: unknown): json is JournalHeader {
  return v.is(header, json)
}

export function isEntry(json: unknown): json is JournalEntry {
  return v.is(entry, json)
}

/** Null when they are none. */
export function readKeys(json: unknown): TableKeys | null {
  const read = v.safeParse(keys, json)
  return read.success ? read.output : null
}
