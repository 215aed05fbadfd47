import i18next from 'i18next'
import { useMemo, useSyncExternalStore } from 'react'
import type { Language } from '../app/preferences.ts'
import type { words as model } from './en.ts'
import { partsOf } from './parts.ts'
import type { KeyOf } from './shape.ts'

export type Key = KeyOf<typeof model>
type Values = Record<string, string | number>
export type Say = (key: Key, values?: Values) => string
/** Says words of a game; which keys there are is the game's own business. */
export type SayGame = (key: string, values?: Values) => string

/** The games whose words are wanted; null = all that are here. A phone fetches only those of its tables. */
let wanted: readonly string[] | null = null

/** What is loaded, by language and book: to take a book up again costs a slow phone a frame or two, and all words on the page another. */
const shelf = new Map<string, object>()

/** Loads the words of one language: ours and those of the games that are wanted; false when all were here. */
async function load(language: Language): Promise<boolean> {
  const parts = await partsOf(language, wanted)
  const fresh = parts.filter(({ book, words }) => shelf.get(`${language} ${book}`) !== words)
  for (const { book, words } of fresh) {
    i18next.addResourceBundle(language, book, words)
    shelf.set(`${language} ${book}`, words)
  }
  return fresh.length > 0
}

/** From now on only the words of these games are fetched, and they are there when it is done. */
export async function wantGames(games: readonly string[]): Promise<void> {
  wanted = games
  // the language is one of those that were asked for
  if (!i18next.isInitialized) return
  if (await load(i18next.language as Language)) tellAll()
}

/** The language that was chosen last. */
let asked: Language | null = null

/** Goes over to a language; the page is told when its words are there. */
export async function speak(language: Language): Promise<void> {
  if (!i18next.isInitialized)
    await i18next.init({
      lng: language,
      defaultNS: 'app',
      resources: {},
      fallbackLng: false,
      showSupportNotice: false,
      interpolation: { escapeValue: false },
    })
  asked = language
  const isFresh = await load(language)
  // somebody has chosen another one meanwhile
  if (asked !== language) return
  if (!isFresh && i18next.resolvedLanguage === language) return
  await i18next.changeLanguage(language)
  tellAll()
  document.documentElement.lang = language
  document.title = i18next.t('title')
}

/** How often what is said has changed; whoever shows words hears of it. */
let changes = 0
const hearers = new Set<() => void>()

function tellAll(): void {
  said.clear()
  changes++
  for (const tell of hearers) tell()
}

function hear(tell: () => void): () => void {
  hearers.add(tell)
  return () => hearers.delete(tell)
}

/** What has been said in the present language: a table says the same over and over while it moves. */
const said = new Map<string, string>()
const MOST_SAID = 5000

function sentence(book: string, key: string, values: Values): string {
  const asked = `${book} ${key} ${JSON.stringify(values)}`
  const known = said.get(asked)
  if (known !== undefined) return known
  const text = i18next.t(key, { ...values, ns: book })
  if (said.size >= MOST_SAID) said.clear()
  said.set(asked, text)
  return text
}

export function useWords(): Say {
  return useGameWords('app')
}

/** Words of a game, for what is drawn with React or without. */
export const sayGame =
  (game: string): SayGame =>
  (key, values = {}) =>
    sentence(game, key, values)

/** The same function until the language changes. */
export function useGameWords(game: string): SayGame {
  const changed = useSyncExternalStore(hear, () => changes)
  // biome-ignore lint/correctness/useExhaustiveDependencies: other words are another function
  return useMemo(() => sayGame(game), [game, changed])
}

/** The words that a table brings with it stand for those of the game. */
export function withOwn(words: SayGame, own: ReadonlyMap<string, string> | undefined): SayGame {
  return own ? (key, values) => own.get(key) ?? words(key, values) : words
}

/** Whether the game has words for the key. */
export const hasWords = (game: string, key: string): boolean => i18next.exists(key, { ns: game })
