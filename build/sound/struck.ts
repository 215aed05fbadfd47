import { filter, type Moving } from './filter.ts'
import { at0, between, type Chance, draw, noise, RATE, shape, silence, strike, type Wave } from './wave.ts'

/** One way in which a struck body rings; `fall` = seconds until it is 60 dB down. */
export type Mode = { hz: number; gain: number; fall: number }

/** A struck body: decaying sines. Each begins at zero, so that the stroke itself never clicks. */
export function ring(seconds: number, modes: readonly Mode[]): Wave {
  const wave = silence(seconds)
  for (const { hz, gain, fall } of modes) {
    const keep = 10 ** (-3 / (fall * RATE))
    const turn = (2 * Math.PI * hz) / RATE
    // y[n] = 2 r cos(w) y[n-1] - r² y[n-2] is the cheapest decaying sine there is.
    let before = 0
    let now = gain * Math.sin(turn) * keep
    for (let index = 1; index < wave.length; index++) {
      wave[index] = at0(wave, index) + now
      const next = 2 * keep * Math.cos(turn) * now - keep * keep * before
      before = now
      now = next
    }
  }
  return wave
}

/** Free round plate, relative to its lowest mode (two-fold symmetric): coins and lids. */
const PLATE = [1, 1.73, 2.33, 3.91, 4.11, 6.3, 6.71]

/** A small disc of metal: modes in pairs a little apart, since no coin is quite round. */
export function disc(chance: Chance, hz: number, fall: number): Mode[] {
  return PLATE.flatMap((ratio, place) => {
    const gain = between(chance, 0.5, 1) / (1 + place * 0.55)
    const spread = between(chance, 0.002, 0.007)
    const one = { hz: hz * ratio, gain, fall: fall / (1 + place * 0.5) }
    return [one, { ...one, hz: one.hz * (1 + spread), gain: gain * 0.6 }]
  }).filter((mode) => mode.hz < 16_000)
}

/** Wood, iron or leather by a list of modes, a little different at every stroke. */
export function body(chance: Chance, hz: readonly number[], fall: number): Mode[] {
  return hz.map((each, place) => ({
    hz: each * between(chance, 0.97, 1.03),
    gain: between(chance, 0.6, 1) / (1 + place * 0.6),
    fall: fall / (1 + place * 0.35),
  }))
}

/** A short burst of filtered noise: contact of dry surfaces. */
export function burst(chance: Chance, of: { seconds: number; hz: Moving; q?: number; attack?: number }): Wave {
  const raw = filter(noise(of.seconds, chance), 'band', of.hz, of.q ?? 1)
  return shape(raw, strike(of.attack ?? 0.001, of.seconds))
}

/** A low thump whose pitch falls from `from` to `to` hertz. */
export function thump(seconds: number, from: number, to: number): Wave {
  let phase = 0
  const fall = strike(0.004, seconds)
  return draw(seconds, (time) => {
    phase += (2 * Math.PI * (to + (from - to) * Math.exp(-time * 28))) / RATE
    return Math.sin(phase) * fall(time)
  })
}

/** Dry paper or cloth on wood: noise in a band, roughened by a slower noise, as fibres catch and let go. */
export function rub(chance: Chance, of: { seconds: number; hz: Moving; q: number; grainHz: number; grain: number }): Wave {
  const rough = filter(noise(of.seconds, chance), 'low', of.grainHz)
  const level = Math.sqrt(rough.reduce((sum, sample) => sum + sample * sample, 0) / Math.max(1, rough.length)) || 1
  return filter(noise(of.seconds, chance), 'band', of.hz, of.q).map((sample, index) => {
    const catchy = Math.max(0, 1 + (of.grain * at0(rough, index)) / level)
    return sample * catchy
  })
}
