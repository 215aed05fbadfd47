import type { Language } from '../app/preferences.ts'

type Module = { words: object }
/** The words of one game, or of the program itself (`app`). */
type Part = { book: string; words: object }

const ours = import.meta.glob<Module>('./{en,ru,tr}.ts')
const games = import.meta.glob<Module>('../games/*/words/{en,ru,tr}.ts')

/** The words of one language: ours and those of the games that are here. Asked for twice, they are loaded once. */
export function partsOf(language: Language): Promise<Part[]> {
  const wanted = Object.entries({ ...ours, ...games }).filter(([path]) => path.endsWith(`/${language}.ts`))
  return Promise.all(wanted.map(async ([path, load]) => ({ book: /games\/([^/]+)/.exec(path)?.[1] ?? 'app', words: (await load()).words })))
}
