/** 1.1 The nine varieties, five cards each. */
export const TREASURES = ['gold', 'silk', 'spice'] as const
const WEAPONS = ['cannon', 'musket', 'cutlass'] as const
const INSTRUMENTS = ['compass', 'sextant', 'chart'] as const
const COPIES = 5

export type Treasure = (typeof TREASURES)[number]
export type Weapon = (typeof WEAPONS)[number]
export type Instrument = (typeof INSTRUMENTS)[number]
/** A vessel card, by its variety: what hands hold. */
export type Card = Treasure | Weapon | Instrument

/** 1.1, 8.2 An exploration card, by the id of its event; never in a hand. */
export type ExplorationId = string

/** What lies in the pile and in the discard. */
export type PileCard = Card | ExplorationId

/** All nine, sorted by code unit. */
export const CARDS: readonly Card[] = [...TREASURES, ...WEAPONS, ...INSTRUMENTS].sort()

const VESSEL_CARDS: readonly Card[] = CARDS.flatMap((card) => Array.from({ length: COPIES }, () => card))

/** 1.1 All 45, sorted. */
export function allVesselCards(): readonly Card[] {
  return VESSEL_CARDS
}

export function isCard(word: string | null): word is Card {
  return word !== null && PLACES.has(word)
}

export function isTreasure(word: string | null): word is Treasure {
  return word === 'gold' || word === 'silk' || word === 'spice'
}

export function isWeapon(word: string | null): word is Weapon {
  return word === 'cannon' || word === 'musket' || word === 'cutlass'
}

export function isInstrument(word: string | null): word is Instrument {
  return word === 'compass' || word === 'sextant' || word === 'chart'
}

const PLACES: ReadonlySet<string> = new Set(CARDS)
