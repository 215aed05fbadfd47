import { type Decision, refuse } from '../../../core/decision.ts'
import type { Chance, Seat } from '../../../core/game.ts'
import type { ActionOf } from '../actions.ts'
import { isCard } from '../cards.ts'
import type { Event } from '../events.ts'
import { handOf } from '../hands.ts'
import { done, happen, play } from '../play.ts'
import type { State } from '../state.ts'
import { answers } from './attack.ts'
import { finishTurn } from './finishTurn.ts'

/** 5.1 Whoever can, must: one attack card is discarded, and nothing else happens. */
export function defend(state: State, seat: Seat, { card }: ActionOf<'defend'>, chance: Chance): Decision<Event> {
  if (state.attack === null) throw new Error(`no attack in phase ${state.phase}`)
  if (!isCard(card)) return refuse('no-such-card', { card })
  if (!answers(state, state.attack.card, card)) return refuse('no-defence', { card })
  if (!handOf(state, seat).includes(card)) return refuse('card-not-held', { card })
  const playing = play(state, chance)
  happen(playing, { type: 'defended', seat, from: state.attack.from, card })
  return done(finishTurn(playing))
}
