import type { Seat } from '../../core/game.ts'
import type { Action } from './actions.ts'
import { displayOf } from './evolve.ts'
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

/** 5.1 Persons may be named in any order, and of those that are alike any may go: listed are the first of them, by place. */
export function listed(state: State, seat: Seat, action: Action): Action {
  if (action.type !== 'expedition') return action
  const display = displayOf(state, seat)
  const persons = action.with.map((place) => display[place])
  if (new Set(action.with).size !== persons.length || persons.includes(undefined)) return action
  const places = [...new Set(persons)].flatMap((kind) => {
    const alike = display.flatMap((card, place) => (card === kind ? [place] : []))
    return alike.slice(0, persons.filter((person) => person === kind).length)
  })
  return { ...action, with: places.sort((one, other) => one - other) }
}
