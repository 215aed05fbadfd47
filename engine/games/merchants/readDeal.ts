import { isSameCards } from '../../core/cards.ts'
import { type Read, readable, unreadable } from '../../core/options.ts'
import { isPlainObject } from '../../core/shapes.ts'
import { isSeat } from '../../core/table.ts'
import { allVesselCards, type Card, isCard } from './cards.ts'
import type { Options } from './options.ts'
import { type Deal, explorationIds } from './setup.ts'

const FIELDS = ['pirate', 'hands', 'pile']

/** Section 10: reads a deal file; it has all its fields, and exactly the game's cards, in hands of any size. An error names the field. */
export function readDeal(json: unknown, seats: number, options: Options): Read<Deal> {
  if (!isPlainObject(json)) return wrong('deal', 'is an object')
  const stray = Object.keys(json).find((field) => !FIELDS.includes(field))
  if (stray !== undefined) return wrong(stray, 'is not a field of a deal')
  const { pirate, hands, pile } = json
  if (!isSeat(pirate, seats)) return wrong('pirate', `is a seat from 0 to ${seats - 1}`)
  if (!Array.isArray(hands) || hands.length !== seats || !hands.every(isHand)) return wrong('hands', `is ${seats} lists of vessel cards`)
  if (!isWords(pile)) return wrong('pile', 'is a list of cards')
  const all = [...allVesselCards(), ...explorationIds(options)]
  if (!isSameCards([...hands.flat(), ...pile], all)) return wrong('pile', 'and the hands are not exactly the cards of the game')
  return readable({ pirate: pirate + 0, hands: hands.map((hand) => [...hand]), pile: [...pile] })
}

function isHand(json: unknown): json is Card[] {
  return isWords(json) && json.every((word) => isCard(word))
}

function isWords(json: unknown): json is string[] {
  return Array.isArray(json) && json.every((word) => typeof word === 'string')
}

function wrong(field: string, text: string): Read<never> {
  return unreadable(field, 'wrong-deal', text)
}
