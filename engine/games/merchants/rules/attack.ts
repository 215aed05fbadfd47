import { type Decision, refuse } from '../../../core/decision.ts'
import type { Chance, Seat } from '../../../core/game.ts'
import type { ActionOf } from '../actions.ts'
import { isCard, isWeapon, type Weapon } from '../cards.ts'
import type { Event } from '../events.ts'
import { handOf, isMerchant, isMerchantAtSea, wholeHand } from '../hands.ts'
import { done, drawFromHand, happen, type Play, play } from '../play.ts'
import type { State } from '../state.ts'
import { finishTurn } from './finishTurn.ts'

/** 3.3, 4.3, 5.1 The Pirate attacks a Merchant at sea, a Merchant the Pirate at sea, with an attack card. */
export function attack(state: State, seat: Seat, { seat: to, card }: ActionOf<'attack'>, chance: Chance): Decision<Event> {
  if (!isCard(card)) return refuse('no-such-card', { card })
  if (!isWeapon(card)) return refuse('no-attack-card', { card })
  if (!handOf(state, seat).includes(card)) return refuse('card-not-held', { card })
  if (!canBeAttacked(state, seat, to)) return refuse(isMerchant(state, seat) ? 'not-the-pirate' : 'no-merchant-at-sea', { seat: to })
  const playing = play(state, chance)
  happen(playing, { type: 'attacked', from: seat, to, card })
  if (handOf(state, to).some((held) => answers(state, card, held))) {
    happen(playing, { type: 'defence-called', from: seat, to, card })
    return done(playing)
  }
  return done(loseFight(playing, seat, to))
}

/** 3.3, 4.3, 6.2 The other side, at sea. */
export function canBeAttacked(state: State, seat: Seat, to: Seat): boolean {
  return isMerchant(state, seat) ? to === state.pirate && state.places[to] === 'sea' : isMerchantAtSea(state, to)
}

/** 5.1, 8.3 Does the card beat the attack off? `defendAlike`: only one of the same variety. */
export function answers({ options }: State, attack: string, held: string | null): held is Weapon {
  return options.defendAlike ? held === attack : isWeapon(held)
}

/** 8.3 First the spoils. 5.2 A Merchant is sunk. 5.3 The Pirate discards half of what is left, of own choice. */
function loseFight(play: Play, from: Seat, to: Seat): Play {
  const { state } = play
  const cards = drawFromHand(play, to, state.options.spoils)
  if (isMerchant(state, to)) {
    if (cards.length > 0) happen(play, { type: 'spoils-taken', from: to, to: from, cards })
    happen(play, { type: 'sunk', seat: to, by: from, cards: wholeHand(state, to) })
    return finishTurn(play)
  }
  happen(play, { type: 'beaten', seat: to, by: from })
  if (cards.length > 0) happen(play, { type: 'spoils-taken', from: to, to: from, cards })
  const left = wholeHand(state, to)
  const count = Math.floor(left.length / 2)
  if (count === 0) return finishTurn(play)
  return happen(play, { type: 'pick-called', pick: { seat: to, why: 'beaten', of: to, count, cards: left }, tasks: [] })
}
