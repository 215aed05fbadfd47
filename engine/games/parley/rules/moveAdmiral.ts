import { accept, type Decision, refuse } from '../../../core/decision.ts'
import type { Seat } from '../../../core/game.ts'
import type { ActionOf } from '../actions.ts'
import type { Event } from '../events.ts'
import { hasPort } from '../map.ts'
import { isBesieged, isGuarded } from '../ports.ts'
import type { State } from '../state.ts'
import { passCaptaincy } from './passCaptaincy.ts'

/** 6.1 The captain moves an admiral to a port without markers and without an admiral; each token once in a game. */
export function moveAdmiral(state: State, seat: Seat, { admiral, port }: ActionOf<'move-admiral'>): Decision<Event> {
  const token = state.admirals[admiral]
  if (token === undefined) return refuse('no-such-admiral', { admiral })
  if (token.moved) return refuse('admiral-has-moved', { admiral })
  if (!hasPort(state.options.map, port)) return refuse('no-such-port', { port })
  if (isBesieged(state, port)) return refuse('no-berth-besieged', { port })
  if (isGuarded(state, port)) return refuse('no-berth-guarded', { port })

  return accept<Event>({ type: 'admiral-moved', seat, admiral, from: token.port, port }, passCaptaincy(state))
}
