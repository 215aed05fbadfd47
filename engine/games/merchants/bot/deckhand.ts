import { pick } from '../../../core/chance.ts'
import type { Chance, Seat } from '../../../core/game.ts'
import type { Action } from '../actions.ts'
import { legal } from '../legal.ts'
import type { State } from '../state.ts'
export function deckhand(view: State, seat: Seat, chance: Chance): Action {
  return pick(legal(view, seat), chance)
}
