import type { Seat } from '../../core/game.ts'
import { type OptionField, readable } from '../../core/options.ts'
import type { Treasure } from './cards.ts'
import { DEFAULT_EVENTS, type ExplorationSet } from './explorations.ts'
import { readEvents } from './readEvents.ts'
import { sampleEvents } from './sampleEvents.ts'

const NAVIGATION_SETS = ['any', 'alike', 'different'] as const
export type NavigationSet = (typeof NAVIGATION_SETS)[number]

export type Options = {
  /** 1.2 Null = random. */
  pirate: Seat | null
  /** 4.5 Vessel cards that a Merchant may hold without being overladen. */
  handLimit: number
  /** 4.6 The table shows numbers on the fans of backs; no business of the rules. */
  showHandCounts: boolean
  /** 8.3 By variety. */
  treasureValue: Record<Treasure, number>
  /** 8.3 Only the attacked-with variety defends. */
  defendAlike: boolean
  /** 8.3 Which three navigation cards bring a ship home. */
  navigationSet: NavigationSet
  /** 8.3 Cards that an attacker takes at random from a beaten defender. */
  spoils: number
  /** 8.3 The Merchants have a channel of their own; no business of the rules. */
  crewChannel: boolean
  /** 8.2 */
  events: ExplorationSet
}

export const OPTION_FIELDS: readonly OptionField[] = [
  { kind: 'seat', key: 'pirate', clause: '1.2', default: null },
  { kind: 'number', key: 'handLimit', clause: '4.5', default: 7, min: 3, max: 20 },
  { kind: 'flag', key: 'showHandCounts', clause: '4.6', default: false },
  { kind: 'amounts', key: 'treasureValue', clause: '8.3', default: { gold: 1, silk: 1, spice: 1 }, min: 0, max: 99 },
  { kind: 'flag', key: 'defendAlike', clause: '8.3', default: false },
  { kind: 'choice', key: 'navigationSet', clause: '8.3', default: 'any', choices: NAVIGATION_SETS },
  { kind: 'number', key: 'spoils', clause: '8.3', default: 0, min: 0, max: 3 },
  { kind: 'flag', key: 'crewChannel', clause: '8.3', default: false },
  {
    kind: 'document',
    key: 'events',
    clause: '8.2',
    default: null,
    read: (json) => (json === null ? readable(DEFAULT_EVENTS) : readEvents(json)),
    sample: sampleEvents,
  },
]
