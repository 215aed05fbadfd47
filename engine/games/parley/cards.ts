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
