import type { State } from './state.ts'
import { waiting } from './waiting.ts'

/** For the referee (referee.md): exactly these keys, in this order. */
export function summary(state: State, part: 'public' | 'all'): unknown {
  const open = summarizeOpen(state)
  return part === 'public' ? open : { ...open, ...summarizeHidden(state) }
}

function summarizeOpen(state: State) {
  const { ending } = state
  return {
    pirate: state.pirate,
    turn: state.turn,
    phase: state.phase,
    waiting: waiting(state),
    places: state.places,
    hands: state.hands.map((hand) => hand.length),
    pile: state.pile.length,
    discard: state.discard,
    turnsLeft: state.turnsLeft,
    result: ending === null ? null : { winner: ending.winner, pirate: ending.pirate, merchants: ending.merchants },
  }
}

function summarizeHidden(state: State) {
  return { handCards: state.hands.map((hand) => hand.toSorted()), pileCards: state.pile }
}
