import { expect, test } from 'vitest'
import { think } from '../../electron/host/bots/answerThoughts.ts'
import { moments } from '../../electron/host/bots/pace.ts'
import type { Viewer } from '../../engine/core/game.ts'
import { Client, type MessageOf, sitters } from './client.ts'
import { anyAction, type OpenTable, openToy, TOYS, toyHost } from './harness.ts'

type Hand = (string | null)[]
const handsOf = (view: unknown): Hand[] => (view as { hands: Hand[] }).hands

/** Everybody lays the first card of the hand, in seat order. */
async function layAll({ table, tokens }: OpenTable, clients: Client[], at: number): Promise<void> {
  for (const [seat, client] of clients.entries()) {
    const { view } = await client.watch(table, seat, tokens[seat])
    const acted = await client.act({ table, seat, token: tokens[seat]!, at, action: anyAction(view, seat) })
    expect(acted).toMatchObject({ type: 'acted' })
  }
}

test('no card of another hand is in any byte that a client receives', async () => {
  const host = await toyHost()
  const open = await openToy(host, 3)
  const clients = await Promise.all(open.tokens.map(() => Client.greet(host.port)))
  const guest = await Client.greet(host.port)
  await guest.watch(open.table, 'table')
  await layAll(open, clients, 1)
  const hands = await Promise.all(
    clients.map(async (client, seat) => handsOf((await client.watch(open.table, seat, open.tokens[seat])).view)[seat]!),
  )
  expect(hands.map((hand) => hand.length)).toEqual([2, 2, 2])
  for (const [seat, hand] of hands.entries())
    for (const card of hand) {
      expect(clients[seat]!.text).toContain(card)
      for (const other of [...clients, guest, open.owner])
        if (other !== clients[seat]) expect(other.text).not.toContain(JSON.stringify(card))
    }
})

test('neither seed nor token is in what players and guests receive', async () => {
  const host = await toyHost()
  const owner = await Client.greet(host.port, host.ownerSecret)
  const seed = 'abcdef0123456789'
  const opened = await owner.ask({ type: 'open-table', game: 'toy', seats: sitters(1, 2), options: {}, pace: 'instant', seed })
  if (opened.type !== 'opened') throw new Error(opened.type)
  const guest = await Client.greet(host.port)
  await guest.watch(opened.table, 'table')
  await owner.watch(opened.table, 0, opened.tokens[0]!.token)
  for (const client of [guest, owner]) expect(client.text).not.toContain(seed)
  expect(guest.text).not.toContain(opened.tokens[0]!.token)
})

test('a closed card has the same length for everybody else, whichever it is', async () => {
  const host = await toyHost({ limits: { connectionsPerAddress: 99 } })
  const lengths = new Set<string>()
  const cards = new Set<number>()
  for (let deal = 0; deal < 12; deal++) {
    const { owner, table, tokens } = await openToy(host, 2)
    const guest = await Client.greet(host.port)
    await guest.watch(table, 'table')
    const other = await Client.greet(host.port)
    await other.watch(table, 1, tokens[1])
    const { view } = await owner.watch(table, 0, tokens[0])
    const action = anyAction(view, 0)
    cards.add(JSON.stringify(action).length)
    await owner.act({ table, seat: 0, token: tokens[0]!, at: 1, action })
    const told = await Promise.all([guest, other].map((client) => client.nextOf('events')))
    lengths.add(told.map((message) => JSON.stringify(message).length).join())
    for (const client of [owner, guest, other]) client.close()
  }
  expect(cards.size).toBeGreaterThan(1)
  expect(lengths.size).toBe(1)
})

test('what a viewer lacks, whatever was seen last, leads to the same view and the same log as a snapshot', async () => {
  const host = await toyHost()
  const open = await openToy(host, 3)
  const clients = await Promise.all(open.tokens.map(() => Client.greet(host.port)))
  await layAll(open, clients, 1)
  await clients[0]!.act({ table: open.table, seat: 0, token: open.tokens[0]!, at: 5, action: { type: 'roll' } })
  const [toy] = TOYS
  for (const viewer of ['table', 0, 1, 2] as Viewer[]) {
    const token = viewer === 'table' ? null : open.tokens[viewer]!
    const client = await Client.greet(host.port)
    const whole = await client.watch(open.table, viewer, token)
    expect(whole.log).toHaveLength(whole.number)
    for (let since = 0; since <= whole.number + 1; since++) {
      const from = client.messages.length
      await client.ask({ type: 'watch', table: open.table, viewer, token, since })
      const told = client.messages.slice(from).filter((message) => message.type === 'events' || message.type === 'snapshot')
      if (since === 0 || since > whole.number) {
        expect(told).toEqual([whole])
        continue
      }
      const later = told.flatMap((message) => (message.type === 'events' ? message.events : []))
      expect(told.map((message) => message.type === 'events' && message.first)).toEqual(since === whole.number ? [] : [since + 1])
      expect([...whole.log.slice(0, since), ...later]).toEqual(whole.log)
      const view = toy!.begin(structuredClone(whole.log[0]))
      for (const event of [...whole.log.slice(1, since), ...later]) toy!.evolve(view, structuredClone(event))
      expect(view).toEqual(whole.view)
    }
  }
})

test('a bot that thinks long about its card does not lay it later than those that think fast', async () => {
  const orders = new Set<string>()
  for (const slow of [0, 1, 2]) {
    const host = await toyHost({
      think: async (question) => {
        if (question.seat === slow) await new Promise((resolve) => setTimeout(resolve, 40))
        return think(TOYS, question)
      },
    })
    const { owner, table } = await openToy(host, 0, 3)
    await owner.watch(table, 'table')
    await owner.next((message): message is MessageOf<'table'> => message.type === 'table' && message.card.over)
    const laid = owner.messages
      .flatMap((message) => (message.type === 'events' ? message.events : []))
      .filter((event) => event.type === 'laid')
    orders.add(laid.map((event) => (event as unknown as { seat: number }).seat).join(''))
  }
  expect([...orders]).toEqual(['012012012'])
})

test('the moments of a bot come from what all have seen: a short thought changes none, a long one moves them by whole steps', () => {
  const fractions = [0.9, 0.1, 0.5]
  const calm = moments('calm', 2, fractions, 3)
  expect(moments('calm', 2, fractions, 400)).toEqual(calm)
  const late = moments('calm', 2, fractions, Math.min(...calm) + 1)
  expect(late).toEqual(calm.map((moment) => moment + 600))
  expect(late).toEqual(moments('calm', 2, fractions, Math.min(...calm) + 599))
  expect(new Set(calm).size).toBe(3)
  expect(moments('calm', 3, [0.7], 0)).toEqual(moments('calm', 3, [0.1], 0))
})

test('nothing secret is in what the host reports', async () => {
  const reports: string[] = []
  const host = await toyHost({
    report: (line) => reports.push(line),
    games: TOYS.map((game) => ({
      ...game,
      decide: () => {
        throw new Error('the card is card-77')
      },
    })),
  })
  const { owner, table, tokens } = await openToy(host, 2)
  const { view } = await owner.watch(table, 0, tokens[0])
  expect(await owner.act({ table, seat: 0, token: tokens[0]!, at: 1, action: anyAction(view, 0) })).toMatchObject({ code: 'broken' })
  expect(reports).toHaveLength(1)
  expect(reports[0]).toContain(table)
  expect(reports.join()).not.toMatch(/card-/)
  expect(reports.join()).not.toContain(tokens[0])
})
