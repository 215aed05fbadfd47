import type { Decision } from './decision.ts'
import type { OptionField, Read } from './options.ts'
import type { ActionShapes } from './shapes.ts'

/** A place at the table, from 0, clockwise. */
export type Seat = number

/** Whoever looks: a seat, or `table` = what everybody in the room may know. */
export type Viewer = Seat | 'table'

/** Where chance falls; always passed in, never ambient. */
export type Chance = {
  /** A whole number `0 <= n < bound`, each equally likely. `bound` is from 1 to 2^32. */
  below(bound: number): number
}

/** A line of words, translated elsewhere: a key and the values that go into it. */
export type Line = { key: string; values: Record<string, string | number> }

/** One line of a final score; `amount` adds up to the score. */
export type ScoreLine = Line & { amount: number }

/** The end of a game, by seat. Equal ranks are shared: they count 1, 1, 3. */
export type Result = { rank: number[]; score: number[]; lines: ScoreLine[][] }

/** What exists at the table, name of the thing to how many; the same after every event (law 4). */
export type Inventory = Record<string, number>

/** How well a bot plays, weakest first. */
export type Level = 'deckhand' | 'sailor'

/** Chooses one of the legal actions of `seat` from what that seat may know, and nothing else. */
export type Bot<State, Action> = (view: State, seat: Seat, chance: Chance) => Action

export type Typed = { type: string }

/** Where some of the seats may write to each other, and nobody else reads it. */
export type Channel = { id: string; seats: Seat[] }

/**
 * The contract of a game (architecture.md). State, events, actions, options and deals are plain JSON data; `null` is
 * "nothing" or, in a masked copy, "hidden": shapes stay.
 */
export type Game<State, Event extends Typed, Action extends Typed, Options, Deal> = {
  /** The folder's name. */
  id: string
  seats: { min: number; max: number; best: readonly number[] }
  options: readonly OptionField[]
  /** Type of action to its fields, for the door (referee, socket): what is rightly formed. */
  actions: ActionShapes<Action>
  /** Every reason that `decide` may give, with the clause of the rules that says so. */
  reasons: Readonly<Record<string, string>>
  /** Most actions that any game with so many seats can take (law 6). */
  bound(seats: number): number

  /** Reads a deal file; an error names the field. It must hold exactly the game's cards. */
  readDeal(json: unknown, seats: number, options: Options): Read<Deal>
  /** The first event: it holds the whole dealt table. With a deal, chance settles only what the deal leaves open. */
  open(setup: { seats: number; options: Options; deal: Deal | null; chance: Chance }): Event
  /** The state that an opening event (whole or seen) makes. */
  begin(opening: Event): State
  /** Applies one event to the state that it is given, in place. Total for events that `decide` made, seen or whole. */
  evolve(state: State, event: Event): void
  /** The seats that must decide now, ascending; empty when over. */
  waiting(state: State): Seat[]
  /** Every action open to the seat now, out of turn too; empty when it has nothing to decide. */
  legal(state: State, seat: Seat): Action[]
  /** Are there combinations of several cards besides those that `legal` lists? `decide` takes them all the same. Absent: never. */
  more?(state: State, seat: Seat): boolean
  /** The form under which `legal` lists this choice, if it can be said in several ways (cards in any order). Absent: as it is. */
  listed?(state: State, seat: Seat, action: Action): Action
  /** The events that follow, or why not; never mutates; a refusal depends only on what the seat may know. */
  decide(state: State, seat: Seat, action: Action, chance: Chance): Decision<Event>
  /** The event as the viewer may know it. */
  see(event: Event, viewer: Viewer): Event
  /** The state as the viewer may know it; a new object that shares nothing mutable with `state`. */
  mask(state: State, viewer: Viewer): State
  /** A whole state that fits everything the seat can know (law 8). */
  imagine(view: State, seat: Seat, chance: Chance): State
  /** The channels of some seats that the rules of this table allow; which there are and whose is public. Absent: none. */
  channels?(state: State): Channel[]
  /** The ranking when over, else null. */
  result(state: State): Result | null
  /** The log line of an event (whole or seen); null for what goes without saying. */
  describe(event: Event): Line | null
  inventory(state: State): Inventory
  /** For the referee: the summary of referee.md, public or with the hidden part. */
  summary(state: State, part: 'public' | 'all'): unknown
  bots: Readonly<Record<Level, Bot<State, Action>>>
}

/** A game of which nothing is known but that it keeps the contract: for hosts, laws, commands. */
// biome-ignore lint/suspicious/noExplicitAny: the one place where the games' own types are forgotten
export type AnyGame = Game<any, any, any, any, any>
