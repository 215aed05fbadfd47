import type { AnyGame, Seat, Typed } from '../../engine/core/game.ts'
import { difference } from './plain.ts'

/** Is the action one of those that `legal` lists, or, where there are more than it lists, one of their type? */
export function isListed(game: AnyGame, state: unknown, seat: Seat, action: Typed): 'yes' | 'no' | 'maybe' {
  const known: Typed[] = game.legal(state, seat)
  const form = game.listed?.(state, seat, action) ?? action
  if (known.some((other) => difference(other, form) === null)) return 'yes'
  return game.more?.(state, seat) && known.some(({ type }) => type === action.type) ? 'maybe' : 'no'
}
