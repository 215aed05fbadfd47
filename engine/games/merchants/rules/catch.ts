import { type Decision, refuse } from '../../../core/decision.ts'
import type { Chance, Seat } from '../../../core/game.ts'
import type { ActionOf } from '../actions.ts'
import type { Event } from '../events.ts'
import { handOf, isAtSea, isMerchantAtSea, wholeHand } from '../hands.ts'
import { done, drawFromHand, happen, play } from '../play.ts'
import type { State } from '../state.ts'
import { surplus } from './trim.ts'

/** 4.6 Cards that the Pirate takes out of a caught hand. */
const TAKEN = 2

/** 4.6 The Pirate at sea calls an overladen Merchant: half of the hand is lost at random, or the Pirate sees it and takes two. */
export function catchOverladen(state: State, seat: Seat, { seat: of, how }: ActionOf<'catch'>, chance: Chance): Decision<Event> {
  if (seat !== state.pirate) return refuse('only-the-pirate')
  if (state.phase !== 'turn') return refuse('not-now', { phase: state.phase })
  if (!isAtSea(state, seat)) return refuse('home-already')
  if (!isMerchantAtSea(state, of)) return refuse('no-merchant-at-sea', { seat: of })
  if (!state.catchable[of]) return refuse('not-the-time', { seat: of })
  if (surplus(state, of) <= 0) return refuse('not-overladen', { seat: of })
  const playing = play(state, chance)
  happen(playing, { type: 'caught', by: seat, seat: of, how })
  if (how === 'discard') {
    const cards = drawFromHand(playing, of, Math.floor(handOf(state, of).length / 2))
    happen(playing, { type: 'discarded', seat: of, cards, why: 'caught' })
  } else {
    const cards = wholeHand(state, of)
    const count = Math.min(TAKEN, cards.length)
    happen(playing, { type: 'hand-seen', by: seat, of, cards })
    happen(playing, { type: 'pick-called', pick: { seat, why: 'caught', of, count, cards: cards.slice() }, tasks: [] })
  }
  return done(playing)
}

/** 4.6 Is this Merchant one to be called now? */
export function canBeCaught(state: State, of: Seat): boolean {
  return state.catchable[of] === true && surplus(state, of) > 0 && isMerchantAtSea(state, of)
}
