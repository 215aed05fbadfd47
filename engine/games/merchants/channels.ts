import type { Channel, Seat } from '../../core/game.ts'
import type { State } from './state.ts'

/** 8.3 `crewChannel`: the Merchants may write to each other, and the Pirate does not read it. */
export function channels({ options, pirate, seats }: State): Channel[] {
  const crew: Seat[] = []
  for (let seat = 0; seat < seats; seat += 1) if (seat !== pirate) crew.push(seat)
  return options.crewChannel && crew.length > 1 ? [{ id: 'crew', seats: crew }] : []
}
