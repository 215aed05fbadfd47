import { type Decision, refuse } from '../../../core/decision.ts'
import type { Chance, Seat } from '../../../core/game.ts'
import type { Event } from '../events.ts'
import { turnActs } from '../legal.ts'
import { done, happen, play } from '../play.ts'
import type { State } from '../state.ts'
import { finishTurn } from './finishTurn.ts'

/** 4.7 With nothing else to do in the turn; a catch does not count. */
export function pass(state: State, seat: Seat, chance: Chance): Decision<Event> {
  if (turnActs(state, seat).length > 0) return refuse('must-act')
  return done(finishTurn(happen(play(state, chance), { type: 'passed', seat })))
}
