import { describe, expect, it } from 'vitest'
import type { LanCard, TableCard } from '../../electron/host/protocol.ts'
import { Client, type MessageOf } from './client.ts'
import { anyAction, scratchFolder, toyHost } from './harness.ts'
import { cardOf, codeOf, guest, here, ME, openLan, party, seated, sit, wayTo } from './party.ts'

describe('seats for guests', () => {
  it('are free until somebody sits down, and then nobody else can', async () => {
    const { host, owner, table } = await party()
    const ben = await Client.greet(host.port)
    expect(cardOf(owner)?.seats.map(({ name, free }) => [name, free])).toEqual([
      ['Ann', false],
      ['', true],
      ['', true],
    ])
    await seated(ben, table, 1)
    expect(cardOf(owner)?.seats[1]).toMatchObject({ name: 'Guest', face: 'x', free: false, present: true })
    expect(codeOf(await sit(owner, table, 1))).toBe('seat-taken')
    expect(codeOf(await sit(ben, table, 0))).toBe('no-such-seat')
    expect(codeOf(await sit(ben, table, 9))).toBe('no-such-seat')
  })

  it('are given once to a request that is sent twice, and to one of two that come together', async () => {
    const { host, table } = await party()
    const [one, other] = [await Client.greet(host.port), await Client.greet(host.port)]
    const first = await sit(one, table, 1, 'Ben', 'the-same')
    expect(await sit(await Client.greet(host.port), table, 1, 'Ben', 'the-same')).toEqual(first)
    const both = await Promise.all([sit(one, table, 2), sit(other, table, 2)])
    expect(both.map(codeOf).sort()).toEqual(['seat-taken', 'seated'])
  })

  it('are left, freed by the owner, and locked; what was shown before is void, and who looked is told', async () => {
    const { host, owner, table } = await party()
    const ben = await Client.greet(host.port)
    const token = await seated(ben, table, 1)
    expect(codeOf(await owner.ask({ type: 'stand', table, seat: 1, token: 'x'.repeat(22) }))).toBe('wrong-token')
    expect(codeOf(await ben.ask({ type: 'stand', table, seat: 1, token }))).toBe('done')
    expect(cardOf(owner)?.seats[1]?.free).toBe(true)
    expect(codeOf(await ben.ask({ type: 'watch', table, viewer: 1, token, since: null }))).toBe('wrong-token')

    const again = await seated(ben, table, 1)
    await ben.ask({ type: 'watch', table, viewer: 1, token: again, since: null })
    const from = ben.messages.length
    await owner.ask({ type: 'free-seat', table, seat: 1 })
    expect(await ben.nextOf('unseated', from)).toEqual({ type: 'unseated', table, seat: 1 })
    expect(codeOf(await ben.ask({ type: 'watch', table, viewer: 1, token: again, since: null }))).toBe('wrong-token')

    await owner.ask({ type: 'lock-seat', table, seat: 1, locked: true })
    expect(codeOf(await sit(ben, table, 1))).toBe('seat-locked')
    await owner.ask({ type: 'lock-seat', table, seat: 1, locked: false })
    expect(codeOf(await sit(ben, table, 1))).toBe('seated')
  })

  it('are handed over by a new token that voids the old one', async () => {
    const { host, owner, table } = await party()
    const ben = await Client.greet(host.port)
    const sat = await sit(ben, table, 1, 'Ben', 'as-ben')
    const token = sat.type === 'seated' ? sat.token : ''
    expect(await sit(ben, table, 1, 'Ben', 'as-ben')).toEqual(sat)
    expect(codeOf(await owner.ask({ type: 'invite', table, seat: 2, token: null }))).toBe('no-such-seat')
    expect(codeOf(await owner.ask({ type: 'invite', table, seat: 0, token: null }))).toBe('no-such-seat')
    const cleo = await Client.greet(host.port)
    expect(codeOf(await cleo.ask({ type: 'invite', table, seat: 1, token: null }))).toBe('wrong-token')
    const handed = await ben.ask({ type: 'invite', table, seat: 1, token })
    expect(await ben.nextOf('unseated')).toEqual({ type: 'unseated', table, seat: 1 })
    const fresh = handed.type === 'seated' ? handed.token : ''
    expect(codeOf(await ben.ask({ type: 'watch', table, viewer: 1, token, since: null }))).toBe('wrong-token')
    expect(codeOf(await cleo.ask({ type: 'watch', table, viewer: 1, token: fresh, since: null }))).toBe('done')
    // nor does what gave the old token give the new one
    expect(codeOf(await sit(ben, table, 1, 'Ben', 'as-ben'))).toBe('seat-taken')
  })

  it('are asked about when another device looks from them, and go over to who insists', async () => {
    const { host, owner, table } = await party()
    await owner.ask({ type: 'begin', table })
    const at = { address: '127.0.0.1', port: host.port }
    const phone = await Client.visit(at, 'phone')
    const token = await seated(phone, table, 1)
    await phone.watch(table, 1, token)
    const laptop = await Client.visit(at, 'laptop')
    const look = { type: 'watch', table, viewer: 1, token, since: null } as const
    expect(codeOf(await laptop.ask(look))).toBe('seat-held')
    expect(codeOf(await laptop.ask({ ...look, insist: true }))).toBe('done')
    expect(await phone.nextOf('bye')).toEqual({ type: 'bye', why: 'elsewhere' })
    const again = await Client.visit(at, 'laptop')
    expect(codeOf(await again.ask(look))).toBe('done')
  })

  it('of several people on one device are all held by it, whoever looks; a void key among them is told', async () => {
    const { host, owner, table } = await party()
    const couple = await Client.greet(host.port)
    const also = [
      { seat: 1, token: await seated(couple, table, 1) },
      { seat: 2, token: await seated(couple, table, 2) },
    ]
    couple.close()
    await couple.closed()
    const isPresent = (): (boolean | undefined)[] => [1, 2].map((seat) => cardOf(owner)?.seats[seat]?.present)
    await expect.poll(isPresent).toEqual([false, false])
    const again = await Client.greet(host.port)
    const look = { type: 'watch', table, viewer: 'table', token: null, since: null } as const
    expect(codeOf(await again.ask({ ...look, also }))).toBe('done')
    await expect.poll(isPresent).toEqual([true, true])
    await again.ask({ ...look, also: [{ seat: 1, token: 'x'.repeat(22) }] })
    expect(await again.nextOf('unseated')).toEqual({ type: 'unseated', table, seat: 1 })
  })

  it('keep who sits there, and that the game has not begun, through a restart of the host', async () => {
    const dataDir = await scratchFolder()
    const { host, table } = await party({ dataDir })
    const ben = await Client.greet(host.port)
    const first = await sit(ben, table, 1, 'Ben', 'an-id')
    await host.stop()
    const next = await toyHost({ dataDir })
    const back = await Client.greet(next.port)
    expect(back.messages).toContainEqual(expect.objectContaining({ type: 'welcome' }))
    expect(await sit(back, table, 1, 'Ben', 'an-id')).toEqual(first)
    expect(cardOf(back) ?? (await welcomed(back, table))).toMatchObject({ gathering: true })
  })

  it('belong to owners alone as to who goes, what is locked, when it begins, and what the network sees', async () => {
    const { host, table } = await party()
    const ben = await Client.greet(host.port)
    const orders = [
      { type: 'begin', table },
      { type: 'free-seat', table, seat: 1 },
      { type: 'lock-seat', table, seat: 1, locked: true },
      { type: 'stand-in', table, seat: 1, level: 'sailor' },
      { type: 'set-lan', table, lan: true },
    ] as const
    for (const order of orders) expect(codeOf(await ben.ask(order))).toBe('owner-only')
  })
})

const welcomed = async (client: Client, table: string): Promise<TableCard | undefined> =>
  (await client.nextOf('welcome')).tables.find((card) => card.table === table)

describe('a table that gathers', () => {
  it('tells nobody of the deal, lets nobody act, and tells everybody when it begins', async () => {
    const { host, owner, table, token } = await party()
    const ben = await Client.greet(host.port)
    const bens = await seated(ben, table, 1)
    await owner.ask({ type: 'watch', table, viewer: 0, token, since: null })
    await ben.ask({ type: 'watch', table, viewer: 1, token: bens, since: null })
    expect([...owner.messages, ...ben.messages].filter(({ type }) => type === 'snapshot')).toEqual([])
    expect(codeOf(await owner.act({ table, seat: 0, token, at: 1, action: { type: 'roll' } }))).toBe('not-begun')
    await owner.ask({ type: 'begin', table })
    expect((await ben.nextOf('snapshot')).viewer).toBe(1)
    expect((await owner.nextOf('snapshot')).viewer).toBe(0)
    expect(cardOf(owner)?.gathering).toBe(false)
    expect(codeOf(await owner.ask({ type: 'begin', table }))).toBe('done')
    expect(owner.messages.filter(({ type }) => type === 'snapshot')).toHaveLength(1)
  })
})

describe('a bot that stands in', () => {
  it('plays for a seat until the owner gives it back', async () => {
    const { host, owner, table, token } = await party()
    const ben = await Client.greet(host.port)
    const bens = await seated(ben, table, 1)
    await owner.ask({ type: 'begin', table })
    await ben.watch(table, 1, bens)
    await owner.ask({ type: 'stand-in', table, seat: 1, level: 'deckhand' })
    const view = (await owner.watch(table, 0, token)).view
    const at = cardOf(owner)?.number ?? 1
    const mine = await owner.act({ table, seat: 0, token, at, action: anyAction(view, 0) })
    expect(codeOf(mine)).toBe('acted')
    // the bot's act has come as well
    await owner.next((message): message is MessageOf<'table'> => message.type === 'table' && message.card.number > at + 1)
    expect(codeOf(await ben.act({ table, seat: 1, token: bens, at, action: { type: 'roll' } }))).toBe('bot-plays')
    expect(cardOf(owner)?.seats[1]).toMatchObject({ standIn: 'deckhand', name: 'Guest' })
    await owner.ask({ type: 'stand-in', table, seat: 1, level: null })
    expect(codeOf(await ben.act({ table, seat: 1, token: bens, at, action: { type: 'roll' } }))).not.toBe('bot-plays')
  })
})

describe.skipIf(here.length === 0)('a host that is open to the network (needs a network)', () => {
  it('listens there from the opening on, shows every way with its code, and only open tables', async () => {
    const { host, owner, table } = await party({ lan: true })
    const { card }: { card: LanCard } = await openLan(owner)
    expect(card.ways.map(({ address, name }) => ({ address, name }))).toEqual(here.map(({ address, name }) => ({ address, name })))
    const [way] = card.ways
    if (way === undefined) throw new Error('there is no way')
    const ben = await Client.visit(way)
    const hidden = await owner.ask({ type: 'open-table', game: 'toy', seats: [ME, guest('b')], options: {}, pace: 'instant', seed: null })
    if (hidden.type !== 'opened') throw new Error('not opened')
    const welcome = await ben.nextOf('welcome')
    expect(welcome).toMatchObject({ owner: false, rules: [], lan: null })
    expect(welcome.tables.map((each) => each.table)).toEqual([table])
    expect(codeOf(await sit(ben, hidden.table, 1))).toBe('no-such-table')
    expect(codeOf(await ben.ask({ type: 'watch', table: hidden.table, viewer: 'table', token: null, since: null }))).toBe('no-such-table')
    expect(ben.text).not.toContain(hidden.table)

    await owner.ask({ type: 'set-lan', table: hidden.table, lan: true })
    expect(
      await ben.next((message): message is MessageOf<'table'> => message.type === 'table' && message.card.table === hidden.table),
    ).toBeDefined()
    await ben.ask({ type: 'watch', table: hidden.table, viewer: 'table', token: null, since: null })
    await owner.ask({ type: 'set-lan', table: hidden.table, lan: false })
    expect(await ben.nextOf('table-gone')).toEqual({ type: 'table-gone', table: hidden.table })
    await owner.ask({ type: 'begin', table: hidden.table })
    await ben.ask({ type: 'ping' })
    expect(ben.messages.filter(({ type }) => type === 'snapshot')).toEqual([])
    expect(ben.text).not.toContain(host.ownerSecret)
  })

  it('gives nobody there the powers of its owner, whatever secret is shown', async () => {
    const { host, owner } = await party({ lan: true })
    const way = await wayTo(owner)
    const thief = await Client.connect(way.port, {}, way.address)
    await thief.ask({ type: 'hello', protocol: 1, owner: host.ownerSecret })
    expect((await thief.nextOf('welcome')).owner).toBe(false)
  })

  it('is called by its number there, and by pages of its own', async () => {
    const { owner } = await party({ lan: true })
    const way = await wayTo(owner)
    const own = `${way.address}:${way.port}`
    const connect = (headers: Record<string, string>) =>
      Client.connect(way.port, headers, way.address).then(
        () => 'in',
        () => 'out',
      )
    expect(await connect({ host: own, origin: `http://${own}` })).toBe('in')
    expect(await connect({ host: `evil.example:${way.port}` })).toBe('out')
    expect(await connect({ host: `localhost:${way.port}` })).toBe('out')
    expect(await connect({ host: own, origin: 'http://evil.example' })).toBe('out')
    const page = (path: string) => fetch(`http://${own}${path}`).then(({ status }) => status)
    expect(await page('/pulse')).toBe(404)
  })

  it('closes when the last open table goes, and tells who came that way', async () => {
    const { owner, table } = await party({ lan: true })
    const way = await wayTo(owner)
    const guest = await Client.visit(way)
    await owner.ask({ type: 'set-lan', table, lan: false })
    expect(await guest.nextOf('bye')).toEqual({ type: 'bye', why: 'closed' })
    await guest.closed()
    expect(
      await Client.connect(way.port, {}, way.address).then(
        () => 'in',
        () => 'out',
      ),
    ).toBe('out')
    expect(owner.isOpen).toBe(true)
  })

  it('opens a saved game to the network only when its owner goes on with it', async () => {
    const dataDir = await scratchFolder()
    const { host, owner, table } = await party({ lan: true, dataDir })
    await openLan(owner)
    await host.stop()
    const next = await toyHost({ dataDir })
    const back = await Client.greet(next.port, next.ownerSecret)
    expect((await back.nextOf('welcome')).lan).toMatchObject({ open: false, ways: [], failed: false, reached: [] })
    await back.ask({ type: 'claim-table', table })
    expect((await openLan(back)).card.ways).not.toEqual([])
  })
})

describe('the table that follows', () => {
  async function followed() {
    const { host, owner, table } = await party()
    const [ben, cleo] = [await Client.greet(host.port), await Client.greet(host.port)]
    const tokens = { 1: await seated(ben, table, 1), 2: await seated(cleo, table, 2) }
    await owner.ask({ type: 'stand-in', table, seat: 2, level: 'deckhand' })
    await owner.ask({ type: 'mute-seat', table, seat: 1, muted: true })
    const seats = [ME, guest('b'), guest('c')]
    const open = { type: 'open-table' as const, game: 'toy', seats, options: {}, pace: 'instant' as const, seed: null }
    const opened = await owner.ask({ ...open, follows: table })
    if (opened.type !== 'opened') throw new Error(JSON.stringify(opened))
    const come = (client: Client, seat: 1 | 2, token = tokens[seat]) => client.ask({ type: 'come-along', table, seat, token })
    return { host, owner, table, next: opened.table, ben, cleo, tokens, come, open }
  }

  it('is told to everybody at the table before, and has the same people on the same seats, who are waited for', async () => {
    const { ben, next, table } = await followed()
    const told = (name: string) => ben.messages.findLast((message) => message.type === 'table' && message.card.table === name)
    await ben.ask({ type: 'ping' })
    expect(told(table)).toMatchObject({ card: { next } })
    const seats = [{ name: 'Ann' }, { name: 'Guest', free: false, muted: true, present: false }, { standIn: 'deckhand' }]
    expect(told(next)).toMatchObject({ card: { gathering: true, seats } })
  })

  it('gives a guest the key to the same seat, again if asked again, and nobody else', async () => {
    const { host, ben, cleo, come, next, tokens, table, owner } = await followed()
    const came = await come(ben, 1)
    expect(came).toMatchObject({ type: 'seated', table: next, seat: 1 })
    const token = came.type === 'seated' ? came.token : ''
    expect(token).not.toBe(tokens[1])
    expect(codeOf(await ben.ask({ type: 'watch', table: next, viewer: 1, token, since: null }))).toBe('done')
    expect(await come(await Client.greet(host.port), 1)).toMatchObject({ token })
    expect(codeOf(await come(cleo, 1, tokens[2]))).toBe('wrong-token')
    // whose seat a bot played plays again himself
    expect(codeOf(await come(cleo, 2))).toBe('seated')
    expect(owner.messages.findLast((message) => message.type === 'table' && message.card.table === next)).toMatchObject({
      card: { seats: [{}, {}, { standIn: null, present: true }] },
    })
    expect(codeOf(await owner.ask({ type: 'come-along', table, seat: 0, token: 'x'.repeat(22) }))).toBe('wrong-token')
    // nor does a request to sit down give it away
    expect(codeOf(await cleo.ask({ type: 'sit', table: next, seat: 1, name: 'Eve', face: 'x' }, table))).toBe('seat-taken')
  })

  it('gives nobody a seat that was freed or handed over there since', async () => {
    const { ben, cleo, come, next, owner } = await followed()
    await owner.ask({ type: 'free-seat', table: next, seat: 1 })
    expect(codeOf(await come(ben, 1))).toBe('no-such-seat')
    await owner.ask({ type: 'invite', table: next, seat: 2, token: null })
    expect(codeOf(await come(cleo, 2))).toBe('no-such-seat')
  })

  it('must follow a table that is there, and is opened by the owner alone', async () => {
    const { owner, ben, open, table } = await followed()
    expect(codeOf(await owner.ask({ ...open, follows: 'nowhere' }))).toBe('no-such-table')
    expect(codeOf(await ben.ask({ ...open, follows: table }))).toBe('owner-only')
  })

  it('is followed also after a restart of the host', async () => {
    const dataDir = await scratchFolder()
    const { host, owner, table } = await party({ dataDir })
    const token = await seated(await Client.greet(host.port), table, 1)
    const seats = [ME, guest('b'), guest('c')]
    await owner.ask({ type: 'open-table', game: 'toy', seats, options: {}, pace: 'instant', seed: null, follows: table })
    await host.stop()
    const back = await Client.greet((await toyHost({ dataDir })).port)
    expect(codeOf(await back.ask({ type: 'come-along', table, seat: 1, token }))).toBe('seated')
  })
})
