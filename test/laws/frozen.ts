/** A copy that nobody can change: a function that mutates it throws. */
export function frozen<T>(value: T): T {
  return freeze(structuredClone(value))
}

function freeze<T>(value: T): T {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value
  for (const inner of Object.values(value)) freeze(inner)
  return Object.freeze(value)
}
