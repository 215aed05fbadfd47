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

/** 1.4 All 78, kind by kind. */
export function allVoteCards(): VoteCard[] {
  return VOTE_CARDS.flatMap(([card, copies]) => Array.from({ length: copies }, () => card))
}

/** 1.5 All 20. */
export function allPortCards(): PortCard[] {
  const cards: PortCard[] = []
  for (const [i, first] of COUNTRIES.entries())
    for (const [j, second] of COUNTRIES.entries())
      for (const [k, third] of COUNTRIES.entries()) if (i < j && j < k) cards.push([first, second, third])
  return cards
}

/** 1.5 The three defenders. */
export function defendersOf(card: PortCard): PortCard {
  const [first, second, third] = COUNTRIES.filter((country) => !card.includes(country))
  if (first === undefined || second === undefined || third === undefined) throw new Error(`no port card: ${card.join(' ')}`)
  return [first, second, third]
}

/** 4.6 What a card counts for the attack. */
export function swordsOf(card: VoteCard): number {
  return card.startsWith('sword-') ? Number(card.slice(-1)) : 0
}

/** 4.6 What a card counts for the defence. */
export function shieldsOf(card: VoteCard): number {
  return card.startsWith('shield-') ? Number(card.slice(-1)) : 0
}
