import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Sitter } from '../../electron/host/protocol.ts'
import type { AnyGame, Seat, Typed } from '../../engine/core/game.ts'
import { games } from '../../engine/games/index.ts'
import { Client, type MessageOf } from '../host/client.ts'
import { bundleHost } from '../host/hostProcess.ts'
import { type Row, spread } from './row.ts'

const TABLES = 200
const PEOPLE = 3
const BOTS = 3
const MINUTES = 0.5
/** Until tables are at all stages of a game, as later on; of a short run no more than its half. */
const WARM_MS = 120_000
/** The memory of the host is read so many times, at equal distances. */
const READINGS = 12
/** A person thinks so long, or a little longer, before each act. */
const THOUGHT_MS = 800

const OPEN = { type: 'open-table', options: {}, pace: 'brisk', seed: null } as const

type Memory = { heapUsed: number; rss: number }
type Asked = Parameters<Client['ask']>[0]
type Answer = Awaited<ReturnType<Client['ask']>>
type Address = { port: number; ownerSecret: string }

/** Many tables on one host at once: an act until everybody at its table has seen it, and the memory of the host meanwhile. */
export async function rows(minutes = MINUTES): Promise<Row[]> {
  const folder = await mkdtemp(path.join(tmpdir(), 'corsair-load-'))
  await bundleHost(path.join(folder, 'electron'), { 'load-host': fileURLToPath(new URL('./loadHost.ts', import.meta.url)) })
  const host = fork(path.join(folder, 'electron', 'load-host.js'), [path.join(folder, 'data')], { execArgv: ['--expose-gc'] })
  try {
    const address = await said<Address>(host)
    const load = new Load(address)
    await load.begin()
    await wait(Math.min(WARM_MS, minutes * 30_000))
    const memory: Memory[] = []
    load.measure()
    for (let reading = 0; reading < READINGS; reading++) {
      await wait((minutes * 60_000) / READINGS)
      memory.push(await memoryOf(host))
      // it has collected all its garbage for that, as it never does by itself
      load.measure()
    }
    load.end()
    return [...load.rows(minutes), ...memoryRows(memory)]
  } finally {
    host.kill('SIGKILL')
    await rm(folder, { recursive: true, force: true })
  }
}

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/** What the host says next. */
async function said<T>(host: ChildProcess): Promise<T> {
  const heard = new AbortController()
  const ended = once(host, 'exit', heard).then(([code]) => {
    throw new Error(`the host ended with ${code}`)
  })
  try {
    const [message] = await Promise.race([once(host, 'message', heard), ended])
    return message as T
  } finally {
    heard.abort()
    // whoever is not waited for any more has nothing to say
    ended.catch(() => undefined)
  }
}

function memoryOf(host: ChildProcess): Promise<Memory> {
  host.send('memory')
  return said<Memory>(host)
}

/** How much memory in the first third of the readings, and in the last: the median of each, for games end and begin all the while. */
function memoryRows(memory: Memory[]): Row[] {
  const third = Math.floor(memory.length / 3)
  const middle = (of: keyof Memory, readings: Memory[]): number => {
    const sorted = readings.map((reading) => reading[of]).sort((a, b) => a - b)
    return (sorted[Math.floor(sorted.length / 2)] ?? Number.NaN) / 2 ** 20
  }
  const first = memory.slice(0, third)
  const last = memory.slice(-third)
  const grown = 100 * (middle('heapUsed', last) / middle('heapUsed', first) - 1)
  return [
    { name: 'heap of the host, first third', value: middle('heapUsed', first), unit: 'MB' },
    { name: 'heap of the host, last third', value: middle('heapUsed', last), unit: 'MB' },
    { name: 'memory of the host, first third', value: middle('rss', first), unit: 'MB' },
    { name: 'memory of the host, last third', value: middle('rss', last), unit: 'MB' },
    { name: 'heap of the host grown from the first third to the last', value: grown, unit: '%', target: { atMost: 10 } },
  ]
}

/** All tables, and what was measured at them. */
class Load {
  readonly times: number[] = []
  private readonly address: Address
  private owner: Client | null = null
  private asking: Promise<unknown> = Promise.resolve()
  /** Acts that began since then are measured. */
  private measuringSince = Number.POSITIVE_INFINITY
  private over = false
  private played = 0
  private readonly crews: Crew[] = []

  constructor(address: Address) {
    this.address = address
  }

  async begin(): Promise<void> {
    const { port, ownerSecret } = this.address
    this.owner = await Client.greet(port, ownerSecret)
    // As at the screen of a host: who looks at a table of his own is not told of each move at the others.
    const own = await this.owner.ask({ ...OPEN, game: games[0]?.id ?? '', seats: seats() })
    if (own.type === 'opened') await this.owner.watch(own.table, 'table')
    const large = games.filter(({ seats }) => seats.max >= PEOPLE + BOTS)
    for (let place = 0; place < TABLES; place++) {
      const game = large[place % large.length]
      if (game === undefined) throw new Error('no game has so many seats')
      this.crews.push(await this.seat(game))
    }
  }

  /** From now on, with all acts that begin. */
  measure(): void {
    this.measuringSince = performance.now()
  }

  end(): void {
    this.over = true
    for (const crew of this.crews) crew.leave()
  }

  rows(minutes: number): Row[] {
    const what = `${TABLES} tables of ${PEOPLE} people and ${BOTS} bots: an act until its table has seen it`
    return [
      ...spread(what, this.times, 100),
      { name: `acts of people a second, over ${minutes} min`, value: this.times.length / (minutes * 60), unit: '1/s' },
      { name: 'games played to their end meanwhile', value: this.played, unit: '' },
    ]
  }

  private async seat(game: AnyGame): Promise<Crew> {
    const crew = await Crew.gather(
      this.address.port,
      game,
      (since, ms) => !this.over && since >= this.measuringSince && this.times.push(ms),
    )
    this.goOn(game, crew).catch((error: unknown) => {
      // The end of the bench ends every connection.
      if (!this.over) throw error
    })
    return crew
  }

  /** Game after game, at a table of its own each. */
  private async goOn(game: AnyGame, crew: Crew): Promise<void> {
    while (!this.over) {
      const opened = await this.ask({ ...OPEN, game: game.id, seats: seats() })
      if (opened.type !== 'opened') throw new Error(JSON.stringify(opened))
      await crew.play(opened)
      if (this.over) return
      this.played += 1
      await this.ask({ type: 'remove-table', table: opened.table })
    }
  }

  /** One thing after another, as at a page; it forgets what it was told long ago, as any does. */
  private ask(request: Asked): Promise<Answer> {
    const answered = this.asking.then(async () => {
      if (this.owner === null) throw new Error('the owner has not come')
      const answer = await this.owner.ask(request)
      this.owner.messages.length = 0
      this.owner.text = ''
      return answer
    })
    // what fails is told to whoever has asked
    this.asking = answered.catch(() => undefined)
    return answered
  }
}

const seats = (): Sitter[] => [
  ...Array.from({ length: PEOPLE }, (_, seat): Sitter => ({ kind: 'person', name: `Person ${seat}`, face: `face-${seat}` })),
  ...Array.from({ length: BOTS }, (_, seat): Sitter => ({ kind: 'bot', name: `Bot ${seat}`, face: `bot-${seat}`, level: 'sailor' })),
]

type Chair = { client: Client; view: unknown; number: number }

/** The people of one table, each with a connection of his own. */
class Crew {
  private readonly game: AnyGame
  private readonly onSeen: (since: number, ms: number) => unknown
  private readonly chairs: Chair[]
  private table = ''
  private tokens: string[] = []
  private done: () => void = () => undefined
  /** The act under way: when it was sent, and the event by which everybody has seen it (null = not yet known). */
  private acting: { since: number; number: number | null } | null = null
  private thinking: NodeJS.Timeout | undefined

  private constructor(game: AnyGame, chairs: Chair[], onSeen: (since: number, ms: number) => unknown) {
    this.game = game
    this.chairs = chairs
    this.onSeen = onSeen
  }

  static async gather(port: number, game: AnyGame, onSeen: (since: number, ms: number) => unknown): Promise<Crew> {
    const clients = await Promise.all(Array.from({ length: PEOPLE }, () => Client.greet(port)))
    const crew = new Crew(
      game,
      clients.map((client) => ({ client, view: null, number: 0 })),
      onSeen,
    )
    for (const [seat, { client }] of crew.chairs.entries())
      client.socket.on('message', () => {
        for (const message of client.messages.splice(0)) crew.hear(seat, message)
        client.text = ''
      })
    return crew
  }

  leave(): void {
    clearTimeout(this.thinking)
    for (const { client } of this.chairs) client.close()
    this.done()
  }

  /** Ends when the game does. */
  play({ table, tokens }: MessageOf<'opened'>): Promise<void> {
    this.table = table
    this.tokens = tokens.map(({ token }) => token)
    this.acting = null
    clearTimeout(this.thinking)
    this.thinking = undefined
    for (const [seat, chair] of this.chairs.entries()) {
      chair.view = null
      this.send(seat, { type: 'watch', viewer: seat, since: null })
    }
    return new Promise((resolve) => {
      this.done = resolve
    })
  }

  private send(seat: Seat, request: object): void {
    const id = Math.random().toString(36).slice(2)
    this.chairs[seat]?.client.socket.send(JSON.stringify({ id, table: this.table, token: this.tokens[seat], ...request }))
  }

  private hear(seat: Seat, message: Client['messages'][number]): void {
    const chair = this.chairs[seat]
    // Others were quicker: what was to be decided is no more.
    if (message.type === 'refused') this.acting = null
    if (chair === undefined || (message.type !== 'refused' && (!('table' in message) || message.table !== this.table))) return
    if (message.type === 'snapshot') Object.assign(chair, { view: message.view, number: message.number })
    if (message.type === 'events') this.show(chair, message.events)
    if (message.type === 'acted' && this.acting !== null) this.acting.number = message.number
    this.look()
  }

  private show(chair: Chair, events: Typed[]): void {
    for (const event of events) this.game.evolve(chair.view, event)
    chair.number += events.length
  }

  /** Has everybody seen the act? Then somebody thinks of the next. */
  private look(): void {
    if (this.chairs.some(({ view }) => view === null)) return
    if (this.acting !== null) {
      const { since, number } = this.acting
      if (number === null || this.chairs.some((chair) => chair.number < number)) return
      this.onSeen(since, performance.now() - since)
      this.acting = null
    }
    if (this.thinking === undefined) this.thinking = setTimeout(() => this.act(), THOUGHT_MS * (0.5 + Math.random()))
  }

  private act(): void {
    this.thinking = undefined
    const [first] = this.chairs
    if (first === undefined || this.acting !== null || this.chairs.some(({ view }) => view === null)) return
    if (this.game.result(first.view) !== null) return void this.done()
    const seat = this.chairs.findIndex((chair, each) => this.game.legal(chair.view, each).length > 0)
    const chair = this.chairs[seat]
    if (chair === undefined) return
    const actions: Typed[] = this.game.legal(chair.view, seat)
    this.acting = { since: performance.now(), number: null }
    this.send(seat, { type: 'act', seat, at: chair.number, action: actions[Math.floor(Math.random() * actions.length)] })
  }
}
