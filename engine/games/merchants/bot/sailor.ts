import { percent, softBest } from '../../../bots/choose.ts'
import { pick } from '../../../core/chance.ts'
import { unreachable } from '../../../core/decision.ts'
import type { Chance, Seat } from '../../../core/game.ts'
import type { Action } from '../actions.ts'
import { isCard } from '../cards.ts'
import { legal } from '../legal.ts'
import type { State } from '../state.ts'
import { worthOfAct } from './acts.ts'
import { answerOffer, choosePlayer, pickCards, trimHand } from './answers.ts'
import { deckhand } from './deckhand.ts'
import { outlook } from './outlook.ts'

/** Of a hundred turns so many are left to the whim: no two games alike, and none without end. */
const WHIM = 2
/** In treasure cards: an act so much worse is chosen e times more rarely. */
const SLACK = 0.06

/** Plays by rules of thumb: the Pirate robs and sinks where it pays and goes home ahead; Merchants play as one team. */
export function sailor(view: State, seat: Seat, chance: Chance): Action {
  const look = outlook(view, seat)
  switch (view.phase) {
    case 'turn': {
      const actions = legal(view, seat)
      const catches = actions.filter(({ type, ...rest }) => type === 'catch' && 'how' in rest && rest.how === 'take')
      if (catches.length > 0) return pick(catches, chance)
      if (percent(WHIM, chance)) return deckhand(view, seat, chance)
      return softBest(actions, (action) => worthOfAct(look, action), SLACK, chance)
    }
    case 'defend':
      return softBest(legal(view, seat), (action) => copiesOf(look.own, action), SLACK, chance)
    case 'trade':
      return answerOffer(look)
    case 'pick':
      return pickCards(look)
    case 'choose':
      return choosePlayer(look, chance)
    case 'trim':
      return trimHand(look)
    case 'over':
      throw new Error('the game is over')
    default:
      return unreachable(view.phase)
  }
}

/** A defence of which there are more is missed less. */
function copiesOf(own: readonly string[], action: Action): number {
  return action.type === 'defend' && isCard(action.card) ? own.filter((card) => card === action.card).length : 0
}
