import { type Decision, refuse } from '../../../core/decision.ts'
import type { Chance, Seat } from '../../../core/game.ts'
import type { ActionOf } from '../actions.ts'
import type { Event } from '../events.ts'
import { handOf, isMerchant, isMerchantAtSea, knownCard } from '../hands.ts'
import { done, drawFromHand, happen, play } from '../play.ts'
import type { State } from '../state.ts'
import { finishTurn } from './finishTurn.ts'

/** 3.2 The Pirate takes one card, unseen, from a Merchant at sea who has any. */
export function steal(state: State, seat: Seat, { seat: from }: ActionOf<'steal'>, chance: Chance): Decision<Event> {
  if (isMerchant(state, seat)) return refuse('only-the-pirate')
  if (!isMerchantAtSea(state, from)) return refuse('no-merchant-at-sea', { seat: from })
  if (handOf(state, from).length === 0) return refuse('nothing-to-steal', { seat: from })
  const playing = play(state, chance)
  const [card = null] = drawFromHand(playing, from, 1)
  happen(playing, { type: 'stolen', from, to: seat, card: knownCard(card) })
  return done(finishTurn(playing))
}
