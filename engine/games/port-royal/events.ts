import type { Seat } from '../../core/game.ts'
import type { Card, Coin } from './cards.ts'
import type { Options } from './options.ts'
import type { Ending } from './state.ts'

/** What coins are drawn for. */
export type Earned = 'tax' | 'ship' | 'expedition' | 'jester' | 'admiral'

/** Everything that happens at a table of Port Royal. Null = hidden: from everybody, owners too (section 7). */
export type Event =
  /** Section 2. `active` begins; `coins` by seat; `pile` top first. */
  | {
      type: 'dealt'
      seats: number
      options: Options
      active: Seat
      coins: Coin[][]
      pile: (Card | null)[]
      expeditions: Card[]
    }
  /** 2.4 The discard is shuffled into a new pile; top first. */
  | { type: 'pile-renewed'; pile: (Card | null)[] }
  /** 3.1 A ship or a person comes into the harbour, an expedition beside it, a tax is gathered now. */
  | { type: 'card-revealed'; seat: Seat; card: Card }
  /** 3.2 The ship that lies last in the harbour could be repelled. */
  | { type: 'repel-asked'; seat: Seat; card: Card }
  | { type: 'ship-repelled'; seat: Seat; card: Card }
  | { type: 'ship-kept'; seat: Seat; card: Card }
  /** 3.3 The whole harbour goes to the discard, in its order; the second ship of a colour lay last. */
  | { type: 'went-under'; seat: Seat; cards: Card[] }
  /** 3.4 Half of the coins to the discard, face up; `cards` oldest first, substitutes as `coin`. */
  | { type: 'tax-paid'; seat: Seat; cards: Coin[] }
  /** 3.4 The tax card goes to the discard. */
  | { type: 'tax-settled'; card: Card }
  /** Coins from the pile, newest last; `why` says for what. Several follow one another when the pile is renewed in between. */
  | { type: 'coins-drawn'; seat: Seat; cards: Coin[]; why: Earned }
  /** 4.1, 4.5 The seat's time to take comes. */
  | { type: 'taking-begun'; seat: Seat; takes: number }
  /** 4.6 To the discard; its coins follow as `coins-drawn`: `coins` of the ship and `traders` of the seat's traders. */
  | { type: 'ship-taken'; seat: Seat; at: number; card: Card; coins: number; traders: number }
  /** 4.6 The price goes to the discard, face up; oldest first. */
  | { type: 'person-paid'; seat: Seat; cards: Coin[] }
  /** 4.6 Before the seat for good. */
  | { type: 'person-hired'; seat: Seat; at: number; card: Card }
  /** 4.5 The oldest coin goes over, face down. */
  | { type: 'coin-handed'; from: Seat; to: Seat; card: Coin }
  /** 5.1 `persons` to the discard, in the order of their places; its coins follow as `coins-drawn`. */
  | { type: 'expedition-fulfilled'; seat: Seat; card: Card; persons: Card[] }
  /** The seat takes nothing more. */
  | { type: 'passed'; seat: Seat }
  /** 6.1 The seat has what ends the game: the round is played to its end. */
  | { type: 'goal-reached'; seat: Seat; points: number }
  /** 4.7 What is left goes to the discard, in its order. */
  | { type: 'harbour-cleared'; cards: Card[] }
  | { type: 'turn-passed'; active: Seat }
  /** 6.1, 2.4 */
  | { type: 'game-ended'; ending: Ending }

export type EventOf<T extends Event['type']> = Extract<Event, { type: T }>
