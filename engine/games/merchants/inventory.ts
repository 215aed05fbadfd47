import { countKinds } from '../../core/cards.ts'
import type { Inventory } from '../../core/game.ts'
import type { State } from './state.ts'

/** What exists at the table (law 4): all cards by kind. */
export function inventory({ hands, pile, discard, running }: State): Inventory {
  const kinds = countKinds(pile)
  countKinds(discard, kinds)
  countKinds(running, kinds)
  for (const hand of hands) countKinds(hand, kinds)
  return kinds
}
