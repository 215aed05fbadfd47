/** Where two plain values first differ, as a path and both sides in JSON; null when they are alike. The order of keys is free. */
export function difference(left: unknown, right: unknown): string | null {
  if (left === right) return null
  if (!isTree(left) || !isTree(right) || Array.isArray(left) !== Array.isArray(right))
    return Object.is(left, right) ? null : told(left, right)
  if (Array.isArray(left) && Array.isArray(right)) return listDifference(left, right)
  const keys = Object.keys(left)
  if (keys.length !== Object.keys(right).length) return told(left, right)
  for (const key of keys) {
    if (!Object.hasOwn(right, key)) return told(left, right)
    const found = difference(left[key], right[key])
    if (found !== null) return `.${key}${found}`
  }
  return null
}

function listDifference(left: unknown[], right: unknown[]): string | null {
  if (left.length !== right.length) return told(left, right)
  for (let place = 0; place < left.length; place++) {
    if (left[place] === right[place]) continue
    const found = difference(left[place], right[place])
    if (found !== null) return `.${place}${found}`
  }
  return null
}

/** Freezes the value through and through, in place: a function that mutates it throws. */
export function freeze<T>(value: T): T {
  if (!isTree(value) || Object.isFrozen(value)) return value
  for (const inner of Object.values(value)) freeze(inner)
  return Object.freeze(value)
}

/** A copy that shares only what is frozen. */
export function copy<T>(value: T): T {
  if (!isTree(value) || Object.isFrozen(value)) return value
  // Both have the shape of the value, and are made of the same parts.
  if (Array.isArray(value)) return value.map(copy) as T
  const copied: Tree = {}
  for (const key of Object.keys(value)) copied[key] = copy(value[key])
  return copied as T
}

type Tree = Record<string, unknown>

function isTree(value: unknown): value is Tree {
  return typeof value === 'object' && value !== null
}

function told(left: unknown, right: unknown): string {
  if (typeof left !== 'string' || typeof right !== 'string') return `: ${shown(left)} is not ${shown(right)}`
  // Of long texts only what is around the first different letter.
  const letters = [...left]
  const place = letters.findIndex((letter, at) => letter !== right[at])
  const from = Math.max(0, (place < 0 ? letters.length : place) - 60)
  return `, from letter ${from} on: ${shown(left.slice(from))} is not ${shown(right.slice(from))}`
}

function shown(value: unknown): string {
  return (JSON.stringify(value) ?? String(value)).slice(0, 200)
}
