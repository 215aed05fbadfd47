import { filter } from '../filter.ts'
import { body, burst, ring, rub, thump } from '../struck.ts'
import { between, type Chance, hill, lay, line, shape, silence, strike, type Wave } from '../wave.ts'
import { effect, type Recipe } from './recipe.ts'

/** Cards, leaves and the pen: everything of paper. */
export const paper: Record<string, Recipe> = {
  'card-draw': effect(-31, 2, (chance) => {
    const wave = silence(0.32)
    const slide = rub(chance, { seconds: 0.2, hz: line([0, 1900], [0.2, 4600]), q: 0.9, grainHz: 320, grain: 0.8 })
    lay(wave, shape(slide, line([0, 0], [0.05, 0.35], [0.17, 1], [0.2, 0])), 0.01)
    lay(wave, snap(chance, 2600), 0.195, 0.8)
    return wave
  }),
  'card-slide': effect(-33, 3, (chance) => slide(chance, between(chance, 0.22, 0.28))),
  'card-flip': effect(-29, 3, (chance) => {
    const wave = silence(0.42)
    lay(wave, snap(chance, 3100), 0.005, 0.7)
    const air = filter(slideNoise(chance, 0.14), 'band', line([0, 700], [0.09, 1900], [0.14, 900]), 1.4)
    lay(wave, shape(air, hill(0.14, 1.6)), 0.03, 0.9)
    lay(wave, slap(chance), 0.16)
    return wave
  }),
  deal: effect(-31, 3, (chance) => {
    const wave = silence(0.36)
    lay(wave, shape(slideNoise(chance, 0.11), line([0, 0], [0.02, 1], [0.11, 0.15])), 0, 0.7)
    lay(wave, slap(chance), 0.085, 0.8)
    return wave
  }),
  riffle: effect(-29, 2, (chance) => riffle(chance, 1.15)),
  shuffle: effect(-29, 1, (chance) => {
    const wave = silence(2.7)
    lay(wave, riffle(chance, 1), 0)
    lay(wave, riffle(chance, 1), 1.05, 0.9)
    for (const at of [2.05, 2.19]) lay(wave, slap(chance), at, 0.8)
    return wave
  }),
  page: effect(-33, 2, (chance) => {
    const wave = silence(0.62)
    const lift = rub(chance, { seconds: 0.5, hz: line([0, 1400], [0.22, 3600], [0.5, 1700]), q: 0.6, grainHz: 60, grain: 0.9 })
    lay(wave, shape(lift, hill(0.5, 1.5)), 0)
    // Stiff paper buckles: a few small snaps on the way over.
    for (let count = 0; count < 7; count++)
      lay(wave, snap(chance, between(chance, 1500, 3800)), between(chance, 0.06, 0.4), between(chance, 0.1, 0.4))
    lay(wave, shape(filter(slideNoise(chance, 0.12), 'low', 900), strike(0.004, 0.12)), 0.44, 0.9)
    return wave
  }),
  quill: effect(-35, 2, (chance) => {
    const wave = silence(0.95)
    let at = 0.02
    for (const seconds of [0.13, 0.09, 0.17, 0.1, 0.2]) {
      const long = seconds * between(chance, 0.85, 1.15)
      const down = chance() < 0.5
      const scratch = rub(chance, {
        seconds: long,
        hz: line([0, down ? 5200 : 3600], [long, down ? 3400 : 5600]),
        q: 1.6,
        grainHz: 130,
        grain: 1.5,
      })
      lay(wave, shape(scratch, hill(long, 0.6)), at, between(chance, 0.6, 1))
      at += long + between(chance, 0.015, 0.05)
    }
    return wave
  }),
}

/** A card over cloth, coming to rest. */
function slide(chance: Chance, seconds: number): Wave {
  const wave = silence(seconds + 0.14)
  lay(wave, shape(slideNoise(chance, seconds), line([0, 0], [seconds * 0.3, 1], [seconds * 0.75, 0.6], [seconds, 0])), 0)
  lay(wave, shape(filter(slideNoise(chance, 0.08), 'low', 1200), strike(0.002, 0.08)), seconds * 0.86, 0.8)
  return wave
}

function slideNoise(chance: Chance, seconds: number): Wave {
  return rub(chance, {
    seconds,
    hz: line([0, between(chance, 2400, 3000)], [seconds, between(chance, 1800, 2300)]),
    q: 0.7,
    grainHz: 260,
    grain: 0.7,
  })
}

/** The edge of a stiff card springing free. */
function snap(chance: Chance, hz: number): Wave {
  const wave = silence(0.05)
  lay(wave, burst(chance, { seconds: 0.022, hz, q: 2 }), 0)
  lay(wave, ring(0.05, body(chance, [hz * 0.42, hz * 0.71], 0.03)), 0, 0.16)
  return wave
}

/** A card falling flat on a wooden table: air pressed out, then the board. */
function slap(chance: Chance): Wave {
  const wave = silence(0.22)
  lay(wave, burst(chance, { seconds: 0.06, hz: line([0, 2300], [0.06, 700]), q: 0.7 }), 0)
  lay(wave, ring(0.2, body(chance, [168, 287, 431, 655], 0.13)), 0.001, 0.22)
  lay(wave, thump(0.12, 130, 82), 0.001, 0.28)
  return wave
}

/** Two halves of a pack let go card by card, quicker and quicker, then pushed together. */
function riffle(chance: Chance, seconds: number): Wave {
  const wave = silence(seconds + 0.2)
  const ticks = 30
  for (let count = 0; count < ticks; count++) {
    const share = count / ticks
    const at = 0.02 + seconds * 0.62 * (share * 1.35 - 0.35 * share * share) + between(chance, -0.004, 0.004)
    lay(wave, snap(chance, between(chance, 1700, 2500) + share * 900), at, between(chance, 0.8, 1.5) * (0.6 + share * 0.4))
  }
  const push = rub(chance, { seconds: 0.24, hz: line([0, 2100], [0.24, 3300]), q: 0.8, grainHz: 90, grain: 1.3 })
  lay(wave, shape(push, hill(0.24, 0.8)), seconds * 0.68, 0.34)
  lay(wave, slap(chance), seconds * 0.68 + 0.23, 0.5)
  return wave
}
