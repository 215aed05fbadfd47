import { type Decision, refuse } from '../../../core/decision.ts'
import type { Chance, Seat } from '../../../core/game.ts'
import type { ActionOf } from '../actions.ts'
import { isCard } from '../cards.ts'
import type { Event } from '../events.ts'
import { handOf } from '../hands.ts'
import { done, happen, play } from '../play.ts'
import type { State } from '../state.ts'
import { endTurn } from './finishTurn.ts'
import { firstMissing } from './pick.ts'

/** 4.5 At the end of the own turn: exactly as many as leave `handLimit`, or none. */
export function trim(state: State, seat: Seat, { cards }: ActionOf<'trim'>, chance: Chance): Decision<Event> {
  const count = surplus(state, seat)
  if (cards.length !== 0 && cards.length !== count) return refuse('wrong-number', { count })
  const missing = firstMissing(cards, handOf(state, seat))
  if (missing !== null) return refuse(isCard(missing) ? 'card-not-held' : 'no-such-card', { card: missing })
  const playing = play(state, chance)
  if (cards.length === 0) happen(playing, { type: 'trim-declined', seat })
  else happen(playing, { type: 'discarded', seat, cards: cards.toSorted(), why: 'trim' })
  return done(endTurn(playing))
}

/** 4.5 Cards above `handLimit`; none or fewer: not overladen. */
export function surplus(state: State, seat: Seat): number {
  return handOf(state, seat).length - state.options.handLimit
}
