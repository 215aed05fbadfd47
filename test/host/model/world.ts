import { vi } from 'vitest'
import { think } from '../../../electron/host/bots/answerThoughts.ts'
import { TIME } from '../../../electron/host/Clocks.ts'
import { Connection } from '../../../electron/host/Connection.ts'
import { Finder } from '../../../electron/host/discovery/Finder.ts'
import { Hall } from '../../../electron/host/Hall.ts'
import type { JournalEntry } from '../../../electron/host/journal.ts'
import { LIMITS } from '../../../electron/host/limits.ts'
import type { Message, Request, Sitter } from '../../../electron/host/protocol.ts'
import { RulesShelf } from '../../../electron/host/RulesShelf.ts'
import { newSecret } from '../../../electron/host/random.ts'
import type { RulesFolder } from '../../../electron/host/rulesFolder.ts'
import type { Table, Watcher } from '../../../electron/host/Table.ts'
import type { Seat, Viewer } from '../../../engine/core/game.ts'
import { replay } from '../../../engine/core/table.ts'
import { TOYS } from '../harness.ts'
import { toy } from '../toy.ts'
import { type Device, loadPage } from './device.ts'
import { Disk } from './disk.ts'
import { Line, PageEnd } from './line.ts'

const SEATS: Sitter[] = [
  { kind: 'me', name: 'Ann', face: 'a' },
  { kind: 'guest', face: 'b' },
  { kind: 'guest', face: 'c' },
  { kind: 'bot', name: 'Bot', face: 'd', level: 'deckhand' },
]
/** Whoever sends as fast as this model is no enemy. */
const PATIENT = { ...LIMITS, burst: 1e9, perSecond: 1e9 }
const NO_RULES: RulesFolder = {
  list: async () => ({ sets: [], foreign: [] }),
  read: async () => ({ ok: false, field: '', code: '', text: '' }),
  write: async () => ({ ok: true }),
  remove: async () => undefined,
}

type Life = { hall: Hall; owner: string; connections: Map<Line, Connection> }
type ToyState = Parameters<typeof toy.legal>[0]
type ToyEvent = Parameters<typeof toy.evolve>[1]

/** At rest is what has not moved for longer than a page waits before it dials again. */
const STEP_MS = 500
const QUIET_STEPS = 12
const MOST_STEPS = 600

/** What has happened in all runs: a model in which nothing happens proves nothing. */
export const happened = new Map<string, number>()
export const count = (what: string): void => void happened.set(what, (happened.get(what) ?? 0) + 1)

/** One disk, a host that lives and dies, devices with the page's own code, and the lines between them. */
export class World {
  readonly disk = new Disk()
  readonly lines: Line[] = []
  readonly devices: Device[] = []
  table = ''
  life: Life | null = null
  /** Requests as hosts have read them, for whoever listens in on the network and sends them again. */
  readonly overheard: string[] = []
  /** By connection: the tokens it has shown or was given. */
  private readonly shown = new Map<Line, Set<string>>()
  /** Acts that pages have sent, by id. */
  readonly sent = new Map<string, { seat: Seat; content: string }>()
  /** Ids of acts that some page has heard to have been taken up. */
  private readonly acknowledged = new Set<string>()
  /** Whose line it is, by name; none = an enemy's. */
  private readonly owners = new Map<Line, string>()

  /** A host, a table of one person, two guests and a bot that has begun, and who looks on. */
  static async begin(names: string[]): Promise<World> {
    const world = new World()
    await world.boot()
    const hall = world.hall()
    const opened = await hall.open({
      type: 'open-table',
      id: 'o',
      game: 'toy',
      seats: SEATS,
      options: { rounds: 9 },
      pace: 'instant',
      seed: null,
    })
    if (!opened.ok) throw new Error(opened.code)
    world.table = opened.table.ledger.header.table
    vi.stubGlobal('window', { ...globalThis.window, location: { hash: `#/table/${world.table}` } })
    await opened.table.begin()
    for (const [place, name] of names.entries()) await world.open(name, place === 0)
    await world.settle()
    const [, ...guests] = world.devices
    for (const [place, { page, name }] of guests.slice(0, 2).entries())
      page.store.dispatch(page.intents.sitDown({ seat: 1 + place, name, face: 'x' }))
    await world.settle()
    return world
  }

  hall(): Hall {
    if (this.life === null) throw new Error('no host lives')
    return this.life.hall
  }

  seatTable(): Table {
    const table = this.hall().find(this.table)
    if (table === null) throw new Error('the table is gone')
    return table
  }

  async boot(): Promise<void> {
    const connections: Life['connections'] = new Map()
    const tellAll = (notice: Parameters<Connection['hear']>[0]): void => {
      for (const connection of connections.values()) connection.hear(notice)
    }
    const report = (line: string): void => {
      throw new Error(`the host reports: ${line}`)
    }
    const hall = new Hall({
      games: TOYS,
      store: this.disk.store(),
      rules: new RulesShelf({ games: TOYS, folder: NO_RULES, onNotice: tellAll, report }),
      think: async (question) => think(TOYS, question),
      time: TIME,
      onNotice: tellAll,
      onLan: () => undefined,
      lan: () => ({ open: false, ways: [], failed: false, host: 'Galley', platform: 'other', reached: [] }),
      report,
    })
    this.life = { hall, owner: newSecret(), connections }
    await hall.discover()
  }

  /** As a loss of power: nobody is told. */
  kill(survivors: number): void {
    if (this.disk.isBusy) count('a death in the middle of writing')
    this.disk.die(survivors)
    this.life = null
    for (const line of this.lines) {
      line.host.die()
      line.cut('host')
    }
    this.mustHaveKept()
  }

  private async open(name: string, isOwner: boolean): Promise<void> {
    const owner = (): string | null => (isOwner ? (this.life?.owner ?? null) : null)
    const device = await loadPage({ name, owner, dial: (end) => this.dial(end, name) }, this.table)
    this.devices.push(device)
  }

  /** The page is closed, and opened again on the same device. */
  async reload(device: Device): Promise<void> {
    device.loaded = false
    for (const line of this.lines) if (this.owners.get(line) === device.name) line.cut('page')
    const { name, owner, page } = device
    const dial = (end: PageEnd): void => this.dial(end, name)
    this.devices[this.devices.indexOf(device)] = await loadPage({ name, owner, dial }, this.table, page)
  }

  private dial(end: PageEnd, name: string): void {
    setTimeout(() => {
      if (this.life === null || end.readyState !== 0) return void end.gone()
      this.owners.set(this.connect(end), name)
      end.opened()
    })
  }

  private connect(end: PageEnd): Line {
    const { life } = this
    if (life === null) throw new Error('no host lives')
    const line: Line = new Line(end, {
      onUp: (text) => this.read(line, text),
      onDown: (text) => this.mustBeFor(line, text),
      onHeard: (text) => this.heard(line, text),
    })
    this.lines.push(line)
    this.shown.set(line, new Set())
    const connection = new Connection({
      socket: line.host.asSocket(),
      hall: life.hall,
      limits: PATIENT,
      addressGate: () => true,
      local: true,
      ownerSecret: life.owner,
      finder: new Finder({ ownRun: '', onLooking: () => undefined }),
      onRefused: () => undefined,
    })
    life.connections.set(line, connection)
    line.host.once('close', () => life.connections.delete(line))
    return line
  }

  /** Somebody who has listened in sends again what others have sent. */
  replayOverheard(place: number): void {
    if (this.life === null || this.overheard.length === 0) return
    const line = this.connect(new PageEnd())
    line.page.opened()
    const text = this.overheard[place % this.overheard.length] ?? ''
    line.put('up', { text: JSON.stringify({ type: 'hello', id: 'h', protocol: 1, owner: null, device: 'enemy' }) })
    line.put('up', { text })
    line.deliver('up', 2)
  }

  private read(line: Line, text: string): void {
    const request: Request = JSON.parse(text)
    if (request.type === 'act') this.sent.set(request.id, { seat: request.seat, content: JSON.stringify(request.action) })
    if (['act', 'sit', 'stand', 'invite'].includes(request.type)) this.overheard.push(text)
    const tokens = [
      ...('token' in request ? [request.token] : []),
      ...('also' in request ? (request.also ?? []).map(({ token }) => token) : []),
    ]
    for (const token of tokens) if (token !== null) this.shown.get(line)?.add(token)
  }

  /** Nobody is told what he may not know, at the very moment at which the host says it. */
  private mustBeFor(line: Line, text: string): void {
    const message: Message = JSON.parse(text)
    const shown = this.shown.get(line) ?? new Set()
    if (message.type === 'seated') shown.add(message.token)
    else if (message.type === 'opened') for (const { token } of message.tokens) shown.add(token)
    else if (message.type === 'refused') count(`refused ${message.code}`)
    else if (message.type === 'unseated' || message.type === 'bye') count(message.type)
    const table = this.life?.hall.find(this.table)
    if (!table) return
    const holds = (seat: Seat): boolean => [...shown].some((token) => table.settings.isToken(seat, token))
    if ((message.type === 'snapshot' || message.type === 'events') && message.viewer !== 'table' && !holds(message.viewer))
      throw new Error(`seat ${message.viewer} is told to a connection that does not hold it: ${text}`)
    const state = table.ledger.state as ToyState
    for (const [seat, hand] of state.hands.entries()) {
      const secrets = [...hand, state.laid[seat]?.card ?? null].filter((card) => card !== null)
      if (!holds(seat) && secrets.some((card) => text.includes(`"${card}"`))) throw new Error(`a card of seat ${seat} is in ${text}`)
    }
  }

  private heard(_: Line, text: string): void {
    const message: Message = JSON.parse(text)
    if (message.type !== 'acted') return
    this.acknowledged.add(message.id)
    count('an act that was acknowledged')
  }

  private entries(): JournalEntry[] {
    return this.disk.entries(this.table)
  }

  /** No act twice, none that was acknowledged lost, whatever is on the disk now. */
  mustHaveKept(): void {
    const ids = this.entries().flatMap(({ seat, id }) => (this.sent.has(id) && seat !== null ? [id] : []))
    if (new Set(ids).size !== ids.length) throw new Error('an act is in the journal twice')
    for (const id of this.acknowledged) if (!ids.includes(id)) throw new Error(`act ${id} was acknowledged and is lost`)
    for (const { id, seat, action } of this.entries()) {
      const sent = this.sent.get(id)
      if (sent && (sent.seat !== seat || sent.content !== JSON.stringify(action))) throw new Error(`act ${id} is not what was sent`)
    }
  }

  /** Lets everything come to rest: the disk is quick, lines deliver, breaks are noticed, time passes. */
  async settle(): Promise<void> {
    this.disk.setSlow(false)
    if (this.life === null) await this.boot()
    for (let quiet = 0, turn = 0; quiet < QUIET_STEPS; turn++) {
      if (turn > MOST_STEPS) throw new Error('it does not come to rest')
      const moved = this.deliverAll()
      await vi.advanceTimersByTimeAsync(quiet === 0 ? 10 : STEP_MS)
      quiet = moved ? 0 : quiet + 1
    }
  }

  private deliverAll(): boolean {
    let moved = false
    for (const line of this.lines) {
      for (const way of ['up', 'down'] as const) {
        moved ||= line.waits(way) > 0
        line.deliver(way, Number.POSITIVE_INFINITY)
      }
    }
    return moved
  }

  /** What must be so whenever everything is at rest. */
  mustBeRight(): void {
    this.mustHaveKept()
    const table = this.seatTable()
    const events = this.entries().flatMap((entry) => entry.events) as ToyEvent[]
    const state = replay(toy, events)
    same('the table of the host', table.ledger.state, state)
    this.mustBeSeated(table)
    for (const device of this.devices) mustShow(device, table, events, state)
  }

  /** One live connection a seat, and none that is dead. */
  private mustBeSeated(table: Table): void {
    // What only the table itself knows.
    const { watchers, holders } = table as unknown as { watchers: Map<Watcher, Viewer>; holders: Map<Seat, Watcher> }
    const live = new Set<Watcher>(this.life?.connections.values())
    for (const watcher of [...watchers.keys(), ...holders.values()])
      if (!live.has(watcher)) throw new Error('the table knows a connection that is gone')
    const seats = [...watchers.values()].filter((viewer) => viewer !== 'table')
    if (new Set(seats).size !== seats.length) throw new Error('two connections look from one seat')
    for (const [watcher, viewer] of watchers)
      if (viewer !== 'table' && holders.get(viewer) !== watcher) throw new Error(`who looks from seat ${viewer} does not hold it`)
    for (const { seat, kind, present } of table.card().seats)
      if (kind !== 'bot' && present !== holders.has(seat)) throw new Error(`seat ${seat} is told to be ${present ? 'here' : 'away'}`)
  }
}

/** The device shows the masked fold of the journal, has its answers, and only keys that open. */
function mustShow({ name, page }: Device, table: Table, events: ToyEvent[], state: ToyState): void {
  const { connection, table: shown, couch } = page.store.getState()
  if (connection.status === 'ended') return void count('a page that was sent away')
  if (connection.status !== 'open') throw new Error(`${name} is ${connection.status}`)
  if (shown.acting) throw new Error(`${name} waits for an answer that does not come`)
  for (const { seat, token } of couch.tokens)
    if (!table.settings.isToken(seat, token)) throw new Error(`${name} has a key to seat ${seat} that opens nothing, and was not told`)
  if (couch.held !== null) return void count('a page that asks whether to insist')
  same(`the view of ${name}`, shown.latest, toy.mask(state, shown.viewer))
  const seen = events.map((event) => toy.see(event, shown.viewer))
  same(`the log of ${name}`, [...shown.before, ...shown.since], seen)
}

function same(what: string, one: unknown, other: unknown): void {
  const [left, right] = [JSON.stringify(one), JSON.stringify(other)]
  if (left !== right) throw new Error(`${what} is ${left}, and should be ${right}`)
}
