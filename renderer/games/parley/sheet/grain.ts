/** Numbers from 0 to 1 that are the same for the same text: for where things are drawn, not for the game. */
export function drawnBy(text: string): () => number {
  let state = 2166136261
  for (let i = 0; i < text.length; i++) state = Math.imul(state ^ text.charCodeAt(i), 16777619)
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}

const SIDE = 64

/** Clouds: smooth values from 0 to 1 all over the plane. */
export function clouds(random: () => number): (x: number, y: number) => number {
  const grid = Array.from({ length: SIDE * SIDE }, random)
  const at = (x: number, y: number) => grid[(((y % SIDE) + SIDE) % SIDE) * SIDE + (((x % SIDE) + SIDE) % SIDE)] ?? 0
  const eased = (t: number) => t * t * (3 - 2 * t)
  return (x, y) => {
    const [left, top] = [Math.floor(x), Math.floor(y)]
    const [u, v] = [eased(x - left), eased(y - top)]
    const above = at(left, top) * (1 - u) + at(left + 1, top) * u
    const below = at(left, top + 1) * (1 - u) + at(left + 1, top + 1) * u
    return above * (1 - v) + below * v
  }
}
