import { type Decision, refuse, unreachable } from '../../core/decision.ts'
import type { Chance, Seat } from '../../core/game.ts'
import type { Action } from './actions.ts'
import type { Event } from './events.ts'
import { answerBlackmail } from './rules/answer.ts'
import { blackmail } from './rules/blackmail.ts'
import { moveAnchor } from './rules/change.ts'
import { chooseDiscard } from './rules/discard.ts'
import { layExtra } from './rules/last.ts'
import { moveAdmiral } from './rules/moveAdmiral.ts'
import { becomePrivateer } from './rules/privateer.ts'
import { besiege } from './rules/siege.ts'
import { breakTie } from './rules/tie.ts'
import { layVote } from './rules/vote.ts'
import type { Phase, State } from './state.ts'
import { isAsked } from './waiting.ts'

/** When each action is asked for. */
const PHASES: { readonly [T in Action['type']]: readonly Phase[] } = {
  siege: ['captain', 'mutiny'],
  'move-admiral': ['captain'],
  privateer: ['captain'],
  blackmail: ['captain'],
  answer: ['answer'],
  vote: ['vote', 'last'],
  anchor: ['anchor'],
  tie: ['tie'],
  discard: ['discard'],
}

/** The events that follow if the seat takes the action, or why it may not. Never mutates; on whole states. */
export function decide(state: State, seat: Seat, action: Action, chance: Chance): Decision<Event> {
  if (!isAsked(state, seat)) return refuse('not-your-turn', {})
  const phases = PHASES[action.type]
  if (!phases.includes(state.phase)) {
    if (state.phase === 'mutiny' && phases.includes('captain')) return refuse('must-besiege')
    return refuse('not-now', { phase: state.phase })
  }
  switch (action.type) {
    case 'siege':
      return besiege(state, seat, action, chance)
    case 'move-admiral':
      return moveAdmiral(state, seat, action)
    case 'privateer':
      return becomePrivateer(state, seat, action)
    case 'blackmail':
      return blackmail(state, seat, action)
    case 'answer':
      return answerBlackmail(state, seat, action)
    case 'vote':
      return state.phase === 'last' ? layExtra(state, seat, action, chance) : layVote(state, seat, action, chance)
    case 'anchor':
      return moveAnchor(state, seat, action, chance)
    case 'tie':
      return breakTie(state, seat, action, chance)
    case 'discard':
      return chooseDiscard(state, seat, action, chance)
    default:
      return unreachable(action)
  }
}
