import { shipOf } from './cards.ts'
import { canRepel } from './display.ts'
import type { State } from './state.ts'
import { unseenCards } from './unseen.ts'

/**
 * 3.3 How likely the next card is to end the active player's turn, from public cards only: a ship of a colour that lies in the harbour
 * already and that he cannot repel, among all cards that nobody has seen (coins too). From 0 to 1. With an empty pile the discard is
 * shuffled first, and it alone is drawn from (2.4).
 */
export function oddsOfGoingUnder(view: State): number {
  const unseen = view.pile.length > 0 ? unseenCards(view) : view.discard
  if (unseen.length === 0) return 0
  const colours = new Set(view.harbour.flatMap((card) => shipOf(card)?.colour ?? []))
  const display = view.displays[view.active] ?? []
  const fatal = unseen.filter((card) => {
    const ship = shipOf(card)
    return ship !== null && colours.has(ship.colour) && !canRepel(display, ship)
  })
  return fatal.length / unseen.length
}
