import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { LINE_LETTERS, LINES_KEPT, type Manners, type Sitter } from '../../electron/host/protocol.ts'
import type { RunningHost } from '../../electron/host/startHost.ts'
import { readLine } from '../../electron/host/talk/readLine.ts'
import type { AnyGame, Seat, Viewer } from '../../engine/core/game.ts'
import { games } from '../../engine/games/index.ts'
import { Client, type MessageOf } from './client.ts'
import { anyAction, fakeTime, openToy, scratchFolder, toyHost } from './harness.ts'
import { party, seated } from './party.ts'
import { toy } from './toy.ts'

const CHATTY: Manners = { clock: null, gestures: true, chat: true, pause: 'owner' }
const codeOf = (answer: { type: string }): string => ('code' in answer ? String(answer.code) : answer.type)

async function looking(host: RunningHost, table: string, viewer: Viewer, token: string | null = null): Promise<Client> {
  const client = await Client.greet(host.port)
  await client.watch(table, viewer, token)
  return client
}

/** Three people at a table of the toy game, one who only watches, and time in our hands. */
async function company(manners: Manners = CHATTY, dataDir?: string) {
  const time = fakeTime()
  const host = await toyHost({ time, limits: { burst: 1e9, perSecond: 1e9 }, ...(dataDir === undefined ? {} : { dataDir }) })
  const { owner, table, tokens } = await openToy(host, 3)
  await owner.ask({ type: 'set-manners', table, manners })
  const clients = await Promise.all(tokens.map((token, seat) => looking(host, table, seat, token)))
  const [ann, ben, cleo] = clients as [Client, Client, Client]
  const guest = await looking(host, table, 'table')
  const say = (client: Client, seat: Seat, text: string, channel: string | null = null, id?: string) =>
    client.ask({ type: 'say', table, seat, token: tokens[seat]!, channel, text }, id)
  const wave = (client: Client, seat: Seat) => client.ask({ type: 'gesture', table, seat, token: tokens[seat]!, gesture: 'cheer' })
  return { host, time, owner, table, tokens, clients, ann, ben, cleo, guest, say, wave }
}

/** What was told of talk since the place, once all that is under way has come. */
async function toldTo(client: Client, from = 0): Promise<(MessageOf<'lines'> | MessageOf<'gesture'>)[]> {
  await client.ask({ type: 'ping' })
  return client.messages
    .slice(from)
    .filter((each): each is MessageOf<'lines'> | MessageOf<'gesture'> => ['lines', 'gesture'].includes(each.type))
}

/** All that somebody who comes now is told of the channel of everybody. */
async function history(host: RunningHost, table: string): Promise<string[]> {
  const late = await looking(host, table, 'table')
  const [told] = (await toldTo(late)).filter((each) => each.type === 'lines')
  late.close()
  return told?.lines.map(({ text }) => text) ?? []
}

describe('gestures', () => {
  it('are shown to everybody who looks on, from the seat that makes them and no other', async () => {
    const { ann, guest, table, tokens, wave } = await company()
    expect(codeOf(await wave(ann, 0))).toBe('done')
    expect((await toldTo(guest)).at(-1)).toEqual({ type: 'gesture', table, seat: 0, gesture: 'cheer' })
    const asBen = { type: 'gesture', table, seat: 1, token: tokens[0]!, gesture: 'cheer' } as const
    expect(codeOf(await ann.ask(asBen))).toBe('wrong-token')
  })

  it('can be switched off, and taken from one seat', async () => {
    const { ann, ben, owner, table, wave } = await company({ ...CHATTY, gestures: false })
    expect(codeOf(await wave(ann, 0))).toBe('talk-off')
    await owner.ask({ type: 'set-manners', table, manners: CHATTY })
    await owner.ask({ type: 'mute-seat', table, seat: 0, muted: true })
    expect(codeOf(await wave(ann, 0))).toBe('muted')
    expect(codeOf(await wave(ben, 1))).toBe('done')
    await owner.ask({ type: 'mute-seat', table, seat: 0, muted: false })
    expect(codeOf(await wave(ann, 0))).toBe('done')
  })
})

describe('chat', () => {
  it('is off unless the owner allows it', async () => {
    const { ann, say, guest, owner, table } = await company({ ...CHATTY, chat: false })
    expect(codeOf(await say(ann, 0, 'ahoy'))).toBe('talk-off')
    expect(await toldTo(guest)).toEqual([])
    await owner.ask({ type: 'set-manners', table, manners: CHATTY })
    expect(codeOf(await say(ann, 0, 'ahoy'))).toBe('done')
  })

  it('reaches everybody, also who comes later or comes back; of a long talk the newest lines', async () => {
    const { ann, ben, say, time, host, table, tokens } = await company()
    for (let count = 0; count < LINES_KEPT + 5; count++) {
      time.pass(5000)
      await say(ann, 0, `line ${count}`)
    }
    const lines = await history(host, table)
    expect(lines).toHaveLength(LINES_KEPT)
    expect([lines[0], lines.at(-1)]).toEqual(['line 5', `line ${LINES_KEPT + 4}`])
    ben.close()
    const back = await looking(host, table, 1, tokens[1])
    expect((await toldTo(back)).at(0)).toMatchObject({ whole: true, channel: null, lines: { length: LINES_KEPT } })
  })

  it('takes a line once that is sent twice', async () => {
    const { ann, say, host, table } = await company()
    expect(codeOf(await say(ann, 0, 'ahoy', null, 'the-same'))).toBe('done')
    expect(codeOf(await say(ann, 0, 'ahoy', null, 'the-same'))).toBe('done')
    expect(await history(host, table)).toEqual(['ahoy'])
  })

  it('takes no line from whoever is muted, or has not the key to the seat', async () => {
    const { ann, say, guest, owner, table } = await company()
    await owner.ask({ type: 'mute-seat', table, seat: 0, muted: true })
    expect(codeOf(await say(ann, 0, 'ahoy'))).toBe('muted')
    expect(codeOf(await say(ann, 0, 'ahoy', 'others'))).toBe('talk-off')
    expect(codeOf(await guest.ask({ type: 'say', table, seat: 1, token: 'x'.repeat(22), channel: null, text: 'ahoy' }))).toBe('wrong-token')
    expect(codeOf(await ann.ask({ type: 'mute-seat', table, seat: 1, muted: true }))).toBe('owner-only')
    expect((await toldTo(guest)).filter((each) => each.type === 'gesture' || each.lines.length > 0)).toEqual([])
  })

  it('and gestures that come in floods are held back, seat by seat, over whatever connection they come', async () => {
    const { ann, ben, guest, say, wave, time, host, table, tokens } = await company()
    const from = guest.messages.length
    const other = await looking(host, table, 'table')
    for (let count = 0; count < 10; count++) {
      await Promise.all([say(ann, 0, `flood ${count}`), wave(other, 0)])
    }
    const taken = await toldTo(guest, from)
    expect(taken.filter(({ type }) => type === 'lines')).toHaveLength(6)
    expect(taken.filter(({ type }) => type === 'gesture')).toHaveLength(4)
    expect(codeOf(await say(ann, 0, 'more'))).toBe('too-fast')
    ann.close()
    const again = await looking(host, table, 0, tokens[0])
    expect(codeOf(await say(again, 0, 'more'))).toBe('too-fast')
    expect(codeOf(await say(ben, 1, 'a calm word'))).toBe('done')
    time.pass(2000)
    expect(codeOf(await say(again, 0, 'more'))).toBe('done')
  })

  it('is no part of the game: a host that is started again knows of none', async () => {
    const dataDir = await scratchFolder()
    const { ann, say, host, table } = await company(CHATTY, dataDir)
    await say(ann, 0, 'ahoy')
    expect(await history(host, table)).toEqual(['ahoy'])
    await host.stop()
    expect(await history(await toyHost({ dataDir }), table)).toEqual([])
    for (const file of await readdir(path.join(dataDir, 'tables')))
      expect(await readFile(path.join(dataDir, 'tables', file), 'utf8')).not.toContain('ahoy')
  })
})

describe('a channel of some seats', () => {
  /** Everybody lays a card: seat 0 rolls, the others may whisper. */
  async function whispering() {
    const table = await company({ ...CHATTY, chat: false })
    for (const [seat, client] of table.clients.entries()) {
      const { view, number } = await client.watch(table.table, seat, table.tokens[seat])
      await client.act({ table: table.table, seat, token: table.tokens[seat]!, at: number, action: anyAction(view, seat) })
    }
    return table
  }

  it('is read by these seats alone: nobody else is sent a byte for it, then or later', async () => {
    const { ann, ben, cleo, guest, owner, host, table, tokens, say } = await whispering()
    await Promise.all([ann, guest, owner].map((client) => client.ask({ type: 'ping' })))
    const before = [ann, guest, owner].map((client) => client.messages.length)
    expect(codeOf(await say(ben, 1, 'the wind is ours', 'others'))).toBe('done')
    expect(codeOf(await say(cleo, 2, 'aye', 'others'))).toBe('done')
    expect((await toldTo(cleo)).filter((each) => each.type === 'lines').at(-1)).toMatchObject({
      channel: 'others',
      viewer: 2,
      lines: [{ seat: 2, name: 'Person 2', text: 'aye' }],
    })
    const after = await Promise.all([ann, guest, owner].map((client) => client.ask({ type: 'ping' }).then(() => client.messages.length)))
    // the pong and nothing beside it
    expect(after).toEqual(before.map((count) => count + 1))
    const late = [await looking(host, table, 0, tokens[0]), await looking(host, table, 'table')]
    for (const client of late) expect(await toldTo(client)).toEqual([])
    const back = await looking(host, table, 1, tokens[1])
    expect(await toldTo(back)).toMatchObject([{ channel: 'others', viewer: 1, whole: true, lines: { length: 2 } }])
  })

  it('is not there, nor is anybody told of it, while people are still to sit down: it would tell how the cards have fallen', async () => {
    const whispers: AnyGame = { ...toy, channels: () => [{ id: 'others', seats: [1, 2] }] }
    const { owner, host, table } = await party({ games: [whispers] })
    const ben = await Client.greet(host.port)
    const token = await seated(ben, table, 1)
    const aside = { type: 'say', table, seat: 1, token, channel: 'others', text: 'the wind is ours' } as const
    // there is no view to be told yet
    await ben.ask({ type: 'watch', table, viewer: 1, token, since: null })
    expect(codeOf(await ben.ask(aside))).toBe('talk-off')
    expect(await toldTo(ben)).toEqual([])
    await owner.ask({ type: 'begin', table })
    expect(codeOf(await ben.ask(aside))).toBe('done')
    expect(await toldTo(ben)).toMatchObject([{ channel: 'others', viewer: 1, lines: [{ text: 'the wind is ours' }] }])
  })

  it('is closed to who is not of it, and to everybody when the game gives it no more', async () => {
    const { ann, ben, say, table, tokens } = await whispering()
    expect(codeOf(await say(ann, 0, 'let me in', 'others'))).toBe('talk-off')
    for (const channel of ['', 'crew', '__proto__', 'constructor', 'toString'])
      expect(codeOf(await say(ben, 1, 'hello', channel))).toBe('talk-off')
    const { view, number } = await ann.watch(table, 0, tokens[0])
    await ann.act({ table, seat: 0, token: tokens[0]!, at: number, action: anyAction(view, 0) })
    expect(codeOf(await say(ben, 1, 'hello', 'others'))).toBe('talk-off')
  })

  it('shows who comes into it later nothing of what was said while he was not of it', async () => {
    const { clients, say, table, tokens, host, time } = await whispering()
    await say(clients[1]!, 1, 'not for seat 0', 'others')
    const act = async (seat: Seat) => {
      const { view, number } = await clients[seat]!.watch(table, seat, tokens[seat])
      await clients[seat]!.act({ table, seat, token: tokens[seat]!, at: number, action: anyAction(view, seat) })
    }
    // the next round: seat 1 rolls, and seat 0 is one of the others
    for (const seat of [0, 0, 1, 2]) await act(seat)
    time.pass(60_000)
    expect(codeOf(await say(clients[0]!, 0, 'now me', 'others'))).toBe('done')
    const back = await looking(host, table, 0, tokens[0])
    expect(await toldTo(back)).toMatchObject([{ lines: [{ text: 'now me' }] }])
    expect(back.text).not.toContain('not for seat 0')
  })

  test.each(games.filter(({ channels }) => channels !== undefined).map((game) => [game.id, game] as const))(
    'of %s is off as printed',
    async (_, game) => {
      const seats = game.seats.max
      const host = await toyHost({ games })
      const owner = await Client.greet(host.port, host.ownerSecret)
      const sitters = Array.from({ length: seats }, (_each, seat): Sitter => ({ kind: 'me', name: `P${seat}`, face: 'a' }))
      const opened = await owner.ask({ type: 'open-table', game: game.id, seats: sitters, options: {}, pace: 'instant', seed: null })
      if (opened.type !== 'opened') throw new Error(codeOf(opened))
      for (const { seat, token } of opened.tokens) {
        const client = await looking(host, opened.table, seat, token)
        expect(await toldTo(client)).toEqual([])
        client.close()
      }
    },
  )
})

describe('a line', () => {
  const read = (text: string): string => {
    const line = readLine(text)
    return line.ok ? line.text : line.code
  }

  it('is plain text: what looks like a page stays letters, and what turns or hides text goes', () => {
    expect(read('<script>alert(1)</script>')).toBe('<script>alert(1)</script>')
    expect(read('\u202eabc\u202c \u2066d\u2069\u200f')).toBe('abc d')
    expect(read('a\u0000b\u0007c\u001b[31md')).toBe('abc[31md')
    expect(read('one\ntwo\u2028three\tfour')).toBe('one two three four')
    expect(read('one\t\u0000\ttwo')).toBe('one two')
    expect(read('e\u200b\u0301')).toBe('é')
    expect(read('a\u{e0041}\u{e0042}\u200b\u2060\ufeffb')).toBe('a b')
    expect(read('e\u0301')).toBe('é')
    expect(read(`z${'\u0335'.repeat(40)}x`)).toBe(`z${'\u0335'.repeat(3)}x`)
    expect(read('\ud800ok\udc00')).toBe('ok')
    expect(read('👩‍🚀 ❤️ ахой İstanbul ılık')).toBe('👩‍🚀 ❤️ ахой İstanbul ılık')
  })

  it('without anything to be seen is none, and one that is too long is refused', () => {
    for (const text of ['', '   ', '\n\t', '\u200b\u200d', '\u0301\u0301', '\u202e']) expect(read(text)).toBe('bad-request')
    expect(read('x'.repeat(LINE_LETTERS))).toHaveLength(LINE_LETTERS)
    expect([...read('🏴'.repeat(LINE_LETTERS))]).toHaveLength(LINE_LETTERS)
    expect(read('x'.repeat(LINE_LETTERS + 1))).toBe('too-large')
  })

  it('is short, of one row, holds no control letter, and is the same when read again, whatever was written', () => {
    const written = fc.oneof(fc.string({ unit: 'binary', maxLength: 400 }), fc.string({ unit: 'grapheme', maxLength: 300 }))
    fc.assert(
      fc.property(written, (text) => {
        const line = readLine(text)
        if (!line.ok) return
        expect([...line.text].length).toBeLessThanOrEqual(LINE_LETTERS)
        expect(line.text).not.toMatch(/[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]/u)
        expect(readLine(line.text)).toEqual(line)
      }),
      { numRuns: 500 },
    )
  })

  it('of malice does the host and the table no harm', async () => {
    const { ann, ben, say, time, host, table, tokens } = await company()
    const odd: unknown[] = [null, 7, {}, [], { text: 'x' }, '', 'x'.repeat(9999), '\u202e', { toString: 1 }]
    for (const text of odd)
      expect(['bad-request', 'too-large']).toContain(
        codeOf(await ann.ask({ type: 'say', table, seat: 0, token: tokens[0]!, channel: null, text } as never)),
      )
    const own = `{"type":"say","id":"i","table":"${table}","seat":0,"token":"${tokens[0]}","channel":null,"text":"a","__proto__":{"owner":true}}`
    ann.socket.send(own)
    await ann.next((message): message is MessageOf<'refused'> => message.type === 'refused' && message.id === 'i')
    time.pass(60_000)
    expect(codeOf(await say(ben, 1, '__proto__'))).toBe('done')
    expect(await history(host, table)).toEqual(['__proto__'])
    expect(({} as { owner?: boolean }).owner).toBeUndefined()
  })
})
