import { type Decision, refuse, unreachable } from '../../core/decision.ts'
import type { Chance, Seat } from '../../core/game.ts'
import type { Action } from './actions.ts'
import type { Event } from './events.ts'
import { keep, repel, reveal, stop } from './rules/discover.ts'
import { fulfil } from './rules/expedition.ts'
import { pass, take } from './rules/taking.ts'
import type { Phase, State } from './state.ts'
import { askedSeat } from './waiting.ts'

/** When each action is asked for. */
const PHASES: { readonly [T in Action['type']]: readonly Phase[] } = {
  reveal: ['discover'],
  stop: ['discover'],
  repel: ['repel'],
  keep: ['repel'],
  take: ['take'],
  pass: ['take'],
  expedition: ['discover', 'take'],
}

export function decide(state: State, seat: Seat, action: Action, chance: Chance): Decision<Event> {
  if (askedSeat(state) !== seat || !PHASES[action.type].includes(state.phase)) return refuse('not-now')
  switch (action.type) {
    case 'reveal':
      return reveal(state, seat, chance)
    case 'stop':
      return stop(state, seat, chance)
    case 'repel':
      return repel(state, seat)
    case 'keep':
      return keep(state, seat, chance)
    case 'take':
      return take(state, seat, action.at, chance)
    case 'pass':
      return pass(state, seat, chance)
    case 'expedition':
      return fulfil(state, seat, action, chance)
    default:
      return unreachable(action)
  }
}
