/** A seeded stream of numbers in [0, 1) (mulberry32): the same seed draws the same picture. */
export function rng(seed: number): () => number {
  let state = seed | 0
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
}

export type Noise = (x: number, y: number, octaves?: number) => number

/** Value noise with octaves, 0 to 1. */
export function noise(seed: number): Noise {
  const value = lattice(seed)
  return (x, y, octaves = 4) => {
    let amplitude = 0.5
    let sum = 0
    let total = 0
    for (let i = 0; i < octaves; i++) {
      sum += amplitude * value(x, y)
      total += amplitude
      amplitude *= 0.5
      x = x * 2 + 13.1
      y = y * 2 + 7.7
    }
    return sum / total
  }
}

function lattice(seed: number): (x: number, y: number) => number {
  const at = (x: number, y: number) => {
    let n = Math.imul(x, 374761393) + Math.imul(y, 668265263) + Math.imul(seed, 1274126177)
    n = Math.imul(n ^ (n >>> 13), 1274126177)
    return ((n ^ (n >>> 16)) >>> 0) / 4294967296
  }
  const ease = (t: number) => t * t * (3 - 2 * t)
  return (x, y) => {
    const column = Math.floor(x)
    const row = Math.floor(y)
    const u = ease(x - column)
    const v = ease(y - row)
    const upper = at(column, row) * (1 - u) + at(column + 1, row) * u
    const lower = at(column, row + 1) * (1 - u) + at(column + 1, row + 1) * u
    return upper * (1 - v) + lower * v
  }
}
