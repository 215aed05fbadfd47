import { unreachable } from '../../core/decision.ts'
import type { Seat } from '../../core/game.ts'
import type { State, Task } from './state.ts'

/** The decision is made; the turn goes on. */
export function askNobody(state: State): void {
  state.phase = 'turn'
  state.attack = null
  state.offer = null
  state.pick = null
  state.choice = null
  if (state.tasks.length > 0) state.tasks = []
}

export function copyTasks(tasks: readonly Task[]): Task[] {
  return tasks.map((task) => (task.type === 'event' ? { ...task, seats: task.seats.slice() } : { ...task }))
}

/** Whom the game waits for; null when over. */
export function asked(state: State): Seat | null {
  switch (state.phase) {
    case 'turn':
    case 'trim':
      return state.turn
    case 'defend':
      return state.attack?.to ?? null
    case 'trade':
      return state.offer?.to ?? null
    case 'pick':
      return state.pick?.seat ?? null
    case 'choose':
      return state.choice?.seat ?? null
    case 'over':
      return null
    default:
      return unreachable(state.phase)
  }
}
