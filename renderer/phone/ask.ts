import type { Seat, Typed } from '../../engine/core/game.ts'
import type { Why } from '../app/play.ts'
import type { SayGame } from '../words/language.ts'

/** From where a decision is made: all that the seat knows, and what it may do. */
export type AskAt<View, Action extends Typed> = {
  view: View
  seat: Seat
  legal: readonly Action[]
  nameOf(seat: Seat): string
  /** The emblem of a seat. */
  faceOf(seat: Seat): string
  words: SayGame
}

/** What comes of an offer: the action itself, or what is to be said next. */
type Leads = { act: Typed } | { ask: Ask }

/** One thing that can be chosen, or that one might think of choosing. */
export type Offer = {
  key: string
  title: string
  line?: string | undefined
  /** Of the sheet of icons. */
  icon?: string
  /** What the game draws for it, by a name that is the game's own. */
  draws?: string
  /** What stands at its end: a price, a gain; drawn by the game if it is a name of its own. */
  end?: string
  /** The likeliest: all brass. */
  main?: boolean
  /** Null = not now, and `why` says why. */
  leads: Leads | null
  why?(): Why | null
}

/** How the offers of a decision lie before the player. */
type Look = 'acts' | 'cards' | 'rows' | 'tiles'

/** One step of a decision. */
export type Ask = {
  title: string
  /** What it means, in a sentence. */
  text?: string | undefined
  /** Where the rules speak of it. */
  clause?: string
  look: Look
  offers: readonly Offer[]
  /** Chosen when the step begins. */
  begin?: readonly string[]
  /** Not one but so many are chosen together. `comesTo` = the action of just these, null while they are none. */
  several?: { count: number; comesTo(keys: readonly string[]): Typed | null }
  /** A chosen offer waits for the confirming button, also among `acts`. */
  confirms?: boolean
  /** Answers that choose nothing of the above: keep, refuse, stay. */
  others?: readonly Offer[]
}

export const offersOf = ({ offers, others = [] }: Ask): readonly Offer[] => [...offers, ...others]

/** Acts that lead somewhere, and buttons of one tap, need no confirming; cards, rows and tiles do. */
export const isConfirmed = ({ look, confirms }: Ask): boolean => confirms ?? look !== 'acts'

/** The step that the path of keys leads to; the first one if the path is not to be gone any more. */
export function stepAt(first: Ask, path: readonly string[]): Ask {
  let step = first
  for (const key of path) {
    const leads = offersOf(step).find((offer) => offer.key === key)?.leads
    if (!leads || !('ask' in leads)) return first
    step = leads.ask
  }
  return step
}

/** The offers that are shown as buttons once one is chosen that leads on to a last question. */
export const lastQuestion = (offer: Offer | undefined): Ask | null =>
  offer?.leads && 'ask' in offer.leads && offer.leads.ask.look === 'acts' && !offer.leads.ask.confirms ? offer.leads.ask : null
