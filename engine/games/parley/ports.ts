import { hasPort } from './map.ts'
import type { State } from './state.ts'

/** 4.1 Has the port been taken? (It bears markers.) */
export function isBesieged(state: State, port: string): boolean {
  return state.markers[port] !== undefined
}

/** 2.4 Does an admiral lie there? */
export function isGuarded(state: State, port: string): boolean {
  return state.admirals.some((admiral) => admiral.port === port)
}

/** 4.1 Without markers and without an admiral: open to siege, and a berth for an admiral. */
export function isFree(state: State, port: string): boolean {
  return hasPort(state.options.map, port) && !isBesieged(state, port) && !isGuarded(state, port)
}
