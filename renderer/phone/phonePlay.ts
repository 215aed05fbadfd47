import type { ComponentType, ReactNode } from 'react'
import type { Line, Result, Seat, Typed } from '../../engine/core/game.ts'
import { type PlayCore, playOf } from '../app/play.ts'
import type { SayGame } from '../words/language.ts'
import type { Ask, AskAt, Offer } from './ask.ts'
import type { AnyHand } from './useHand.ts'

/** One line of the final account: what it is for, and what each seat has of it. */
type AccountRow = { key: string; title: string; amounts: readonly number[] }

/** The end of a game in words. `winner` = who has won, where winning is not by seat. */
export type PhoneAccount = { result: Result; rows: readonly AccountRow[]; winner?: string }

/** An entry of the log: what happened, and what came of it. */
export type PhoneEntry = { number: number; line: Line; seat: Seat | null; icon: string | null; more: readonly Line[] }

/** All of a game that a phone needs; `renderer/games/<game>/phone/play.ts` exports it as `play`. */
export type PhonePlay = PlayCore & {
  /** What is asked of the seat now; null = nothing. The view is the game's own. */
  // biome-ignore lint/suspicious/noExplicitAny: the page forgets which game it shows
  ask(at: AskAt<any, any>): Ask | null
  /** What may be done out of turn; null = nothing. */
  // biome-ignore lint/suspicious/noExplicitAny: likewise
  aside?(at: AskAt<any, any>): Offer | null
  /** The confirming button: what the action does. */
  // biome-ignore lint/suspicious/noExplicitAny: likewise
  button(action: Typed, at: AskAt<any, any>): { title: string; line?: string; icon?: string }
  /** Under my name: who I am in this game. */
  // biome-ignore lint/suspicious/noExplicitAny: likewise
  role(view: any, seat: Seat, words: SayGame): string
  /** Its picture of an offer, by the offer's `draws` or `end`. */
  Picture: ComponentType<{ name: string; hand: AnyHand }>
  /** At the right of the head: what I own, as all may see. */
  Purse: ComponentType<{ hand: AnyHand }>
  /** Above the decision: what it is about. */
  Scene: ComponentType<{ hand: AnyHand }>
  /** All that is mine, my secrets face down. */
  Mine: ComponentType<{ hand: AnyHand }>
  /** What lies open for everybody. */
  Board: ComponentType<{ hand: AnyHand }>
  /** Its ground: a class for the whole hand. */
  mood: string
  // biome-ignore lint/suspicious/noExplicitAny: likewise
  account(view: any, words: SayGame): PhoneAccount | null
  // biome-ignore lint/suspicious/noExplicitAny: likewise
  entriesOf(events: readonly any[]): readonly PhoneEntry[]
  /** Drawn under an entry of the log. */
  // biome-ignore lint/suspicious/noExplicitAny: likewise
  entryMore?(entry: any, hand: AnyHand): ReactNode
}

export const phonePlays = import.meta.glob<{ play: PhonePlay }>('../games/*/phone/play.ts')

/** A game as its phones need it: this page brings no others. */
export const phonePlayOf = (game: string): PhonePlay => playOf(game) as PhonePlay
