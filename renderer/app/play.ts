import type { ComponentType } from 'react'
import type { AnyGame, Level, Line, Seat, Typed, Viewer } from '../../engine/core/game.ts'
import type { Mark, TableGame, Target } from '../table/contract.ts'
import type { SayGame } from '../words/language.ts'

/** What the Harbour needs to know of a game before any of its code is loaded; `renderer/games/<game>/card.ts`. */
export type GameCard = {
  id: string
  /** Where it stands in the Harbour, from the left; the first is offered to whoever comes for the first time. */
  place: number
  min: number
  max: number
  /** Players of a game alone against bots. */
  alone: number
  /** Emblems to choose from, at least one a seat. */
  faces: readonly string[]
  levels: readonly Level[]
  /** Picture of the poster, in assets/. */
  poster: string
  /** The name that goes with an emblem. */
  faceName(face: string, words: SayGame): string
  /** What is said of it. */
  faceLine(face: string, words: SayGame): string
  /** No seat ever knows what the others do not: a device goes round without a curtain. Absent: there are secrets. */
  noSecrets?: true
  /** A line of the log in words; seats by their names. */
  tell(line: Line, nameOf: (seat: Seat) => string, words: SayGame): string
  /** Words that a table by these house rules brings with it, by key of the game's words. Absent: it never does. */
  ownWords?(houseRules: Readonly<Record<string, unknown>>): ReadonlyMap<string, string>
}

/** Why something may not be done: the reason of the game (its sentence is in the game's words) and its clause. */
export type Why = { reason: string; values: Record<string, string | number>; clause: string | null }

/** What a click on a target leads to: a further choice, a finished action, or nothing and why. */
export type Picked<Choice, Action> =
  | { type: 'chosen'; choice: Choice }
  | { type: 'finished'; action: Action }
  | { type: 'refused'; why: Why }

/** Where a choice is made: `view` is all that the seat knows, `shown` what the screen shows of it yet. */
export type ChoosingAt<View, Action> = { view: View; shown: View; seat: Seat; legal: readonly Action[] }

/** How a person chooses an action on the table: pure; the screen only draws it. */
export type Choosing<View, Action, Choice> = {
  none: Choice
  pick(at: ChoosingAt<View, Action>, choice: Choice, target: Target): Picked<Choice, Action>
  /** What shines and what burns. */
  marks(at: ChoosingAt<View, Action>, choice: Choice): Record<Target, Mark>
  /** Why the target can not be chosen; null = it can. */
  why(at: ChoosingAt<View, Action>, choice: Choice, target: Target): Why | null
}

export type About = { title: string; text: string }
/** What the words about a target need to know; the view is the game's own. */
// biome-ignore lint/suspicious/noExplicitAny: the table forgets which game it shows
export type AboutDesk = { view: any; shown: any; seat: Seat | null; nameOf(seat: Seat): string; words: SayGame }

/** What every page needs of a game to play it. */
export type PlayCore = {
  engine: AnyGame
  /** One legal action as a button of the plain list: its heading and its label. */
  // biome-ignore lint/suspicious/noExplicitAny: the page forgets which game it shows
  label(action: Typed, view: any, nameOf: (seat: Seat) => string, words: SayGame): { group: string; label: string }
  /** Whose decision it is, in words. */
  // biome-ignore lint/suspicious/noExplicitAny: likewise
  phase(view: any, viewer: Viewer, nameOf: (seat: Seat) => string, words: SayGame): string
  /** A line of the log in words; seats by their names. */
  tell: GameCard['tell']
  /** Words that a table brings with it, by key: the names on a map of the house. They stand for those of the game. */
  // biome-ignore lint/suspicious/noExplicitAny: likewise
  ownWords?(view: any): ReadonlyMap<string, string>
  /** The sentence of a refusal. */
  reason(why: Why, nameOf: (seat: Seat) => string, words: SayGame): string
  /** How a choice is kept in the store; absent where the page keeps it elsewhere. */
  // biome-ignore lint/suspicious/noExplicitAny: likewise
  choosing?: Choosing<any, any, any>
}

/** All of a game that its table needs; `renderer/games/<game>/play.ts` exports it as `play`. */
export type GamePlay = PlayCore & {
  // biome-ignore lint/suspicious/noExplicitAny: the table forgets which game it shows
  table: TableGame<any, any>
  // biome-ignore lint/suspicious/noExplicitAny: likewise
  choosing: Choosing<any, any, any>
  Panels: ComponentType
  /** What a target is, as the viewer knows it; null = nothing to be pointed at. */
  about(target: Target, of: AboutDesk): About | null
}

const cards = import.meta.glob<{ card: GameCard }>('../games/*/card.ts', { eager: true })
const loaded = new Map<string, PlayCore>()

/** How the code of each game is loaded, by the path of its module: every page brings its own. */
type Plays = Readonly<Record<string, () => Promise<{ play: PlayCore }>>>
let plays: Plays = {}
export function bringPlays(brought: Plays): void {
  plays = brought
}

export const gameCards: readonly GameCard[] = Object.values(cards)
  .map((module) => module.card)
  .toSorted((one, other) => one.place - other.place)

export const gameCard = (game: string): GameCard | undefined => gameCards.find((card) => card.id === game)

/** Loads the code of a game; later calls give the same. */
export async function loadPlay(game: string): Promise<PlayCore> {
  const load = Object.entries(plays).find(([path]) => path.includes(`/games/${game}/`))?.[1]
  if (!load) throw new Error(`no such game: ${game}`)
  const { play } = await load()
  loaded.set(game, play)
  return play
}

/** The game's code, which must have been loaded before any of its views came. */
export function playOf(game: string): PlayCore {
  const play = loaded.get(game)
  if (!play) throw new Error(`game not loaded: ${game}`)
  return play
}

/** Address of a file in assets/, wherever the page is served from. */
export const asset = (path: string): string => new URL(path, document.baseURI).href

export const faceUrl = (game: string, face: string): string => asset(`games/${game}/faces/${face}.webp`)
