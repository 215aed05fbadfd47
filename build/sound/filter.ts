import { RATE, type Wave } from './wave.ts'

export type Pass = 'low' | 'band' | 'high'
/** A number, or one that follows time in seconds. */
export type Moving = number | ((time: number) => number)

/** A state-variable filter (trapezoidal, so that it stays calm while `hz` moves). `q` 0.7 is flat, 10 rings. `band` has unity gain at its middle. */
export function filter(wave: Wave, pass: Pass, hz: Moving, q = 0.7): Wave {
  let first = 0
  let second = 0
  const damping = 1 / q
  const fixed = typeof hz === 'number' ? tangent(hz) : 0
  return wave.map((sample, index) => {
    const g = typeof hz === 'number' ? fixed : tangent(hz(index / RATE))
    const a1 = 1 / (1 + g * (g + damping))
    const v3 = sample - second
    const band = a1 * (first + g * v3)
    const low = second + g * band
    first = 2 * band - first
    second = 2 * low - second
    if (pass === 'low') return low
    if (pass === 'band') return band * damping
    return sample - damping * band - low
  })
}

/** Filters a loop as if it had been running for ever: one round to warm up, the second is kept. */
export function filterRound(wave: Wave, pass: Pass, hz: Moving, q = 0.7): Wave {
  const twice = new Float32Array(wave.length * 2)
  twice.set(wave)
  twice.set(wave, wave.length)
  const seconds = wave.length / RATE
  const follow = typeof hz === 'number' ? hz : (time: number) => hz(time % seconds)
  return filter(twice, pass, follow, q).slice(wave.length)
}

function tangent(hz: number): number {
  return Math.tan((Math.PI * Math.min(hz, RATE * 0.45)) / RATE)
}
