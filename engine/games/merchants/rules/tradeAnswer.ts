import { type Decision, refuse } from '../../../core/decision.ts'
import type { Chance, Seat } from '../../../core/game.ts'
import type { ActionOf } from '../actions.ts'
import { isCard } from '../cards.ts'
import type { Event } from '../events.ts'
import { handOf, knownCard } from '../hands.ts'
import { done, happen, play } from '../play.ts'
import type { State } from '../state.ts'
import { finishTurn } from './finishTurn.ts'

/** 4.2 The partner gives a card for the one that lies face down; or refuses, and the turn is not spent. */
export function answerTrade(state: State, seat: Seat, { card }: ActionOf<'trade-answer'>, chance: Chance): Decision<Event> {
  const { offer } = state
  if (offer === null) throw new Error(`no offer in phase ${state.phase}`)
  if (card !== null && !isCard(card)) return refuse('no-such-card', { card })
  if (card !== null && !handOf(state, seat).includes(card)) return refuse('card-not-held', { card })
  const { from, to } = offer
  const playing = play(state, chance)
  if (card === null) happen(playing, { type: 'trade-refused', from, to })
  else {
    happen(playing, { type: 'traded', from, to, given: knownCard(offer.card), taken: card })
    finishTurn(playing)
  }
  return done(playing)
}
