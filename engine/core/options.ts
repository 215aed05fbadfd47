import type { Chance } from './game.ts'
import { isPlainObject } from './shapes.ts'

/** What reading outside data gives: the value, or an error that names the field. */
export type Read<T> = { ok: true; value: T } | Unreadable
/** `why` = the code of a document's own reader, where an option that is a document is wrong. */
export type Unreadable = { ok: false; field: string; code: string; text: string; why?: string }

/**
 * One rule option, as data: forms are built from it. Title and explanation are words
 * (`<game>:options.<key>.title`, `.text`); `clause` is where the rules speak of it.
 */
export type OptionField =
  | { kind: 'flag'; key: string; clause: string; default: boolean }
  | { kind: 'choice'; key: string; clause: string; default: string; choices: readonly string[] }
  | { kind: 'number'; key: string; clause: string; default: number; min: number; max: number }
  | { kind: 'numbers'; key: string; clause: string; default: readonly number[]; min: number; max: number; labels: readonly string[] }
  /** A number for each of the names in `default`; those that are missing are as printed. */
  | { kind: 'amounts'; key: string; clause: string; default: Readonly<Record<string, number>>; min: number; max: number }
  /** A seat, or null = drawn at random. */
  | { kind: 'seat'; key: string; clause: string; default: null }
  /**
   * A file of the workshop (a map, a set of events), or null = the printed one. `read` checks it, and turns null into the printed one;
   * `sample` draws a right one (the laws hold under every one of them).
   */
  | {
      kind: 'document'
      key: string
      clause: string
      default: null
      read: (json: unknown) => Read<unknown>
      sample?: (chance: Chance) => unknown
    }

export function readable<T>(value: T): Read<T> {
  return { ok: true, value }
}

export function unreadable(field: string, code: string, text: string): Unreadable {
  return { ok: false, field, code, text }
}

/**
 * Reads rule options by name; missing ones are as printed. The value holds every option of the game. Unknown names and
 * wrong values are refused by name (`unknown-option`, `wrong-option`).
 */
export function readOptions(fields: readonly OptionField[], json: unknown, seats: number): Read<Record<string, unknown>> {
  if (!isPlainObject(json)) return unreadable('options', 'wrong-option', 'options are an object')
  const unknown = Object.keys(json).find((key) => !fields.some((field) => field.key === key))
  if (unknown !== undefined) return unreadable(unknown, 'unknown-option', 'there is no such option')

  const options: Record<string, unknown> = {}
  for (const field of fields) {
    const read = readOption(field, Object.hasOwn(json, field.key) ? json[field.key] : field.default, seats)
    if (!read.ok) return read
    options[field.key] = read.value
  }
  return readable(options)
}

function readOption(field: OptionField, value: unknown, seats: number): Read<unknown> {
  if (field.kind === 'document') {
    const read = field.read(value)
    return read.ok ? read : { ...unreadable(`${field.key}.${read.field}`, 'wrong-option', read.text), why: read.code }
  }
  const wrong = wrongness(field, value, seats)
  if (wrong !== null) return unreadable(field.key, 'wrong-option', wrong)
  if (field.kind === 'amounts' && isPlainObject(value)) {
    // JSON knows -0, a state does not.
    const amounts = Object.entries({ ...field.default, ...value }).map(([name, amount]) => [name, Number(amount) + 0])
    return readable(Object.fromEntries(amounts))
  }
  return readable(Array.isArray(value) ? [...value] : value)
}

/** What is wrong with a value, null = nothing. */
function wrongness(field: Exclude<OptionField, { kind: 'document' }>, value: unknown, seats: number): string | null {
  switch (field.kind) {
    case 'flag':
      return typeof value === 'boolean' ? null : 'is true or false'
    case 'choice':
      return typeof value === 'string' && field.choices.includes(value) ? null : `is one of ${field.choices.join(', ')}`
    case 'number':
      return isWhole(value, field.min, field.max) ? null : `is a whole number from ${field.min} to ${field.max}`
    case 'numbers':
      return Array.isArray(value) && value.length === field.labels.length && value.every((item) => isWhole(item, field.min, field.max))
        ? null
        : `is a list of ${field.labels.length} whole numbers from ${field.min} to ${field.max}`
    case 'amounts':
      return isPlainObject(value) &&
        Object.entries(value).every(([name, amount]) => Object.hasOwn(field.default, name) && isWhole(amount, field.min, field.max))
        ? null
        : `holds whole numbers from ${field.min} to ${field.max} for ${Object.keys(field.default).join(', ')}`
    case 'seat':
      return value === null || isWhole(value, 0, seats - 1) ? null : `is null or a seat from 0 to ${seats - 1}`
  }
}

function isWhole(value: unknown, min: number, max: number): boolean {
  return typeof value === 'number' && Number.isInteger(value) && value >= min && value <= max
}
