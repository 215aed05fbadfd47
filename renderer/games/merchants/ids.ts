import type { Seat } from '../../../engine/core/game.ts'
import type { Card, PileCard } from '../../../engine/games/merchants/cards.ts'

/** Ids of pieces; copies of a kind are told apart by their number, so that a card keeps its id while others come and go. */
function idsOf(place: string, cards: readonly (string | null)[]): string[] {
  const seen = new Map<string, number>()
  return cards.map((card) => {
    const kind = card ?? 'back'
    const copy = seen.get(kind) ?? 0
    seen.set(kind, copy + 1)
    return `${place}:${kind}:${copy}`
  })
}

/** My hand, in its order. */
export const handIds = (hand: readonly (Card | null)[]): string[] => idsOf('mine', hand)
/** Cards laid out to be picked from, in their order. */
export const pickIds = (cards: readonly (PileCard | null)[]): string[] => idsOf('laid', cards)

export const plaqueId = (seat: Seat): string => `seat:${seat}`
export const vesselId = (seat: Seat): string => `vessel:${seat}`
/** Where a seat's cards come and go: its fan of backs; mine is the hand itself, and only a place. */
export const fanId = (seat: Seat): string => `fan:${seat}`

/** The event under way, read aloud. */
export const eventId = (event: string): string => `event:${event}`
export const ATTACK = 'attack'
/** Only places: an attack, its defence and an offer lie there. */
export const ATTACK_PLACE = 'place:attack'
export const DEFENCE_PLACE = 'place:defence'
export const OFFER_PLACE = 'place:offer'
/** Where a hand that I am shown is laid out for a moment. */
export const seenPlace = (index: number): string => `place:seen:${index}`
