import { isPrivate } from '../lan/ipv4.ts'
import type { FoundTable, Message } from '../protocol.ts'
import { type Announcement, readAnnouncement } from './announcement.ts'

/** Whoever looks around: a connection of the owner. */
export type Looker = { tell(message: Message): void }

/** An announcement that is not heard again in this time is that of a host that has gone without a word. */
const STALE_MS = 25_000
/** So many announcements are kept at once; a crowd of false ones crowds nobody out who was there before. */
const KEPT = 64
/** As many tables as are told. */
const TOLD = 64

type Sighting = Announcement & { address: string; port: number; at: number }

/** What has been heard of other hosts: joined over all interfaces, told to those who look. */
export class Finder {
  private readonly lookers = new Set<Looker>()
  /** By where it was heard and the name it has there. */
  private readonly sightings = new Map<string, Sighting>()
  private readonly ownRun: string
  private readonly onLooking: (looking: boolean) => void
  private readonly now: () => number
  private told = '[]'

  /** `ownRun` = what this host announces itself as; `onLooking` = somebody looks, or nobody does any more. */
  constructor(setup: { ownRun: string; onLooking(looking: boolean): void; now?(): number }) {
    this.ownRun = setup.ownRun
    this.onLooking = setup.onLooking
    this.now = setup.now ?? Date.now
  }

  look(looker: Looker): void {
    this.lookers.add(looker)
    if (this.lookers.size === 1) this.onLooking(true)
    looker.tell({ type: 'found', tables: this.tables() })
  }

  leave(looker: Looker): void {
    if (!this.lookers.delete(looker) || this.lookers.size > 0) return
    this.sightings.clear()
    this.told = '[]'
    this.onLooking(false)
  }

  /** Something was announced, by whomever: `txt`, `address` and `port` may be anything. */
  heard(key: string, { txt, address, port }: { txt: unknown; address: unknown; port: unknown }): void {
    if (this.lookers.size === 0) return
    const announced = readAnnouncement(txt)
    if (announced === null || announced.run === this.ownRun) return
    if (typeof address !== 'string' || !isPrivate(address)) return
    if (typeof port !== 'number' || !Number.isInteger(port) || port < 1 || port > 65_535) return
    if (!this.sightings.has(key) && this.sightings.size >= KEPT) return
    this.sightings.set(key, { ...announced, address, port, at: this.now() })
    this.tell()
  }

  /** It was taken back. */
  gone(key: string): void {
    if (this.sightings.delete(key)) this.tell()
  }

  /** Forgets what has not been heard for long. */
  sweep(): void {
    const before = this.now() - STALE_MS
    for (const [key, { at }] of this.sightings) if (at < before) this.sightings.delete(key)
    this.tell()
  }

  /** One line a table: of each host the newest turn, by the address at which it was heard first. */
  private tables(): FoundTable[] {
    const hosts = new Map<string, Sighting>()
    for (const sighting of this.sightings.values()) {
      const known = hosts.get(sighting.run)
      if (known === undefined) hosts.set(sighting.run, sighting)
      else if (sighting.turn > known.turn) hosts.set(sighting.run, { ...sighting, address: known.address, port: known.port })
    }
    const found = [...hosts.values()].flatMap(({ host, address, port, tables }) =>
      tables.map((table): FoundTable => ({ ...table, host, address, port })),
    )
    return found.sort((one, other) => compare(`${one.host}/${one.table}`, `${other.host}/${other.table}`)).slice(0, TOLD)
  }

  private tell(): void {
    const tables = this.tables()
    const text = JSON.stringify(tables)
    if (text === this.told) return
    this.told = text
    for (const looker of this.lookers) looker.tell({ type: 'found', tables })
  }
}

const compare = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0)
