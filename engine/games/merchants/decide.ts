import { type Decision, refuse, unreachable } from '../../core/decision.ts'
import type { Chance, Seat } from '../../core/game.ts'
import type { Action } from './actions.ts'
import { asked } from './asked.ts'
import type { Event } from './events.ts'
import { attack } from './rules/attack.ts'
import { catchOverladen } from './rules/catch.ts'
import { choosePlayer } from './rules/choose.ts'
import { defend } from './rules/defend.ts'
import { draw } from './rules/draw.ts'
import { pass } from './rules/pass.ts'
import { pickCards } from './rules/pick.ts'
import { goHome } from './rules/return.ts'
import { steal } from './rules/steal.ts'
import { trade } from './rules/trade.ts'
import { answerTrade } from './rules/tradeAnswer.ts'
import { trim } from './rules/trim.ts'
import type { Phase, State } from './state.ts'

/** When each action is asked for. */
const PHASES: { readonly [T in Action['type']]: Phase } = {
  draw: 'turn',
  steal: 'turn',
  attack: 'turn',
  return: 'turn',
  trade: 'turn',
  pass: 'turn',
  catch: 'turn',
  defend: 'defend',
  'trade-answer': 'trade',
  trim: 'trim',
  pick: 'pick',
  choose: 'choose',
}

/** The events that follow if the seat takes the action, or why it may not. Never mutates; on whole states. */
export function decide(state: State, seat: Seat, action: Action, chance: Chance): Decision<Event> {
  // 4.6 The one act out of turn.
  if (action.type === 'catch') return catchOverladen(state, seat, action, chance)
  if (asked(state) !== seat) return refuse('not-your-turn')
  if (PHASES[action.type] !== state.phase) return refuse('not-now', { phase: state.phase })
  switch (action.type) {
    case 'draw':
      return draw(state, seat, chance)
    case 'steal':
      return steal(state, seat, action, chance)
    case 'attack':
      return attack(state, seat, action, chance)
    case 'return':
      return goHome(state, seat, action, chance)
    case 'trade':
      return trade(state, seat, action, chance)
    case 'pass':
      return pass(state, seat, chance)
    case 'defend':
      return defend(state, seat, action, chance)
    case 'trade-answer':
      return answerTrade(state, seat, action, chance)
    case 'trim':
      return trim(state, seat, action, chance)
    case 'pick':
      return pickCards(state, seat, action, chance)
    case 'choose':
      return choosePlayer(state, seat, action, chance)
    default:
      return unreachable(action)
  }
}
