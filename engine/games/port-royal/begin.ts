import type { EventOf } from './events.ts'
import type { State } from './state.ts'

/** Section 2: the table that an opening event makes, whole or seen. */
export function begin({ seats, options, active, coins, pile, expeditions }: EventOf<'dealt'>): State {
  return {
    seats,
    options,
    phase: 'discover',
    first: active,
    active,
    revealed: false,
    taking: null,
    takes: 0,
    harbour: [],
    tax: null,
    expeditions: expeditions.slice(),
    displays: Array.from({ length: seats }, () => []),
    coins: coins.map((own) => own.slice()),
    pile: pile.slice(),
    discard: [],
    substitutes: 0,
    ending: null,
  }
}
