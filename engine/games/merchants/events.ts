import type { Seat } from '../../core/game.ts'
import type { CatchWay } from './actions.ts'
import type { Card, ExplorationId, PileCard, Treasure } from './cards.ts'
import type { Options } from './options.ts'
import type { Choice, Ending, Pick, Task } from './state.ts'

/** Each event is one thing that a player could point at on the table: also the unit of animation and of the log. */
export type Event =
  /** Section 2: the whole dealt table; the first turn has begun. */
  | {
      type: 'dealt'
      seats: number
      options: Options
      pirate: Seat
      turn: Seat
      /** By seat, sorted where known. */
      hands: (Card | null)[][]
      pile: (PileCard | null)[]
    }
  /** 2.2; `extra` = one more turn, by an event (8.1). */
  | { type: 'turn-begun'; seat: Seat; extra: boolean }
  /** 4.6, 6.2 The time to be caught begins, turns left are one less. */
  | { type: 'turn-ended'; seat: Seat }
  /** 7.2 `doldrums`: instead of a turn; turns left are one less. */
  | { type: 'turn-missed'; seat: Seat; extra: boolean }
  /** 4.7 */
  | { type: 'passed'; seat: Seat }

  /** 3.1, 4.1, 7.2 One vessel card from the pile, known to the seat alone. */
  | { type: 'card-drawn'; seat: Seat; card: Card | null }
  /** 4.8 The discard is shuffled into a new pile; `pile` top first. */
  | { type: 'pile-renewed'; pile: (PileCard | null)[] }

  /** 3.2 The card is known to the two. `from` = the Merchant, `to` = the Pirate. */
  | { type: 'stolen'; from: Seat; to: Seat; card: Card | null }

  /** 5.1 The attack card goes to the discard. */
  | { type: 'attacked'; from: Seat; to: Seat; card: Card }
  /** 5.1 The defender has a card to answer with, and is asked. */
  | { type: 'defence-called'; from: Seat; to: Seat; card: Card }
  /** 5.1 The attack is beaten off; the defence goes to the discard. `seat` = the defender. */
  | { type: 'defended'; seat: Seat; from: Seat; card: Card }
  /** 8.3 Taken at random by the attacker `to`, before the rest is discarded; known to the two. */
  | { type: 'spoils-taken'; from: Seat; to: Seat; cards: (Card | null)[] }
  /** 5.2 All that is left in the hand goes to the discard, sorted. */
  | { type: 'sunk'; seat: Seat; by: Seat; cards: Card[] }
  /** 5.3 The Pirate without a defence; with cards to lose, `pick-called` or the end of the turn follows. */
  | { type: 'beaten'; seat: Seat; by: Seat }

  /** 3.4, 4.4 Three navigation cards go to the discard, sorted. */
  | { type: 'returned'; seat: Seat; place: 'port' | 'island'; cards: Card[] }
  /** 6.2 The Pirate is home: by seat, how many turns are left. */
  | { type: 'countdown-begun'; turnsLeft: number[] }

  /** 4.2 A card is laid face down; known to `from` alone. */
  | { type: 'trade-offered'; from: Seat; to: Seat; card: Card | null }
  /** 4.2 The card comes back. */
  | { type: 'trade-refused'; from: Seat; to: Seat }
  /** 4.2 `given` goes from `from` to `to`, `taken` the other way; known to the two. */
  | { type: 'traded'; from: Seat; to: Seat; given: Card | null; taken: Card | null }

  /** 4.5 A Merchant with more than `handLimit` cards may discard `count`. */
  | { type: 'trim-called'; seat: Seat; count: number }
  /** 4.5 */
  | { type: 'trim-declined'; seat: Seat }
  /** 4.6 The Pirate `by` calls an overladen Merchant; `discarded` or `hand-seen` and `pick-called` follow. */
  | { type: 'caught'; by: Seat; seat: Seat; how: CatchWay }
  /** 4.6 Picked from the caught hand; known to the two. */
  | { type: 'cards-taken'; from: Seat; to: Seat; cards: (Card | null)[] }

  /** Several cards lie sorted in the discard (section 11), whether chosen or at random. */
  | { type: 'discarded'; seat: Seat; cards: Card[]; why: 'beaten' | 'trim' | 'caught' | 'event' | 'random' }
  /** Phase `pick`; the cards are known to whoever picks. `tasks`: how it goes on. */
  | { type: 'pick-called'; pick: Pick; tasks: Task[] }

  /** 7.1 An exploration card is turned up; its text and steps are in the options. */
  | { type: 'event-drawn'; seat: Seat; event: ExplorationId; title: string }
  /** 8.1 One of its steps; `seats` = whom it touches, in order. */
  | { type: 'step-begun'; event: ExplorationId; step: number; seats: Seat[] }
  /** 7.1 It is done, and goes to the discard. */
  | { type: 'event-discarded'; event: ExplorationId }
  /** Phase `choose`. `tasks`: how it goes on. */
  | { type: 'choice-called'; choice: Choice; tasks: Task[] }
  | { type: 'player-chosen'; seat: Seat; chosen: Seat }
  /** 4.6, 7.2 The hand is known to the two; sorted. */
  | { type: 'hand-seen'; by: Seat; of: Seat; cards: (Card | null)[] }
  /** 7.2 `hidden-cove`: the top of the pile, top first, known to the seat alone. */
  | { type: 'top-seen'; seat: Seat; cards: (PileCard | null)[] }
  /** 7.2 Taken from the top of the pile, known to the seat alone. `pile-shuffled` follows. */
  | { type: 'cards-found'; seat: Seat; cards: (Card | null)[] }
  /** 7.2 After a search; `pile` top first. */
  | { type: 'pile-shuffled'; pile: (PileCard | null)[] }
  /** 7.2 `wreck`: out of the discard, before all eyes. */
  | { type: 'treasure-salvaged'; seat: Seat; card: Treasure }
  /** 7.2 `press-gang`: known to the two. */
  | { type: 'cards-given'; from: Seat; to: Seat; cards: (Card | null)[] }
  /** 7.2 `doldrums`: the next turn will be missed. */
  | { type: 'becalmed'; seat: Seat }
  /** 8.1 One more turn is to come. */
  | { type: 'turn-gained'; seat: Seat }
  /** 8.1 Out of port. */
  | { type: 'put-to-sea'; seat: Seat }
  /** 8.1 */
  | { type: 'port-reached'; seat: Seat }

  /** 6.3 Everybody afloat or home shows the treasure; the lines of the score are in `result`. */
  | { type: 'game-ended'; ending: Ending }

export type EventOf<T extends Event['type']> = Extract<Event, { type: T }>
