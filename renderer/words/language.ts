import i18next from 'i18next'
import { initReactI18next, useTranslation } from 'react-i18next'
import type { Language } from '../app/preferences.ts'
import type { words as model } from './en.ts'
import type { KeyOf } from './shape.ts'

export type Key = KeyOf<typeof model>
type Values = Record<string, string | number>
export type Say = (key: Key, values?: Values) => string
/** Says words of a game; which keys there are is the game's own business. */
export type SayGame = (key: string, values?: Values) => string

type Module = { words: object }
const ours = import.meta.glob<Module>('./{en,ru,tr}.ts')
const games = import.meta.glob<Module>('../games/*/words/{en,ru,tr}.ts')

/** Loads the words of one language: ours and those of the games that are here. */
async function load(language: Language): Promise<void> {
  const wanted = Object.entries({ ...ours, ...games }).filter(([path]) => path.endsWith(`/${language}.ts`))
  const parts = wanted.map(async ([path, part]) => {
    const game = /games\/([^/]+)/.exec(path)?.[1] ?? 'app'
    i18next.addResourceBundle(language, game, (await part()).words)
  })
  await Promise.all(parts)
}

/** Goes over to a language; the page is told when its words are there. */
export async function speak(language: Language): Promise<void> {
  if (!i18next.isInitialized)
    await i18next.use(initReactI18next).init({
      lng: language,
      defaultNS: 'app',
      resources: {},
      fallbackLng: false,
      showSupportNotice: false,
      interpolation: { escapeValue: false },
      react: { bindI18nStore: 'added' },
    })
  if (!i18next.hasResourceBundle(language, 'app')) await load(language)
  await i18next.changeLanguage(language)
  document.documentElement.lang = language
  document.title = i18next.t('title')
}

export function useWords(): Say {
  const { t } = useTranslation('app')
  return (key, values = {}) => t(key, values)
}

/** Words of a game, for what is drawn with React or without. */
export const sayGame =
  (game: string): SayGame =>
  (key, values = {}) =>
    i18next.t(key, { ...values, ns: game })

export function useGameWords(game: string): SayGame {
  // Only to be told of another language.
  useTranslation('app')
  return sayGame(game)
}

/** Whether the game has words for the key. */
export const hasWords = (game: string, key: string): boolean => i18next.exists(key, { ns: game })
