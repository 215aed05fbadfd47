import type { Chance } from './game.ts'

/** A new list in an order drawn by chance: Fisher and Yates. */
export function shuffle<T>(cards: readonly T[], chance: Chance): T[] {
  const shuffled = cards.slice()
  for (let last = shuffled.length - 1; last > 0; last -= 1) {
    const other = chance.below(last + 1)
    // Both places exist: 0 <= other <= last < length.
    const card = shuffled[other] as T
    shuffled[other] = shuffled[last] as T
    shuffled[last] = card
  }
  return shuffled
}

/** Puts a card into a sorted hand, at its place by code unit; a hidden one (null) goes to the end. */
export function putSorted<Card extends string>(hand: (Card | null)[], card: Card | null): void {
  let place = hand.length
  if (card !== null) {
    for (; place > 0; place -= 1) {
      const before = hand[place - 1]
      if (typeof before === 'string' && before <= card) break
    }
  }
  hand.splice(place, 0, card)
}

/** Takes one card out; from a hidden hand, or if the card is hidden (null), any one. */
export function takeCard<Card extends string>(hand: (Card | null)[], card: Card | null): void {
  const place = hand.indexOf(card)
  if (place >= 0) hand.splice(place, 1)
  else hand.pop()
}

/** How many of each are there, hidden ones not counted. */
export function countKinds(cards: Iterable<string | null>, into: Record<string, number> = {}): Record<string, number> {
  for (const card of cards) if (card !== null) into[card] = (into[card] ?? 0) + 1
  return into
}

/** Are these the same cards, whatever their order? */
export function isSameCards(some: readonly string[], others: readonly string[]): boolean {
  if (some.length !== others.length) return false
  const sorted = others.toSorted()
  return some.toSorted().every((card, place) => card === sorted[place])
}
