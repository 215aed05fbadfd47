import type { Chance, Stereo, Wave } from '../wave.ts'

/** Which volume rules it. */
type Group = 'effects' | 'bed' | 'bell'

export type Recipe = {
  group: Group
  /** Says more than what is seen, so that a person who does not hear it needs words: then its name is the caption's key. */
  caption: boolean
  /** The loudest 300 ms, dB below full scale. */
  level: number
  /** How many a little different ones: what comes often must not sound stamped. */
  takes: number
  loop: boolean
  /** One channel or two; `take` counts from 0. */
  make(chance: Chance, take: number): Wave | Stereo
}

export function effect(level: number, takes: number, make: Recipe['make']): Recipe {
  return { group: 'effects', caption: false, level, takes, loop: false, make }
}

/** An effect that carries meaning. */
export function told(level: number, make: Recipe['make']): Recipe {
  return { group: 'effects', caption: true, level, takes: 1, loop: false, make }
}
