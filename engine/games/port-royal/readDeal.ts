import { isSameCards } from '../../core/cards.ts'
import { type Read, readable, unreadable } from '../../core/options.ts'
import { isPlainObject } from '../../core/shapes.ts'
import { isSeat } from '../../core/table.ts'
import { allCards, isCard } from './cards.ts'
import type { Deal } from './setup.ts'

const FIELDS = ['pile', 'firstPlayer']

/** Section 8: reads a deal file; it has all its fields, and exactly the 119 cards. An error names the field. */
export function readDeal(json: unknown, seats: number): Read<Deal> {
  if (!isPlainObject(json)) return wrong('deal', 'is an object')
  const stray = Object.keys(json).find((field) => !FIELDS.includes(field))
  if (stray !== undefined) return wrong(stray, 'is not a field of a deal')
  const { pile, firstPlayer } = json
  if (!Array.isArray(pile) || !pile.every(isCard) || !isSameCards(pile, allCards()))
    return wrong('pile', 'is a list of exactly the 119 cards that are shuffled')
  if (!isSeat(firstPlayer, seats)) return wrong('firstPlayer', `is a seat from 0 to ${seats - 1}`)
  return readable({ pile: [...pile], firstPlayer: firstPlayer + 0 })
}

function wrong(field: string, text: string): Read<never> {
  return unreadable(field, 'wrong-deal', text)
}
