import { filter, type Moving } from './filter.ts'
import { at0, between, type Chance, draw, noise, pan, RATE, type Stereo, shape, silenceStereo, type Wave } from './wave.ts'

/** The first three resonances of an open throat, hertz. */
type Vowel = readonly [number, number, number]
export const VOWELS = {
  a: [730, 1150, 2500],
  e: [540, 1800, 2550],
  i: [310, 2150, 2950],
  o: [520, 880, 2450],
  u: [330, 800, 2300],
} as const satisfies Record<string, Vowel>

type Speech = {
  seconds: number
  /** Pitch in hertz, by time. */
  pitch: (time: number) => number
  /** The three resonances, by time. */
  vowel: (time: number) => Vowel
  loud: (time: number) => number
  /** Share of breath against tone, 0 to 1. */
  breath: number
}

/** One voice without words: pulses of the glottis and breath through three resonances. */
export function voice(chance: Chance, speech: Speech): Wave {
  const { seconds, pitch, vowel, loud, breath } = speech
  let phase = chance()
  // No two throats are of one length, so their resonances do not pile up.
  const throat = between(chance, 0.86, 1.16)
  let wobble = 0
  const tone = draw(seconds, (time) => {
    wobble = wobble * 0.9995 + (chance() - 0.5) * 0.0009
    phase = (phase + (pitch(time) * (1 + wobble)) / RATE) % 1
    // The throat opens slowly and shuts fast: that edge is what makes it a voice.
    return phase < 0.6 ? Math.sin((Math.PI * phase) / 0.6) ** 2 * (phase / 0.6) : 0
  })
  const air = noise(seconds, chance)
  const source = filter(
    tone.map((sample, index) => (sample - 0.2) * (1 - breath) + at0(air, index) * breath * 0.5),
    'high',
    80,
  )
  const parts = ([0, 1, 2] as const).map((place) => {
    const hz: Moving = (time) => vowel(time)[place] * throat
    return filter(source, 'band', hz, [7, 9, 10][place])
  })
  const sum = source.map((_, index) => parts.reduce((total, part, place) => total + at0(part, index) / (1 + place * 0.5), 0))
  return shape(sum, loud)
}

/** Many voices, each a little late and elsewhere. */
export function crowd(of: { chance: Chance; voices: number; seconds: number; spread: number; make: (chance: Chance) => Wave }): Stereo {
  const all = silenceStereo(of.seconds)
  for (let count = 0; count < of.voices; count++) {
    const wave = of.make(of.chance)
    pan(all, wave, {
      at: between(of.chance, 0, of.spread),
      gain: between(of.chance, 0.4, 1) / Math.sqrt(of.voices),
      side: between(of.chance, -0.8, 0.8),
    })
  }
  return all
}

/** From one vowel to another while `time` goes from 0 to `seconds`. */
export function glide(from: Vowel, to: Vowel, seconds: number): (time: number) => Vowel {
  return (time) => {
    const share = Math.min(1, Math.max(0, time / seconds))
    return [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share, from[2] + (to[2] - from[2]) * share]
  }
}
