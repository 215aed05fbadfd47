import type { Seat } from '../../core/game.ts'
import type { ActionShapes } from '../../core/shapes.ts'
import type { Card } from './cards.ts'

export type CatchWay = 'discard' | 'take'

/** Section 10. Seats and cards are any numbers and words here: whether they exist is a question of legality. */
export type Action =
  /** 3.1, 4.1 */
  | { type: 'draw' }
  /** 3.2 */
  | { type: 'steal'; seat: Seat }
  /** 3.3, 4.3 */
  | { type: 'attack'; seat: Seat; card: Card }
  /** 5.1 */
  | { type: 'defend'; card: Card }
  /** 3.4, 4.4 Three, in any order. */
  | { type: 'return'; cards: Card[] }
  /** 4.2 */
  | { type: 'trade'; seat: Seat; card: Card }
  /** 4.2 Null refuses. */
  | { type: 'trade-answer'; card: Card | null }
  /** 4.5 In any order; none keeps all. */
  | { type: 'trim'; cards: Card[] }
  /** 4.6 The only act out of turn. */
  | { type: 'catch'; seat: Seat; how: CatchWay }
  /** 4.6, 5.3, 7.2, 8.1 So many as are asked for, in any order. */
  | { type: 'pick'; cards: Card[] }
  /** 7.2, 8.1 */
  | { type: 'choose'; seat: Seat }
  /** 4.7 */
  | { type: 'pass' }

export type ActionOf<T extends Action['type']> = Extract<Action, { type: T }>

export const ACTIONS: ActionShapes<Action> = {
  draw: {},
  steal: { seat: 'count' },
  attack: { seat: 'count', card: 'word' },
  defend: { card: 'word' },
  return: { cards: 'words' },
  trade: { seat: 'count', card: 'word' },
  'trade-answer': { card: 'word?' },
  trim: { cards: 'words' },
  catch: { seat: 'count', how: ['discard', 'take'] },
  pick: { cards: 'words' },
  choose: { seat: 'count' },
  pass: {},
}
