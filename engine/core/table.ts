import type { Chance, Game, Seat, Typed } from './game.ts'
import { readAction } from './shapes.ts'

/** A game under way, as its whole state. */
export type Table<State, Event extends Typed, Action extends Typed, Options, Deal> = {
  game: Game<State, Event, Action, Options, Deal>
  seats: number
  state: State
}

/** Why an act is refused; asked in this order. `not-legal` comes with the game's own reason. */
export type ActCode = 'bad-request' | 'no-such-seat' | 'game-over' | 'not-waiting' | 'not-legal'

export type Acted<Event> =
  | { ok: true; events: Event[] }
  /** `reason`, `clause` and `values` are the game's; of a bad request `values` names the field, and reason and clause are null. */
  | { ok: false; code: ActCode; reason: string | null; clause: string | null; values: Record<string, string | number> }

/**
 * What follows if the seat takes the action, which may be anything that came from outside. Changes nothing: whoever keeps
 * the table writes the events down first, then gives them to `fold`.
 */
export function act<State, Event extends Typed, Action extends Typed, Options, Deal>(
  table: Table<State, Event, Action, Options, Deal>,
  seat: Seat,
  json: unknown,
  chance: Chance,
): Acted<Event> {
  const { game, state } = table
  const read = readAction<Action>(game.actions, json)
  if (!read.ok) return no('bad-request', { field: read.field, why: read.text })
  if (!isSeat(seat, table.seats)) return no('no-such-seat', { seat })
  if (game.result(state) !== null) return no('game-over')
  if (!mayAct(game, state, seat)) return no('not-waiting', { seat })

  const decision = game.decide(state, seat, read.value, chance)
  if (decision.ok) return decision
  const { reason, values } = decision
  return { ok: false, code: 'not-legal', reason, clause: game.reasons[reason] ?? null, values }
}

/** Applies events, in order, to the state that it is given. */
export function fold<State, Event extends Typed, Action extends Typed, Options, Deal>(
  game: Game<State, Event, Action, Options, Deal>,
  state: State,
  events: readonly Event[],
): void {
  for (const event of events) game.evolve(state, event)
}

/** The state after a journal, whose first event is the opening. */
export function replay<State, Event extends Typed, Action extends Typed, Options, Deal>(
  game: Game<State, Event, Action, Options, Deal>,
  [opening, ...events]: readonly Event[],
): State {
  if (opening === undefined) throw new Error('a journal has at least its opening')
  const state = game.begin(opening)
  fold(game, state, events)
  return state
}

export function isSeat(seat: unknown, seats: number): seat is Seat {
  return Number.isInteger(seat) && (seat as number) >= 0 && (seat as number) < seats
}

/** The game waits for the seat, or it has something to do out of turn. */
function mayAct<State, Event extends Typed, Action extends Typed, Options, Deal>(
  game: Game<State, Event, Action, Options, Deal>,
  state: State,
  seat: Seat,
): boolean {
  return game.waiting(state).includes(seat) || game.legal(state, seat).length > 0
}

function no(code: ActCode, values: Record<string, string | number> = {}): Acted<never> {
  return { ok: false, code, reason: null, clause: null, values }
}
