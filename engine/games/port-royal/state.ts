import type { Seat } from '../../core/game.ts'
import type { Card, Coin } from './cards.ts'
import type { Options } from './options.ts'

export type Phase = 'discover' | 'repel' | 'take' | 'over'

/** The whole table of Port Royal. In a masked copy hidden cards are null, their number stays. */
export type State = {
  seats: number
  options: Options
  phase: Phase
  /** 2.3 Whoever began the game: the round ends before this seat. */
  first: Seat
  active: Seat
  /** 3.1 Whether the active player has revealed a card in this turn. */
  revealed: boolean
  /** 4.1, 4.5 Whose time to take it is; null outside `take`. */
  taking: Seat | null
  /** 4.1, 4.2 Takings left; 0 outside `take`. */
  takes: number
  /** In the order of coming. */
  harbour: Card[]
  /** 3.4 The tax card while it is gathered, else null. */
  tax: Card | null
  /** 3.5 Sorted. */
  expeditions: Card[]
  /** By seat, sorted: persons hired, and expeditions fulfilled. */
  displays: Card[][]
  /** By seat, oldest first. */
  coins: Coin[][]
  /** Top first. */
  pile: (Card | null)[]
  /** Oldest first; all have seen them. */
  discard: Card[]
  /** 2.4 Substitute coins among the coins. */
  substitutes: number
  /** 6.2 when over. */
  ending: Ending | null
}

/** By seat. */
export type Ending = { points: number[]; coins: number[]; rank: number[] }
