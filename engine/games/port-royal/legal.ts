import type { Seat } from '../../core/game.ts'
import type { Action } from './actions.ts'
import { isNothingLeft } from './rules/course.ts'
import { expeditionsOpen } from './rules/signs.ts'
import { canAfford } from './rules/taking.ts'
import type { State } from './state.ts'
import { askedSeat } from './waiting.ts'

/** Every action open to the seat now. */
export function legal(state: State, seat: Seat): Action[] {
  if (askedSeat(state) !== seat) return []
  switch (state.phase) {
    case 'discover':
      return discovering(state, seat)
    case 'repel':
      return [{ type: 'repel' }, { type: 'keep' }]
    case 'take':
      return taking(state, seat)
    case 'over':
      return []
  }
}

/** 3.1, 2.4, 5.1 */
function discovering(state: State, seat: Seat): Action[] {
  const actions: Action[] = []
  const nothingLeft = isNothingLeft(state)
  if (!nothingLeft) actions.push({ type: 'reveal' })
  if (state.revealed || nothingLeft) actions.push({ type: 'stop' })
  return [...actions, ...expeditionsOpen(state, seat)]
}

/** 4.1, 4.5, 5.1 */
function taking(state: State, seat: Seat): Action[] {
  const actions: Action[] = []
  if (state.takes > 0)
    for (let at = 0; at < state.harbour.length; at += 1) {
      const card = state.harbour[at]
      if (card !== undefined && canAfford(state, seat, card)) actions.push({ type: 'take', at })
    }
  if (seat === state.active) actions.push(...expeditionsOpen(state, seat))
  actions.push({ type: 'pass' })
  return actions
}
