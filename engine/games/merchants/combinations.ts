import type { Card } from './cards.ts'

/** How many combinations of several cards are listed at most (referee.md); all of them are legal. */
export const MOST_LISTED = 200

/** Every different choice of so many of the cards, each sorted, in order; at most `MOST_LISTED` and, to tell that there are more, one. */
export function combinations(cards: readonly (string | null)[], count: number, isWanted: (card: string | null) => card is Card): Card[][] {
  const kinds: Card[] = []
  const copies: number[] = []
  for (const card of cards.toSorted()) {
    if (!isWanted(card)) continue
    if (kinds.at(-1) === card) copies[kinds.length - 1] = (copies[kinds.length - 1] ?? 0) + 1
    else {
      kinds.push(card)
      copies.push(1)
    }
  }
  const found: Card[][] = []
  combine({ kinds, copies, found, chosen: [] }, 0, count)
  return found
}

type Search = { kinds: readonly Card[]; copies: readonly number[]; found: Card[][]; chosen: Card[] }

/** Adds to `found` what the kinds from this place on can make of the wanted number. */
function combine(search: Search, place: number, wanted: number): void {
  const { kinds, copies, found, chosen } = search
  if (found.length > MOST_LISTED) return
  if (wanted === 0) {
    found.push(chosen.slice())
    return
  }
  const kind = kinds[place]
  if (kind === undefined || !isEnough(copies, place, wanted)) return
  const most = Math.min(wanted, copies[place] ?? 0)
  for (let times = most; times >= 0; times -= 1) {
    const before = chosen.length
    for (let copy = 0; copy < times; copy += 1) chosen.push(kind)
    combine(search, place + 1, wanted - times)
    chosen.length = before
  }
}

function isEnough(copies: readonly number[], place: number, wanted: number): boolean {
  let left = 0
  for (let at = place; at < copies.length; at += 1) left += copies[at] ?? 0
  return left >= wanted
}
