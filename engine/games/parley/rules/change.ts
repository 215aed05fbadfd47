import { accept, type Decision, refuse } from '../../../core/decision.ts'
import type { Chance, Seat } from '../../../core/game.ts'
import type { ActionOf } from '../actions.ts'
import { anchorOf, ballotOf } from '../ballot.ts'
import type { Event } from '../events.ts'
import { hasPort } from '../map.ts'
import { isBesieged, isGuarded } from '../ports.ts'
import type { State } from '../state.ts'
import { countVotes } from './count.ts'

/** 5.5 The player of `change` is asked, also when no other port is open (section 13). */
export function callChange(seat: Seat): Event[] {
  return [{ type: 'change-called', seat }]
}

/** 5.5 Knowing all the votes, moves the anchor to any other port open to siege, or leaves it. */
export function moveAnchor(state: State, seat: Seat, { port }: ActionOf<'anchor'>, chance: Chance): Decision<Event> {
  if (!hasPort(state.options.map, port)) return refuse('no-such-port', { port })
  if (isBesieged(state, port)) return refuse('port-besieged', { port })
  if (isGuarded(state, port)) return refuse('port-guarded', { port })

  const moved: Event = { type: 'anchor-moved', seat, from: anchorOf(state), port }
  return accept(moved, ...countVotes({ ...ballotOf(state, chance), anchor: port }))
}
