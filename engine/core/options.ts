/** What reading outside data gives: the value, or an error that names the field. */
export type Read<T> = { ok: true; value: T } | { ok: false; field: string; code: string; text: string }

/**
 * One rule option, as data: forms are built from it. Title and explanation are words
 * (`<game>:options.<key>.title`, `.text`); `clause` is where the rules speak of it.
 */
export type OptionField =
  | { kind: 'flag'; key: string; clause: string; default: boolean }
  | { kind: 'choice'; key: string; clause: string; default: string; choices: readonly string[] }
  | { kind: 'number'; key: string; clause: string; default: number; min: number; max: number }
  | { kind: 'numbers'; key: string; clause: string; default: readonly number[]; min: number; max: number; labels: readonly string[] }
  /** A seat, or null = drawn at random. */
  | { kind: 'seat'; key: string; clause: string; default: null }
  /** A file of the workshop (a map, a set of events), or null = the printed one. `read` checks it. */
  | { kind: 'document'; key: string; clause: string; default: null; read: (json: unknown) => Read<unknown> }
