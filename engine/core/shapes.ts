import type { Read } from './options.ts'

/** What a field of an action may hold on the wire. `word?` = a word or null; `words` = a list of words; a list = one of these words. */
export type FieldShape = 'word' | 'word?' | 'words' | 'count' | 'counts' | readonly string[]

/** Action type → field → shape. An action has its `type` and exactly these fields. */
export type ActionShapes<Action extends { type: string }> = {
  readonly [T in Action['type']]: { readonly [F in Exclude<keyof Extract<Action, { type: T }>, 'type'>]: FieldShape }
}

type Shapes = Readonly<Record<string, Readonly<Record<string, FieldShape>>>>

/**
 * Takes what came from outside and gives the action, if it has a known type and exactly its fields, each of its shape.
 * Whether ports, cards or seats named in it exist is a question of legality, not of shape. The error names the field.
 */
export function readAction<Action extends { type: string }>(shapes: ActionShapes<Action>, json: unknown): Read<Action> {
  if (!isPlainObject(json)) return wrong('act', 'an action is an object')
  const type = Object.hasOwn(json, 'type') ? json.type : undefined
  if (typeof type !== 'string' || !Object.hasOwn(shapes, type)) return wrong('type', 'unknown type of action')
  // The type is one of the keys: just checked.
  const fields = (shapes as Shapes)[type] as Readonly<Record<string, FieldShape>>
  const action: Record<string, unknown> = { type }
  for (const field of Object.keys(fields)) {
    if (!Object.hasOwn(json, field)) return wrong(field, 'is missing')
    const value = json[field]
    if (!hasShape(value, fields[field] as FieldShape)) return wrong(field, 'is of the wrong type')
    action[field] = plain(value)
  }
  for (const field of Object.keys(json)) if (!Object.hasOwn(action, field)) return wrong(field, 'is not known here')
  // Built field by field from the shapes of this action.
  return { ok: true, value: action as Action }
}

/** A JSON object: no list, no null. */
export function isPlainObject(json: unknown): json is Record<string, unknown> {
  return typeof json === 'object' && json !== null && !Array.isArray(json)
}

function hasShape(value: unknown, shape: FieldShape): boolean {
  switch (shape) {
    case 'word':
      return typeof value === 'string'
    case 'word?':
      return value === null || typeof value === 'string'
    case 'words':
      return Array.isArray(value) && value.every((word) => typeof word === 'string')
    case 'count':
      return Number.isInteger(value)
    case 'counts':
      return Array.isArray(value) && value.every(Number.isInteger)
    default:
      return typeof value === 'string' && shape.includes(value)
  }
}

/** JSON knows -0; the rules do not. */
function plain(value: unknown): unknown {
  if (value === 0) return 0
  return Array.isArray(value) ? value.map(plain) : value
}

function wrong(field: string, text: string): Read<never> {
  return { ok: false, field, code: 'bad-request', text }
}
