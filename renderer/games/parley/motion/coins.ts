import type { Seat } from '../../../../engine/core/game.ts'
import type { State } from '../../../../engine/games/parley/state.ts'
import type { Motion, Step } from '../../../table/contract.ts'
import { flight, step } from '../../../table/steps.ts'
import { type Crossing, coinsFor, crossings } from '../coins.ts'
import type { Around } from './step.ts'

const HOP_MS = 430
const NOD_MS = 160
/** All coins of a payment have set off by then. */
const LONGEST_MS = 850
const APART_MS = 115
/** So much silver at once is heard as a purse. */
const A_PURSE = 5

/** An owner of coins: a seat, or a place that keeps no count (the supply, a card with money on it). */
export type Owner = { seat: Seat } | { place: string }

/** Coins hop over one after another, change too; the purses count along. */
export function coinsHop(payer: Owner, payee: Owner, { before, after }: Around): Motion {
  const purse = (owner: Owner) =>
    'seat' in owner
      ? ([coinsFor(before.silver[owner.seat] ?? 0), coinsFor(after.silver[owner.seat] ?? 0)] as [
          ReturnType<typeof coinsFor>,
          ReturnType<typeof coinsFor>,
        ])
      : null
  const list = crossings(purse(payer), purse(payee))
  const apart = Math.min(APART_MS, LONGEST_MS / Math.max(1, list.length))
  const counts = new Map<string, number>()
  const steps = list.flatMap((crossing, index) => hop(crossing, { payer, payee, delay: index * apart, counts, before: before.silver }))
  const sum = Math.max(changeOf(payer, before, after), changeOf(payee, before, after))
  const sounds = sum < A_PURSE ? {} : { sounds: ['purse'] }
  return { steps, ...sounds, holdMs: list.length === 0 ? 80 : (list.length - 1) * apart + HOP_MS + 60 }
}

function changeOf(owner: Owner, before: State, after: State): number {
  return 'seat' in owner ? Math.abs((after.silver[owner.seat] ?? 0) - (before.silver[owner.seat] ?? 0)) : 0
}

type Hop = { payer: Owner; payee: Owner; delay: number; counts: Map<string, number>; before: readonly number[] }

function hop({ metal, from, to }: Crossing, { payer, payee, delay, counts, before }: Hop): Step[] {
  const owner = (role: Crossing['from']): Owner => (role === 'payer' ? payer : role === 'payee' ? payee : { place: 'bank' })
  const place = (one: Owner) => ('seat' in one ? `coin:${metal}:${one.seat}` : one.place)
  const count = (one: Owner, change: number, at: number): Step[] => {
    if (!('seat' in one)) return []
    const id = `${metal}:${one.seat}`
    const now = (counts.get(id) ?? coinsFor(before[one.seat] ?? 0)[metal]) + change
    counts.set(id, now)
    return [step(id, 'tick', [at, NOD_MS], { values: { count: now } })]
  }
  return [
    ...count(owner(from), -1, delay),
    flight(place(owner(from)), place(owner(to)), {
      path: 'hop',
      at: [delay, HOP_MS],
      as: { kind: 'coin', face: metal, aspect: 1, size: 1 },
      sound: 'coin',
    }),
    ...count(owner(to), 1, delay + HOP_MS * 0.8),
  ]
}
