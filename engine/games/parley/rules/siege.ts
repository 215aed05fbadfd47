import { accept, type Decision, refuse } from '../../../core/decision.ts'
import type { Chance, Seat } from '../../../core/game.ts'
import type { ActionOf } from '../actions.ts'
import type { Event } from '../events.ts'
import { hasPort } from '../map.ts'
import { isBesieged, isGuarded } from '../ports.ts'
import type { State } from '../state.ts'
import { callVote } from './callVote.ts'

/** 4.1 The captain drops the anchor on a port without markers and without an admiral, and says how the vote is held. */
export function besiege(state: State, seat: Seat, { port, vote }: ActionOf<'siege'>, chance: Chance): Decision<Event> {
  if (!hasPort(state.options.map, port)) return refuse('no-such-port', { port })
  if (isBesieged(state, port)) return refuse('port-besieged', { port })
  if (isGuarded(state, port)) return refuse('port-guarded', { port })

  const ballot = { state, way: vote, anchor: port, laid: [], spent: null, chance }
  return accept({ type: 'siege-begun', seat, port, vote }, ...callVote(ballot))
}
