/** 1.1 Colours of ships and traders, in the order of the rules. */
export const COLOURS = ['yellow', 'blue', 'green', 'red', 'black'] as const
export type Colour = (typeof COLOURS)[number]

/** Section 1: every kind of card and how many copies there are; kinds are named as the rules write them. */
const COPIES = {
  'ship:yellow:1:1': 3,
  'ship:yellow:2:1': 1,
  'ship:yellow:2:2': 2,
  'ship:yellow:3:2': 1,
  'ship:yellow:3:4': 2,
  'ship:yellow:4:4': 1,
  'ship:blue:1:1': 3,
  'ship:blue:2:1': 1,
  'ship:blue:2:2': 2,
  'ship:blue:3:2': 1,
  'ship:blue:3:5': 2,
  'ship:blue:4:5': 1,
  'ship:green:1:1': 3,
  'ship:green:2:1': 1,
  'ship:green:2:3': 2,
  'ship:green:3:3': 1,
  'ship:green:3:5': 2,
  'ship:green:4:5': 1,
  'ship:red:1:1': 3,
  'ship:red:2:3': 3,
  'ship:red:3:6': 2,
  'ship:red:3:x': 1,
  'ship:red:4:x': 1,
  'ship:black:1:2': 3,
  'ship:black:2:4': 3,
  'ship:black:3:7': 2,
  'ship:black:3:x': 1,
  'ship:black:4:x': 1,
  'trader:black:1:3': 2,
  'trader:green:1:3': 2,
  'trader:red:1:3': 2,
  'trader:blue:1:3': 1,
  'trader:blue:2:5': 1,
  'trader:yellow:1:3': 1,
  'trader:yellow:2:5': 1,
  'settler:1:4': 5,
  'captain:1:4': 5,
  'priest:1:4': 5,
  'jack:1:6': 3,
  'sailor:1:3': 7,
  'sailor:2:5': 2,
  'sailor:3:7': 1,
  'pirate:1:5': 1,
  'pirate:2:7': 1,
  'pirate:3:9': 1,
  'mademoiselle:2:7': 2,
  'mademoiselle:3:9': 2,
  'jester:1:5': 1,
  'jester:2:7': 3,
  'jester:3:9': 1,
  'admiral:1:5': 1,
  'admiral:2:7': 3,
  'admiral:3:9': 2,
  'governor:0:8': 4,
  'expedition:AA:2:4': 1,
  'expedition:CC:2:4': 1,
  'expedition:HH:2:4': 1,
  'expedition:AAH:3:6': 1,
  'expedition:CCH:3:6': 1,
  'expedition:ACH:3:5': 1,
  'tax:swords': 2,
  'tax:points': 2,
} as const

export type Card = keyof typeof COPIES
/** 2.4 A coin that is no card, for want of cards. */
export const SUBSTITUTE = 'coin'
/** What lies face down before a player; null where it may not be known. */
export type Coin = Card | typeof SUBSTITUTE | null

/** 1.3 Anchor, cross, house. */
export type Sign = 'A' | 'C' | 'H'
export const TRADES = [
  'trader',
  'settler',
  'captain',
  'priest',
  'jack',
  'sailor',
  'pirate',
  'mademoiselle',
  'jester',
  'admiral',
  'governor',
] as const
export type Trade = (typeof TRADES)[number]

/** `swords` null = skull, never repelled. */
export type Ship = { sort: 'ship'; colour: Colour; coins: number; swords: number | null }
/** `colour` of a trader, else null. */
export type Person = { sort: 'person'; trade: Trade; colour: Colour | null; points: number; cost: number }
export type Expedition = { sort: 'expedition'; needs: readonly Sign[]; coins: number; points: number }
export type Tax = { sort: 'tax'; by: 'swords' | 'points' }

export const CARDS: readonly Card[] = Object.keys(COPIES) as Card[] // the keys of the table are the kinds

/** 1.3 Used with five players only. */
export const FIFTH_EXPEDITION: Card = 'expedition:ACH:3:5'

function read(card: Card): Ship | Person | Expedition | Tax {
  const [sort = '', ...fields] = card.split(':')
  if (sort === 'ship') {
    const [colour, coins, swords] = fields
    // Kinds are written in the table above.
    return { sort, colour: colour as Colour, coins: Number(coins), swords: swords === 'x' ? null : Number(swords) }
  }
  if (sort === 'expedition') {
    const [needs = '', coins, points] = fields
    return { sort, needs: [...needs] as Sign[], coins: Number(coins), points: Number(points) } // likewise
  }
  if (sort === 'tax') return { sort, by: fields[0] === 'swords' ? 'swords' : 'points' }
  const colour = sort === 'trader' ? (fields.shift() as Colour) : null // likewise
  return { sort: 'person', trade: sort as Trade, colour, points: Number(fields[0]), cost: Number(fields[1]) } // likewise
}

/** A table without a prototype: looked up many times in every action. */
const FACTS: Record<Card, Ship | Person | Expedition | Tax> = Object.assign(
  Object.create(null),
  Object.fromEntries(CARDS.map((card) => [card, Object.freeze(read(card))])),
)

/** What the card says. */
export function factsOf(card: Card): Ship | Person | Expedition | Tax {
  return FACTS[card]
}

export function shipOf(card: Card): Ship | null {
  const facts = FACTS[card]
  return facts.sort === 'ship' ? facts : null
}

export function personOf(card: Card): Person | null {
  const facts = FACTS[card]
  return facts.sort === 'person' ? facts : null
}

export function expeditionOf(card: Card): Expedition | null {
  const facts = FACTS[card]
  return facts.sort === 'expedition' ? facts : null
}

export function isCard(json: unknown): json is Card {
  return typeof json === 'string' && json in FACTS
}

/** 2.1 All cards that are shuffled: with five players the fifth expedition lies open, with fewer it is out of the game. */
export function allCards(): Card[] {
  return CARDS.filter((card) => card !== FIFTH_EXPEDITION).flatMap((card) => Array.from({ length: COPIES[card] }, () => card))
}

/** 1.2 The sign that a person stands for; a jack for any one. */
const SIGNS: Partial<Record<Trade, Sign>> = { captain: 'A', priest: 'C', settler: 'H' }

export function signOf(card: Card): Sign | 'any' | null {
  const person = personOf(card)
  if (person === null) return null
  return person.trade === 'jack' ? 'any' : (SIGNS[person.trade] ?? null)
}
