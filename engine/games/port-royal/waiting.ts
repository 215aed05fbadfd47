import type { Seat } from '../../core/game.ts'
import type { State } from './state.ts'

/** Whoever discovers, decides on a ship, or takes. */
export function askedSeat({ phase, active, taking }: State): Seat | null {
  if (phase === 'over') return null
  return phase === 'take' ? taking : active
}

export function waiting(state: State): Seat[] {
  const seat = askedSeat(state)
  return seat === null ? [] : [seat]
}
