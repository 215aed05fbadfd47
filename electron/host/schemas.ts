import * as v from 'valibot'
import { NAME_LETTERS, readName } from '../../engine/core/names.ts'
import { isPlainObject } from '../../engine/core/shapes.ts'
import { GESTURES, LINE_LETTERS, type RefusalCode, type Request } from './protocol.ts'

/** A set of house rules is known by a UUID: a word that is safe as the name of a file everywhere. */
export const RULES_ID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** A request may have so many bytes. */
export const REQUEST_BYTES = 32 * 1024

const id = v.pipe(v.string(), v.minLength(1), v.maxLength(64))
const table = v.pipe(v.string(), v.minLength(1), v.maxLength(64))
const secret = v.pipe(v.string(), v.maxLength(64))
export const seat = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(63))
export const number = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(Number.MAX_SAFE_INTEGER))
export const name = v.pipe(
  v.string(),
  v.trim(),
  v.maxLength(NAME_LETTERS),
  v.check((text) => readName(text) !== null),
)
export const face = v.pipe(v.string(), v.regex(/^[a-z0-9-]{1,40}$/))
export const pace = v.picklist(['calm', 'brisk', 'instant'])
export const level = v.picklist(['deckhand', 'sailor'])

const sitter = v.variant('kind', [
  v.strictObject({ kind: v.picklist(['me', 'person']), name, face }),
  v.strictObject({ kind: v.literal('bot'), name, face, level }),
  v.strictObject({ kind: v.literal('guest'), face }),
])

const clock = v.strictObject({
  seconds: v.pipe(v.number(), v.integer(), v.minValue(5), v.maxValue(3600)),
  onZero: v.picklist(['wait', 'nudge', 'bot']),
})

/** Also as they are kept with a table. */
export const manners = v.strictObject({
  clock: v.nullable(clock),
  gestures: v.boolean(),
  chat: v.boolean(),
  pause: v.picklist(['owner', 'all']),
})

/** What is left out of a line may be as long again. */
const line = v.pipe(v.string(), v.maxLength(4 * LINE_LETTERS))

/** A name of the program's own making: of a game, an event, a code. */
export const word = v.pipe(v.string(), v.maxLength(64))
const rules = v.pipe(v.string(), v.regex(RULES_ID))
const revision = v.pipe(v.string(), v.minLength(1), v.maxLength(64))

/** Which options there are is the game's to say. */
const options = v.custom<Record<string, unknown>>(isPlainObject)

/** What fields an action has is the game's to say; here it is an object with a type. */
const action = v.custom<{ type: string }>(
  (value) => typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string' && value.type.length <= 64,
)

const request = v.variant('type', [
  v.strictObject({ type: v.literal('hello'), id, protocol: number, owner: v.nullable(secret), device: v.exactOptional(secret) }),
  v.strictObject({
    type: v.literal('open-table'),
    id,
    game: word,
    seats: v.pipe(v.array(sitter), v.maxLength(64)),
    options,
    rulesName: v.exactOptional(name),
    pace,
    seed: v.nullable(v.pipe(v.string(), v.regex(/^[0-9a-f]{1,128}$/i))),
    lan: v.exactOptional(v.boolean()),
    manners: v.exactOptional(manners),
    follows: v.exactOptional(table),
  }),
  v.strictObject({ type: v.literal('set-manners'), id, table, manners }),
  v.strictObject({ type: v.literal('pause'), id, table, paused: v.boolean(), seat: v.nullable(seat), token: v.nullable(secret) }),
  v.strictObject({ type: v.literal('gesture'), id, table, seat, token: secret, gesture: v.picklist(GESTURES) }),
  v.strictObject({
    type: v.literal('say'),
    id,
    table,
    seat,
    token: secret,
    channel: v.nullable(v.pipe(v.string(), v.maxLength(40))),
    text: line,
  }),
  v.strictObject({ type: v.literal('mute-seat'), id, table, seat, muted: v.boolean() }),
  v.strictObject({ type: v.literal('come-along'), id, table, seat, token: secret }),
  v.strictObject({ type: v.literal('set-lan'), id, table, lan: v.boolean() }),
  v.strictObject({ type: v.literal('look-around'), id, looking: v.boolean() }),
  v.strictObject({ type: v.literal('begin'), id, table }),
  v.strictObject({ type: v.literal('sit'), id, table, seat, name, face }),
  v.strictObject({ type: v.literal('stand'), id, table, seat, token: secret }),
  v.strictObject({ type: v.literal('invite'), id, table, seat, token: v.nullable(secret) }),
  v.strictObject({ type: v.literal('free-seat'), id, table, seat }),
  v.strictObject({ type: v.literal('lock-seat'), id, table, seat, locked: v.boolean() }),
  v.strictObject({ type: v.literal('stand-in'), id, table, seat, level: v.nullable(level) }),
  v.strictObject({ type: v.literal('claim-table'), id, table }),
  v.strictObject({ type: v.literal('remove-table'), id, table }),
  v.strictObject({ type: v.literal('save-rules'), id, rules, from: v.nullable(revision), game: word, name, options }),
  v.strictObject({ type: v.literal('remove-rules'), id, rules }),
  v.strictObject({ type: v.literal('set-pace'), id, table, pace }),
  v.strictObject({
    type: v.literal('watch'),
    id,
    table,
    viewer: v.union([v.literal('table'), seat]),
    token: v.nullable(secret),
    since: v.nullable(number),
    insist: v.exactOptional(v.boolean()),
    also: v.exactOptional(v.pipe(v.array(v.strictObject({ seat, token: secret })), v.maxLength(64))),
  }),
  v.strictObject({ type: v.literal('leave'), id, table }),
  v.strictObject({ type: v.literal('act'), id, table, seat, token: secret, at: number, action }),
  v.strictObject({ type: v.literal('ping'), id }),
])

/** The request, or the code of refusal, with the id as far as one can be read. */
export type ReadRequest = { ok: true; request: Request } | { ok: false; id: string; code: RefusalCode }

/** Takes the text of one message. */
export function readRequest(text: string): ReadRequest {
  const json = parseJson(text)
  if (json === undefined) return { ok: false, id: '', code: 'not-json' }
  const read = v.safeParse(request, json)
  if (read.success) return { ok: true, request: read.output }
  return { ok: false, id: idOf(json), code: 'bad-request' }
}

/** The value, or undefined when the text is no JSON. */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function idOf(json: unknown): string {
  const read = v.safeParse(v.object({ id }), json)
  return read.success ? read.output.id : ''
}
