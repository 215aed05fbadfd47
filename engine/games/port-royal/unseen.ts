import { allCards, type Card, FIFTH_EXPEDITION } from './cards.ts'
import type { State } from './state.ts'

/** Section 7: every card whose face is not known to all: the pile, and all coins. */
export function unseenCards({ seats, harbour, expeditions, displays, discard, tax }: State): Card[] {
  const seen = new Map<Card, number>()
  const count = (cards: readonly Card[]): void => {
    for (const card of cards) seen.set(card, (seen.get(card) ?? 0) + 1)
  }
  for (const cards of [harbour, expeditions, discard, tax === null ? [] : [tax], ...displays]) count(cards)
  const all = seats === 5 ? [...allCards(), FIFTH_EXPEDITION] : allCards()
  return all.filter((card) => {
    const left = seen.get(card) ?? 0
    if (left > 0) seen.set(card, left - 1)
    return left === 0
  })
}
