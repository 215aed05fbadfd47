import type { Seat } from '../../../core/game.ts'
import { allVesselCards, type Card, isCard, isTreasure, isWeapon } from '../cards.ts'
import { isMerchant, isMerchantAtSea } from '../hands.ts'
import type { State } from '../state.ts'

/** What a seat makes of its view: how the cards that it cannot see are likely to lie. */
export type Outlook = {
  view: State
  seat: Seat
  isPirate: boolean
  own: Card[]
  /** Of the unseen cards: the share of treasure in value, and that of attack cards. */
  treasureShare: number
  weaponShare: number
  /** By seat, expected value of the treasure in the hand; the own is known. */
  treasure: number[]
  /** The same of the Pirate and of all Merchants not sunk together. */
  pirateTreasure: number
  teamTreasure: number
}

export function outlook(view: State, seat: Seat): Outlook {
  const own = (view.hands[seat] ?? []).filter((card) => card !== null)
  const unseen = unseenCards(view, seat, own)
  const total = Math.max(1, unseen.length)
  const treasureShare = unseen.reduce((sum, card) => sum + worthOf(view, card), 0) / total
  const weaponShare = unseen.filter(isWeapon).length / total
  const treasure = view.hands.map((hand, other) => {
    if (other === seat) return own.reduce((sum, card) => sum + worthOf(view, card), 0)
    const sure = sureOf(view, seat, other)
    return sure.reduce((sum, card) => sum + worthOf(view, card), 0) + (hand.length - sure.length) * treasureShare
  })
  const pirateTreasure = treasure[view.pirate] ?? 0
  const teamTreasure = treasure.reduce((sum, value) => sum + value, -pirateTreasure)
  return { view, seat, isPirate: seat === view.pirate, own, treasureShare, weaponShare, treasure, pirateTreasure, teamTreasure }
}

/** 8.3 What the card counts at the end. */
export function worthOf({ options }: State, card: string | null): number {
  return isTreasure(card) ? options.treasureValue[card] : 0
}

/** Section 9: what the seat knows for sure of the other's hand. */
export function sureOf(view: State, seat: Seat, other: Seat): readonly Card[] {
  return view.known[seat]?.[other]?.sure ?? []
}

/** How likely the other has no attack card. */
export function defenceless({ view, seat, weaponShare }: Outlook, other: Seat): number {
  const sure = sureOf(view, seat, other)
  if (sure.some(isWeapon)) return 0
  return (1 - weaponShare) ** ((view.hands[other]?.length ?? 0) - sure.length)
}

/** How many Merchants are at sea. */
export function shipsAtSea(view: State): number {
  return view.places.filter((_, seat) => isMerchantAtSea(view, seat)).length
}

/** Do the two win together? */
export function isMate(view: State, seat: Seat, other: Seat): boolean {
  return isMerchant(view, seat) === isMerchant(view, other)
}

function unseenCards(view: State, seat: Seat, own: readonly Card[]): Card[] {
  const left = [...allVesselCards()]
  const takeOut = (card: string) => {
    const place = isCard(card) ? left.indexOf(card) : -1
    if (place >= 0) left.splice(place, 1)
  }
  own.forEach(takeOut)
  view.discard.forEach(takeOut)
  for (let other = 0; other < view.seats; other += 1) if (other !== seat) sureOf(view, seat, other).forEach(takeOut)
  return left
}
