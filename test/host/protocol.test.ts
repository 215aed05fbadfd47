import { readdir } from 'node:fs/promises'
import path from 'node:path'
import { expect, test } from 'vitest'
import { PROTOCOL, type Sitter } from '../../electron/host/protocol.ts'
import { Client, type MessageOf, sitters } from './client.ts'
import { anyAction, openToy, playOut, scratchFolder, toyHost } from './harness.ts'

const isCard = (message: { type: string }): message is MessageOf<'table'> => message.type === 'table'

test('hello: the owner is known by the secret, everybody else is a guest', async () => {
  const host = await toyHost()
  const hello = (owner: string | null) => ({ type: 'hello', protocol: PROTOCOL, owner }) as const
  const client = await Client.connect(host.port)
  expect(await client.ask(hello(host.ownerSecret))).toMatchObject({ type: 'welcome', protocol: PROTOCOL, owner: true, tables: [] })
  expect(await client.ask(hello(null))).toMatchObject({ type: 'welcome', owner: false })
  expect(await client.ask(hello('x'.repeat(22)))).toMatchObject({ type: 'welcome', owner: false })
})

test('hello: another version of the protocol is refused, and so is everything before hello', async () => {
  const host = await toyHost()
  const client = await Client.connect(host.port)
  expect(await client.ask({ type: 'ping' })).toMatchObject({ type: 'refused', code: 'hello-first' })
  const refused = await client.ask({ type: 'hello', protocol: PROTOCOL + 1, owner: null })
  expect(refused).toMatchObject({ type: 'refused', code: 'wrong-protocol', values: { protocol: PROTOCOL } })
  expect(await client.ask({ type: 'ping' })).toMatchObject({ type: 'refused', code: 'hello-first' })
})

test('who has said hello may stay silent as long as he likes; who has not is sent away', async () => {
  const host = await toyHost({ limits: { helloMs: 1500 } })
  const [polite, rude] = [await Client.greet(host.port), await Client.connect(host.port)]
  // The time of whoever came first is over by then as well.
  expect(await rude.nextOf('bye')).toMatchObject({ why: 'limit' })
  expect(polite.isOpen).toBe(true)
  expect(await polite.ask({ type: 'ping' })).toMatchObject({ type: 'pong' })
})

test('ping is answered by pong', async () => {
  const host = await toyHost()
  const client = await Client.greet(host.port)
  expect(await client.ask({ type: 'ping' }, 'p')).toEqual({ type: 'pong', id: 'p' })
})

test('open-table: the owner gets a token for each seat of people and none for a bot; the hall sees the card', async () => {
  const host = await toyHost()
  const guest = await Client.greet(host.port)
  const { owner, table, tokens } = await openToy(host, 2, 1)
  expect(tokens.map((token) => token.length)).toEqual([22, 22, 0])
  expect(new Set(tokens).size).toBe(3)
  const { card } = await guest.next(isCard)
  expect(card).toMatchObject({ table, game: 'toy', number: 1, over: false, standing: null, houseRules: {}, paused: false, broken: null })
  expect(card.seats.map(({ kind, level, name }) => [kind, level, name])).toEqual([
    ['me', null, 'Person 0'],
    ['person', null, 'Person 1'],
    ['bot', 'deckhand', 'Bot 2'],
  ])
  expect(guest.text).not.toContain(tokens[0])
  expect((await Client.greet(host.port, host.ownerSecret)).messages[0]).toMatchObject({ tables: [{ table }] })
  owner.close()
})

test('open-table: house rules are named on the card', async () => {
  const host = await toyHost()
  const owner = await Client.greet(host.port, host.ownerSecret)
  await owner.ask({ type: 'open-table', game: 'toy', seats: sitters(2, 0), options: { loud: true, rounds: 3 }, pace: 'calm', seed: null })
  expect((await owner.next(isCard)).card.houseRules).toEqual({ loud: true })
})

test('open-table: the same seed deals the same cards', async () => {
  const host = await toyHost()
  const owner = await Client.greet(host.port, host.ownerSecret)
  const deal = async (seed: string) => {
    const opened = await owner.ask({ type: 'open-table', game: 'toy', seats: sitters(2, 0), options: {}, pace: 'calm', seed })
    if (opened.type !== 'opened') throw new Error(opened.type)
    return (await owner.watch(opened.table, 0, opened.tokens[0]?.token)).view
  }
  expect(await deal('abc1')).toEqual(await deal('ABC1'))
  expect(await deal('abc1')).not.toEqual(await deal('abc2'))
})

test.each([
  ['a game that is not there', { game: 'chess' }, 'no-such-game'],
  ['too few seats', { seats: sitters(1, 0) }, 'bad-seats'],
  ['too many seats', { seats: sitters(2, 5) }, 'bad-seats'],
  ['an unknown option', { options: { gold: 1 } }, 'bad-options'],
  ['an option out of its range', { options: { rounds: 10 } }, 'bad-options'],
  ['a name of blanks', { seats: [...sitters(1, 1), { kind: 'person', name: '   ', face: 'a' } as Sitter] }, 'bad-request'],
  ['a name that turns text round', { seats: [...sitters(1, 1), { kind: 'person', name: 'a\u202eb', face: 'a' } as Sitter] }, 'bad-request'],
  ['a seed that is no number', { seed: 'dice' }, 'bad-request'],
])('open-table: %s is refused, and no table is there', async (_, wrong, code) => {
  const host = await toyHost()
  const owner = await Client.greet(host.port, host.ownerSecret)
  const good = { type: 'open-table', game: 'toy', seats: sitters(2, 0), options: {}, pace: 'calm', seed: null } as const
  expect(await owner.ask({ ...good, ...wrong })).toMatchObject({ type: 'refused', code })
  expect((await Client.greet(host.port)).messages[0]).toMatchObject({ tables: [] })
})

test('what is the owner’s to do is refused to a guest', async () => {
  const host = await toyHost()
  const { table } = await openToy(host, 2)
  const guest = await Client.greet(host.port)
  const requests = [
    { type: 'open-table', game: 'toy', seats: sitters(2, 0), options: {}, pace: 'calm', seed: null },
    { type: 'claim-table', table },
    { type: 'remove-table', table },
    { type: 'set-pace', table, pace: 'calm' },
    { type: 'copy-game', table },
    { type: 'bring-game', file: 'f', part: 0, parts: 1, text: '' },
    { type: 'pause', table, paused: true, seat: null, token: null },
  ] as const
  for (const request of requests) expect(await guest.ask(request)).toMatchObject({ type: 'refused', code: 'owner-only' })
})

test('a table that is not there is refused by every request', async () => {
  const host = await toyHost()
  const owner = await Client.greet(host.port, host.ownerSecret)
  const table = 'nowhere'
  const requests = [
    { type: 'claim-table', table },
    { type: 'remove-table', table },
    { type: 'set-pace', table, pace: 'calm' },
    { type: 'pause', table, paused: true, seat: null, token: null },
    { type: 'watch', table, viewer: 'table', token: null, since: null },
    { type: 'leave', table },
    { type: 'act', table, seat: 0, token: '', at: 0, action: { type: 'roll' } },
  ] as const
  for (const request of requests) expect(await owner.ask(request)).toMatchObject({ type: 'refused', code: 'no-such-table' })
})

test('remove-table: it is gone for everybody, and lies in the trash', async () => {
  const dataDir = await scratchFolder()
  const host = await toyHost({ dataDir })
  const { owner, table } = await openToy(host, 2)
  const guest = await Client.greet(host.port)
  expect(await owner.ask({ type: 'remove-table', table })).toMatchObject({ type: 'done' })
  const trash = await readdir(path.join(dataDir, 'tables', 'trash'))
  expect(trash.map((name) => name.split('Z-')[1]).sort()).toEqual([`${table}.keys.json`, `${table}.ndjson`])
  expect(await guest.nextOf('table-gone')).toEqual({ type: 'table-gone', table })
  expect(await guest.ask({ type: 'watch', table, viewer: 'table', token: null, since: null })).toMatchObject({ code: 'no-such-table' })
})

test('act: each way of being wrong has its code, with the present number, and changes nothing', async () => {
  const host = await toyHost()
  const { owner, table, tokens } = await openToy(host, 2)
  const { view } = await owner.watch(table, 0, tokens[0])
  const lay = anyAction(view, 0)
  const act = (wrong: object) => owner.act({ table, seat: 0, token: tokens[0]!, at: 1, action: lay, ...wrong })
  expect(await act({ seat: 2 })).toMatchObject({ code: 'no-such-seat' })
  expect(await act({ token: tokens[1] })).toMatchObject({ code: 'wrong-token' })
  expect(await act({ action: { type: 'fly' } })).toMatchObject({ code: 'bad-request', number: 1 })
  expect(await act({ action: { ...lay, more: 1 } })).toMatchObject({ code: 'bad-request', number: 1 })
  expect(await act({ at: 7 })).toMatchObject({ code: 'stale', number: 1 })
  expect(await act({ action: { type: 'lay', card: 'none' } })).toMatchObject({
    code: 'not-legal',
    reason: 'no-such-card',
    clause: '2',
    values: { card: 'none' },
    number: 1,
  })
  expect((await owner.watch(table, 0, tokens[0])).view).toEqual(view)
  expect(await act({})).toMatchObject({ type: 'acted', number: 2 })
  expect(await act({ at: 2 })).toMatchObject({ code: 'not-waiting', number: 2 })
  expect(await act({ at: 1, action: { type: 'roll' } })).toMatchObject({ code: 'stale', number: 2 })
})

test('act: when the game is over it is over', async () => {
  const host = await toyHost()
  const { owner, table, tokens } = await openToy(host, 1, 1)
  const number = await playOut(owner, table, tokens[0]!)
  expect(number).toBe(1 + 3 * (2 + 1 + 1))
  const late = await owner.act({ table, seat: 0, token: tokens[0]!, at: number, action: { type: 'roll' } })
  expect(late).toMatchObject({ code: 'game-over', number })
})

test('act: others may lay their closed cards meanwhile without making mine stale', async () => {
  const host = await toyHost()
  const { owner, table, tokens } = await openToy(host, 3)
  const views = []
  for (const seat of [0, 1, 2]) views.push((await owner.watch(table, seat, tokens[seat])).view)
  for (const seat of [2, 0, 1])
    expect(await owner.act({ table, seat, token: tokens[seat]!, at: 1, action: anyAction(views[seat], seat) })).toMatchObject({
      type: 'acted',
    })
})

test('pause: bots wait, and go on', async () => {
  const host = await toyHost()
  const { owner, table } = await openToy(host, 0, 2)
  await owner.ask({ type: 'pause', table, paused: true, seat: null, token: null })
  await owner.watch(table, 'table')
  await new Promise((resolve) => setTimeout(resolve, 60))
  expect((await owner.watch(table, 'table')).number).toBe(1)
  await owner.ask({ type: 'pause', table, paused: false, seat: null, token: null })
  await owner.next((message): message is MessageOf<'table'> => message.type === 'table' && message.card.over)
})

test('leave: nothing more is told of the table', async () => {
  const host = await toyHost()
  const { owner, table, tokens } = await openToy(host, 2)
  const guest = await Client.greet(host.port)
  await guest.watch(table, 'table')
  expect(await guest.ask({ type: 'leave', table })).toMatchObject({ type: 'done' })
  const { view } = await owner.watch(table, 0, tokens[0])
  await owner.act({ table, seat: 0, token: tokens[0]!, at: 1, action: anyAction(view, 0) })
  await guest.ask({ type: 'ping' })
  expect(guest.messages.some((message) => message.type === 'events')).toBe(false)
})

test('bye: a host that stops says so to everybody, and the table goes on where it stood', async () => {
  const host = await toyHost()
  const { owner, table, tokens } = await openToy(host, 2)
  const { view } = await owner.watch(table, 0, tokens[0])
  void owner.act({ table, seat: 0, token: tokens[0]!, at: 1, action: anyAction(view, 0) }).catch(() => undefined)
  await owner.nextOf('events')
  await host.stop()
  await owner.closed()
  expect(owner.messages.at(-1)).toEqual({ type: 'bye', why: 'stopping' })
})
