import { filter, filterRound } from './filter.ts'
import { loudness, peakOf } from './measure.ts'
import { at0, RATE, type Stereo, shape, type Wave } from './wave.ts'

/** Lossy codecs overshoot: this leaves them 2 dB. */
const CEILING = 0.79
/** Below this a tail is cut: nobody hears it in a living room. */
const SILENT = 10 ** (-62 / 20)
/** A loop is baked with this much of itself before and after: codecs pad their ends, and a window of exactly one round, wherever it lands, has no seam. */
export const LOOP_MARGIN_SECONDS = 0.12

/** A one-shot: no DC, nothing under the lowest speaker, tail trimmed, ends at zero, as loud as `level` dB says. */
export function finish(raw: Stereo, level: number): Stereo {
  const clean = both(raw, (wave) => filter(wave, 'high', 28, 0.6))
  const trimmed = trim(clean)
  const seconds = trimmed.left.length / RATE
  const faded = both(trimmed, (wave) => shape(wave, (time) => Math.min(1, time / 0.0015, Math.max(0, seconds - time - 1 / RATE) / 0.03)))
  return limit(scale(faded, level))
}

/** A loop: the same without fades, and with its margins. */
export function finishLoop(raw: Stereo, level: number): Stereo {
  const clean = both(raw, (wave) => filterRound(wave, 'high', 28, 0.6))
  const margin = Math.round(LOOP_MARGIN_SECONDS * RATE)
  return both(limit(scale(clean, level)), (wave) => {
    const long = new Float32Array(wave.length + 2 * margin)
    long.set(wave.slice(-margin))
    long.set(wave, margin)
    long.set(wave.slice(0, margin), margin + wave.length)
    return long
  })
}

function scale(sound: Stereo, level: number): Stereo {
  const gain = 10 ** ((level - loudness(sound)) / 20)
  return both(sound, (wave) => wave.map((sample) => sample * gain))
}

/** Bends only what comes near the ceiling, as tape does; the rest stays as it was. */
function limit(sound: Stereo): Stereo {
  const knee = CEILING * 0.7
  if (Math.max(peakOf(sound.left), peakOf(sound.right)) <= knee) return sound
  const room = CEILING - knee
  return both(sound, (wave) =>
    wave.map((sample) => {
      const over = Math.abs(sample) - knee
      return over <= 0 ? sample : Math.sign(sample) * (knee + room * Math.tanh(over / room))
    }),
  )
}

function trim(sound: Stereo): Stereo {
  const floor = SILENT * Math.max(peakOf(sound.left), peakOf(sound.right))
  let end = sound.left.length
  while (end > 1 && Math.abs(at0(sound.left, end - 1)) < floor && Math.abs(at0(sound.right, end - 1)) < floor) end--
  return both(sound, (wave) => wave.slice(0, end))
}

function both(sound: Stereo, change: (wave: Wave) => Wave): Stereo {
  return { left: change(sound.left), right: change(sound.right) }
}
