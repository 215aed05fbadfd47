import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { fileStore } from '../../../electron/host/fileStore.ts'
import { PROTOCOL } from '../../../electron/host/protocol.ts'
import type { RunningHost } from '../../../electron/host/startHost.ts'
import { Client, type MessageOf, sitters } from '../client.ts'
import { anyAction, openToy, scratchFolder, toyHost } from '../harness.ts'
import { cardOf, codeOf, here, ME, party, seated, sit, wayTo } from '../party.ts'

const at = ({ port }: RunningHost) => ({ address: '127.0.0.1', port })
const tokenIn = (answer: { type: string }): string => (answer as MessageOf<'seated'>).token ?? ''

describe('seat theft', () => {
  it('a guest’s own token opens no other seat, in no request that takes one', async () => {
    const { host, owner, table } = await party()
    const [ben, thief] = [await Client.greet(host.port), await Client.greet(host.port)]
    await seated(ben, table, 1)
    const own = await seated(thief, table, 2)
    await owner.ask({ type: 'begin', table })
    const attempts = [
      { type: 'watch', table, viewer: 1, token: own, since: null, insist: true },
      { type: 'act', table, seat: 1, token: own, at: 1, action: { type: 'roll' } },
      { type: 'stand', table, seat: 1, token: own },
      { type: 'invite', table, seat: 1, token: own },
    ] as const
    for (const attempt of attempts) expect(codeOf(await thief.ask(attempt))).toBe('wrong-token')
    await thief.ask({ type: 'watch', table, viewer: 'table', token: null, since: null, also: [{ seat: 1, token: own }] })
    expect(await thief.nextOf('unseated')).toMatchObject({ seat: 1 })
    expect(cardOf(owner)?.seats[1]).toMatchObject({ free: false, name: 'Guest', present: true })
    expect(ben.isOpen).toBe(true)
  })

  it('a token of one table opens nothing at another', async () => {
    const { host, owner, table } = await party()
    const ben = await Client.greet(host.port)
    const token = await seated(ben, table, 1)
    const seats = [ME, { kind: 'guest', face: 'b' }] as const
    const other = await owner.ask({ type: 'open-table', game: 'toy', seats: [...seats], options: {}, pace: 'calm', seed: null })
    if (other.type !== 'opened') throw new Error(other.type)
    expect(codeOf(await ben.ask({ type: 'watch', table: other.table, viewer: 1, token, since: null }))).toBe('wrong-token')
    expect(codeOf(await ben.ask({ type: 'watch', table, viewer: 1, token: other.tokens[0]!.token, since: null }))).toBe('wrong-token')
  })

  it('what a seat was left, freed or handed over with is void in every request, and the next one’s id gives it to nobody', async () => {
    const { host, owner, table } = await party()
    const [ben, cleo] = [await Client.greet(host.port), await Client.greet(host.port)]
    const old = await seated(ben, table, 1)
    await owner.ask({ type: 'free-seat', table, seat: 1 })
    const id = randomUUID()
    const fresh = tokenIn(await sit(cleo, table, 1, 'Cleo', id))
    await owner.ask({ type: 'begin', table })
    for (const attempt of [
      { type: 'watch', table, viewer: 1, token: old, since: null },
      { type: 'act', table, seat: 1, token: old, at: 1, action: { type: 'roll' } },
      { type: 'stand', table, seat: 1, token: old },
      { type: 'invite', table, seat: 1, token: old },
    ] as const)
      expect(codeOf(await ben.ask(attempt))).toBe('wrong-token')
    for (const guess of [`${id} `, id.toUpperCase(), id.slice(1)])
      expect(codeOf(await sit(ben, table, 1, 'Cleo', guess))).toBe('seat-taken')
    expect(codeOf(await cleo.ask({ type: 'watch', table, viewer: 1, token: fresh, since: null }))).toBe('done')
    expect(ben.text).not.toContain(fresh)
  })

  it('a seat that nobody has taken, that a bot has, or that is the owner’s has no token that a guest could show', async () => {
    const { host, table } = await party()
    const thief = await Client.greet(host.port)
    for (const token of ['', 'x'.repeat(22), 'undefined', 'null', '[object Object]'])
      for (const seat of [0, 1, 2])
        expect(codeOf(await thief.ask({ type: 'watch', table, viewer: seat, token, since: null }))).toBe('wrong-token')
    for (const seat of [0, 1, 2]) expect(codeOf(await thief.ask({ type: 'invite', table, seat, token: null }))).toBe('wrong-token')
  })

  it('a device that acts from a seat drives away no other that looks from it: it is asked first', async () => {
    const { host, owner, table } = await party()
    const phone = await Client.visit(at(host), 'phone')
    const token = await seated(phone, table, 1)
    await owner.ask({ type: 'begin', table })
    const { view, number } = await phone.watch(table, 1, token)
    const act = { table, seat: 1, token, at: number, action: anyAction(view, 1) }
    const laptop = await Client.visit(at(host), 'laptop')
    expect(codeOf(await laptop.act(act))).toBe('seat-held')
    expect(codeOf(await phone.act(act))).toBe('acted')
    expect(phone.isOpen).toBe(true)
  })

  it('of many who sit down at once one is seated, the same on disk as told', async () => {
    const dataDir = await scratchFolder()
    const { host, table } = await party({ dataDir, limits: { connectionsPerAddress: 99 } })
    const crowd = await Promise.all(Array.from({ length: 12 }, () => Client.greet(host.port)))
    const answers = await Promise.all(crowd.map((each, place) => sit(each, table, 1 + (place % 2), `Guest ${place}`)))
    const winners = answers.flatMap((answer) => (answer.type === 'seated' ? [answer] : []))
    expect(winners.map(({ seat }) => seat).sort()).toEqual([1, 2])
    await host.stop()
    const next = await toyHost({ dataDir })
    for (const { seat, token } of winners)
      expect(codeOf(await (await Client.greet(next.port)).ask({ type: 'watch', table, viewer: seat, token, since: null }))).toBe('done')
  })

  it('whoever sits down and is gone before it is on disk holds no seat', async () => {
    const files = await fileStore(await scratchFolder())
    let release = (): void => undefined
    const disk = new Promise<void>((resolve) => {
      release = resolve
    })
    const store = { ...files, writeKeys: async (...kept: Parameters<typeof files.writeKeys>) => disk.then(() => files.writeKeys(...kept)) }
    const { host, owner, table } = await party({ store, limits: { connectionsPerAddress: 2 } })
    const ghost = await Client.greet(host.port)
    void sit(ghost, table, 1).catch(() => undefined)
    await owner.next((message): message is MessageOf<'table'> => message.type === 'table' && message.card.seats[1]?.free === false)
    ghost.close()
    // There is room for another when the host has seen that the first is gone.
    await expect.poll(() => Client.greet(host.port).then(() => 'in', () => 'out')).toBe('in') // biome-ignore format: one line
    release()
    await expect.poll(async () => (await files.readKeys(table))?.guests[1]?.name).toBe('Guest')
    await owner.ask({ type: 'ping' })
    expect(cardOf(owner)?.seats[1]).toMatchObject({ free: false, present: false })
  })
})

describe('replay', () => {
  it('an invitation whose answer was lost is answered alike, also after a restart; a former token does not ask again', async () => {
    const dataDir = await scratchFolder()
    const { host, table } = await party({ dataDir })
    const ben = await Client.greet(host.port)
    const token = await seated(ben, table, 1)
    const invite = { type: 'invite', table, seat: 1, token } as const
    const first = await ben.ask(invite, 'invitation-1')
    expect(first.type).toBe('seated')
    expect(await (await Client.greet(host.port)).ask(invite, 'invitation-1')).toEqual(first)
    expect(codeOf(await ben.ask(invite, 'invitation-2'))).toBe('wrong-token')
    await host.stop()
    const next = await toyHost({ dataDir })
    const late = await Client.greet(next.port)
    expect(await late.ask(invite, 'invitation-1')).toEqual(first)
    const again = await late.ask({ ...invite, token: tokenIn(first) }, 'invitation-3')
    expect(again.type).toBe('seated')
    expect(codeOf(await late.ask(invite, 'invitation-1'))).toBe('wrong-token')
  })

  it('a request to stand or to sit that comes once more does nothing to whoever sits there now', async () => {
    const { host, owner, table } = await party()
    const [ben, cleo] = [await Client.greet(host.port), await Client.greet(host.port)]
    const token = tokenIn(await sit(ben, table, 1, 'Ben', 'sit-1'))
    await ben.ask({ type: 'stand', table, seat: 1, token }, 'stand-1')
    await sit(cleo, table, 1, 'Cleo', 'sit-2')
    expect(codeOf(await ben.ask({ type: 'stand', table, seat: 1, token }, 'stand-1'))).toBe('wrong-token')
    expect(codeOf(await sit(ben, table, 1, 'Ben', 'sit-1'))).toBe('seat-taken')
    expect(cardOf(owner)?.seats[1]).toMatchObject({ name: 'Cleo', free: false })
  })

  it('an act that somebody has overheard acts once, from wherever it comes', async () => {
    const host = await toyHost()
    const { owner, table, tokens } = await openToy(host, 2)
    const { view } = await owner.watch(table, 0, tokens[0])
    const act = { table, seat: 0, token: tokens[0]!, at: 1, action: anyAction(view, 0) }
    const answers = await Promise.all(Array.from({ length: 20 }, () => owner.act(act, 'overheard')))
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1)
    expect((await owner.watch(table, 'table')).number).toBe(2)
  })
})

describe('bots', () => {
  it('act in time, however often somebody sits down and gets up', async () => {
    const host = await toyHost({ limits: { burst: 1e9, perSecond: 1e9 } })
    const owner = await Client.greet(host.port, host.ownerSecret)
    const bot = { kind: 'bot', name: 'Bot', face: 'a', level: 'deckhand' } as const
    const seats = [bot, bot, { kind: 'guest', face: 'b' }] as const
    const opened = await owner.ask({ type: 'open-table', game: 'toy', seats: [...seats], options: {}, pace: 'brisk', seed: null })
    if (opened.type !== 'opened') throw new Error(opened.type)
    const { table } = opened
    await owner.ask({ type: 'begin', table })
    await owner.watch(table, 'table')
    const restless = await Client.greet(host.port)
    const hasActed = () => owner.messages.some((message) => message.type === 'events')
    for (let turn = 0; turn < 200 && !hasActed(); turn++) {
      const token = await seated(restless, table, 2)
      await restless.ask({ type: 'stand', table, seat: 2, token })
      await new Promise((resolve) => setTimeout(resolve, 20))
    }
    expect(hasActed()).toBe(true)
  })
})

describe.skipIf(here.length === 0)('from the network (needs a network)', () => {
  it('nothing that is the owner’s is done or told, with any secret, in any request', async () => {
    const { host, owner, table, token } = await party({ lan: true })
    const way = await wayTo(owner)
    const thief = await Client.connect(way.port, {}, way.address)
    await thief.ask({ type: 'hello', protocol: PROTOCOL, owner: host.ownerSecret })
    const orders = [
      { type: 'open-table', game: 'toy', seats: sitters(2, 0), options: {}, pace: 'calm', seed: null },
      { type: 'claim-table', table },
      { type: 'remove-table', table },
      { type: 'set-pace', table, pace: 'calm' },
      { type: 'pause', table, paused: true, seat: null, token: null },
      { type: 'mute-seat', table, seat: 1, muted: true },
      { type: 'set-manners', table, manners: { clock: null, pause: 'all', gestures: true, chat: true } },
      { type: 'set-lan', table, lan: false },
      { type: 'begin', table },
      { type: 'free-seat', table, seat: 1 },
      { type: 'lock-seat', table, seat: 1, locked: true },
      { type: 'stand-in', table, seat: 1, level: 'sailor' },
      { type: 'save-rules', rules: randomUUID(), from: null, game: 'toy', name: 'Mine', options: {} },
      { type: 'remove-rules', rules: randomUUID() },
      { type: 'bring-game', file: 'f', part: 0, parts: 1, text: '' },
      { type: 'copy-game', table },
    ] as const
    for (const order of orders) expect(codeOf(await thief.ask(order))).toBe('owner-only')
    expect(codeOf(await thief.ask({ type: 'invite', table, seat: 1, token: null }))).toBe('wrong-token')
    expect(cardOf(owner)).toMatchObject({ gathering: true, lan: true, paused: false })
    for (const secret of [host.ownerSecret, token]) expect(thief.text).not.toContain(secret)
  })

  it('a table that is not open to it does not exist: no answer differs from that for a table that never was', async () => {
    const { owner } = await party({ lan: true })
    const way = await wayTo(owner)
    const hidden = await owner.ask({
      type: 'open-table',
      game: 'toy',
      seats: [ME, { kind: 'guest', face: 'b' }],
      options: {},
      pace: 'calm',
      seed: null,
    })
    if (hidden.type !== 'opened') throw new Error(hidden.type)
    const thief = await Client.visit(way)
    const key = hidden.tokens[0]!.token
    const requests = (table: string) =>
      [
        { type: 'watch', table, viewer: 'table', token: null, since: null },
        { type: 'watch', table, viewer: 0, token: key, since: null },
        { type: 'act', table, seat: 0, token: key, at: 1, action: { type: 'roll' } },
        { type: 'sit', table, seat: 1, name: 'Thief', face: 'x' },
        { type: 'stand', table, seat: 0, token: key },
        { type: 'invite', table, seat: 0, token: key },
        { type: 'leave', table },
      ] as const
    const never = requests('0123456789abcdef')
    for (const [place, request] of requests(hidden.table).entries())
      expect(await thief.ask(request, `r${place}`)).toEqual(await thief.ask(never[place]!, `r${place}`))
    expect(thief.text).not.toContain(hidden.table)
  })
})
