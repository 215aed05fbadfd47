import { type Card, type Colour, expeditionOf, factsOf, type Person, type Ship, type Trade } from './cards.ts'

/** 1.2 Swords of each person. */
const SWORDS: Partial<Record<Trade, number>> = { sailor: 1, pirate: 2 }

function sum(display: readonly Card[], worth: (person: Person) => number): number {
  let total = 0
  for (const card of display) {
    const facts = factsOf(card)
    if (facts.sort === 'person') total += worth(facts)
  }
  return total
}

export function swordsIn(display: readonly Card[]): number {
  return sum(display, ({ trade }) => SWORDS[trade] ?? 0)
}

/** 5.1, 6.2 Persons and expeditions. */
export function pointsIn(display: readonly Card[]): number {
  let points = 0
  for (const card of display) {
    const facts = factsOf(card)
    if (facts.sort === 'person' || facts.sort === 'expedition') points += facts.points
  }
  return points
}

export function countOf(display: readonly Card[], trade: Trade): number {
  return sum(display, (person) => (person.trade === trade ? 1 : 0))
}

/** 1.2 Traders of that colour. */
export function tradersIn(display: readonly Card[], colour: Colour): number {
  return sum(display, (person) => (person.colour === colour ? 1 : 0))
}

/** 1.2 What the person would cost the owner of the display: one less for each mademoiselle, never below 0. */
export function costFor(display: readonly Card[], { cost }: Person): number {
  return Math.max(0, cost - countOf(display, 'mademoiselle'))
}

/** 3.2 Swords that reach, at least one, and no skull. */
export function canRepel(display: readonly Card[], { swords }: Ship): boolean {
  return swords !== null && swordsIn(display) >= Math.max(1, swords)
}

/** 6.3 */
export function hasExpedition(display: readonly Card[]): boolean {
  return display.some((card) => expeditionOf(card) !== null)
}
