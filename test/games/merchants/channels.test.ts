import { expect, test } from 'vitest'
import type { Message, Sitter } from '../../../electron/host/protocol.ts'
import { channels } from '../../../engine/games/merchants/channels.ts'
import { game } from '../../../engine/games/merchants/index.ts'
import { Client, type MessageOf } from '../../host/client.ts'
import { toyHost } from '../../host/harness.ts'
import { table } from './table.ts'

const HANDS = [[], [], [], []]

test('8.3 the Merchants have a channel of their own if the option says so, whoever of them is home or sunk', () => {
  const crewChannel = true
  expect(channels(table({ hands: HANDS }))).toEqual([])
  expect(channels(table({ hands: HANDS, options: { crewChannel } }))).toEqual([{ id: 'crew', seats: [1, 2, 3] }])
  expect(channels(table({ hands: HANDS, pirate: 2, options: { crewChannel } }))).toEqual([{ id: 'crew', seats: [0, 1, 3] }])
  const places: ('sea' | 'port' | 'sunk')[] = ['sea', 'port', 'sunk', 'sea']
  expect(channels(table({ hands: HANDS, places, options: { crewChannel } }))).toEqual([{ id: 'crew', seats: [1, 2, 3] }])
})

test('8.3 one Merchant alone has nobody to write to', () => {
  expect(channels(table({ hands: [[], []], options: { crewChannel: true } }))).toEqual([])
})

test('8.3 what the crew writes reaches neither the Pirate nor who only watches, in not one message', async () => {
  const host = await toyHost({ games: [game] })
  const owner = await Client.greet(host.port, host.ownerSecret)
  const seats = [0, 1, 2].map((seat): Sitter => ({ kind: 'me', name: `Person ${seat}`, face: 'a' }))
  const options = { crewChannel: true, pirate: 1 }
  const opened = await owner.ask({ type: 'open-table', game: game.id, seats, options, pace: 'instant', seed: null })
  if (opened.type !== 'opened') throw new Error(opened.type)
  const { table: name, tokens } = opened
  const clients = await Promise.all(tokens.map(() => Client.greet(host.port)))
  for (const { seat, token } of tokens) await clients[seat]!.watch(name, seat, token)
  const [first, pirate, other] = clients as [Client, Client, Client]
  await owner.watch(name, 'table')
  const say = (seat: number) =>
    clients[seat]!.ask({ type: 'say', table: name, seat, token: tokens[seat]!.token, channel: 'crew', text: 'to port, all of us' })
  const before = [pirate, owner].map((client) => client.messages.length)
  expect(await say(0)).toMatchObject({ type: 'done' })
  expect(await say(1)).toMatchObject({ type: 'refused', code: 'talk-off' })
  const isSaid = (each: Message): each is MessageOf<'lines'> => each.type === 'lines' && !each.whole
  for (const client of [first, other]) expect((await client.next(isSaid)).lines).toMatchObject([{ seat: 0, text: 'to port, all of us' }])
  for (const client of [pirate, owner]) await client.ask({ type: 'ping' })
  // an answer to what it asked itself, and nothing more
  expect([pirate, owner].map((client) => client.messages.length)).toEqual([before[0]! + 2, before[1]! + 1])
  for (const client of [pirate, owner]) expect(client.text).not.toContain('lines')
})
