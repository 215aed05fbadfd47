import { finish, finishLoop, LOOP_MARGIN_SECONDS } from './master.ts'
import type { Recipe } from './recipes/recipe.ts'
import { chanceOf, RATE, type Stereo } from './wave.ts'

export type Take = {
  /** File name without ending: `coin-3`, or just the name where there is one take. */
  file: string
  sound: Stereo
  /** Two channels that differ. */
  wide: boolean
  durationMs: number
  /** Where in the file one seamless round lies. */
  loop: { startMs: number; lengthMs: number } | null
}

export function takesOf(name: string, recipe: Recipe): Take[] {
  return Array.from({ length: recipe.takes }, (_, take) => takeOf(name, recipe, take))
}

function takeOf(name: string, recipe: Recipe, take: number): Take {
  const made = recipe.make(chanceOf(`${name}/${take}`), take)
  const raw = made instanceof Float32Array ? { left: made, right: made } : made
  const sound = (recipe.loop ? finishLoop : finish)(raw, recipe.level)
  const margin = LOOP_MARGIN_SECONDS * 1000
  return {
    file: recipe.takes > 1 ? `${name}-${take + 1}` : name,
    sound,
    wide: !(made instanceof Float32Array),
    durationMs: milliseconds(sound.left.length),
    loop: recipe.loop ? { startMs: margin, lengthMs: milliseconds(raw.left.length) } : null,
  }
}

function milliseconds(samples: number): number {
  return Math.round((samples / RATE) * 1000)
}
