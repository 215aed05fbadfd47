import type { Seat } from '../../../../engine/core/game.ts'
import type { Action } from '../../../../engine/games/merchants/actions.ts'
import { type Card, isCard } from '../../../../engine/games/merchants/cards.ts'
import type { State } from '../../../../engine/games/merchants/state.ts'
import type { ChoosingAt, Picked } from '../../../app/play.ts'

/** Acts of a turn. */
export const ACTS = ['draw', 'steal', 'attack', 'trade', 'return', 'pass'] as const
export type Act = (typeof ACTS)[number]

/** What has been chosen so far; cards by their places: in my hand, or among the cards that are laid out to be picked from. */
export type Choice = { act: Act | null; seat: Seat | null; cards: readonly number[] }

export const NONE: Choice = { act: null, seat: null, cards: [] }

export type At = ChoosingAt<State, Action>
export type Outcome = Picked<Choice, Action>

export const isAct = (id: string): id is Act => ACTS.some((act) => act === id)

/** Is anything asked of me, other than what I may do out of turn (4.6)? */
export const isMine = ({ legal }: At): boolean => legal.some(({ type }) => type !== 'catch')

/** The cards that are chosen among: my hand, unless others' cards are laid out. */
export function cardsAt({ view, seat }: Pick<At, 'view' | 'seat'>): readonly (string | null)[] {
  return isLaidOut(view, seat) && view.pick ? view.pick.cards : (view.hands[seat] ?? [])
}

/** A caught hand or the top of the pile lies before me; my own cards are picked out of my hand. */
export const isLaidOut = ({ phase, pick }: State, seat: Seat): boolean => phase === 'pick' && pick?.seat === seat && pick.of !== seat

/** The chosen cards by their kinds, sorted as actions name them. */
export function kindsAt(at: Pick<At, 'view' | 'seat'>, places: readonly number[]): Card[] {
  return places
    .flatMap((place) => cardsAt(at)[place] ?? [])
    .filter(isCard)
    .toSorted()
}
