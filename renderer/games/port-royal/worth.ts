import type { Viewer } from '../../../engine/core/game.ts'
import { type Card, personOf, shipOf } from '../../../engine/games/port-royal/cards.ts'
import { costFor, tradersIn } from '../../../engine/games/port-royal/display.ts'
import type { State } from '../../../engine/games/port-royal/state.ts'

/** 4.5, 4.6 What a card of the harbour would do to the viewer's purse, the coin for the active player included. */
export type Worth = { coins: number; isDear: boolean }

/** Null where nobody's purse is meant: the table's view, and cards that are not taken. */
export function worthOf(view: State, viewer: Viewer, card: Card): Worth | null {
  if (viewer === 'table') return null
  const display = view.displays[viewer] ?? []
  const fee = view.active === viewer ? 0 : 1
  const ship = shipOf(card)
  if (ship !== null) return { coins: ship.coins + tradersIn(display, ship.colour) - fee, isDear: false }
  const person = personOf(card)
  if (person === null) return null
  const cost = costFor(display, person) + fee
  return { coins: -cost, isDear: cost > (view.coins[viewer]?.length ?? 0) }
}

/** As it is written: `+3`, `−4`, `0`. */
export const signed = (coins: number): string => (coins > 0 ? `+${coins}` : coins < 0 ? `−${-coins}` : '0')
