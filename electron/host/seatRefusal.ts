import type { Seat } from '../../engine/core/game.ts'
import type { RefusalCode } from './protocol.ts'
import type { Table } from './Table.ts'

/** Null when the token holds the seat. */
export function seatRefusal(table: Table, seat: Seat, token: string | null): RefusalCode | null {
  if (!table.hasSeat(seat)) return 'no-such-seat'
  return table.isToken(seat, token) ? null : 'wrong-token'
}
