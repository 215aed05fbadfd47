import { seatAt } from '../ballot.ts'
import type { EventOf } from '../events.ts'
import type { State } from '../state.ts'

/** 3.1 After the captain's act captaincy passes to the left. */
export function passCaptaincy(state: State): EventOf<'captaincy-passed'> {
  return { type: 'captaincy-passed', captain: seatAt(state, 1) }
}
