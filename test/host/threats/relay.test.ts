import type { Socket } from 'node:net'
import { beforeEach, describe, expect, it } from 'vitest'
import { PROGRAM } from '../../../electron/host/protocol.ts'
import { pass } from '../../../electron/host/relay/relay.ts'
import type { RunningHost } from '../../../electron/host/startHost.ts'
import { Client } from '../client.ts'
import { toyHost } from '../harness.ts'
import { here, ME, party, sit, wayTo } from '../party.ts'
import { exchange, opening, openSockets } from '../raw.ts'
import { askWay, evilHost, hello, noHost, openRelay, welcome, welcoming } from '../relayed.ts'

let host: RunningHost
beforeEach(async () => {
  host = await toyHost()
})

const SOMEWHERE = { address: '192.168.254.254', port: 4616 }
const relayOf = (text: string): string => text.replace('/socket', '/relay')
const codeIn = (answer: string): number => Number(/^HTTP\/1\.1 (\d+)/.exec(answer)?.[1] ?? 0)
const open = (lines: Record<string, string>, name = `127.0.0.1:${host.port}`) =>
  exchange({ port: host.port }, relayOf(opening(name, lines))).then(codeIn)

describe('who may ask for the way', () => {
  it.each(['http://evil.example', 'null', 'http://192.168.1.20:4616', 'https://127.0.0.1:%', 'http://evil.example:%', 'http://127.0.0.1'])(
    'a page of %s does not even get to the relay',
    async (origin) => {
      expect(await open({ Origin: origin.replace('%', String(host.port)) })).toBe(403)
    },
  )

  it('a page that calls the host by a name of its own does not either', async () => {
    for (const name of [`evil.example:${host.port}`, `127.0.0.1.evil.example:${host.port}`, `localhost.:${host.port}`])
      expect([400, 421]).toContain(await open({ Origin: `http://${name}` }, name))
  })

  it.each([
    ['another secret', (secret: string) => ({ owner: `${secret.slice(1)}x` })],
    ['none', () => ({ owner: '' })],
    ['null', () => ({ owner: null })],
    ['more beside it', (secret: string) => ({ owner: secret, path: '/' })],
    ['a port that is none', (secret: string) => ({ owner: secret, port: 65_536 })],
  ])('whoever shows %s is told nothing but that only the owner may', async (_, shown) => {
    const page = await openRelay(host)
    page.send({ type: 'relay', ...SOMEWHERE, ...shown(host.ownerSecret) })
    expect(await page.next('not-relayed')).toEqual({ type: 'not-relayed', why: 'owner-only', program: null })
    expect((await page.closed).code).toBe(1008)
  })

  it('whoever says nothing, or no JSON, is sent away', async () => {
    const quick = await toyHost({ limits: { helloMs: 100 } })
    for (const said of [null, 'no json', '[]', 'x'.repeat(1000)]) {
      const page = await openRelay(quick)
      if (said !== null) page.send(said)
      expect(await page.next('not-relayed')).toMatchObject({ why: 'owner-only' })
      await page.closed
    }
  })
})

describe('where the relay goes', () => {
  it.each([
    '127.0.0.1',
    '127.1.2.3',
    '0.0.0.0',
    '8.8.8.8',
    '010.0.0.1',
    '10.1',
    '3232235777',
    '0xc0.0xa8.1.1',
    '192.168.1.256',
    'localhost',
    'evil.example',
    '::1',
    '192.168.1.1@e.x',
    '192.168.1.1/x?',
    ' 192.168.1.1',
  ])('not to %j', async (address) => {
    expect((await askWay(host, { address, port: host.port })).answer).toMatchObject({ why: 'no-place' })
  })
})

it('whoever does not read holds the other end up: nothing piles up between them', () => {
  let heard = true
  const hearing = (wanted: boolean) => () => {
    heard = wanted
  }
  const speaker = { pause: hearing(false), resume: hearing(true) }
  const sent: (() => void)[] = []
  const listener = {
    bufferedAmount: 0,
    send(text: string, done: () => void) {
      listener.bufferedAmount += text.length
      sent.push(done)
    },
  }
  while (heard) pass('x'.repeat(10_000), speaker, listener)
  expect(listener.bufferedAmount).toBeLessThan(300_000)
  sent.shift()?.()
  expect(heard).toBe(false)
  listener.bufferedAmount = 0
  sent.shift()?.()
  expect(heard).toBe(true)
})

describe.skipIf(here.length === 0)('in a network', () => {
  it('the page is a guest there like any other, whatever secret it shows, and sits down and is told of the table', async () => {
    const far = await party({ lan: true })
    const page = await askWay(host, await wayTo(far.owner))
    expect(page.answer).toEqual({ type: 'relayed' })
    page.send({ ...hello, owner: far.host.ownerSecret })
    expect(await page.next('welcome')).toMatchObject({ owner: false, rules: [], lan: null, program: PROGRAM })
    page.send({ type: 'set-pace', id: 'p', table: far.table, pace: 'calm' })
    expect(await page.next('refused')).toMatchObject({ id: 'p', code: 'owner-only' })
    page.send({ type: 'sit', id: 's', table: far.table, seat: 1, name: 'Ben', face: 'b' })
    const { token } = await page.next('seated')
    page.send({ type: 'watch', id: 'w', table: far.table, viewer: 1, token, since: null })
    await page.next('done')
    await far.owner.ask({ type: 'begin', table: far.table })
    expect(await page.next('snapshot')).toMatchObject({ table: far.table, viewer: 1 })
  })

  it('the owner’s secret never goes there', async () => {
    const heard: string[] = []
    const far = await evilHost((socket) => socket.on('message', (bytes) => heard.push(String(bytes))))
    const page = await askWay(host, far)
    page.send(hello)
    page.send({ ...hello, owner: host.ownerSecret })
    expect((await page.closed).code).toBe(1008)
    expect(heard).toEqual([JSON.stringify(hello)])
    expect(far.calls[0]?.headers).toMatchObject({ host: `${far.address}:${far.port}`, origin: `http://${far.address}:${far.port}` })
    expect(JSON.stringify(far.calls[0]?.rawHeaders)).not.toContain(host.ownerSecret)
  })

  it('the host does not call itself, and nobody gets to its relay from there', async () => {
    const { host: own, owner } = await party({ lan: true })
    const way = await wayTo(owner)
    expect((await askWay(own, way)).answer).toMatchObject({ why: 'itself' })
    expect(codeIn(await exchange(way, relayOf(opening(`${way.address}:${way.port}`))))).toBe(404)
  })

  it('whoever asks without end is refused: the network cannot be looked through in a hurry', async () => {
    const far = await evilHost(() => undefined)
    const answers: string[] = []
    for (let count = 0; count < 60; count++) {
      const { answer, socket } = await askWay(host, far)
      socket.terminate()
      answers.push('why' in answer ? answer.why : answer.type)
    }
    expect(answers.slice(0, 20)).toEqual(Array(20).fill('relayed'))
    expect(answers).toContain('too-fast')
    expect(far.calls.length).toBeLessThan(60)
  })

  it.each<[string, string, Parameters<typeof noHost>[0]]>([
    ['a page', 'no-host', (server) => server.on('upgrade', (_, socket) => socket.end('HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\nhi'))],
    [
      'the way to somewhere else',
      'no-host',
      (server) => server.on('upgrade', (_, socket) => socket.end('HTTP/1.1 302 Found\r\nLocation: ws://127.0.0.1:1/\r\n\r\n')),
    ],
    ['that it is full', 'full', (server) => server.on('upgrade', (_, socket) => socket.end('HTTP/1.1 429 Refused\r\n\r\n'))],
    ['no sense', 'no-host', (server) => server.on('connection', (socket: Socket) => socket.end('SSH-2.0-OpenSSH_9.6\r\n\r\n'))],
    ['nothing', 'not-reached', (server) => server.on('upgrade', () => undefined)],
    [
      'one letter now and then',
      'not-reached',
      (server) =>
        server.on('upgrade', (_, socket) => {
          const drip = setInterval(() => socket.write('x'), 50)
          socket.on('error', () => undefined).on('close', () => clearInterval(drip))
          socket.write('HTTP/1.1 101 Switching\r\nX: ')
        }),
    ],
  ])('what answers with %s is not taken for a host', async (_, why, answer) => {
    const quick = await toyHost({ limits: { helloMs: 400 } })
    expect((await askWay(quick, await noHost(answer))).answer).toMatchObject({ type: 'not-relayed', why })
  })

  it('where nobody listens that is said', async () => {
    expect((await askWay(host, { address: here[0]?.address ?? '', port: 1 })).answer).toMatchObject({ why: 'refused' })
  })

  it.each<[string, string | null, object]>([
    ['an older one that does not say so', null, { ...welcome, program: undefined }],
    ['another', '9.9.9', { ...welcome, program: '9.9.9' }],
    ['one that calls itself by script', null, { ...welcome, program: '<script>' }],
    ['one that does not know ours', null, { type: 'refused', id: 'h', code: 'wrong-protocol', values: {} }],
  ])('a host of another version is told apart before anything is taken from it: %s', async (_, program, said) => {
    const far = await evilHost((socket) => socket.once('message', () => socket.send(JSON.stringify(said))))
    const page = await askWay(host, far)
    page.send(hello)
    expect(await page.next('not-relayed')).toEqual({ type: 'not-relayed', why: 'other-version', program })
    expect(page.heard.map(({ type }) => type)).toEqual(['relayed', 'not-relayed'])
  })

  const card = {
    table: 'a1',
    game: 'toy',
    seats: [],
    number: 0,
    over: false,
    openedAt: 0,
    changedAt: 0,
    standing: null,
    houseRules: {},
    rulesName: null,
    pace: 'calm',
    paused: false,
    pausedBy: null,
    manners: { clock: null, gestures: true, chat: false, pause: 'owner' },
    next: null,
    gathering: false,
    lan: true,
    watchers: 0,
    broken: null,
  }
  const deep = (levels: number): string => `{"type":"snapshot","table":"a1","viewer":"table","game":"toy","number":1,"log":[],"view":${'['.repeat(levels)}${']'.repeat(levels)}}` // biome-ignore format: one line
  const snapshot = (view: unknown) => ({ type: 'snapshot', table: 'a1', viewer: 'table', game: 'toy', number: 1, log: [], view })
  const MALICE: readonly [string, unknown][] = [
    ['no JSON', '{'],
    ['no object', 'null'],
    ['a kind that is none', { type: 'toString' }],
    ['a second welcome', welcome],
    ['the answers of the relay', { type: 'relayed' }],
    ['reasons of the relay', { type: 'not-relayed', why: 'full', program: null }],
    ['the powers of an owner', { type: 'lan', card: { open: true, ways: [], failed: false, host: 'x', platform: 'other', reached: [] } }],
    ['sets of rules', { type: 'rules-gone', rules: '0'.repeat(36) }],
    ['tables of others', { type: 'found', tables: [] }],
    ['a card with script as its emblem', { type: 'table', card: { ...card, seats: [{ seat: 0, face: '"><script>' }] } }],
    ['a card with a field too many', { type: 'table', card: { ...card, more: 1 } }],
    ['a card without an end', { type: 'table', card: { ...card, game: 'x'.repeat(65) } }],
    ['a table with a way out of its name', { type: 'table-gone', table: '../x' }],
    ['a key that fills the device', { type: 'seated', id: 's', table: 'a1', seat: 0, token: 'x'.repeat(65) }],
    ['a view deeper than any', deep(40)],
    ['a view as deep as a message can be', deep(400_000)],
    [
      'a view that is no plain object',
      '{"type":"snapshot","table":"a","viewer":0,"game":"toy","number":1,"log":[],"view":{"__proto__":{}}}',
    ],
    ['a view of a number that nobody counts to', snapshot({ seats: 1e9 })],
    ['a view of more than any', snapshot({ hand: Array(30_000).fill(0) })],
    ['a view that is none', snapshot(7)],
    ['events that are none', { type: 'events', table: 'a1', viewer: 'table', first: 1, events: [null] }],
    ['events before the first', { type: 'events', table: 'a1', viewer: 'table', first: -1, events: [] }],
    ['a refusal that has no words', { type: 'refused', id: 'x', code: 'boo', reason: null, values: {}, clause: null, number: null }],
    ['more lines than are kept', { type: 'lines', table: 'a1', channel: null, viewer: 'table', whole: true, lines: Array(101).fill({ seat: 0, name: '', text: '' }) }], // biome-ignore format: one line
  ]

  it.each(MALICE)('a host that says %s is hung up on, and none of it comes to the page', async (_, said) => {
    const far = await welcoming((socket) => socket.send(typeof said === 'string' ? said : JSON.stringify(said)))
    const page = await askWay(host, far)
    page.send(hello)
    expect(await page.next('not-relayed')).toMatchObject({ why: 'garbage' })
    await page.closed
    expect(page.heard.map(({ type }) => type)).toEqual(['relayed', 'welcome', 'not-relayed'])
  })

  it.each<[string, object]>([
    ['as an owner', { ...welcome, owner: true }],
    ['with sets of rules', { ...welcome, rules: [{}] }],
    ['with more than tables', { ...welcome, tables: [{ table: 'a1' }] }],
    ['before its time', { type: 'done', id: 'x' }],
  ])('a host that welcomes the page %s is none', async (_, said) => {
    const far = await evilHost((socket) => socket.once('message', () => socket.send(JSON.stringify(said))))
    const page = await askWay(host, far)
    page.send(hello)
    expect(await page.next('not-relayed')).toMatchObject({ why: 'no-host' })
  })

  it('a welcome that never comes, or never ends, is not waited for', async () => {
    const quick = await toyHost({ limits: { helloMs: 300 } })
    const mute = await evilHost(() => undefined)
    const endless = await evilHost((socket) => {
      const drip = setInterval(() => socket.send(' ', { fin: false }), 20)
      socket.on('close', () => clearInterval(drip))
    })
    for (const far of [mute, endless]) {
      const page = await askWay(quick, far)
      page.send(hello)
      expect((await page.next('not-relayed')).why).toMatch(/not-reached|no-host/)
    }
  })

  it('messages in binary, without end, or more than a table has to tell are not passed on', async () => {
    const binary = await welcoming((socket) => socket.send(Buffer.from('{"type":"pong","id":"x"}')))
    const huge = await welcoming((socket) => socket.send(`"${'x'.repeat(5 * 1024 * 1024)}"`))
    const many = await welcoming((socket) => {
      for (let count = 0; count < 20_000; count++) socket.send('{"type":"pong","id":"x"}')
    })
    for (const far of [binary, huge, many]) {
      const page = await askWay(host, far)
      page.send(hello)
      expect(await page.next('not-relayed')).toMatchObject({ why: 'garbage' })
      expect(page.heard.length).toBeLessThan(4000)
    }
  })

  it('goodbyes are passed on with their reasons, and an end that dies leaves nothing of the other', async () => {
    const before = openSockets()
    const polite = await welcoming((socket) => socket.close(4001, 'so long'))
    const page = await askWay(host, polite)
    page.send(hello)
    expect(await page.closed).toEqual({ code: 4001, reason: 'so long' })
    const dying = await askWay(host, await welcoming((socket) => socket.terminate()))
    dying.send(hello)
    expect((await dying.closed).code).toBe(1001)
    let gone = false
    const left = await askWay(
      host,
      await evilHost((socket) =>
        socket.on('close', () => {
          gone = true
        }),
      ),
    )
    left.socket.terminate()
    await expect.poll(() => gone).toBe(true)
    await expect.poll(openSockets).toBe(before)
  })

  it('a host that is gone without a word is noticed', async () => {
    const quick = await toyHost({ limits: { pingMs: 100 } })
    const far = await welcoming((socket) => socket.pause())
    const page = await askWay(quick, far)
    page.send(hello)
    expect((await page.closed).code).toBe(1001)
  })

  it('whoever plays beside is not disturbed, and the host stops with the relay open', async () => {
    const far = await welcoming((socket) => {
      const flood = setInterval(() => socket.send('{"type":"pong","id":"x"}'), 1)
      socket.on('close', () => clearInterval(flood))
    })
    const page = await askWay(host, far)
    page.send(hello)
    await page.next('pong')
    const owner = await Client.greet(host.port, host.ownerSecret)
    const seats = [ME, ME]
    const opened = await owner.ask({ type: 'open-table', game: 'toy', seats, options: {}, pace: 'instant', seed: null })
    expect(opened.type).toBe('opened')
    expect((await sit(owner, 'none', 1)).type).toBe('refused')
    const began = performance.now()
    await host.stop()
    expect(performance.now() - began).toBeLessThan(3000)
    await page.closed
  })
})
