import type { Language } from '../app/preferences.ts'

type Module = { words: object }
/** The words of one game, or of the program itself (`app`). */
type Part = { book: string; words: object }

type Modules = Readonly<Record<string, () => Promise<Module>>>

let ours: Modules = import.meta.glob<Module>('./{en,ru,tr}.ts')
let games: Modules = import.meta.glob<Module>('../games/*/words/{en,ru,tr}.ts')

/** A page that says less brings its own words: of the program, and of games that have fewer for it. */
export function bringWords(program: Modules, ofGames: Modules): void {
  ours = program
  games = { ...games, ...ofGames }
}

const bookOf = (path: string): string => /games\/([^/]+)/.exec(path)?.[1] ?? 'app'

/** The words of one language: ours and those of these games; null = of all that are here. Asked for twice, they are loaded once. */
export function partsOf(language: Language, wanted: readonly string[] | null = null): Promise<Part[]> {
  const paths = Object.entries({ ...ours, ...games }).filter(([path]) => path.endsWith(`/${language}.ts`))
  // what a page has brought stands last
  const books = new Map(paths.map(([path, load]) => [bookOf(path), load]))
  const asked = [...books].filter(([book]) => book === 'app' || wanted === null || wanted.includes(book))
  return Promise.all(asked.map(async ([book, load]) => ({ book, words: (await load()).words })))
}
