import { networkInterfaces } from 'node:os'
import { expect } from 'vitest'
import { lanAddresses } from '../../electron/host/lan/interfaces.ts'
import type { LanWay, Sitter, TableCard } from '../../electron/host/protocol.ts'
import type { HostOptions, RunningHost } from '../../electron/host/startHost.ts'
import { Client, type MessageOf } from './client.ts'
import { toyHost } from './harness.ts'

/** This machine's addresses on the network; none = what needs a network is skipped. */
export const here = lanAddresses(networkInterfaces())

export const guest = (face: string): Sitter => ({ kind: 'guest', face })
export const ME: Sitter = { kind: 'me', name: 'Ann', face: 'a' }

export type Party = { host: RunningHost; owner: Client; table: string; token: string }

/** The owner of a host, and a table with two seats for guests. */
export async function party({ lan = false, ...options }: HostOptions & { lan?: boolean } = {}): Promise<Party> {
  const host = await toyHost(options)
  const owner = await Client.greet(host.port, host.ownerSecret)
  const seats = [ME, guest('b'), guest('c')]
  const opened = await owner.ask({ type: 'open-table', game: 'toy', seats, options: {}, pace: 'instant', seed: null, lan })
  if (opened.type !== 'opened') throw new Error(JSON.stringify(opened))
  expect(opened.tokens.map(({ seat }) => seat)).toEqual([0])
  return { host, owner, table: opened.table, token: opened.tokens[0]?.token ?? '' }
}

export const cardOf = (client: Client): TableCard | undefined => client.messages.findLast((message) => message.type === 'table')?.card
export const codeOf = (answer: { type: string }): string => ('code' in answer ? String(answer.code) : answer.type)

export async function sit(client: Client, table: string, seat: number, name = 'Guest', id?: string) {
  return client.ask({ type: 'sit', table, seat, name, face: 'x' }, id)
}

export async function seated(client: Client, table: string, seat: number): Promise<string> {
  const answer = await sit(client, table, seat)
  if (answer.type !== 'seated') throw new Error(JSON.stringify(answer))
  return answer.token
}

export const openLan = (client: Client): Promise<MessageOf<'lan'>> =>
  client.next((message): message is MessageOf<'lan'> => message.type === 'lan' && message.card.open)

/** The likeliest way to the host from the network, once it listens there. */
export async function wayTo(owner: Client): Promise<LanWay> {
  const [way] = (await openLan(owner)).card.ways
  if (way === undefined) throw new Error('there is no way')
  return way
}
