import { networkInterfaces } from 'node:os'
import { describe, expect, it, onTestFinished, test, vi } from 'vitest'
import { type Announcement, announcedTables, readAnnouncement, writeAnnouncement } from '../../electron/host/discovery/announcement.ts'
import { Discovery } from '../../electron/host/discovery/Discovery.ts'
import { Finder } from '../../electron/host/discovery/Finder.ts'
import { joinGroup } from '../../electron/host/discovery/group.ts'
import { lanAddresses } from '../../electron/host/lan/interfaces.ts'
import { type FoundTable, type LanWay, type Message, PLAIN_MANNERS, type SeatCard, type TableCard } from '../../electron/host/protocol.ts'
import { Client } from './client.ts'
import { Ether, machine } from './ether.ts'
import { openToy, scratchFolder, toyHost } from './harness.ts'

const RUN = '0123456789abcdef'
const TABLE = 'fedcba9876543210'

const SEAT: SeatCard = {
  seat: 0,
  name: 'Ann, who is not announced',
  face: 'a',
  kind: 'guest',
  level: null,
  present: true,
  free: false,
  locked: false,
  standIn: null,
  muted: false,
}

function card(free: number, part: Partial<TableCard> = {}): TableCard {
  const seats = Array.from({ length: 4 }, (_, seat) => ({ ...SEAT, seat, free: seat < free }))
  return {
    table: TABLE,
    game: 'toy',
    seats,
    number: 9,
    over: false,
    openedAt: 1,
    changedAt: 2,
    standing: null,
    houseRules: { secret: 'rule' },
    rulesName: 'ours',
    pace: 'calm',
    paused: false,
    pausedBy: null,
    manners: PLAIN_MANNERS,
    next: null,
    gathering: true,
    lan: true,
    watchers: 0,
    broken: null,
    ...part,
  }
}

const FOUND: FoundTable = {
  table: TABLE,
  game: 'toy',
  host: 'galley',
  address: '192.168.1.20',
  port: 4616,
  seats: 4,
  free: 2,
  gathering: true,
}
const SAID: Announcement = {
  run: RUN,
  turn: 3,
  host: 'galley',
  tables: [{ table: TABLE, game: 'toy', seats: 4, free: 2, gathering: true }],
}
const TXT = writeAnnouncement(SAID)

/** Whoever looks, and what is told last. */
function looker() {
  const told: FoundTable[][] = []
  const tell = (message: Message): void => void (message.type === 'found' && told.push(message.tables))
  return { tell, told, last: () => told.at(-1) ?? [] }
}

describe('what is announced', () => {
  it('is the game, its seats and the host, and comes back as it was said', () => {
    expect(announcedTables([card(2)])).toEqual(SAID.tables)
    expect(readAnnouncement(TXT)).toEqual(SAID)
    expect(JSON.stringify(TXT)).not.toMatch(/Ann|ours|secret/)
  })

  it('leaves out tables that are closed to the network, over, or broken, and a seat that is locked', () => {
    const hidden = [card(2, { lan: false }), card(2, { over: true }), card(2, { broken: 'corrupt' })]
    expect(announcedTables(hidden)).toEqual([])
    expect(announcedTables([card(1, { seats: [{ ...SEAT, free: true, locked: true }] })])[0]?.free).toBe(0)
  })

  it('is sixteen tables at most, those with free seats first, and fits into one packet', () => {
    const many = Array.from({ length: 40 }, (_, at) => card(at % 4, { table: at.toString(16).padStart(16, '0') }))
    const tables = announcedTables(many)
    expect(tables.map(({ free }) => free)).toEqual([...Array(10).fill(3), ...Array(6).fill(2)])
    const texts = Object.entries(writeAnnouncement({ ...SAID, host: 'ж'.repeat(40), tables }))
    const lengths = texts.map(([key, text]) => Buffer.byteLength(`${key}=${text}`) + 1)
    expect(Math.max(...lengths)).toBeLessThan(256)
    expect(lengths.reduce((sum, bytes) => sum + bytes, 0)).toBeLessThan(1200)
  })

  it.each([
    ['is of another version', { ...TXT, v: '2' }],
    ['has no host', { ...TXT, host: '' }],
    ['has a host whose name turns the text round', { ...TXT, host: 'gal\u202eley' }],
    ['has a host with an endless name', { ...TXT, host: 'x'.repeat(41) }],
    ['has a run that is none', { ...TXT, run: `${RUN}0` }],
    ['has a turn below nought', { ...TXT, turn: '-1' }],
    ['has more free seats than seats', { ...TXT, 0: `${TABLE}/toy/4/5/playing` }],
    ['names a table by a path', { ...TXT, 0: '../../../etc/pas/toy/4/2/playing' }],
    ['names a game by a script', { ...TXT, 0: `${TABLE}/<script>/4/2/playing` }],
    ['has no table', { v: '1', run: RUN, turn: '1', host: 'galley' }],
    ['is a list', ['v=1']],
    ['is nothing', undefined],
  ])('is passed over when it %s', (_, txt) => {
    expect(readAnnouncement(txt)).toBeNull()
  })
})

describe('what is found', () => {
  const finderOf = (now = () => 0) => {
    const looking: boolean[] = []
    return { finder: new Finder({ ownRun: 'ffffffffffffffff', onLooking: (on) => looking.push(on), now }), looking }
  }

  it('is told to those who look, at once and whenever it changes; when nobody looks nothing is kept', () => {
    const { finder, looking } = finderOf()
    const [one, other] = [looker(), looker()]
    finder.heard('a', { txt: TXT, address: '192.168.1.20', port: 4616 })
    finder.look(one)
    expect(one.told).toEqual([[]])
    finder.heard('a', { txt: TXT, address: '192.168.1.20', port: 4616 })
    finder.heard('a', { txt: TXT, address: '192.168.1.20', port: 4616 })
    expect(one.told).toEqual([[], [FOUND]])
    finder.look(other)
    expect(other.told).toEqual([[FOUND]])
    finder.gone('a')
    expect(other.last()).toEqual([])
    finder.leave(one)
    expect(looking).toEqual([true])
    finder.leave(other)
    expect(looking).toEqual([true, false])
  })

  it('is one line for a host that is heard over two interfaces, with what it said last', () => {
    const { finder } = finderOf()
    const one = looker()
    finder.look(one)
    finder.heard('a', { txt: TXT, address: '192.168.1.20', port: 4616 })
    const later = writeAnnouncement({ ...SAID, turn: 4, tables: SAID.tables.map((table) => ({ ...table, free: 1 })) })
    finder.heard('b', { txt: later, address: '10.0.0.20', port: 4616 })
    expect(one.last()).toEqual([{ ...FOUND, free: 1 }])
    finder.gone('a')
    expect(one.last()).toEqual([{ ...FOUND, free: 1, address: '10.0.0.20' }])
  })

  it('leaves out what this host says itself, and addresses and ports that are none of a room', () => {
    const { finder } = finderOf()
    const one = looker()
    finder.look(one)
    finder.heard('own', { txt: writeAnnouncement({ ...SAID, run: 'ffffffffffffffff' }), address: '192.168.1.20', port: 4616 })
    for (const address of ['8.8.8.8', '127.0.0.1', 'galley.local', 'fe80::1%eth0', '192.168.1.20@evil', undefined])
      finder.heard(`at ${address}`, { txt: TXT, address, port: 4616 })
    for (const port of [0, -1, 65_536, 1.5, '4616', undefined]) finder.heard(`by ${port}`, { txt: TXT, address: '192.168.1.20', port })
    expect(one.told).toEqual([[]])
  })

  it('is forgotten when it has not been heard for long, and a flood crowds out nobody who was there before', () => {
    let time = 0
    const { finder } = finderOf(() => time)
    const one = looker()
    finder.look(one)
    finder.heard('a', { txt: TXT, address: '192.168.1.20', port: 4616 })
    for (let at = 0; at < 500; at++) {
      const run = at.toString(16).padStart(16, '0')
      finder.heard(`flood ${at}`, { txt: writeAnnouncement({ ...SAID, run, host: 'zzz' }), address: '10.0.0.1', port: 1 })
    }
    expect(one.last()).toHaveLength(64)
    expect(one.last()).toContainEqual(FOUND)
    time = 20_000
    finder.heard('a', { txt: TXT, address: '192.168.1.20', port: 4616 })
    time = 30_000
    finder.sweep()
    expect(one.last()).toEqual([FOUND])
    time = 60_000
    finder.sweep()
    expect(one.last()).toEqual([])
  })
})

type Crew = { ether: Ether; cards: TableCard[]; reports: string[]; discovery: Discovery }

/** A host on these interfaces that announces what is in `cards`. */
function crew(ether: Ether, addresses: Record<string, string>, cards: TableCard[] = []): Crew {
  const reports: string[] = []
  const ways = Object.entries(addresses).map(([name, address]): LanWay => ({ name, address, kind: 'lan', port: 4616, code: null }))
  const discovery = new Discovery({
    host: 'galley',
    interfaces: () => machine(addresses),
    ways: () => ways,
    cards: () => cards,
    join: ether.join,
    report: (line) => reports.push(line),
  })
  onTestFinished(() => discovery.close())
  return { ether, cards, reports, discovery }
}

/** That is told to whoever looks, within some seconds. */
const seen = (one: ReturnType<typeof looker>, tables: unknown): Promise<void> =>
  vi.waitFor(() => expect(one.last()).toEqual(tables), { timeout: 15_000, interval: 20 })

describe('hosts in one network', () => {
  it('find each other over every interface, follow what changes without a gap, and hear of the end', async () => {
    const ether = new Ether()
    const host = crew(ether, { wlan0: '192.168.1.20', eth0: '10.0.0.20' }, [card(2)])
    host.discovery.refresh()
    const guest = crew(ether, { wlan0: '192.168.1.33' })
    const one = looker()
    guest.discovery.finder.look(one)
    await seen(one, [FOUND])

    host.cards[0] = card(1, { gathering: false })
    host.discovery.refresh()
    await seen(one, [{ ...FOUND, free: 1, gathering: false }])
    expect(one.told).toEqual([[], [FOUND], [{ ...FOUND, free: 1, gathering: false }]])

    host.cards[0] = card(1, { lan: false })
    host.discovery.refresh()
    await seen(one, [])
  })

  it('speak over both of two interfaces in the same network, and are one line there', async () => {
    const ether = new Ether()
    crew(ether, { wlan0: '192.168.1.20', eth0: '192.168.1.21' }, [card(2)]).discovery.refresh()
    const one = looker()
    crew(ether, { wlan0: '192.168.1.33' }).discovery.finder.look(one)
    const isSaid = (from: string) => ether.said.some((each) => each.from === from && Buffer.from(each.packet).includes('host=galley'))
    await vi.waitFor(() => expect([isSaid('192.168.1.20'), isSaid('192.168.1.21')]).toEqual([true, true]), { timeout: 15_000 })
    await vi.waitFor(() => expect(one.last()).toHaveLength(1))
  })

  it('answer whoever asks later, and say of this computer only the address at which they speak', async () => {
    const ether = new Ether()
    const host = crew(ether, { wlan0: '192.168.1.20' }, [card(2)])
    host.discovery.refresh()
    await vi.waitFor(() => expect(ether.said.length).toBeGreaterThan(3), { timeout: 15_000 })
    await new Promise((resolve) => setTimeout(resolve, 50))
    const late = crew(ether, { wlan0: '192.168.1.33' })
    const one = looker()
    late.discovery.finder.look(one)
    await seen(one, [FOUND])
    const said = ether.said.map(({ packet }) => Buffer.from(packet).toString('latin1')).join()
    expect(said).not.toMatch(/Ann|ours|secret/)
    for (const info of Object.values(networkInterfaces()).flat()) {
      if (info === undefined || info.internal) continue
      const bytes = Buffer.from(info.family === 'IPv4' ? info.address.split('.').map(Number) : [])
      if (bytes.length > 0) expect(said.includes(bytes.toString('latin1'))).toBe(false)
    }
  })

  it('take it back when they end, and leave the group', async () => {
    const ether = new Ether()
    const host = crew(ether, { wlan0: '192.168.1.20' }, [card(2)])
    const guest = crew(ether, { wlan0: '192.168.1.33' })
    const one = looker()
    guest.discovery.finder.look(one)
    host.discovery.refresh()
    await seen(one, [FOUND])
    await host.discovery.close()
    await seen(one, [])
    guest.discovery.finder.leave(one)
    await vi.waitFor(() => expect(ether.size).toBe(0))
  })

  it('outlive packets of any bytes', async () => {
    const ether = new Ether()
    const host = crew(ether, { wlan0: '192.168.1.20' }, [card(2)])
    host.discovery.refresh()
    const one = looker()
    const guest = crew(ether, { wlan0: '192.168.1.33' })
    guest.discovery.finder.look(one)
    await seen(one, [FOUND])
    const good = ether.said.map(({ packet }) => packet)
    for (let round = 0; round < 150; round++) {
      const packet = Buffer.from(good[round % good.length] ?? [])
      // every byte in turn becomes another, and every packet loses its end
      packet[(round * 7) % packet.length] = (round * 31) % 256
      ether.send(packet.subarray(0, round % 2 === 0 ? packet.length : (round * 13) % packet.length), '192.168.1.66')
    }
    ether.send(new Uint8Array(9000), '192.168.1.66')
    await new Promise((resolve) => setTimeout(resolve, 100))
    host.cards[0] = card(0)
    host.discovery.refresh()
    await vi.waitFor(() => expect(one.last()).toContainEqual({ ...FOUND, free: 0 }), { timeout: 15_000 })
    expect([...host.reports, ...guest.reports]).toEqual([])
  })

  it('do without an interface at which the system lets nobody join, and say so once', async () => {
    const ether = new Ether()
    ether.forbidden.add('10.0.0.20')
    const host = crew(ether, { wlan0: '192.168.1.20', eth0: '10.0.0.20' }, [card(2)])
    host.discovery.refresh()
    const one = looker()
    crew(ether, { wlan0: '192.168.1.33' }).discovery.finder.look(one)
    await seen(one, [FOUND])
    host.cards[0] = card(1)
    host.discovery.refresh()
    await seen(one, [{ ...FOUND, free: 1 }])
    expect(host.reports).toEqual(['tables cannot be announced or found at 10.0.0.20: EACCES'])
  })
})

test('only an owner looks around, and hears no more when it has left', async () => {
  const ether = new Ether()
  const host = await toyHost({ join: ether.join, interfaces: () => machine({ wlan0: '192.168.1.33' }) })
  const guest = await Client.greet(host.port)
  expect(await guest.ask({ type: 'look-around', looking: true })).toMatchObject({ type: 'refused', code: 'owner-only' })
  expect(ether.size).toBe(0)
  const { owner } = await openToy(host, 2)
  expect((await owner.ask({ type: 'look-around', looking: true })).type).toBe('done')
  expect(await owner.nextOf('found')).toEqual({ type: 'found', tables: [] })
  expect(ether.size).toBe(1)
  crew(ether, { wlan0: '192.168.1.20' }, [card(2)]).discovery.refresh()
  await owner.next((message): message is Extract<Message, { type: 'found' }> => message.type === 'found' && message.tables.length > 0)
  owner.close()
  await vi.waitFor(() => expect(ether.size).toBe(1))
})

/** True when what is said to the group on this machine is heard here. */
function hasMulticast(address: string): Promise<boolean> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => resolve(false), 1000)
    const place = joinGroup(address, { heard: () => resolve(true), failed: () => resolve(false) })
    void place.ready.then(() => place.say(new Uint8Array(12), () => undefined))
    onTestFinished(() => {
      clearTimeout(timer)
      place.leave()
    })
  })
}

test('over the real network of this machine one host finds the table of another', async ({ skip }) => {
  const [here] = lanAddresses(networkInterfaces())
  if (here === undefined || !(await hasMulticast(here.address))) skip('this machine has no network in which many are spoken to at once')
  const host = await toyHost({ name: 'galley' })
  const { owner, table } = await openToy(host, 2)
  await owner.ask({ type: 'set-lan', table, lan: true })
  const other = await toyHost({ dataDir: await scratchFolder() })
  const guest = await Client.greet(other.port, other.ownerSecret)
  await guest.ask({ type: 'look-around', looking: true })
  const isIt = (message: Message): message is Extract<Message, { type: 'found' }> =>
    message.type === 'found' && message.tables.some((each) => each.table === table)
  const { tables } = await guest.next(isIt)
  expect(tables.find((each) => each.table === table)).toMatchObject({ host: 'galley', game: 'toy', seats: 2, free: 0 })
})
