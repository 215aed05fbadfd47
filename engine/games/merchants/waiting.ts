import type { Seat } from '../../core/game.ts'
import { asked } from './asked.ts'
import type { State } from './state.ts'

/** The seat that must decide now; empty when over. The catch out of turn (4.6) is not waited for. */
export function waiting(state: State): Seat[] {
  const seat = asked(state)
  return seat === null ? [] : [seat]
}
