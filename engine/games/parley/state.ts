import type { Seat } from '../../core/game.ts'
import type { Answer, VoteWay } from './actions.ts'
import type { Country, PortCard, VoteCard } from './cards.ts'
import type { Options } from './options.ts'

export type Phase = 'captain' | 'vote' | 'last' | 'anchor' | 'tie' | 'discard' | 'answer' | 'mutiny' | 'over'

/** One vote card on the table. */
export type LaidCard = {
  seat: Seat
  /** Null where the viewer may not know it. */
  card: VoteCard | null
  /** 5.2 The one more card of `last`. */
  extra: boolean
  /** Everybody knows who laid it: laid open, revealed (5.3), or given away by `last` and `change` (5.2, 5.5). */
  shown: boolean
}

/** A vote under way (sections 4 and 5); without cards from 4.8 to 4.9 and after a mutiny, when only its way still stands. */
export type Vote = {
  way: VoteWay
  /** In the order of laying; the extra card of `last` comes after all others. */
  laid: LaidCard[]
  /** Seats passed over for want of a playable card (4.5). */
  passed: Seat[]
  /** Closed vote, once opened: the kinds, sorted, without the extra card of `last`. Null before, and in open votes. */
  opened: VoteCard[] | null
  /** 5.3 Who played what has become public. */
  revealed: boolean
  /** 5.8 The kinds that annul each other, sorted; empty if none do. */
  annulled: VoteCard[]
  /** Set when swords and shields are counted; the tie may be still to be decided. */
  sums: { swords: number; shields: number } | null
}

/** One handing over of a blackmail card (section 8), oldest first. */
export type Blackmail = {
  from: Seat
  to: Seat
  /** Known to the two only, until 8.5. */
  country: Country | null
  /** Null until answered. */
  answer: Answer | null
  /** Silver lying on the closed card; 0 unless MAYBE. Null when nothing was ever laid on it, or the card is settled. */
  aside: number | null
}

/** The whole table of Parley. In a masked copy hidden cards are null, their number stays. */
export type State = {
  seats: number
  options: Options
  phase: Phase
  /** Whoever is captain now. */
  captain: Seat
  /** The seat that a decision of one (last, anchor, tie, answer) is asked of; null in the other phases. */
  asked: Seat | null
  /** Completed sieges, 0 to 16. */
  sieges: number
  /** 4.1 The port of the siege under way, else null. */
  anchor: string | null
  vote: Vote | null
  portCard: PortCard
  /** Top first; never holds the open card. */
  portDeck: (PortCard | null)[]
  /** 4.9 Port cards that went, oldest first: all have seen them. */
  portsGone: PortCard[]
  points: Record<Country, number>
  /** Port → the countries whose marker it bears, in the order of 1.1; besieged ports only. */
  markers: Record<string, Country[]>
  admirals: { port: string; moved: boolean }[]
  /** 7.1 Letters bought, in order of purchase. */
  letters: { country: Country; seat: Seat }[]
  /** By seat, in silver. */
  silver: number[]
  /** Net silver that the supply has taken in (negative: given out), so that coins can be counted (law 4). */
  supply: number
  missions: (Country | null)[]
  /** By seat, sorted where known. */
  hands: (VoteCard | null)[][]
  /** By seat: blackmail cards still held, in the order of 1.1 where known. */
  blackmailCards: (Country | null)[][]
  blackmails: Blackmail[]
  /** Top first. */
  pile: (VoteCard | null)[]
  /** Oldest first; `by` = the seat that alone knows the card (an extra discard of 4.8), null = everybody. */
  discard: { card: VoteCard | null; by: Seat | null }[]
  /**
   * 4.8, phase `discard`: by seat, what was chosen; null = still to choose (or not asked, when the hand is empty).
   * `card` is null for a seat that declines, and for other viewers always.
   */
  extras: ({ card: VoteCard | null } | null)[]
  /**
   * By seat: how much its votes that all have seen spoke for (+) or against (-) each country, in swords and shields. What a
   * player with a good memory knows.
   */
  leanings: Record<Country, number>[]
  /** 9.1 From when missions are shown; null before. */
  account: Account | null
  /** 9.2 when over. */
  ending: Ending | null
}

/** 9.1 What is paid out at the end, by seat, in silver; together they are the purse. */
export type Account = {
  /** In the purse when missions are shown. */
  purse: number[]
  /** 8.5 Come back from closed cards that were wrong. */
  returned: number[]
  /** 8.5 Won on closed cards that were right. */
  won: number[]
  /** 9.1 Taken as privateer. */
  prizes: number[]
  /** 9.1 Paid to the privateers of the own country. */
  dues: number[]
}

/** 9 The score, by seat. */
export type Ending = {
  /** silver + points */
  score: number[]
  silver: number[]
  points: number[]
  rank: number[]
}
