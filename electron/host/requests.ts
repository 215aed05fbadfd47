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

/** What the owner alone may ask of the host itself. */
const AT_HOST: readonly Request['type'][] = [
  'open-table',
  'remove-table',
  'save-rules',
  'remove-rules',
  'look-around',
  'bring-game',
  'copy-game',
]

export const isOrder = (request: AtTable): request is Order => Object.hasOwn(ORDERS, request.type)

/** Only the owner may ask that. */
export const isOwners = ({ type }: Request): boolean => Object.hasOwn(ORDERS, type) || AT_HOST.includes(type)

/** What a request counts beyond one: it makes the host read much, write to disk, or tell everybody. */
export const WORK: Partial<Record<Request['type'], number>> = { hello: 7, watch: 2, sit: 7, stand: 7, invite: 7 }
