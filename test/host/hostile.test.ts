import { randomBytes, randomUUID } from 'node:crypto'
import { connect } from 'node:net'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'
import { PROTOCOL } from '../../electron/host/protocol.ts'
import { Client, type MessageOf, sitters } from './client.ts'
import { anyAction, type OpenTable, openToy, toyHost } from './harness.ts'
import { cardOf, here, wayTo } from './party.ts'
import { openSockets } from './raw.ts'

const MESSAGES = 12_000
/** A host that minds nothing but sense: so that every message is read to the end. */
const PATIENT = { burst: 1e9, patience: 1e9, perSecond: 1e9 }

/** Greetings that are sent without reading the answers: far more than the system holds for us. */
const SLOW = 3000

/** What may be left of thousands of messages: caches of the machine itself. */
const LEAK_BYTES = 16 * 1024 * 1024

setFlagsFromString('--expose-gc')
const collect: () => void = runInNewContext('gc')

function heapBytes(): number {
  collect()
  return process.memoryUsage().heapUsed
}

const whole = (below: number) => Math.floor(Math.random() * below)
const oneOf = <T>(list: readonly T[]): T => list[whole(list.length)] as T

const ODD: readonly unknown[] = [
  null,
  undefined,
  true,
  '',
  'x',
  '\u0000',
  '__proto__',
  'constructor',
  'table',
  -1,
  0,
  0.5,
  1e308,
  -0,
  [],
  {},
  [[]],
  { type: 'act' },
  { __proto__: { type: 'x' } },
  'ж'.repeat(100),
  Number.MAX_SAFE_INTEGER,
  { toString: 1 },
  ['roll'],
  { type: { type: 'roll' } },
]

/** Requests that are nearly right, so that each gets as far as it can. */
function nearly({ table, tokens }: OpenTable): Record<string, unknown> {
  const seat = whole(4)
  const token = oneOf([...tokens, '', 'x'.repeat(22)])
  const action = oneOf<unknown>([{ type: 'roll' }, { type: 'lay', card: 'card-1' }, { type: 'lay' }, { type: 'toString' }, ...ODD])
  return oneOf<Record<string, unknown>>([
    { type: 'hello', id: 'h', protocol: oneOf([PROTOCOL, PROTOCOL + 1]), owner: oneOf([null, 'x'.repeat(22)]) },
    { type: 'open-table', id: 'o', game: 'toy', seats: sitters(2, 1), options: {}, pace: 'calm', seed: null },
    { type: 'claim-table', id: 'c', table },
    { type: 'remove-table', id: 'r', table },
    { type: 'set-pace', id: 's', table, pace: 'calm' },
    { type: 'pause', id: 'p', table, paused: true, seat: oneOf([null, seat]), token: oneOf([null, 'x'.repeat(22)]) },
    { type: 'gesture', id: 'g', table, seat, token, gesture: oneOf(['cheer', 'shout']) },
    { type: 'say', id: 'y', table, seat, token, channel: oneOf([null, 'others', '__proto__']), text: oneOf(['ahoy', '\u202e', '']) },
    { type: 'come-along', id: 'e', table, seat, token },
    { type: 'sit', id: 'i', table, seat, name: oneOf(['Ann', '\u200b', '<b>']), face: oneOf(['x', '../x']) },
    { type: 'stand', id: 'd', table, seat, token },
    { type: 'invite', id: 'v', table, seat, token: oneOf([null, token]) },
    {
      type: oneOf(['free-seat', 'begin', 'lock-seat', 'stand-in', 'set-lan', 'mute-seat']),
      id: 'f',
      table,
      seat,
      locked: true,
      lan: false,
    },
    {
      type: 'set-manners',
      id: 'm',
      table,
      manners: {
        clock: oneOf<unknown>([null, { seconds: oneOf([0, 30, 1e9]), onZero: oneOf(['bot', 'leave']) }]),
        gestures: oneOf<unknown>([true, 1]),
        chat: true,
        pause: oneOf(['all', 'nobody']),
      },
    },
    { type: 'save-rules', id: 'k', rules: randomUUID(), from: null, game: 'toy', name: 'Mine', options: {} },
    { type: 'look-around', id: 'u', looking: true },
    { type: 'watch', id: 'w', table, viewer: 0, token, since: null, insist: true, also: [{ seat, token: '' }] },
    { type: 'watch', id: 'w', table, viewer: oneOf([seat, 'table']), token: null, since: oneOf([null, 0, 1, 99]) },
    { type: 'leave', id: 'l', table },
    { type: 'act', id: 'a', table, seat, token: oneOf(['', 'x'.repeat(22)]), at: whole(3), action },
    { type: 'act', id: 'a', table, seat: 2, token, at: whole(3), action },
    { type: 'ping', id: oneOf(['p', 7]) },
  ])
}

/** One message of malice: a request with one thing wrong, cut, doubled, or noise. */
function malice(open: OpenTable): string | Buffer {
  const request = nearly(open)
  const key = oneOf([...Object.keys(request), 'more', '__proto__'])
  const text = JSON.stringify({ ...request, [key]: oneOf(ODD) })
  return oneOf<() => string | Buffer>([
    () => JSON.stringify(request),
    () => text,
    () => text,
    () => text,
    () => text.slice(0, whole(text.length)),
    () => text + text,
    () => `${'['.repeat(whole(9000))}`,
    () => JSON.stringify(oneOf(ODD)) ?? '',
    () => randomBytes(whole(200)),
    () => `{"type":"act","id":"${'i'.repeat(whole(40_000))}"}`,
  ])()
}

const CASES = [{ whence: 'from this machine', lan: false }, ...(here.length > 0 ? [{ whence: 'from the network', lan: true }] : [])]

test.each(CASES)(
  `${MESSAGES} malicious messages $whence: the host stands, nothing leaks, and whoever plays beside is not disturbed`,
  async ({ lan }) => {
    const reports: string[] = []
    const host = await toyHost({ limits: PATIENT, report: (line) => reports.push(line) })
    const open = await openToy(host, 3)
    const { owner, table, tokens } = open
    if (lan) await owner.ask({ type: 'set-lan', table, lan })
    const way = lan ? await wayTo(owner) : { address: '127.0.0.1', port: host.port }
    const neighbour = await owner.watch(table, 0, tokens[0])
    const before = { sockets: openSockets(), card: cardOf(owner), bytes: heapBytes() }
    const enemies = await Promise.all(Array.from({ length: 4 }, () => Client.visit(way)))
    const guesses = { ...open, tokens: ['', 'guess'] }
    for (let sent = 0; sent < MESSAGES; sent++) {
      const enemy = oneOf(enemies)
      enemy.socket.send(malice(guesses))
      if (sent % 500 === 0) await Promise.all(enemies.map((each) => each.ask({ type: 'ping' })))
    }
    await Promise.all(enemies.map((each) => each.ask({ type: 'ping' })))

    expect(reports).toEqual([])
    const codes = new Set(
      enemies.flatMap((enemy) => enemy.messages.map((message) => (message.type === 'refused' ? message.code : message.type))),
    )
    for (const code of [
      'not-json',
      'bad-request',
      'too-large',
      'owner-only',
      'wrong-token',
      'no-such-table',
      'no-such-seat',
      'wrong-protocol',
      'pong',
    ])
      expect([...codes]).toContain(code)
    const secrets = [host.ownerSecret, ...tokens.slice(0, 2)]
    for (const enemy of enemies) for (const secret of secrets) expect(enemy.text.includes(secret)).toBe(false)
    for (const enemy of enemies) {
      enemy.close()
      await enemy.closed()
      enemy.messages.length = 0
      enemy.text = ''
    }
    await expect.poll(openSockets).toBe(before.sockets)
    await expect.poll(() => cardOf(owner)?.watchers).toBe(before.card?.watchers)
    expect(cardOf(owner)?.seats).toEqual(before.card?.seats)
    owner.text = ''
    expect(heapBytes() - before.bytes).toBeLessThan(LEAK_BYTES)
    expect({ ...(await owner.watch(table, 0, tokens[0])), log: [] }).toEqual({ ...neighbour, log: [] })
    const acted = await owner.act({ table, seat: 0, token: tokens[0]!, at: 1, action: anyAction(neighbour.view, 0) })
    expect(acted).toMatchObject({ type: 'acted' })
  },
  300_000,
)

test('whoever sends too fast is refused, then sent away; a neighbour is served', async () => {
  const host = await toyHost({ limits: { burst: 10, perSecond: 1, patience: 20 } })
  const neighbour = await Client.greet(host.port)
  const hasty = await Client.greet(host.port)
  for (let sent = 0; sent < 60; sent++) hasty.socket.send(JSON.stringify({ type: 'ping', id: `${sent}` }))
  expect(await hasty.nextOf('refused')).toMatchObject({ code: 'too-fast' })
  expect(await hasty.nextOf('bye')).toEqual({ type: 'bye', why: 'limit' })
  await hasty.closed()
  expect(await neighbour.ask({ type: 'ping' })).toMatchObject({ type: 'pong' })
})

test('whoever floods with pings of the socket is sent away', async () => {
  const host = await toyHost({ limits: { burst: 10, perSecond: 1, patience: 20 } })
  const hasty = await Client.greet(host.port)
  for (let sent = 0; sent < 60; sent++) hasty.socket.ping()
  expect(await hasty.nextOf('bye')).toEqual({ type: 'bye', why: 'limit' })
  await hasty.closed()
})

test('whoever does not say hello is sent away', async () => {
  const host = await toyHost({ limits: { helloMs: 50 } })
  const silent = await Client.connect(host.port)
  expect(await silent.nextOf('bye')).toEqual({ type: 'bye', why: 'limit' })
  await silent.closed()
})

test('one address may have only so many connections', async () => {
  const host = await toyHost({ limits: { connectionsPerAddress: 3 } })
  const clients = await Promise.all([1, 2, 3].map(() => Client.greet(host.port)))
  await expect(Client.connect(host.port)).rejects.toThrow('429')
  clients[0]?.close()
  await expect.poll(() => Client.greet(host.port).then((client) => client.isOpen)).toBe(true)
})

test('a request of more than 32 KiB is refused, one of twice that closes the connection', async () => {
  const host = await toyHost()
  const client = await Client.greet(host.port)
  client.socket.send(JSON.stringify({ type: 'ping', id: 'x'.repeat(33 * 1024) }))
  expect(await client.nextOf('refused')).toMatchObject({ code: 'too-large' })
  client.socket.send(JSON.stringify({ type: 'ping', id: 'x'.repeat(70 * 1024) }))
  await client.closed()
})

test('a message in many fragments closes the connection', async () => {
  const host = await toyHost()
  const client = await Client.greet(host.port)
  for (let part = 0; part < 40; part++) client.socket.send('{', { fin: false })
  await client.closed()
})

test('compression is not spoken', async () => {
  const host = await toyHost()
  const client = await Client.greet(host.port)
  expect(client.socket.extensions).toBe('')
})

test('a client that does not read is dropped before what waits for it grows', async () => {
  const host = await toyHost({ limits: { ...PATIENT, waitingBytes: 64 * 1024 } })
  for (let table = 0; table < 12; table++) await openToy(host, 6)
  const slow = await Client.greet(host.port)
  slow.socket.pause()
  const hello = { type: 'hello', id: 'h', protocol: PROTOCOL, owner: null }
  for (let sent = 0; sent < SLOW; sent++) slow.socket.send(JSON.stringify(hello))
  const neighbour = await Client.greet(host.port)
  expect(await neighbour.ask({ type: 'ping' })).toMatchObject({ type: 'pong' })
  slow.socket.resume()
  await slow.closed()
  expect(slow.messages.length).toBeLessThan(SLOW)
})

test('a client whose other end is gone is dropped, and its seats are free', async () => {
  // Long enough for whoever reads, in this same process, to answer in time.
  const host = await toyHost({ limits: { pingMs: 1000 } })
  const { owner } = await openToy(host, 2)
  owner.socket.pause()
  const isFree = (message: { type: string }): message is MessageOf<'table'> =>
    message.type === 'table' && (message as MessageOf<'table'>).card.seats.every((seat) => !seat.present)
  const guest = await Client.greet(host.port)
  expect((await guest.next(isFree)).card.number).toBe(1)
})

test('noise instead of a handshake does not disturb the host', async () => {
  const host = await toyHost()
  for (let noise = 0; noise < 20; noise++) {
    const socket = connect(host.port, '127.0.0.1')
    socket.on('error', () => undefined)
    socket.write(randomBytes(300))
    socket.end(`GET /socket HTTP/1.1\r\nHost: 127.0.0.1:${host.port}\r\nUpgrade: websocket\r\n\r\n`)
  }
  const client = await Client.greet(host.port)
  expect(await client.ask({ type: 'ping' })).toMatchObject({ type: 'pong' })
})
