import { existsSync, readdirSync, readFileSync } from 'node:fs'
import type { AnyGame } from '../../../engine/core/game.ts'
import { games } from '../../../engine/games/index.ts'
import type { GamePlay } from '../../../renderer/app/play.ts'
import type { RulesBook } from '../../../renderer/words/book.ts'
import type { Tree } from './sentences.ts'

export const TONGUES = ['en', 'ru', 'tr'] as const
export type Tongue = (typeof TONGUES)[number]

/** A game that has a table, with all that it says. */
export type Spoken = {
  id: string
  game: AnyGame
  words: Record<Tongue, Tree>
  rules: Record<Tongue, RulesBook>
  tell: GamePlay['tell']
  ownWords: GamePlay['ownWords']
}

const ROOT = new URL('../../../', import.meta.url)

/** A file of the engine's game, as text. */
export const engineText = (id: string, file: string): string => readFileSync(new URL(`engine/games/${id}/${file}`, ROOT), 'utf8')

async function inAll<T>(one: (tongue: Tongue) => Promise<T>): Promise<Record<Tongue, T>> {
  const [en, ru, tr] = await Promise.all([one('en'), one('ru'), one('tr')])
  return { en, ru, tr }
}

async function spoken(id: string): Promise<Spoken> {
  const game = games.find((each) => each.id === id)
  if (!game) throw new Error(`renderer/games/${id} is the folder of no game`)
  const folder = new URL(`renderer/games/${id}/`, ROOT).href
  // Found by its folder, a module has no types of its own; the tests look at what it really holds.
  const from = async <T>(file: string, name: string): Promise<T> => ((await import(`${folder}${file}`)) as Record<string, T>)[name] as T
  return {
    id,
    game,
    words: await inAll((tongue) => from<Tree>(`words/${tongue}.ts`, 'words')),
    rules: await inAll((tongue) => from<RulesBook>(`words/rules/${tongue}.ts`, 'rules')),
    tell: await from<GamePlay['tell']>('tell.ts', 'tell'),
    ownWords: existsSync(new URL('ownWords.ts', folder)) ? await from<GamePlay['ownWords']>('ownWords.ts', 'ownWords') : undefined,
  }
}

/** Every game that has a folder in the renderer. */
export const SPOKEN: readonly Spoken[] = await Promise.all(readdirSync(new URL('renderer/games', ROOT)).map(spoken))

/** The lines that `describe` lists in its own head. */
export function linesOfLog(id: string): { key: string; values: string[] }[] {
  return [...engineText(id, 'describe.ts').matchAll(/^ \* {3}(log\.[\w.|-]+)(.*)$/gm)].flatMap(([, key = '', rest = '']) => {
    const [, stem = '', variants = ''] = /^(.*?)((?:[\w-]+\|)+[\w-]+)?$/.exec(key) ?? []
    const values = (rest.replace(/\(.*?\)/g, '').match(/[A-Za-z]+/g) ?? []).sort()
    return (variants === '' ? [stem] : variants.split('|').map((variant) => stem + variant)).map((one) => ({ key: one, values }))
  })
}
