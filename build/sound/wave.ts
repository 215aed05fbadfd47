/** Samples a second in everything baked here. */
export const RATE = 44_100

/** One channel, -1 to 1. */
export type Wave = Float32Array
export type Stereo = { left: Wave; right: Wave }
/** 0 ≤ x < 1, always the same row of numbers for the same seed: a baked file changes only when its recipe does. */
export type Chance = () => number

export function chanceOf(seed: string): Chance {
  let state = 0x811c9dc5
  for (const letter of seed) state = Math.imul(state ^ (letter.codePointAt(0) ?? 0), 0x01000193)
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

export function between(chance: Chance, low: number, high: number): number {
  return low + (high - low) * chance()
}

export function silence(seconds: number): Wave {
  return new Float32Array(Math.round(seconds * RATE))
}

/** Every sample from its time in seconds. */
export function draw(seconds: number, at: (time: number) => number): Wave {
  return silence(seconds).map((_, index) => at(index / RATE))
}

export function noise(seconds: number, chance: Chance): Wave {
  return silence(seconds).map(() => chance() * 2 - 1)
}

/** Multiplies by a gain that follows time in seconds. */
export function shape(wave: Wave, gain: (time: number) => number): Wave {
  return wave.map((sample, index) => sample * gain(index / RATE))
}

/** Adds `wave` onto `onto` from `at` seconds on; what hangs over the end is cut. */
export function lay(onto: Wave, wave: Wave, at: number, gain = 1): void {
  const start = Math.round(at * RATE)
  const end = Math.min(wave.length, onto.length - start)
  for (let index = Math.max(0, -start); index < end; index++) onto[start + index] = at0(onto, start + index) + at0(wave, index) * gain
}

/** The same on a ring: what hangs over the end goes on at the beginning, as a loop needs. */
function layRound(onto: Wave, wave: Wave, at: number, gain = 1): void {
  const start = Math.round(at * RATE)
  for (let index = 0; index < wave.length; index++) {
    const place = (start + index) % onto.length
    onto[place] = at0(onto, place) + at0(wave, index) * gain
  }
}

/** Straight lines through [seconds, value] points, level before the first and after the last. */
export function line(...points: [number, number][]): (time: number) => number {
  return (time) => {
    let from = points[0] ?? [0, 0]
    for (const to of points) {
      if (time < to[0]) return from === to ? to[1] : from[1] + ((to[1] - from[1]) * (time - from[0])) / (to[0] - from[0])
      from = to
    }
    return from[1]
  }
}

/** Rises in `attack` seconds, then falls by 60 dB within `fall` seconds. */
export function strike(attack: number, fall: number): (time: number) => number {
  return (time) => (time < attack ? time / attack : 10 ** ((-3 * (time - attack)) / fall))
}

/** A hill of half a sine over `seconds`; a larger `sharpness` makes it narrower. */
export function hill(seconds: number, sharpness = 1): (time: number) => number {
  return (time) => (time <= 0 || time >= seconds ? 0 : Math.sin((Math.PI * time) / seconds) ** sharpness)
}

/** A sample that is known to be inside; outside counts as silence. */
export function at0(wave: Wave, index: number): number {
  return wave[index] ?? 0
}

/** Puts one channel between left (-1) and right (1) at equal power. */
export function pan(onto: Stereo, wave: Wave, place: { at: number; gain: number; side: number; round?: boolean }): void {
  const angle = ((place.side + 1) * Math.PI) / 4
  const put = place.round ? layRound : lay
  put(onto.left, wave, place.at, place.gain * Math.cos(angle))
  put(onto.right, wave, place.at, place.gain * Math.sin(angle))
}

export function silenceStereo(seconds: number): Stereo {
  return { left: silence(seconds), right: silence(seconds) }
}
