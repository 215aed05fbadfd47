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

/** So many bytes of a request count like a request more. */
const BYTES_PER_COST = 4096

/** What a message of so many bytes counts among what a client may send. */
export const costOf = (bytes: number): number => 1 + Math.floor(bytes / BYTES_PER_COST)

const WORK: Partial<Record<Request['type'], number>> = { hello: 7, watch: 2, sit: 7, stand: 7, invite: 7, 'come-along': 7, pause: 3 }

/** What a request counts beyond that: it makes the host read much, write to disk, or tell everybody. */
export const workOf = ({ type }: Request): number => WORK[type] ?? 0
