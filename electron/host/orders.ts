import type { Seat } from '../../engine/core/game.ts'
import type { Hall } from './Hall.ts'
import type { Message, RefusalCode } from './protocol.ts'
import type { Order } from './requests.ts'
import type { Acted, Table } from './Table.ts'

type Refusal = Extract<Message, { type: 'refused' }>

/** Null when the token holds the seat. */
export function seatRefusal(table: Table, seat: Seat, token: string | null): RefusalCode | null {
  if (!table.settings.hasSeat(seat)) return 'no-such-seat'
  return table.settings.isToken(seat, token) ? null : 'wrong-token'
}

/** Does at the table what its owner alone may ask; ends when it is on disk. Null when it is done. */
export async function carryOut(hall: Hall, table: Table, order: Exclude<Order, { type: 'claim-table' }>): Promise<RefusalCode | null> {
  const { settings } = table
  if ('seat' in order && !settings.hasSeat(order.seat)) return 'no-such-seat'
  switch (order.type) {
    case 'free-seat':
      return (await settings.free(order.seat)) ? null : 'no-such-seat'
    case 'set-pace':
      settings.setPace(order.pace)
      break
    case 'set-lan':
      await hall.setLan(table, order.lan)
      break
    case 'set-manners':
      await table.setManners(order.manners)
      break
    case 'begin':
      await table.begin()
      break
    case 'mute-seat':
      await settings.mute(order.seat, order.muted)
      break
    case 'lock-seat':
      await settings.lock(order.seat, order.locked)
      break
    case 'stand-in':
      await settings.standIn(order.seat, order.level)
  }
  return null
}

/** What a refusal of an act says beside its code. */
export function detailsOf(acted: Exclude<Acted, { type: 'acted' }>): Partial<Refusal> {
  if (acted.type === 'failed') return {}
  const { reason, values, clause, number } = acted
  return { reason, values, clause, number }
}
