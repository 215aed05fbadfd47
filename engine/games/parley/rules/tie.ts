import { accept, type Decision } from '../../../core/decision.ts'
import type { Chance, Seat } from '../../../core/game.ts'
import type { ActionOf } from '../actions.ts'
import { ballotOf } from '../ballot.ts'
import type { Event } from '../events.ts'
import type { State } from '../state.ts'
import { winSiege } from './win.ts'

/** 4.6 Equal sums, 0-0 too: the captain is asked. */
export function callTie({ captain }: State): Event[] {
  return [{ type: 'tie-called', seat: captain }]
}

/** 4.6 The captain chooses the side freely; a `blunder` turns that round too (5.4). */
export function breakTie(state: State, seat: Seat, { side }: ActionOf<'tie'>, chance: Chance): Decision<Event> {
  return accept({ type: 'tie-broken', seat, side }, ...winSiege(ballotOf(state, chance), side))
}
