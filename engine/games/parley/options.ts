import type { Seat } from '../../core/game.ts'
import { type OptionField, readable } from '../../core/options.ts'
import type { PortMap } from './map.ts'
import { MEDITERRANEAN } from './mediterranean.ts'
import { readMap } from './readMap.ts'
import { sampleMap } from './sampleMap.ts'

export type Options = {
  /** 2.5 Null = random. */
  firstCaptain: Seat | null
  /** 7.1 Silver, by completed sieges 0-5, 6-7, 8-9, 10-11, 12-13, 14-15. */
  privateerCost: number[]
  /** 8.3 Silver, by the same steps. */
  blackmailPay: number[]
  /** Section 10. */
  map: PortMap
}

const STEPS = ['0-5', '6-7', '8-9', '10-11', '12-13', '14-15'] as const

export const OPTION_FIELDS: readonly OptionField[] = [
  { kind: 'seat', key: 'firstCaptain', clause: '2.5', default: null },
  { kind: 'numbers', key: 'privateerCost', clause: '7.1', default: [7, 6, 5, 6, 7, 8], min: 0, max: 999, labels: STEPS },
  { kind: 'numbers', key: 'blackmailPay', clause: '8.3', default: [1, 8, 7, 6, 5, 4], min: 0, max: 999, labels: STEPS },
  {
    kind: 'document',
    key: 'map',
    clause: '10',
    default: null,
    read: (json) => (json === null ? readable(MEDITERRANEAN) : readMap(json)),
    sample: (chance) => sampleMap(chance),
  },
]

/** 7.1, 8.3 The entry of a table by completed sieges: 0-5, then steps of two. */
export function stepNow(table: readonly number[], sieges: number): number {
  const step = Math.max(0, Math.floor((sieges - 4) / 2))
  const entry = table[Math.min(step, STEPS.length - 1)]
  if (entry === undefined) throw new Error(`a table of ${table.length} steps`)
  return entry
}
