import type { Seat } from '../../core/game.ts'
import type { ActionShapes } from '../../core/shapes.ts'
import type { Country, VoteCard } from './cards.ts'

export type VoteWay = 'open' | 'closed'
export type Side = 'attack' | 'defence'
export type Answer = 'yes' | 'no' | 'maybe'

/** Section 12. Ports, countries and cards are any words here: whether they exist is a question of legality. */
export type Action =
  | { type: 'siege'; port: string; vote: VoteWay }
  | { type: 'move-admiral'; admiral: number; port: string }
  | { type: 'privateer'; country: Country }
  | { type: 'blackmail'; seat: Seat; country: Country }
  | { type: 'answer'; answer: Answer }
  | { type: 'vote'; card: VoteCard }
  | { type: 'anchor'; port: string }
  | { type: 'tie'; side: Side }
  | { type: 'discard'; card: VoteCard | null }

export type ActionOf<T extends Action['type']> = Extract<Action, { type: T }>

export const ACTIONS: ActionShapes<Action> = {
  siege: { port: 'word', vote: ['open', 'closed'] },
  'move-admiral': { admiral: 'count', port: 'word' },
  privateer: { country: 'word' },
  blackmail: { seat: 'count', country: 'word' },
  answer: { answer: ['yes', 'no', 'maybe'] },
  vote: { card: 'word' },
  anchor: { port: 'word' },
  tie: { side: ['attack', 'defence'] },
  discard: { card: 'word?' },
}
