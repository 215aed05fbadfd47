import { filter, filterRound } from '../filter.ts'
import { inRoomRound } from '../room.ts'
import { body, ring } from '../struck.ts'
import { between, type Chance, draw, lay, noise, pan, type Stereo, shape, silence, type Wave } from '../wave.ts'
import type { Recipe } from './recipe.ts'
import { bubble, creak } from './ship.ts'

/** One round, seconds. Every swell below fits a whole number of times into it. */
const ROUND = 18

/** Loops to lie under everything, so quiet that a pause is noticed rather than the bed. */
export const beds: Record<string, Recipe> = {
  'harbour-bed': bed(-41, (chance) => {
    const all = silenceStereoRound()
    addWater(chance, all, { hz: 420, gain: 0.5, swells: 4 })
    addWater(chance, all, { hz: 1100, gain: 0.16, swells: 7 })
    for (let count = 0; count < 70; count++) place(chance, all, bubble(chance), between(chance, 0.02, 0.07))
    for (let count = 0; count < 7; count++) place(chance, all, lap(chance), between(chance, 0.4, 0.75))
    for (let count = 0; count < 3; count++) place(chance, all, creak(chance, between(chance, 0.5, 0.9)), 0.4)
    pan(all, buoy(chance), { at: 5.2, gain: 0.12, side: 0.6, round: true })
    pan(all, buoy(chance), { at: 13.9, gain: 0.08, side: 0.6, round: true })
    return inRoomRound(all, { seconds: 1.4, dull: 0.6, wet: 0.3 })
  }),
  'sea-bed': bed(-40, (chance) => {
    const all = silenceStereoRound()
    addWater(chance, all, { hz: 240, gain: 1, swells: 2 })
    addWater(chance, all, { hz: 700, gain: 0.45, swells: 3 })
    addWater(chance, all, { hz: 2100, gain: 0.16, swells: 4 })
    for (let count = 0; count < 5; count++) place(chance, all, creak(chance, between(chance, 0.6, 1.2)), between(chance, 0.1, 0.2))
    return inRoomRound(all, { seconds: 1, dull: 0.6, wet: 0.2 })
  }),
}

function bed(level: number, make: (chance: Chance) => Stereo): Recipe {
  return { group: 'bed', caption: false, level, takes: 1, loop: true, make }
}

function silenceStereoRound(): Stereo {
  return { left: silence(ROUND), right: silence(ROUND) }
}

/** Moving water: noise in a band that opens and swells; each ear its own water, at its own moment. */
function addWater(chance: Chance, onto: Stereo, of: { hz: number; gain: number; swells: number }): void {
  for (const wave of [onto.left, onto.right]) {
    const start = chance()
    const slower = chance()
    const swell = (time: number) => {
      const slow = Math.sin(2 * Math.PI * ((of.swells * time) / ROUND + start))
      const other = Math.sin(2 * Math.PI * (((of.swells + 3) * time) / ROUND + slower))
      return Math.max(0, 0.5 + 0.32 * slow + 0.18 * other)
    }
    const water = filterRound(noise(ROUND, chance), 'band', (time) => of.hz * (0.75 + 0.5 * swell(time)), 0.6)
    // Far water has lost its hiss.
    lay(
      wave,
      shape(filterRound(water, 'low', of.hz * 2.2), (time) => swell(time) ** 1.6),
      0,
      of.gain,
    )
  }
}

/** A wavelet against the quay. */
function lap(chance: Chance): Wave {
  const seconds = between(chance, 0.5, 0.8)
  const low = between(chance, 0.5, 1)
  const wash = filter(filter(noise(seconds, chance), 'band', 420 + 350 * low, 0.7), 'low', 1700)
  return shape(wash, (time) => Math.sin(Math.PI * Math.min(1, time / seconds) ** 0.5) ** 2 * 0.7)
}

/** A bell buoy, far out. */
function buoy(chance: Chance): Wave {
  const far = ring(2.4, body(chance, [662, 793, 1322], 2.2))
  return draw(2.4, () => 0).map((_, index) => (far[index] ?? 0) * Math.min(1, index / 300))
}

function place(chance: Chance, onto: Stereo, wave: Wave, gain: number): void {
  pan(onto, wave, { at: between(chance, 0, ROUND), gain, side: between(chance, -0.9, 0.9), round: true })
}
