/**
 * Copies of values as Electron makes them, as text, so that they go through the one kind of door that pages have. A copy has the
 * values and no prototype; what is an object twice is one object in the copy; functions and promises are taken only where `doors`
 * are given (contextBridge makes them doors to the other side), and refused elsewhere with the words of the structured clone.
 */
export type Doors = {
  /** Gives the number by which the other side calls. */
  out(door: Door): number
  /** What stands on this side for a door of the other. */
  in(kind: 'function' | 'promise', number: number): unknown
}
type Door = ((...given: unknown[]) => unknown) | Promise<unknown>

/** JSON: what is no array stands for itself, an array begins with a letter that says what it is. */
type Packed = string | number | boolean | null | [string, ...unknown[]]

const NOT_CLONED = 'An object could not be cloned.'
const NUMBERS = { NaN: Number.NaN, Infinity: Number.POSITIVE_INFINITY, '-Infinity': Number.NEGATIVE_INFINITY, '-0': -0 }
const BYTES = [
  'Uint8Array',
  'Int8Array',
  'Uint8ClampedArray',
  'Uint16Array',
  'Int16Array',
  'Uint32Array',
  'Int32Array',
  'Float32Array',
  'Float64Array',
]

const kindOf = (value: unknown): string => Object.prototype.toString.call(value).slice(8, -1)

export function pack(value: unknown, doors?: Doors): string {
  const seen = new Map<unknown, number>()
  const one = (each: unknown): Packed => {
    if (each === null || typeof each === 'string' || typeof each === 'boolean') return each
    if (each === undefined) return ['u']
    if (typeof each === 'number')
      return Number.isFinite(each) && !Object.is(each, -0) ? each : ['n', Object.is(each, -0) ? '-0' : String(each)]
    if (typeof each === 'bigint') return ['b', String(each)]
    if (typeof each === 'function' || each instanceof Promise) {
      if (!doors) throw new Error(NOT_CLONED)
      // A function takes and gives what the other side says; nothing here relies on it.
      return [typeof each === 'function' ? 'f' : 'p', doors.out(each as Door)]
    }
    if (typeof each === 'symbol') throw new Error(NOT_CLONED)
    const before = seen.get(each)
    if (before !== undefined) return ['=', before]
    seen.set(each, seen.size)
    return thing(each)
  }
  const pairs = (entries: Iterable<[unknown, unknown]>) => [...entries].map(([key, each]) => [one(key), one(each)])
  const thing = (each: object): Packed => {
    const kind = kindOf(each)
    if (Array.isArray(each)) return ['a', each.map(one)]
    if (each instanceof Error) return ['e', each.name, each.message]
    if (kind === 'Date') return ['d', Number(each)]
    if (each instanceof RegExp) return ['r', each.source, each.flags]
    if (each instanceof Map) return ['m', pairs(each)]
    if (each instanceof Set) return ['s', [...each].map(one)]
    if (each instanceof ArrayBuffer) return ['y', 'ArrayBuffer', [...new Uint8Array(each)]]
    if (ArrayBuffer.isView(each)) return ['y', kind, [...new Uint8Array(each.buffer, each.byteOffset, each.byteLength)]]
    if (kind !== 'Object') throw new Error(NOT_CLONED)
    return ['o', pairs(Object.entries(each))]
  }
  return JSON.stringify(one(value))
}

export function unpack(text: string, doors?: Doors): unknown {
  const made: unknown[] = []
  const keep = <T>(each: T): T => {
    made.push(each)
    return each
  }
  const one = (packed: unknown): unknown => {
    if (!Array.isArray(packed)) return packed
    const [kind, first, second] = packed as [unknown, never, never] // Written by `pack`.
    switch (kind) {
      case 'u':
        return undefined
      case 'n':
        // `pack` writes no other.
        return NUMBERS[first as keyof typeof NUMBERS]
      case 'b':
        return BigInt(first)
      case 'f':
      case 'p':
        return doors?.in(kind === 'f' ? 'function' : 'promise', first)
      case '=':
        return made[first]
      default:
        return thing(kind, first, second)
    }
  }
  const thing = (kind: unknown, first: never, second: never): unknown => {
    const list = first as unknown[]
    const couples = first as [unknown, unknown][]
    switch (kind) {
      case 'a': {
        const array: unknown[] = keep([])
        for (const each of list) array.push(one(each))
        return array
      }
      case 'e':
        return keep(Object.assign(new Error(second), { name: first }))
      case 'd':
        return keep(new Date(first))
      case 'r':
        return keep(new RegExp(first, second))
      case 'm': {
        const map = keep(new Map())
        for (const [key, each] of couples) map.set(one(key), one(each))
        return map
      }
      case 's': {
        const set = keep(new Set())
        for (const each of list) set.add(one(each))
        return set
      }
      case 'y':
        return keep(bytes(first, second))
      default: {
        const object: Record<string, unknown> = keep({})
        for (const [key, each] of couples) object[String(one(key))] = one(each)
        return object
      }
    }
  }
  return one(JSON.parse(text))
}

function bytes(kind: string, content: number[]): unknown {
  const { buffer } = Uint8Array.from(content)
  if (kind === 'ArrayBuffer') return buffer
  if (!BYTES.includes(kind)) throw new Error(NOT_CLONED)
  const Kind = Reflect.get(globalThis, kind) as new (from: ArrayBuffer) => unknown // One of the list above.
  return new Kind(buffer)
}
