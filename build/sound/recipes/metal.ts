import { filter } from '../filter.ts'
import { inRoom } from '../room.ts'
import { body, burst, disc, type Mode, ring, thump } from '../struck.ts'
import { between, type Chance, lay, line, noise, shape, silence, strike, type Wave } from '../wave.ts'
import { effect, type Recipe, told } from './recipe.ts'

/** The lowest mode of each take's coin, hertz: five coins of one hoard, none twice in a row the same. */
const COINS = [2650, 2920, 3160, 2790, 3380]

/** Coins, keys, bells and iron. */
export const metal: Record<string, Recipe> = {
  coin: effect(-30, COINS.length, (chance, take) => {
    const wave = silence(0.55)
    const hz = COINS[take] ?? 3000
    let gap = between(chance, 0.075, 0.1)
    let at = 0.004
    for (const gain of [1, 0.42, 0.2, 0.1, 0.05]) {
      lay(wave, clink(chance, hz, 0.34), at, gain)
      at += gap
      gap *= 0.62
    }
    return wave
  }),
  purse: effect(-29, 2, (chance) => {
    const wave = silence(0.75)
    lay(wave, thump(0.2, 140, 74), 0.02, 0.28)
    lay(wave, shape(filter(noise(0.2, chance), 'low', 700), strike(0.006, 0.2)), 0.015, 0.6)
    const coins = silence(0.6)
    for (let count = 0; count < 13; count++) {
      const at = 0.01 + 0.38 * chance() ** 1.6
      lay(coins, clink(chance, between(chance, 2300, 3600), between(chance, 0.05, 0.14)), at, between(chance, 0.15, 0.5) * (1 - at))
    }
    // Leather swallows the glitter.
    lay(wave, filter(coins, 'low', 6200), 0.01, 1.5)
    return wave
  }),
  lock: told(-28, (chance) => {
    const wave = silence(0.75)
    for (const [at, gain] of [
      [0.01, 0.8],
      [0.16, 1],
      [0.24, 0.85],
    ] as const)
      lay(wave, latch(chance, 1700, 0.05), at, gain)
    lay(wave, latch(chance, 640, 0.16), 0.4)
    lay(wave, thump(0.16, 170, 105), 0.4, 0.32)
    return inRoom(wave, { seconds: 0.35, dull: 0.5, wet: 0.25 })
  }),
  click: effect(-37, 1, (chance) => {
    const wave = silence(0.09)
    lay(wave, burst(chance, { seconds: 0.012, hz: 2600, q: 1.2 }), 0)
    lay(wave, ring(0.08, body(chance, [820, 1390, 2450], 0.05)), 0.001, 0.35)
    return wave
  }),
  bell: { ...told(-25, (chance) => shipBell(chance)), group: 'bell' },
  'anchor-chain': told(-26, (chance) => {
    const wave = silence(1.75)
    let at = 0.03
    while (at < 1.5) {
      const run = Math.sin((Math.PI * Math.min(1, at / 1.5)) ** 0.8)
      lay(wave, link(chance), at, between(chance, 0.35, 1) * (0.35 + 0.65 * run))
      at += between(chance, 0.8, 1.2) / (11 + 17 * run)
    }
    const hawse = filter(noise(1.6, chance), 'band', 190, 1.1)
    lay(wave, shape(hawse, line([0, 0], [0.3, 0.5], [1.1, 0.6], [1.6, 0])), 0.02, 0.8)
    return inRoom(wave, { seconds: 0.8, dull: 0.45, wet: 0.3 })
  }),
}

/** One coin against another or the table. */
function clink(chance: Chance, hz: number, fall: number): Wave {
  const wave = silence(fall + 0.05)
  lay(wave, ring(fall + 0.05, disc(chance, hz, fall)), 0, 0.3)
  lay(wave, ring(fall, disc(chance, hz * between(chance, 1.12, 1.2), fall * 0.6)), 0, 0.14)
  lay(wave, burst(chance, { seconds: 0.008, hz: 5200, q: 0.8 }), 0, 0.3)
  return wave
}

/** A lever of the lock falling into place. */
function latch(chance: Chance, hz: number, fall: number): Wave {
  const wave = silence(fall + 0.06)
  lay(wave, ring(fall + 0.05, body(chance, [hz, hz * 1.62, hz * 2.41, hz * 3.7], fall)), 0, 0.3)
  lay(wave, burst(chance, { seconds: 0.015, hz: hz * 2, q: 0.9 }), 0, 0.7)
  return wave
}

/** One link of forged iron going over the hawse pipe. */
function link(chance: Chance): Wave {
  const size = between(chance, 0.85, 1.2)
  const iron = [412, 689, 1130, 1720, 2480, 3560].map((hz) => hz * size)
  const wave = silence(0.3)
  lay(wave, ring(0.28, body(chance, iron, between(chance, 0.09, 0.2))), 0, 0.3)
  lay(wave, burst(chance, { seconds: 0.018, hz: 1500 * size, q: 0.8 }), 0, 0.8)
  return wave
}

/** Struck twice, as aboard: a pair. Hum, prime, tierce, quint and nominal, each a little doubled, so that it beats. */
function shipBell(chance: Chance) {
  const partials: [ratio: number, gain: number, fall: number][] = [
    [0.5, 0.5, 2.6],
    [1, 1, 2],
    [1.19, 0.7, 1.6],
    [1.51, 0.4, 1.1],
    [2, 0.85, 1.3],
    [2.51, 0.3, 0.7],
    [3.01, 0.34, 0.6],
    [4.1, 0.22, 0.35],
    [5.4, 0.12, 0.2],
  ]
  const modes: Mode[] = partials.flatMap(([ratio, gain, fall]) => [
    { hz: 988 * ratio, gain, fall },
    { hz: 988 * ratio + between(chance, 0.6, 1.6), gain: gain * 0.5, fall },
  ])
  const wave = silence(2.6)
  for (const [at, gain] of [
    [0.01, 1],
    [0.34, 0.72],
  ] as const) {
    lay(wave, ring(2.2, modes), at, 0.2 * gain)
    lay(wave, burst(chance, { seconds: 0.01, hz: 3600, q: 0.8 }), at, 0.25 * gain)
  }
  return inRoom(wave, { seconds: 1.1, dull: 0.35, wet: 0.22 })
}
