import type { State } from './state.ts'

/** 4.1 Has the port been taken? (It bears markers.) */
export function isBesieged(state: State, port: string): boolean {
  return state.markers[port] !== undefined
}

/** 2.4 Does an admiral lie there? */
export function isGuarded(state: State, port: string): boolean {
  for (const admiral of state.admirals) if (admiral.port === port) return true
  return false
}

/** 4.1 A port of the map without markers and without an admiral: open to siege, and a berth for an admiral. */
export function isFree(state: State, port: string): boolean {
  return !isGuarded(state, port) && !isBesieged(state, port)
}
