import type { Speed } from '../table/contract.ts'

export const LANGUAGES = ['en', 'ru', 'tr'] as const
export type Language = (typeof LANGUAGES)[number]

export type Preferences = {
  language: Language
  /** Percent, 100 to 200. */
  textSize: number
  speed: Speed
  reducedMotion: boolean
  /** Nothing moves unless something happens; no sound beds. */
  quiet: boolean
  /** 0 to 100. */
  effects: number
  bed: number
  bell: number
  mute: boolean
  /** A phone trembles at our turn, where it can. */
  vibrate: boolean
  /** Sounds that carry meaning are written too. */
  captions: boolean
  renderer: 'automatic' | 'canvas'
  /** The plain list of buttons stays open. */
  twin: boolean
  /** What I am called, and my emblem in each game. */
  name: string
  faces: Record<string, string>
  /** The set of house rules that was chosen last for each game, by its id. */
  rules: Record<string, string>
}

const PLACE = 'preferences'

const within = (value: unknown, low: number, high: number, otherwise: number): number =>
  typeof value === 'number' && value >= low && value <= high ? Math.round(value) : otherwise
const flag = (value: unknown, otherwise: boolean): boolean => (typeof value === 'boolean' ? value : otherwise)
const oneOf = <T extends string>(value: unknown, choices: readonly T[], otherwise: T): T =>
  choices.find((choice) => choice === value) ?? otherwise
const text = (value: unknown): string => (typeof value === 'string' ? value.slice(0, 24) : '')

function readWords(value: unknown): Record<string, string> {
  if (typeof value !== 'object' || value === null) return {}
  return Object.fromEntries(Object.entries(value).filter(([, word]) => typeof word === 'string'))
}

/** Reads kept preferences field by field; what is missing or wrong is as at the first start. */
export function readPreferences(kept: unknown, system: { languages: readonly string[]; reducedMotion: boolean }): Preferences {
  const from: Record<string, unknown> = typeof kept === 'object' && kept !== null ? { ...kept } : {}
  const spoken = system.languages.map((tag) => LANGUAGES.find((language) => tag.toLowerCase().startsWith(language)))
  return {
    language: oneOf(from.language, LANGUAGES, spoken.find((language) => language !== undefined) ?? 'en'),
    textSize: within(from.textSize, 100, 200, 100),
    speed: oneOf(from.speed, ['calm', 'brisk', 'instant'], 'calm'),
    reducedMotion: flag(from.reducedMotion, system.reducedMotion),
    quiet: flag(from.quiet, false),
    effects: within(from.effects, 0, 100, 80),
    bed: within(from.bed, 0, 100, 40),
    bell: within(from.bell, 0, 100, 80),
    mute: flag(from.mute, false),
    vibrate: flag(from.vibrate, true),
    captions: flag(from.captions, false),
    renderer: oneOf(from.renderer, ['automatic', 'canvas'], 'automatic'),
    twin: flag(from.twin, false),
    name: text(from.name),
    faces: readWords(from.faces),
    rules: readWords(from.rules),
  }
}

/** With another set of house rules chosen for a game; null = the printed rules. */
export function withRules(rules: Preferences['rules'], game: string, chosen: string | null): Preferences['rules'] {
  const others = Object.fromEntries(Object.entries(rules).filter(([id]) => id !== game))
  return chosen === null ? others : { ...others, [game]: chosen }
}

/** The preferences kept on this device. */
export function keptPreferences(): Preferences {
  const system = { languages: navigator.languages, reducedMotion: matchMedia('(prefers-reduced-motion: reduce)').matches }
  try {
    return readPreferences(JSON.parse(localStorage.getItem(PLACE) ?? 'null'), system)
  } catch {
    // Storage is forbidden or holds something else: begin as at the first start.
    return readPreferences(null, system)
  }
}

export function keepPreferences(preferences: Preferences): void {
  try {
    localStorage.setItem(PLACE, JSON.stringify(preferences))
  } catch {
    // Storage is forbidden or full: the preferences hold until the window is closed.
  }
}
