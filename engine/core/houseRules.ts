import { readName } from './names.ts'
import { type OptionField, type Read, readable, readOptions, unreadable } from './options.ts'
import { isPlainObject } from './shapes.ts'

const FORMAT = 'corsair-table/house-rules'
const VERSION = 1

/** A file of house rules, with the white space that people put into it, has at most so many bytes. */
export const RULES_FILE_BYTES = 256 * 1024

/** The options of one set have at most so many bytes as JSON: with its name, or with a table's seats, it fits into one request. */
export const RULES_BYTES = 24 * 1024

/** A set of house rules: the options of a game that differ from the printed rules, under a name. */
export type HouseRules = { game: string; name: string; options: Record<string, unknown> }

/** What lies in a file, kept or exported. */
export type RulesFile = { format: typeof FORMAT; version: typeof VERSION } & HouseRules

export function rulesFile({ game, name, options }: HouseRules): RulesFile {
  return { format: FORMAT, version: VERSION, game, name, options }
}

/**
 * Reads what lies in a file; its options are as yet unread, for which game they are is only known now. Refused are
 * `wrong-format` (no house rules of ours), `newer-version`, and by its field `wrong-file`.
 */
export function readRulesFile(json: unknown): Read<HouseRules> {
  if (!isPlainObject(json) || own(json, 'format') !== FORMAT) return unreadable('format', 'wrong-format', `is "${FORMAT}"`)
  const version = own(json, 'version')
  if (typeof version === 'number' && version > VERSION) return unreadable('version', 'newer-version', `is at most ${VERSION}`)
  if (version !== VERSION) return unreadable('version', 'wrong-file', `is ${VERSION}`)
  const stray = Object.keys(json).find((key) => !['format', 'version', 'game', 'name', 'options'].includes(key))
  if (stray !== undefined) return unreadable(stray, 'wrong-file', 'is not a field of house rules')
  const [game, options, name] = [own(json, 'game'), own(json, 'options'), readName(own(json, 'name'))]
  if (typeof game !== 'string' || !/^[a-z0-9-]{1,64}$/.test(game)) return unreadable('game', 'wrong-file', 'is the word of a game')
  if (name === null) return unreadable('name', 'wrong-file', 'is a short text')
  if (!isPlainObject(options)) return unreadable('options', 'wrong-file', 'is an object')
  return readable({ game, name, options })
}

function own(json: Record<string, unknown>, key: string): unknown {
  return Object.hasOwn(json, key) ? json[key] : undefined
}

/**
 * Reads options as `readOptions` does and gives only those that differ from the printed rules; what comes of them is a value of the
 * game's own making, with nothing of the input in it. More than `RULES_BYTES` of them are refused (`too-large`).
 */
export function readHouseRules(fields: readonly OptionField[], json: unknown, seats: number): Read<Record<string, unknown>> {
  const read = readOptions(fields, json, seats)
  if (!read.ok) return read
  const differing = houseRulesIn(fields, read.value, seats)
  if (bytesOf(JSON.stringify(differing)) > RULES_BYTES) return unreadable('options', 'too-large', `have at most ${RULES_BYTES} bytes`)
  return readable(differing)
}

/** Of options that have been read, those that differ from the printed rules; one that was not there yet when they were read does not. */
export function houseRulesIn(
  fields: readonly OptionField[],
  options: Readonly<Record<string, unknown>>,
  seats: number,
): Record<string, unknown> {
  const printed = readOptions(fields, {}, seats)
  if (!printed.ok) throw new Error(`the printed rules are not readable: ${printed.field} ${printed.text}`)
  const isOwn = (key: string) => Object.hasOwn(options, key) && JSON.stringify(options[key]) !== JSON.stringify(printed.value[key])
  return Object.fromEntries(fields.filter(({ key }) => isOwn(key)).map(({ key }) => [key, options[key]]))
}

/** The same rules at a table with so many seats: a seat that is not there is left to the lot. */
export function fittingSeats(
  fields: readonly OptionField[],
  options: Readonly<Record<string, unknown>>,
  seats: number,
): Record<string, unknown> {
  const isThere = ([key, value]: [string, unknown]) =>
    !(typeof value === 'number' && value >= seats && fields.some((field) => field.key === key && field.kind === 'seat'))
  return Object.fromEntries(Object.entries(options).filter(isThere))
}

/** UTF-8. */
function bytesOf(text: string): number {
  let bytes = 0
  for (const letter of text) bytes += utf8Length(letter.codePointAt(0) ?? 0)
  return bytes
}

function utf8Length(code: number): number {
  if (code < 0x80) return 1
  if (code < 0x800) return 2
  return code < 0x10000 ? 3 : 4
}
