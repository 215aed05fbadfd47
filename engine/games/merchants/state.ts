import type { Seat } from '../../core/game.ts'
import type { Card, ExplorationId, PileCard, Treasure } from './cards.ts'
import type { Options } from './options.ts'

export type Phase = 'turn' | 'defend' | 'pick' | 'choose' | 'trade' | 'trim' | 'over'

/** 2.3 `port` and `sunk` are Merchants' only, `island` is the Pirate's. */
export type Place = 'sea' | 'port' | 'sunk' | 'island'

/** Why cards are picked: half of a beaten Pirate's hand, two of a caught hand, or a step of an event. */
export type PickWhy = 'beaten' | 'caught' | 'discard' | 'give' | 'search'

/** Phase `pick`: what is asked. */
export type Pick = {
  seat: Seat
  why: PickWhy
  /** Whose cards these are: the seat's own, or those of whom it caught; null = the pile's. */
  of: Seat | null
  /** How many must be picked, at least 1. */
  count: number
  /** To choose among: a hand, sorted, or the top of the pile, top first (its exploration cards cannot be picked). Null = hidden. */
  cards: (PileCard | null)[]
}

/** Phase `choose`: what is asked. `seats` can be chosen, ascending. */
export type Choice = { seat: Seat; why: 'chosen' | 'see-hand'; seats: Seat[] }

/** What is still to be done when the decision under way is made; the last first. All of it is public. */
export type Task =
  /** The seat has so many cards to draw still. */
  | { type: 'draw'; seat: Seat; left: number }
  /** An event under way: its step (-1 before the first), the seats that the step still has to touch, in order, and who was `chosen`. */
  | { type: 'event'; event: ExplorationId; drawer: Seat; step: number; seats: Seat[]; chosen: Seat | null }

/** What a seat knows of another's hand (section 9). */
export type Known = {
  /** Cards that are there for sure, sorted. */
  sure: Card[]
  /** Cards that were there when they were seen, sorted: all but at most `gone` of them are still there. */
  maybe: Card[]
  /** Cards that have left since then unseen; less than `maybe` has, or 0. */
  gone: number
}

/** The whole table of Merchants. In a masked copy hidden cards are null, their number stays. */
export type State = {
  seats: number
  options: Options
  pirate: Seat
  phase: Phase
  /** Whose turn it is; of the last turn when over. */
  turn: Seat
  places: Place[]
  /** By seat, sorted where known. */
  hands: (Card | null)[][]
  /** Top first. */
  pile: (PileCard | null)[]
  /** Oldest first. */
  discard: PileCard[]
  /** 7.1 Exploration cards whose events are under way, a nested one last: neither in the pile nor in the discard. */
  running: ExplorationId[]
  /** Cards that events have drawn in this turn: the house rules could go on for ever else. */
  drawnByEvents: number
  /** The attack under way: to be answered, or the Pirate beaten by it picks half of the hand. Else null. */
  attack: { from: Seat; to: Seat; card: Card } | null
  /** Phase `trade`: what is offered; the card is still in the hand of `from`, who alone knows it. Else null. */
  offer: { from: Seat; to: Seat; card: Card | null } | null
  /** 4.2 Who has refused a trade in this turn. */
  refused: Seat[]
  /** Phase `pick`, else null. */
  pick: Pick | null
  /** Phase `choose`, else null. */
  choice: Choice | null
  /** Phases `pick` and `choose`: how it goes on; else empty. */
  tasks: Task[]
  /** 7.2 By seat: misses the next turn. */
  misses: boolean[]
  /** 8.1 By seat: has one more turn after the present or next one. */
  extras: boolean[]
  /** 4.6 By seat: has ended a turn, not begun the next, not been caught in between. */
  catchable: boolean[]
  /** 6.2 By seat, once the Pirate is on the Island; null before. */
  turnsLeft: number[] | null
  /** Section 9: by the seat that knows, then by the seat whose hand it is (nothing of its own). Null = hidden from the viewer, like that seat's hand. */
  known: (Known[] | null)[]
  /** Section 6, when over. */
  ending: Ending | null
}

export type Winner = 'pirate' | 'merchants' | 'draw'

/** 6.1, 6.2, 6.3 */
export type Ending = {
  winner: Winner
  /** 6.1 All Merchants are sunk, or home or sunk; 6.2 the turns are over. */
  why: 'all-sunk' | 'all-home' | 'turns-over'
  /** Values of the treasure, by `treasureValue`. */
  pirate: number
  merchants: number
  /** By seat: the treasure cards held, sorted; everybody has seen them. */
  treasures: Treasure[][]
}
