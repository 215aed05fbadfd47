/** 1.1 The six countries, always in this order. */
export const COUNTRIES = ['berberis', 'venetians', 'spaniards', 'francais', 'turks', 'mamluks'] as const
export type Country = (typeof COUNTRIES)[number]

/** 1.4 The 78 vote cards: kind and copies. */
export const VOTE_CARDS = [
  ['sword-1', 14],
  ['sword-2', 10],
  ['sword-3', 6],
  ['shield-1', 14],
  ['shield-2', 10],
  ['shield-3', 6],
  ['blunder', 1],
  ['reveal', 2],
  ['abstain', 6],
  ['last', 4],
  ['change', 2],
  ['cancel', 2],
  ['mutiny', 1],
] as const
export type VoteCard = (typeof VOTE_CARDS)[number][0]

/** 1.5 A port card is its three attackers, in the order of 1.1; the other three defend. */
export type PortCard = readonly [Country, Country, Country]

/** 1.2 The six corsairs are faces only: the seat's corsair is chosen at the table and no business of the rules. */

export function isCountry(word: string): word is Country {
  return COUNTRIES.some((country) => country === word)
}

export function isVoteCard(word: string): word is VoteCard {
  return VOTE_CARDS.some(([card]) => card === word)
}

const ALL_VOTE_CARDS: readonly VoteCard[] = VOTE_CARDS.flatMap(([card, copies]) => Array.from({ length: copies }, () => card))

const ALL_PORT_CARDS: readonly PortCard[] = COUNTRIES.flatMap((first, i) =>
  COUNTRIES.slice(i + 1).flatMap((second, j) => COUNTRIES.slice(i + j + 2).map((third): PortCard => [first, second, third])),
)

/** 4.6 What a card counts; others count nothing. */
const SWORDS: Readonly<Partial<Record<VoteCard, number>>> = { 'sword-1': 1, 'sword-2': 2, 'sword-3': 3 }
const SHIELDS: Readonly<Partial<Record<VoteCard, number>>> = { 'shield-1': 1, 'shield-2': 2, 'shield-3': 3 }

/** 1.4 All 78, kind by kind. */
export function allVoteCards(): readonly VoteCard[] {
  return ALL_VOTE_CARDS
}

/** 1.5 All 20. */
export function allPortCards(): readonly PortCard[] {
  return ALL_PORT_CARDS
}

/** 1.5 The three defenders. */
export function defendersOf(card: PortCard): PortCard {
  const [first, second, third] = COUNTRIES.filter((country) => !card.includes(country))
  if (first === undefined || second === undefined || third === undefined) throw new Error(`no port card: ${card.join(' ')}`)
  return [first, second, third]
}

/** 4.6 What a card counts for the attack. */
export function swordsOf(card: VoteCard): number {
  return SWORDS[card] ?? 0
}

/** 4.6 What a card counts for the defence. */
export function shieldsOf(card: VoteCard): number {
  return SHIELDS[card] ?? 0
}
