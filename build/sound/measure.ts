import { filter } from './filter.ts'
import { at0, RATE, type Stereo } from './wave.ts'

/** What a stern ear would write down. Levels in dB below full scale; `dc` as a share of full scale. */
type Measure = { peak: number; loudness: number; dc: number; first: number; last: number }

/** The ear adds up about this long; shorter sounds seem softer. */
const EAR_SECONDS = 0.3

export function measure(sound: Stereo): Measure {
  const both = [sound.left, sound.right]
  return {
    peak: decibels(Math.max(...both.map(peakOf))),
    loudness: loudness(sound),
    dc: Math.max(...both.map((wave) => Math.abs(wave.reduce((sum, sample) => sum + sample, 0) / wave.length))),
    first: Math.max(...both.map((wave) => Math.abs(at0(wave, 0)))),
    last: Math.max(...both.map((wave) => Math.abs(at0(wave, wave.length - 1)))),
  }
}

/** The loudest 300 ms, weighted as BS.1770 does: less below 60 Hz, more above 1.5 kHz. */
export function loudness(sound: Stereo): number {
  const size = Math.round(EAR_SECONDS * RATE)
  const power = new Float64Array(sound.left.length)
  for (const wave of [sound.left, sound.right]) {
    const bright = filter(wave, 'high', 1500)
    const weighted = filter(
      wave.map((sample, index) => sample + at0(bright, index) * 0.58),
      'high',
      38,
      0.5,
    )
    for (let index = 0; index < weighted.length; index++) power[index] = (power[index] ?? 0) + at0(weighted, index) ** 2 / 2
  }
  let sum = 0
  let most = 0
  for (let index = 0; index < power.length; index++) {
    sum += (power[index] ?? 0) - (index >= size ? (power[index - size] ?? 0) : 0)
    most = Math.max(most, sum)
  }
  return decibels(Math.sqrt(most / size))
}

export function peakOf(wave: Float32Array): number {
  return wave.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0)
}

function decibels(level: number): number {
  return 20 * Math.log10(Math.max(level, 1e-9))
}
