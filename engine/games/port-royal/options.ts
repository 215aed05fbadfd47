import type { Seat } from '../../core/game.ts'
import type { OptionField } from '../../core/options.ts'

export type Options = {
  /** 2.3 Null = random. */
  firstPlayer: Seat | null
  /** 6.1 Points that end the game. */
  goal: number
  /** 4.2 A governor hired just now counts at once. */
  governorAtOnce: boolean
  /** 6.3 The end needs an expedition too, and only owners of one can win. */
  expeditionNeeded: boolean
  /** The odds of going under are shown to whoever wants to see them. */
  showOdds: boolean
}

export const OPTION_FIELDS: readonly OptionField[] = [
  { kind: 'seat', key: 'firstPlayer', clause: '2.3', default: null },
  { kind: 'number', key: 'goal', clause: '6.1', default: 12, min: 1, max: 40 },
  { kind: 'flag', key: 'governorAtOnce', clause: '4.2', default: true },
  { kind: 'flag', key: 'expeditionNeeded', clause: '6.3', default: false },
  { kind: 'flag', key: 'showOdds', clause: '7', default: false },
]
