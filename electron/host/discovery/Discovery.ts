import type { NetworkInterfaceInfo } from 'node:os'
import { lanAddresses } from '../lan/interfaces.ts'
import { placeOf } from '../placeOf.ts'
import type { LanWay, TableCard } from '../protocol.ts'
import { newTableName } from '../random.ts'
import { announcedTables } from './announcement.ts'
import { Finder } from './Finder.ts'
import { type JoinGroup, joinGroup } from './group.ts'
import { announceAt, type Spot, searchAt } from './station.ts'

/** What changes in this time is announced at once. */
const SETTLE_MS = 500
/** Whoever looks has the network asked so often; interfaces are looked at again with it. */
const ASK_MS = 8000
/** An announcement waits so long for the one that takes its place to be heard. */
const HANDOVER_MS = 3000

type Setup = {
  /** What the host calls itself. */
  host: string
  interfaces(): NodeJS.Dict<NetworkInterfaceInfo[]>
  /** Where the host listens in the network; none = it does not. */
  ways(): readonly LanWay[]
  cards(): readonly TableCard[]
  /** How the group of the network is joined; missing = really. */
  join?: JoinGroup
  report(line: string): void
}

type Voice = ReturnType<typeof announceAt>

/** Announces the open tables of this host in the network, and finds those of others for whoever looks. */
export class Discovery {
  readonly finder: Finder
  private readonly setup: Setup
  /** This run of this host, as others hear of it. */
  private readonly run = newTableName()
  private readonly failed = new Set<string>()
  private readonly searches = new Map<string, ReturnType<typeof searchAt>>()
  private asking: NodeJS.Timeout | undefined
  private voices: Voice[] = []
  private said = '[]'
  private turn = 0
  private settling: NodeJS.Timeout | undefined
  private doing: Promise<void> = Promise.resolve()
  private closed = false

  constructor(setup: Setup) {
    this.setup = setup
    this.finder = new Finder({ ownRun: this.run, onLooking: (looking) => this.search(looking) })
  }

  /** Tables or ways may have changed. */
  refresh(): void {
    if (this.closed) return
    this.settling ??= setTimeout(() => {
      this.settling = undefined
      this.doing = this.doing.then(() => this.announce()).catch((error: unknown) => this.complain(error))
    }, SETTLE_MS).unref()
  }

  /** Takes everything back. */
  async close(): Promise<void> {
    this.closed = true
    clearTimeout(this.settling)
    this.search(false)
    await this.doing
    await this.hush(this.voices)
  }

  private async announce(): Promise<void> {
    const ways = this.setup.ways()
    const tables = ways.length === 0 ? [] : announcedTables(this.setup.cards())
    const said = tables.length === 0 ? '[]' : JSON.stringify([tables, ways.map(({ address, port }) => [address, port])])
    if (said === this.said || this.closed) return
    this.said = said
    this.turn += 1
    const announcement = { run: this.run, turn: this.turn, host: this.setup.host, tables }
    const before = this.voices
    this.voices = tables.length === 0 ? [] : ways.map(({ address, port }) => announceAt(this.spot(address), { port, announcement }))
    // The old word stands until the new one has been heard: nobody's list flickers.
    if (before.length > 0) await Promise.race([Promise.all(this.voices.map(({ ready }) => ready)), pause(HANDOVER_MS)])
    await this.hush(before)
  }

  private async hush(voices: readonly Voice[]): Promise<void> {
    await Promise.all(voices.map((voice) => voice.end()))
  }

  private search(looking: boolean): void {
    clearInterval(this.asking)
    if (!looking || this.closed) {
      this.endSearches()
      return
    }
    this.asking = setInterval(() => this.ask(), ASK_MS).unref()
    this.ask()
  }

  private endSearches(): void {
    for (const search of this.searches.values()) void search.end()
    this.searches.clear()
  }

  private ask(): void {
    const addresses = lanAddresses(this.setup.interfaces()).map(({ address }) => address)
    for (const [address, search] of this.searches) {
      if (addresses.includes(address)) continue
      this.searches.delete(address)
      void search.end()
    }
    for (const address of addresses) {
      if (!this.searches.has(address)) this.searches.set(address, searchAt(this.spot(address), this.finder))
      this.searches.get(address)?.ask()
    }
    this.finder.sweep()
  }

  private spot(address: string): Spot {
    const onFailed = (error: unknown): void => {
      if (this.failed.has(address)) return
      this.failed.add(address)
      const code = error instanceof Error && 'code' in error ? String(error.code) : placeOf(error)
      this.setup.report(`tables cannot be announced or found at ${address}: ${code}`)
    }
    return { address, join: this.setup.join ?? joinGroup, onFailed }
  }

  private complain(error: unknown): void {
    this.setup.report(`tables could not be announced: ${placeOf(error)}`)
  }
}

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms).unref())
