import type { Request } from './protocol.ts'

export type RequestOf<T extends Request['type']> = Extract<Request, { type: T }>

/** What the owner alone may ask of a table. */
export type Order = RequestOf<
  'claim-table' | 'set-pace' | 'set-lan' | 'set-manners' | 'begin' | 'free-seat' | 'lock-seat' | 'mute-seat' | 'stand-in'
>

/** What is asked of a table that must be there. */
export type AtTable = Order | RequestOf<'watch' | 'leave' | 'act' | 'sit' | 'stand' | 'invite' | 'pause' | 'gesture' | 'say' | 'come-along'>

const ORDERS: Record<Order['type'], true> = {
  'claim-table': true,
  'set-pace': true,
  'set-lan': true,
  'set-manners': true,
  begin: true,
  'free-seat': true,
  'lock-seat': true,
  'mute-seat': true,
  'stand-in': true,
}

/** Only the owner may ask that. */
export const isOwners = (request: AtTable): request is Order => Object.hasOwn(ORDERS, request.type)
