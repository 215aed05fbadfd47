import type { ActionShapes } from '../../core/shapes.ts'

/** Section 8. Places count from 0, in the lists as shown. */
export type Action =
  | { type: 'reveal' }
  | { type: 'stop' }
  | { type: 'repel' }
  | { type: 'keep' }
  /** `at` = place in the harbour. */
  | { type: 'take'; at: number }
  | { type: 'pass' }
  /** `at` = place among the expeditions, `with` = places in the own display. */
  | { type: 'expedition'; at: number; with: number[] }

export type ActionOf<T extends Action['type']> = Extract<Action, { type: T }>

export const ACTIONS: ActionShapes<Action> = {
  reveal: {},
  stop: {},
  repel: {},
  keep: {},
  take: { at: 'count' },
  pass: {},
  expedition: { at: 'count', with: 'counts' },
}
