import type { Group } from './list.ts'

/** As the preferences keep them: 0 to 100. */
export type Levels = Record<Group, number> & { mute: boolean }

/** The gain for a level. Loudness is felt as a ratio: a square makes half the slider sound like half. */
export function gainOf(group: Group, levels: Levels): number {
  return levels.mute ? 0 : (Math.min(100, Math.max(0, levels[group])) / 100) ** 2
}
