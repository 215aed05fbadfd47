import { filter } from '../filter.ts'
import { inRoom } from '../room.ts'
import { body, ring, thump } from '../struck.ts'
import {
  between,
  type Chance,
  draw,
  lay,
  noise,
  pan,
  RATE,
  type Stereo,
  shape,
  silence,
  silenceStereo,
  strike,
  type Wave,
} from '../wave.ts'
import { type Recipe, told } from './recipe.ts'

type Note = { at: number; seconds: number; semitones: number; side: number; gain: number }

/** Semitones above D4; our own call: a step, a leap, and three horns home. */
const CALL: Note[] = [
  { at: 0, seconds: 0.2, semitones: 0, side: -0.3, gain: 0.8 },
  { at: 0.22, seconds: 0.2, semitones: 0, side: -0.3, gain: 0.8 },
  { at: 0.44, seconds: 0.42, semitones: 7, side: -0.3, gain: 0.9 },
  { at: 0.44, seconds: 0.42, semitones: 2, side: 0.35, gain: 0.6 },
  { at: 0.9, seconds: 0.2, semitones: 5, side: -0.3, gain: 0.85 },
  { at: 1.12, seconds: 0.2, semitones: 9, side: -0.3, gain: 0.9 },
  { at: 1.36, seconds: 1.5, semitones: 12, side: -0.3, gain: 1 },
  { at: 1.36, seconds: 1.5, semitones: 7, side: 0.4, gain: 0.7 },
  { at: 1.36, seconds: 1.5, semitones: 4, side: 0.1, gain: 0.6 },
  { at: 1.36, seconds: 1.5, semitones: -12, side: 0, gain: 0.75 },
]

export const brass: Record<string, Recipe> = {
  'fanfare-short': told(-21, (chance) => {
    const hall = silenceStereo(3.2)
    for (const note of CALL) pan(hall, horn(chance, note), note)
    for (const [at, gain] of [
      [0, 0.35],
      [0.44, 0.4],
      [0.9, 0.3],
      [1.36, 0.75],
    ] as const)
      drum(chance, hall, at, gain)
    return inRoom(hall, { seconds: 1.6, dull: 0.4, wet: 0.3 })
  }),
}

/** A natural horn: harmonics that open up with the breath, a lip that slides into the note, a late vibrato. */
function horn(chance: Chance, { seconds, semitones }: Note): Wave {
  const hz = 293.66 * 2 ** (semitones / 12)
  const drift = between(chance, 0.998, 1.002)
  const beat = between(chance, 4.9, 5.6)
  let phase = 0
  const long = seconds + 0.14
  const wave = draw(long, (time) => {
    const breath =
      Math.min(1, time / 0.045) *
      (time < seconds ? 1 - 0.25 * Math.min(1, time / seconds) : 0.75 * Math.max(0, 1 - (time - seconds) / 0.13))
    const vibrato = 1 + 0.004 * Math.min(1, Math.max(0, (time - 0.35) / 0.5)) * Math.sin(2 * Math.PI * beat * time)
    phase += (2 * Math.PI * hz * drift * vibrato * (1 - 0.03 * Math.exp(-time * 45))) / RATE
    let sum = 0
    for (let harmonic = 1; harmonic <= 14 && hz * harmonic < 9000; harmonic++) {
      // The louder the breath, the further up the row of harmonics it reaches.
      const reach = Math.exp(-(harmonic - 1) / (1.1 + 3.4 * breath * breath))
      sum += Math.sin(phase * harmonic) * reach
    }
    return sum * breath
  })
  const spit = shape(filter(noise(0.08, chance), 'band', hz * 3, 1.5), strike(0.008, 0.07))
  lay(wave, spit, 0, 0.3)
  return filter(wave, 'low', 5200)
}

/** A field drum with loose snares. */
function drum(chance: Chance, onto: Stereo, at: number, gain: number): void {
  const wave = silence(0.6)
  lay(wave, thump(0.5, 145, 78), 0, 1.2)
  lay(wave, ring(0.4, body(chance, [118, 188, 251], 0.3)), 0, 0.5)
  lay(wave, shape(filter(noise(0.25, chance), 'high', 1400), strike(0.002, 0.22)), 0, 0.22)
  pan(onto, wave, { at, gain: gain * 1.6, side: 0 })
}
