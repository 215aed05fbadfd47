import { shuffle } from '../../core/cards.ts'
import type { Chance, Seat } from '../../core/game.ts'
import { type Card, type Coin, SUBSTITUTE } from './cards.ts'
import { mask } from './see.ts'
import type { State } from './state.ts'
import { unseenCards } from './unseen.ts'

/** Law 8: coins and pile dealt anew from all cards that nobody knows. */
export function imagine(view: State, seat: Seat, chance: Chance): State {
  const state = mask(view, seat)
  const unseen = shuffle(unseenCards(state), chance)
  const next = (): Card => {
    const card = unseen.pop()
    if (card === undefined) throw new Error('no card is left to imagine')
    return card
  }
  state.coins = state.coins.map((own) => own.map((coin): Coin => (coin === SUBSTITUTE ? coin : next())))
  state.pile = state.pile.map(next)
  return state
}
