import { expect, it } from 'vitest'
import { foldLedger, judge } from '../../../electron/host/ledger.ts'
import { addressGates } from '../../../electron/host/limits.ts'
import { openingEntry } from '../../../electron/host/openingEntry.ts'
import type { Typed } from '../../../engine/core/game.ts'
import { Client, type MessageOf, sitters } from '../client.ts'
import { anyAction, openToy, toyHost } from '../harness.ts'
import { codeOf, party, seated } from '../party.ts'
import { dial, frame, opening, openSockets } from '../raw.ts'
import { toy } from '../toy.ts'

const TIGHT = { burst: 20, perSecond: 1, patience: 20 }

it('whoever is refused at the door and does not hang up is hung up on', async () => {
  const host = await toyHost({ limits: { burst: 1e9, perSecond: 1e9 } })
  const before = openSockets()
  const own = `127.0.0.1:${host.port}`
  const refused = [opening(own, { Origin: 'http://evil.example' }), opening('evil.example'), opening(own).replace('/socket', '/other')]
  const dialled = await Promise.all(Array.from({ length: 60 }, (_, place) => dial({ port: host.port }, refused[place % 3])))
  await Promise.all(dialled.map(({ ended }) => ended))
  // Their own ends are still there; the host's are not.
  await expect.poll(openSockets).toBe(before + dialled.length)
})

it('one address has only so many connections of any kind; when they are gone there is room again', async () => {
  const host = await toyHost({ limits: { dialsPerAddress: 10 } })
  const silent = await Promise.all(Array.from({ length: 10 }, () => dial({ port: host.port })))
  const more = await dial({ port: host.port }, 'GET / HTTP/1.1\r\n')
  await more.ended
  expect(more.heard()).toBe('')
  for (const { socket } of silent) socket.destroy()
  await expect.poll(() => Client.greet(host.port).then(() => 'in', () => 'out')).toBe('in') // biome-ignore format: one line
})

it('whoever sends one letter of a request now and then is not waited for', async () => {
  const host = await toyHost({ limits: { helloMs: 300 } })
  const own = `127.0.0.1:${host.port}`
  const slow = await dial({ port: host.port }, opening(own))
  await expect.poll(slow.heard).toContain(' 101 ')
  const hello = `{"type":"hello","id":"h","protocol":1,"owner":null${' '.repeat(60)}}`
  const bytes = [...frame(1, hello)]
  const drip = setInterval(() => slow.socket.write(Buffer.from([bytes.shift() ?? 0])), 50)
  await slow.closed
  clearInterval(drip)
  expect(slow.heard()).toContain('"why":"limit"')
})

it('whoever does not answer a goodbye is not listened to, and soon hung up on', async () => {
  const host = await toyHost({ limits: TIGHT })
  const before = openSockets()
  const rude = await dial({ port: host.port }, opening(`127.0.0.1:${host.port}`))
  const flood = setInterval(() => rude.socket.write(Buffer.concat(Array.from({ length: 20 }, () => frame(1, '{"type":"ping"}')))), 5)
  await rude.closed
  clearInterval(flood)
  const refusals = rude.heard().match(/"refused"/g) ?? []
  expect(refusals.length).toBeLessThanOrEqual(TIGHT.burst + TIGHT.patience + 5)
  expect(rude.heard()).toContain('"why":"limit"')
  await expect.poll(openSockets).toBe(before)
})

it.each([
  ['pongs that nobody asked for', 10],
  ['pings', 9],
])('whoever floods with %s is sent away', async (_, code) => {
  const host = await toyHost({ limits: TIGHT })
  const rude = await dial({ port: host.port }, opening(`127.0.0.1:${host.port}`))
  const flood = setInterval(() => rude.socket.write(Buffer.concat(Array.from({ length: 20 }, () => frame(code)))), 5)
  await rude.ended
  clearInterval(flood)
  expect(rude.heard()).toContain('"why":"limit"')
})

it('parts of a message without content are parts like others', async () => {
  const host = await toyHost()
  const rude = await dial({ port: host.port }, opening(`127.0.0.1:${host.port}`))
  rude.socket.write(Buffer.concat([frame(1, '', false), ...Array.from({ length: 40 }, () => frame(0, '', false))]))
  await rude.ended
})

it.each<[string, Buffer]>([
  ['a frame that is not masked', Buffer.from([0x81, 0x02, 0x7b, 0x7d])],
  ['a frame of a kind that is not known', Buffer.from([0x83, 0x80, 0, 0, 0, 0])],
  ['a frame with reserved bits', Buffer.from([0xf1, 0x80, 0, 0, 0, 0])],
  ['a ping in parts', Buffer.from([0x09, 0x80, 0, 0, 0, 0])],
  ['a part of nothing', frame(0, 'x')],
  ['a frame of nine million million bytes', Buffer.from([0x81, 0xff, 0, 0, 0x08, 0x2f, 0x79, 0xcd, 0x90, 0, 0, 0, 0, 0])],
  ['letters that are none', Buffer.concat([Buffer.from([0x81, 0x82, 0, 0, 0, 0]), Buffer.from([0xc3, 0x28])])],
  ['a goodbye that is cut short', Buffer.from([0x88, 0x81, 0, 0, 0, 0, 0x03])],
])('%s closes the connection', async (_, bytes) => {
  const host = await toyHost()
  const rude = await dial({ port: host.port }, opening(`127.0.0.1:${host.port}`))
  await expect.poll(rude.heard).toContain(' 101 ')
  rude.socket.write(bytes)
  await rude.ended
  expect(await (await Client.greet(host.port)).ask({ type: 'ping' })).toMatchObject({ type: 'pong' })
})

it('a long request counts like several, and what makes much work counts more: nobody is refused without being told which request', async () => {
  const host = await toyHost({ limits: { burst: 30, perSecond: 0, patience: 99 } })
  const long = await Client.greet(host.port)
  const filler = { type: 'act', table: 'x'.repeat(64), seat: 0, token: '', at: 0, action: { type: 'a', more: 'x'.repeat(30_000) } } as const
  expect(codeOf(await long.ask(filler))).toBe('no-such-table')
  expect(codeOf(await long.ask(filler))).toBe('no-such-table')
  long.socket.send(JSON.stringify({ ...filler, id: 'third' }))
  expect(await long.nextOf('refused', long.messages.length)).toMatchObject({ code: 'too-fast' })

  const { host: busy, table } = await party({ limits: { burst: 30, perSecond: 0, patience: 99 } })
  const restless = await Client.greet(busy.port)
  const codes: string[] = []
  for (let turn = 0; turn < 6; turn++) codes.push(codeOf(await restless.ask({ type: 'sit', table, seat: 0, name: 'A', face: 'a' })))
  expect(codes.slice(0, 2)).toEqual(['no-such-seat', 'no-such-seat'])
  expect(codes.at(-1)).toBe('too-fast')
})

it('all connections of one address together may ask as much as eight, and another address as much again', async () => {
  const gates = addressGates({ burst: 10, perSecond: 0 })
  const serve = (address: string) => Array.from({ length: 200 }, () => gates(address)(1)).filter(Boolean).length
  expect([serve('10.0.0.1'), serve('10.0.0.2'), serve('10.0.0.1')]).toEqual([80, 80, 0])
  for (let more = 0; more < 2000; more++) gates(`10.1.${more >> 8}.${more & 255}`)
  expect(serve('10.1.7.200')).toBe(80)
})

it('an address whose connections ask without end is refused on each of them, also on a new one', async () => {
  const host = await toyHost({ limits: { burst: 12, perSecond: 0, patience: 1e9 } })
  const crowd = []
  for (let each = 0; each < 6; each++) crowd.push(await Client.greet(host.port))
  for (const each of crowd) for (let sent = 0; sent < 6; sent++) each.socket.send(JSON.stringify({ type: 'ping', id: `${sent}` }))
  for (const each of crowd) await each.next((message): message is MessageOf<'refused'> => message.type === 'refused')
  await expect(Promise.all(Array.from({ length: 12 }, () => Client.connect(host.port)))).rejects.toThrow('429')
})

it('a seat that sends what is no action, as deep as a message can hold, is refused as anybody is; the log stays empty', async () => {
  const reports: string[] = []
  const host = await toyHost({ report: (line) => reports.push(line) })
  const { owner, table, tokens } = await openToy(host, 2)
  const { view } = await owner.watch(table, 0, tokens[0])
  const act = { table, seat: 0, token: tokens[0]!, at: 1 }
  const done = await owner.act({ ...act, action: anyAction(view, 0) }, 'mine')
  expect(done.type).toBe('acted')
  const deep = `${'['.repeat(15_000)}${']'.repeat(15_000)}`
  for (const id of ['mine', 'other']) {
    const from = owner.messages.length
    owner.socket.send(JSON.stringify({ ...act, type: 'act', id, action: { type: 'lay', card: 0 } }).replace('"card":0', `"card":${deep}`))
    expect(await owner.nextOf('refused', from)).toMatchObject({ id, code: 'bad-request' })
  }
  expect(reports).toEqual([])

  // Deeper than any message, and than the largest stack.
  const nested = JSON.parse(`${'['.repeat(1e6)}${']'.repeat(1e6)}`)
  const header = {
    format: 'corsair-table',
    version: 1,
    table,
    game: 'toy',
    openedAt: 0,
    options: { rounds: 3, loud: false },
    seed: '00',
  } as const
  const opened = { ...header, seats: sitters(2, 0) }
  const ledger = foldLedger(toy, opened, [openingEntry(toy, opened)])
  ledger.acted.set('0 mine', { content: '', number: 1 })
  expect(judge(ledger, { seat: 0, id: 'mine', at: 1, action: { type: 'lay', card: nested } as Typed })).toMatchObject({
    code: 'bad-request',
  })
})

it('looking and looking away without end leaves nothing behind', async () => {
  const { host, owner, table } = await party({ limits: { burst: 1e9, perSecond: 1e9 } })
  const ben = await Client.greet(host.port)
  const token = await seated(ben, table, 1)
  await owner.ask({ type: 'begin', table })
  const before = openSockets()
  for (let turn = 0; turn < 200; turn++) {
    await ben.ask({ type: 'watch', table, viewer: turn % 2 ? 1 : 'table', token, since: null, also: [{ seat: 1, token }] })
    if (turn % 3 === 0) await ben.ask({ type: 'leave', table })
  }
  await ben.ask({ type: 'leave', table })
  const from = ben.messages.length
  const { view } = await owner.watch(table, 'table')
  expect(view).toBeDefined()
  await owner.ask({ type: 'stand-in', table, seat: 1, level: 'deckhand' })
  await owner.next((message): message is MessageOf<'events'> => message.type === 'events')
  await ben.ask({ type: 'ping' })
  expect(ben.messages.slice(from).filter(({ type }) => type === 'events' || type === 'snapshot')).toEqual([])
  expect(openSockets()).toBe(before)
})

it('whoever looks at a table is told when he leaves it how others have changed, which have come, and nothing of those that came and went', async () => {
  const host = await toyHost()
  const [here, other, fifth] = [await openToy(host, 2), await openToy(host, 2), await openToy(host, 2)]
  const ben = await Client.greet(host.port)
  await ben.watch(here.table, 'table')
  const from = ben.messages.length
  const change = async ({ owner, table }: typeof here) => owner.ask({ type: 'pause', table, paused: true, seat: null, token: null })
  await change(other)
  await change(fifth)
  await change(here)
  const third = await openToy(host, 2)
  await third.owner.ask({ type: 'remove-table', table: third.table })
  const fourth = await openToy(host, 2)
  await other.owner.ask({ type: 'remove-table', table: other.table })
  await ben.nextOf('table-gone', from)
  const told = () => ben.messages.slice(from).flatMap((message) => (message.type === 'table' ? [message.card] : []))
  expect(new Set(told().map(({ table }) => table))).toEqual(new Set([here.table]))
  await ben.ask({ type: 'leave', table: here.table })
  await ben.ask({ type: 'ping' })
  expect(told().slice(-2)).toMatchObject([{ table: fifth.table, paused: true }, { table: fourth.table }])
  const gone = ben.messages.slice(from).flatMap((message) => (message.type === 'table-gone' ? [message.table] : []))
  expect(gone).toEqual([other.table])
  await change({ ...fourth, table: here.table })
  await ben.ask({ type: 'ping' })
  expect(told().at(-1)).toMatchObject({ table: here.table })
})
