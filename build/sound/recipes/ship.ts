import { filter } from '../filter.ts'
import { inRoom } from '../room.ts'
import { body, burst, ring, rub, thump } from '../struck.ts'
import { between, type Chance, draw, hill, lay, line, noise, RATE, shape, silence, strike, type Wave } from '../wave.ts'
import { effect, type Recipe, told } from './recipe.ts'

/** Heavy things: anchor, gun, sail, seal and pennant. */
export const ship: Record<string, Recipe> = {
  'anchor-thud': told(-23, (chance) => {
    const wave = silence(1.3)
    lay(wave, thump(0.5, 118, 47), 0.01)
    lay(wave, ring(0.5, body(chance, [96, 152, 233, 377, 541], 0.3)), 0.01, 0.4)
    lay(wave, ring(0.6, body(chance, [461, 743, 1210, 1890], 0.35)), 0.012, 0.1)
    lay(wave, burst(chance, { seconds: 0.09, hz: 900, q: 0.6 }), 0.008, 0.8)
    lay(wave, splash(chance), 0.05, 0.85)
    return inRoom(wave, { seconds: 0.7, dull: 0.6, wet: 0.25 })
  }),
  cannon: told(-25, (chance) => {
    const wave = silence(2.4)
    const boom = filter(noise(1.9, chance), 'low', line([0, 1100], [0.1, 460], [0.6, 210], [1.9, 110]), 0.8)
    lay(wave, shape(boom, strike(0.018, 2.4)), 0.02, 1.6)
    lay(wave, thump(0.9, 92, 41), 0.02, 0.5)
    // The same shot again from the hills across the bay.
    const echo = filter(boom, 'low', 300)
    for (const [at, gain] of [
      [0.42, 0.9],
      [0.71, 0.62],
      [1.12, 0.4],
    ] as const)
      lay(wave, shape(echo, strike(0.09, 1.1)), at, gain)
    return inRoom(wave, { seconds: 2.2, dull: 0.8, wet: 0.45 })
  }),
  sail: effect(-29, 2, (chance) => {
    const wave = silence(1.7)
    const wind = rub(chance, { seconds: 1.5, hz: line([0, 320], [0.55, 880], [1.5, 380]), q: 0.8, grainHz: 12, grain: 0.3 })
    lay(wave, shape(wind, hill(1.5, 1.4)), 0, 0.75)
    let at = 0.1
    for (const gain of [1, 0.75, 0.5, 0.34]) {
      lay(wave, flap(chance), at, gain)
      at += between(chance, 0.09, 0.14)
    }
    const wake = filter(noise(1.3, chance), 'band', line([0, 1500], [1.3, 2600]), 0.6)
    lay(wave, shape(wake, hill(1.3, 2)), 0.35, 0.16)
    lay(wave, creak(chance, 0.42), 0.55, 0.28)
    return inRoom(wave, { seconds: 0.5, dull: 0.5, wet: 0.2 })
  }),
  'wax-stamp': effect(-27, 2, (chance) => {
    const wave = silence(0.55)
    lay(wave, thump(0.22, 150, 68), 0.01, 0.7)
    lay(wave, ring(0.2, body(chance, [142, 231, 388], 0.14)), 0.012, 0.3)
    const squeeze = filter(noise(0.2, chance), 'band', line([0, 500], [0.2, 1300]), 1.8)
    lay(wave, shape(squeeze, line([0, 0], [0.02, 1], [0.12, 0.5], [0.2, 0])), 0.02, 1.3)
    // The seal lets go of the wax.
    lay(wave, burst(chance, { seconds: 0.03, hz: line([0, 900], [0.03, 2400]), q: 2.5 }), 0.29, 0.6)
    lay(wave, ring(0.06, body(chance, [1180, 1900], 0.05)), 0.295, 0.1)
    return wave
  }),
  'pennant-tick': effect(-34, 3, (chance) => {
    const wave = silence(0.2)
    lay(wave, ring(0.12, body(chance, [1080, 2210, 3340], 0.06)), 0.004, 0.4)
    lay(wave, burst(chance, { seconds: 0.01, hz: 2600, q: 1 }), 0.003, 0.4)
    const cloth = rub(chance, { seconds: 0.12, hz: 1500, q: 0.8, grainHz: 45, grain: 1 })
    lay(wave, shape(cloth, hill(0.12, 1)), 0.02, 0.09)
    return wave
  }),
}

/** Water thrown up and falling back, with bubbles: each a short tone that rises as it shrinks. */
function splash(chance: Chance): Wave {
  const wave = silence(0.9)
  const spray = filter(noise(0.7, chance), 'band', line([0, 900], [0.12, 2400], [0.7, 1300]), 0.6)
  lay(wave, shape(spray, line([0, 0], [0.05, 1], [0.2, 0.4], [0.7, 0])), 0, 0.5)
  for (let count = 0; count < 16; count++) lay(wave, bubble(chance), between(chance, 0.06, 0.7), between(chance, 0.02, 0.08))
  return wave
}

export function bubble(chance: Chance): Wave {
  const seconds = between(chance, 0.025, 0.08)
  const hz = between(chance, 420, 1500)
  const rise = between(chance, 1.15, 1.8)
  let phase = 0
  return draw(seconds, (time) => {
    phase += (2 * Math.PI * hz * (1 + ((rise - 1) * time) / seconds)) / RATE
    return Math.sin(phase) * hill(seconds, 0.7)(time) * (1 - time / seconds)
  })
}

/** Rope and timber under load: stick and slip, a pulse train through a wooden box. */
export function creak(chance: Chance, seconds: number): Wave {
  const wave = silence(seconds + 0.1)
  const box = body(chance, [310, 520, 870, 1340], 0.05)
  let at = 0.01
  const start = between(chance, 38, 60)
  while (at < seconds) {
    const share = at / seconds
    lay(wave, ring(0.08, box), at, Math.sin(Math.PI * share) * between(chance, 0.3, 0.6))
    at += 1 / (start * (1 + 0.7 * Math.sin(share * 2.6)) * between(chance, 0.92, 1.08))
  }
  return wave
}

/** Canvas filling with a clap. */
function flap(chance: Chance): Wave {
  const wave = silence(0.24)
  lay(wave, thump(0.16, 120, 62), 0, 0.7)
  lay(wave, burst(chance, { seconds: 0.13, hz: line([0, 700], [0.13, 260]), q: 0.6, attack: 0.008 }), 0)
  return wave
}
