import type { Action } from '../../../../engine/games/merchants/actions.ts'
import { isCard } from '../../../../engine/games/merchants/cards.ts'
import { surplus } from '../../../../engine/games/merchants/rules/trim.ts'
import { type At, type Choice, cardsAt, kindsAt, NONE, type Outcome } from './at.ts'

/** So many cards are asked for; 0 = it is not cards that are asked for. */
export function wanted({ view, seat }: Pick<At, 'view' | 'seat'>): number {
  if (view.phase === 'trim') return surplus(view, seat)
  if (view.phase === 'pick') return view.pick?.count ?? 0
  return view.phase === 'defend' || view.phase === 'trade' ? 1 : 0
}

/** The answer that the choice amounts to; null while something is still to be chosen. */
export function wholeAnswer(at: At, choice: Choice): Action | null {
  const { view, legal } = at
  if (view.phase === 'choose') return legal.find((action) => action.type === 'choose' && action.seat === choice.seat) ?? null
  const cards = kindsAt(at, choice.cards)
  const count = wanted(at)
  if (count === 0 || cards.length !== count) return null
  // Not all combinations are listed (`Game.more`), but all of so many vessel cards are legal.
  if (view.phase === 'trim' || view.phase === 'pick') return { type: view.phase, cards }
  return legal.find((action) => 'card' in action && action.card === cards[0]) ?? null
}

/** The first click chooses, the second is enough; of several cards the one chosen first makes room for one too many. */
export function answerWithCard(at: At, choice: Choice, place: number): Outcome | null {
  const count = wanted(at)
  const { cards } = choice
  if (count === 0 || !mayAnswer(at, place)) return null
  const without = cards.filter((each) => each !== place)
  if (cards.includes(place)) return count === 1 ? confirmed(at, choice) : { type: 'chosen', choice: { ...NONE, cards: without } }
  return { type: 'chosen', choice: { ...NONE, cards: [...cards.slice(Math.max(0, cards.length + 1 - count)), place] } }
}

function mayAnswer(at: At, place: number): boolean {
  const card = cardsAt(at)[place]
  if (card === undefined || !isCard(card)) return false
  if (at.view.phase === 'pick' || at.view.phase === 'trim') return true
  return at.legal.some((action) => 'card' in action && action.card === card)
}

export function answerWithSeat(at: At, choice: Choice, seat: number): Outcome | null {
  if (!at.legal.some((action) => action.type === 'choose' && action.seat === seat)) return null
  return choice.seat === seat ? confirmed(at, choice) : { type: 'chosen', choice: { ...NONE, seat } }
}

function confirmed(at: At, choice: Choice): Outcome | null {
  const action = wholeAnswer(at, choice)
  return action ? { type: 'finished', action } : null
}
