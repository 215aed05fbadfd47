import type { Game, Seat, Typed } from '../../engine/core/game.ts'
import type { Why } from './play.ts'

/** Nothing falls by chance in a refusal. */
const NO_CHANCE = { below: () => 0 }

/**
 * What the engine says to an action that a seat may not do; null = it may. What is allowed is never decided here: it would
 * need cards that nobody sees.
 */
export function whyRefused<State, Event extends Typed, Action extends Typed, Options, Deal>(
  game: Game<State, Event, Action, Options, Deal>,
  { view, seat }: { view: State; seat: Seat },
  action: Action,
): Why | null {
  const text = JSON.stringify(game.listed?.(view, seat, action) ?? action)
  // not what the screen allows: while an action is on its way that is nothing
  if (game.legal(view, seat).some((each) => JSON.stringify(each) === text)) return null
  const decision = game.decide(view, seat, action, NO_CHANCE)
  if (decision.ok) return null
  return { reason: decision.reason, values: decision.values, clause: game.reasons[decision.reason] ?? null }
}
