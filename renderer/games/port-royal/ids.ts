import type { Seat } from '../../../engine/core/game.ts'
import { type Card, factsOf } from '../../../engine/games/port-royal/cards.ts'

/** Ids of pieces; copies of a kind are told apart by their number, so that a card keeps its id while others come and go. */
function idsOf(place: string, cards: readonly Card[]): string[] {
  const seen = new Map<Card, number>()
  return cards.map((card) => {
    const copy = seen.get(card) ?? 0
    seen.set(card, copy + 1)
    return `${place}:${card}:${copy}`
  })
}

export const harbourIds = (harbour: readonly Card[]): string[] => idsOf('harbour', harbour)
export const displayIds = (display: readonly Card[]): string[] => idsOf('mine', display)
export const expeditionId = (card: Card): string => `expedition:${card}`
export const coinsId = (seat: Seat): string => `coins:${seat}`

/** The picture of a card, by which others' persons are heaped: `person-sailor`, `person-trader-red`, `ship-blue`, `expedition-AAH`, `tax-swords`. */
export function artOf(card: Card): string {
  const facts = factsOf(card)
  switch (facts.sort) {
    case 'ship':
      return `ship-${facts.colour}`
    case 'person':
      return facts.colour === null ? `person-${facts.trade}` : `person-${facts.trade}-${facts.colour}`
    case 'expedition':
      return `expedition-${facts.needs.join('')}`
    case 'tax':
      return `tax-${facts.by}`
  }
}

/** Where a card of that picture lies on another's plaque. */
export const heapId = (seat: Seat, card: Card): string => `heap:${seat}:${artOf(card)}`
