import { crowd, glide, VOWELS, voice } from '../people.ts'
import { inRoom } from '../room.ts'
import { burst } from '../struck.ts'
import { between, type Chance, hill, line, pan, type Stereo, type Wave } from '../wave.ts'
import { type Recipe, told } from './recipe.ts'

const TAVERN = { seconds: 0.9, dull: 0.55, wet: 0.3 }

/** The company round the table; never a word, so that every language has the same. */
export const voices: Record<string, Recipe> = {
  'crowd-murmur': told(-29, (chance) => {
    const all = crowd({ chance, voices: 14, seconds: 2.9, spread: 0.5, make: murmur })
    return inRoom(all, { ...TAVERN, dull: 0.7, wet: 0.4 })
  }),
  gasp: told(-28, (chance) => {
    const make = (own: Chance) => {
      const seconds = between(own, 0.32, 0.48)
      const hz = between(own, 130, 250)
      return voice(own, {
        seconds,
        pitch: line([0, hz * 0.9], [seconds, hz * 1.25]),
        vowel: glide(VOWELS.o, VOWELS.a, seconds),
        loud: line([0, 0], [seconds * 0.35, 0.7], [seconds * 0.75, 1], [seconds, 0]),
        breath: 0.9,
      })
    }
    return inRoom(crowd({ chance, voices: 9, seconds: 0.75, spread: 0.1, make }), TAVERN)
  }),
  groan: told(-27, (chance) => {
    const make = (own: Chance) => {
      const seconds = between(own, 0.9, 1.25)
      const hz = between(own, 105, 190)
      return voice(own, {
        seconds,
        pitch: line([0, hz], [0.2, hz * 1.08], [seconds, hz * 0.66]),
        vowel: glide(VOWELS.a, VOWELS.o, seconds * 0.6),
        loud: line([0, 0], [0.12, 1], [seconds * 0.5, 0.7], [seconds, 0]),
        breath: between(own, 0.15, 0.35),
      })
    }
    return inRoom(crowd({ chance, voices: 10, seconds: 1.55, spread: 0.22, make }), TAVERN)
  }),
  cheer: told(-24, (chance) => {
    const make = (own: Chance) => {
      const seconds = between(own, 0.9, 1.35)
      const hz = between(own, 165, 330)
      return voice(own, {
        seconds,
        pitch: line([0, hz * 0.8], [0.18, hz * 1.12], [0.6, hz * 1.05], [seconds, hz * 0.8]),
        vowel: glide(VOWELS.e, VOWELS.a, 0.35),
        loud: line([0, 0], [0.08, 0.9], [seconds * 0.55, 1], [seconds, 0]),
        breath: between(own, 0.2, 0.4),
      })
    }
    const all = crowd({ chance, voices: 16, seconds: 2.3, spread: 0.35, make })
    clapping(chance, all)
    return inRoom(all, TAVERN)
  }),
}

/** Talk behind a hand: syllables at the pace of speech, vowels by chance. */
function murmur(chance: Chance): Wave {
  const seconds = between(chance, 1.7, 2.3)
  const hz = between(chance, 95, 185)
  const vowels = Object.values(VOWELS)
  const pace = between(chance, 3.6, 5.4)
  const said = Array.from({ length: Math.ceil(seconds * pace) + 2 }, () => ({
    vowel: vowels[Math.floor(chance() * vowels.length)] ?? VOWELS.a,
    loud: chance() < 0.18 ? 0.05 : between(chance, 0.5, 1),
    pitch: between(chance, 0.88, 1.16),
  }))
  const syllable = (time: number) => said[Math.floor(time * pace)] ?? { vowel: VOWELS.u, loud: 0, pitch: 1 }
  const whole = hill(seconds, 0.6)
  return voice(chance, {
    seconds,
    pitch: (time) => hz * syllable(time).pitch,
    vowel: (time) => glide(syllable(time).vowel, syllable(time + 1 / pace).vowel, 1)((time * pace) % 1),
    loud: (time) => whole(time) * syllable(time).loud * (0.15 + Math.abs(Math.sin(Math.PI * time * pace))),
    breath: between(chance, 0.2, 0.5),
  })
}

function clapping(chance: Chance, onto: Stereo): void {
  for (let pair = 0; pair < 7; pair++) {
    const gap = between(chance, 0.17, 0.26)
    const side = between(chance, -0.8, 0.8)
    const hz = between(chance, 900, 1700)
    for (let at = between(chance, 0.2, 0.45); at < 1.9; at += gap * between(chance, 0.94, 1.06))
      pan(onto, burst(chance, { seconds: 0.05, hz, q: 1.1 }), { at, gain: 0.07 * Math.min(1, 2.1 - at), side })
  }
}
