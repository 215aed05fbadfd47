import type { Card } from '../cards.ts'
import { isInstrument, isTreasure, isWeapon } from '../cards.ts'
import { FARE, isFare } from '../rules/return.ts'
import type { State } from '../state.ts'
import { worthOf } from './outlook.ts'

/** What a card is worth to whoever holds the others, in treasure cards. */
const FIRST_WEAPON = 0.9
const NEXT_WEAPON = 0.45
const FARE_CARD = 0.5
const SPARE_CARD = 0.05

/** What it is worth to hold one more of this card beside the others. */
export function worthOfHolding(view: State, card: Card, others: readonly Card[]): number {
  if (isTreasure(card)) return 0.1 + worthOf(view, card)
  if (isWeapon(card)) {
    const weapons = others.filter(isWeapon).length
    return weapons === 0 ? FIRST_WEAPON : NEXT_WEAPON / weapons
  }
  return helpsHome(view, card, others) ? FARE_CARD : SPARE_CARD
}

/** The cards that are missed least, taken one after the other. */
export function leastMissed(view: State, cards: readonly Card[], count: number): Card[] {
  const left = cards.slice()
  const given: Card[] = []
  const cost = (card: Card) => -worthOfHolding(view, card, left.toSpliced(left.indexOf(card), 1))
  while (given.length < count && left.length > 0) given.push(...left.splice(left.indexOf(bestKind(left, cost)), 1))
  return given.sort()
}

/** The cards that are most welcome beside those that are held, taken one after the other. */
export function mostWelcome(view: State, offered: readonly Card[], held: readonly Card[], count: number): Card[] {
  const left = offered.slice()
  const taken: Card[] = []
  const worth = (card: Card) => worthOfHolding(view, card, [...held, ...taken])
  while (taken.length < count && left.length > 0) taken.push(...left.splice(left.indexOf(bestKind(left, worth)), 1))
  return taken.sort()
}

/** Of the kinds there are, of which there is one at least, the first of the highest worth. */
function bestKind(cards: readonly Card[], worth: (card: Card) => number): Card {
  const kinds = [...new Set(cards)]
  const worths = kinds.map(worth)
  const best = kinds[worths.indexOf(Math.max(...worths))]
  if (best === undefined) throw new Error('no cards')
  return best
}

/** 4.4, 8.3 Is the navigation card still wanted for the way home? */
function helpsHome(view: State, card: Card, others: readonly Card[]): boolean {
  const held = others.filter(isInstrument)
  const alike = held.filter((other) => other === card).length
  switch (view.options.navigationSet) {
    case 'any':
      return held.length < FARE
    case 'alike':
      return alike > 0 && alike < FARE
    case 'different':
      return alike === 0
  }
}

/** Could these cards pay the way home? */
export function canGoHome(view: State, cards: readonly Card[]): boolean {
  const held = cards.filter(isInstrument)
  return held.some((first, i) =>
    held.slice(i + 1).some((second, j) => held.slice(i + j + 2).some((third) => isFare(view, [first, second, third]))),
  )
}
