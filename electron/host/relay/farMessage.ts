import * as v from 'valibot'
import { NAME_LETTERS } from '../../../engine/core/names.ts'
import { isPlainObject } from '../../../engine/core/shapes.ts'
import { GESTURES, LINE_LETTERS, LINES_KEPT, type Message, PROGRAM, PROTOCOL } from '../protocol.ts'
import { REFUSAL_CODES } from '../refusalCodes.ts'
import { face, level, manners, name, number, pace, seat, word } from '../schemas.ts'

/** A welcome of another version is told apart before anything else of it is read. */
type ReadFar =
  | { ok: true; type: Message['type'] }
  | { ok: false; why: 'other-version'; program: string | null }
  | { ok: false; why: 'garbage' }

/**
 * What a game says is read by the rules of this version alone, which trust their host. A page must not be held up by it: so deep, of so
 * many values and with numbers no larger, it may be at most; the games have a tenth of that.
 */
const DEEPEST = 32
const MOST_VALUES = 20_000
const LARGEST = 20_000
/** The longest game has so many events. */
const MOST_EVENTS = 40_000
/** Names of tables are kept, with the keys to their seats. */
const table = v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/))
const token = v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/))
const viewer = v.union([v.literal('table'), seat])
const values = v.record(word, v.union([v.pipe(v.string(), v.maxLength(400)), v.number()]))
const milliseconds = v.pipe(v.number(), v.minValue(0))

const own = v.custom<Record<string, unknown>>((value) => isPlainObject(value) && isOrderly(value))
const typed = v.pipe(
  own,
  v.check(({ type }) => typeof type === 'string' && type.length <= 64),
)
const events = v.pipe(v.array(typed), v.maxLength(MOST_EVENTS))

const seatCard = v.strictObject({
  seat,
  name: v.pipe(v.string(), v.maxLength(NAME_LETTERS)),
  face,
  kind: v.picklist(['me', 'person', 'guest', 'bot']),
  level: v.nullable(level),
  present: v.boolean(),
  free: v.boolean(),
  locked: v.boolean(),
  standIn: v.nullable(level),
  muted: v.boolean(),
})

/** Broken ones are shown to their owner alone. */
const card = v.strictObject({
  table,
  game: word,
  seats: v.pipe(
    v.array(seatCard),
    v.maxLength(64),
    v.check((seats) => seats.every((each, place) => each.seat === place)),
  ),
  number,
  over: v.boolean(),
  openedAt: number,
  changedAt: number,
  standing: v.nullable(v.strictObject({ key: word, values })),
  houseRules: own,
  rulesName: v.nullable(name),
  pace,
  paused: v.boolean(),
  pausedBy: v.nullable(seat),
  manners,
  next: v.nullable(table),
  gathering: v.boolean(),
  lan: v.boolean(),
  watchers: number,
  broken: v.null(),
})

const lines = v.array(
  v.strictObject({ seat, name: v.pipe(v.string(), v.maxLength(NAME_LETTERS)), text: v.pipe(v.string(), v.maxLength(2 * LINE_LETTERS)) }),
)

/** What a host may say to a guest; every other message is the owner's, and from another host it is none. */
const message = v.variant('type', [
  v.strictObject({
    type: v.literal('welcome'),
    id: word,
    protocol: v.literal(PROTOCOL),
    program: v.literal(PROGRAM),
    host: name,
    owner: v.literal(false),
    tables: v.pipe(v.array(card), v.maxLength(2000)),
    rules: v.pipe(v.array(v.never()), v.maxLength(0)),
    lan: v.null(),
  }),
  v.strictObject({ type: v.literal('seated'), id: word, table, seat, token }),
  v.strictObject({ type: v.literal('unseated'), table, seat }),
  v.strictObject({ type: v.literal('table'), card }),
  v.strictObject({ type: v.literal('table-gone'), table }),
  v.strictObject({
    type: v.literal('snapshot'),
    table,
    viewer,
    game: word,
    number,
    view: own,
    log: events,
  }),
  v.strictObject({ type: v.literal('events'), table, viewer, first: number, events }),
  v.strictObject({
    type: v.literal('clocks'),
    table,
    running: v.boolean(),
    clocks: v.pipe(v.array(v.strictObject({ seat, leftMs: milliseconds, ofMs: milliseconds })), v.maxLength(64)),
  }),
  v.strictObject({ type: v.literal('time-up'), table, seat, onZero: v.picklist(['wait', 'nudge', 'bot']) }),
  v.strictObject({ type: v.literal('gesture'), table, seat, gesture: v.picklist(GESTURES) }),
  v.strictObject({
    type: v.literal('lines'),
    table,
    channel: v.nullable(word),
    viewer,
    whole: v.boolean(),
    lines: v.pipe(lines, v.maxLength(LINES_KEPT)),
  }),
  v.strictObject({ type: v.literal('acted'), id: word, table, number }),
  v.strictObject({ type: v.literal('done'), id: word }),
  v.strictObject({ type: v.literal('pong'), id: word }),
  v.strictObject({
    type: v.literal('refused'),
    id: v.pipe(v.string(), v.maxLength(64)),
    code: v.picklist(REFUSAL_CODES),
    reason: v.nullable(word),
    values,
    clause: v.nullable(word),
    number: v.nullable(number),
  }),
  v.strictObject({ type: v.literal('bye'), why: v.picklist(['stopping', 'closed', 'elsewhere', 'limit']) }),
])

/** Takes the text of a message of another host. */
export function readFarMessage(text: string): ReadFar {
  const json = parse(text)
  const other = otherVersion(json)
  if (other !== null) return { ok: false, why: 'other-version', program: other.program }
  const read = v.safeParse(message, json)
  return read.success ? { ok: true, type: read.output.type } : { ok: false, why: 'garbage' }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** A host of another version says so in its welcome, or does not take our hello. */
function otherVersion(json: unknown): { program: string | null } | null {
  if (!isPlainObject(json)) return null
  if (json.type === 'refused' && json.code === 'wrong-protocol') return { program: null }
  if (json.type !== 'welcome' || json.program === PROGRAM) return null
  return { program: typeof json.program === 'string' && /^[\w.+-]{1,32}$/.test(json.program) ? json.program : null }
}

/** Nothing that is deeper, longer or larger than the games have it, and no key that makes an object what it is. */
function isOrderly(value: unknown): boolean {
  let left = MOST_VALUES
  const isFine = (one: unknown, depth: number): boolean => {
    left -= 1
    if (left < 0 || depth === 0) return false
    if (typeof one === 'number') return Math.abs(one) <= LARGEST
    if (typeof one !== 'object' || one === null) return true
    if (Array.isArray(one)) return one.every((each) => isFine(each, depth - 1))
    return Object.entries(one).every(([key, each]) => key !== '__proto__' && isFine(each, depth - 1))
  }
  return isFine(value, DEEPEST)
}
