import type { Seat } from '../../engine/core/game.ts'
import { keptOf } from './far.ts'
import { keep, kept } from './kept.ts'

/** The key to a seat: whoever shows the token sits there. */
export type SeatKey = { seat: Seat; token: string }

const PLACE = 'seats'
/** Of the oldest tables nothing is kept any more: they are long over. */
const TABLES = 40
const TOKEN = /^[\w-]{1,64}$/

const isKey = (value: unknown): value is SeatKey =>
  typeof value === 'object' &&
  value !== null &&
  'seat' in value &&
  Number.isInteger(value.seat) &&
  'token' in value &&
  typeof value.token === 'string' &&
  TOKEN.test(value.token)

/** What is kept, table by table; what is wrong with it is left out. */
export function readKeys(text: string | null): Record<string, SeatKey[]> {
  try {
    const tables: unknown = JSON.parse(text ?? 'null')
    if (typeof tables !== 'object' || tables === null) return {}
    const entries = Object.entries(tables).map(([table, keys]) => [table, Array.isArray(keys) ? keys.filter(isKey) : []] as const)
    return Object.fromEntries(entries.filter(([, keys]) => keys.length > 0))
  } catch {
    return {}
  }
}

/** The keys that people of this device have to seats of the table. */
export const keysOf = (table: string): SeatKey[] => readKeys(kept(keptOf(PLACE)))[table] ?? []

function put(table: string, keys: SeatKey[]): void {
  const { [table]: _, ...others } = readKeys(kept(keptOf(PLACE)))
  const newest = Object.entries(others).slice(1 - TABLES)
  keep(keptOf(PLACE), JSON.stringify(Object.fromEntries(keys.length > 0 ? [...newest, [table, keys]] : newest)))
}

export function keepKey(table: string, { seat, token }: SeatKey): void {
  put(table, [...keysOf(table).filter((key) => key.seat !== seat), { seat, token }])
}

export function dropKey(table: string, seat: Seat): void {
  put(
    table,
    keysOf(table).filter((key) => key.seat !== seat),
  )
}

/** What an invitation says: `#seat=TABLE.SEAT.TOKEN`; null = it is none. */
export function readInvitation(hash: string): ({ table: string } & SeatKey) | null {
  const found = /^#seat=([\w-]{1,64})\.(\d{1,2})\.([\w-]{1,64})$/.exec(hash)
  const [, table, seat, token] = found ?? []
  return table && seat && token ? { table, seat: Number(seat), token } : null
}

export const writeInvitation = (table: string, { seat, token }: SeatKey): string => `#seat=${table}.${seat}.${token}`
