/** Where two plain values first differ, as a path and both sides in JSON; null when they are alike. The order of keys is free. */
export function difference(left: unknown, right: unknown, path = ''): string | null {
  if (Object.is(left, right)) return null
  if (!isTree(left) || !isTree(right) || Array.isArray(left) !== Array.isArray(right)) return told(path, left, right)
  const keys = Object.keys(left)
  if (keys.length !== Object.keys(right).length) return told(path, left, right)
  for (const key of keys) {
    if (!Object.hasOwn(right, key)) return told(path, left, right)
    const found = difference(left[key], right[key], `${path}.${key}`)
    if (found !== null) return found
  }
  return null
}

type Tree = Record<string, unknown>

function isTree(value: unknown): value is Tree {
  return typeof value === 'object' && value !== null
}

function told(path: string, left: unknown, right: unknown): string {
  return `${path || 'the whole'}: ${shown(left)} is not ${shown(right)}`
}

function shown(value: unknown): string {
  return (JSON.stringify(value) ?? String(value)).slice(0, 200)
}
