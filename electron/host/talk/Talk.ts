import type { Channel, Seat, Viewer } from '../../../engine/core/game.ts'
import { type Gate, rateGate } from '../limits.ts'
import { type ChatLine, type Gesture, LINES_KEPT, type Manners, type Message, type RefusalCode } from '../protocol.ts'
import type { Watcher } from '../Table.ts'
import { readLine } from './readLine.ts'

/** A hand that is held up for a moment; a line takes longer to write. Per seat, however often it comes back. */
const GESTURES_RATE = { burst: 4, perSecond: 0.5 }
const LINES_RATE = { burst: 6, perSecond: 0.5 }

/** A line, and who may ever read it: null = everybody. */
type Kept = { line: ChatLine; readers: readonly Seat[] | null }

/** A line that is sent again after a break is one of the last so many of its seat. */
const IDS_KEPT = 20

/** How the table stands, as far as talk asks. */
export type Company = {
  table: string
  manners(): Manners
  /** The game's own channels, as of now. */
  channels(): readonly Channel[]
  isMuted(seat: Seat): boolean
  nameOf(seat: Seat): string
  watchers: ReadonlyMap<Watcher, Viewer>
  now(): number
}

/**
 * What people say and do beside the game: no business of the journal. It is kept in memory, so it outlives every connection but not
 * the host. Who is not of a channel is sent nothing on its account, ever: neither a line nor a number.
 */
export class Talk {
  private readonly company: Company
  private readonly gates = new Map<string, Gate>()
  /** By seat: the ids of the newest lines. */
  private readonly ids = new Map<Seat, string[]>()
  private readonly kept = new Map<string | null, Kept[]>()

  constructor(company: Company) {
    this.company = company
  }

  /** Null = everybody has been shown. */
  gesture(seat: Seat, gesture: Gesture): RefusalCode | null {
    const { table, manners, isMuted, watchers } = this.company
    if (!manners().gestures) return 'talk-off'
    if (isMuted(seat)) return 'muted'
    if (!this.isAllowed(`gesture ${seat}`, GESTURES_RATE)) return 'too-fast'
    const message: Message = { type: 'gesture', table, seat, gesture }
    for (const watcher of watchers.keys()) watcher.tell(message)
    return null
  }

  /** Null = it has been told to everybody whom it concerns. `id` = of the request: sent again it is answered alike. */
  say(seat: Seat, { id, channel, text: written }: { id: string; channel: string | null; text: string }): RefusalCode | null {
    const before = this.ids.get(seat) ?? []
    if (before.includes(id)) return null
    const readers = this.readersOf(channel)
    if (readers === undefined || readers?.includes(seat) === false) return 'talk-off'
    if (this.company.isMuted(seat)) return 'muted'
    const read = readLine(written)
    if (!read.ok) return read.code
    if (!this.isAllowed(`line ${seat}`, LINES_RATE)) return 'too-fast'
    this.ids.set(seat, [...before, id].slice(-IDS_KEPT))
    const line = { seat, name: this.company.nameOf(seat), text: read.text }
    this.kept.set(channel, [...(this.kept.get(channel) ?? []), { line, readers }].slice(-LINES_KEPT))
    for (const [watcher, viewer] of this.company.watchers)
      if (mayRead(readers, viewer)) watcher.tell(this.message(channel, viewer, { whole: false, lines: [line] }))
    return null
  }

  /** What was said before, to whoever looks from now on. */
  greet(watcher: Watcher, viewer: Viewer): void {
    const { manners, channels } = this.company
    const open = [...(manners().chat ? [null] : []), ...channels().map(({ id }) => id)]
    for (const channel of open) {
      const readers = this.readersOf(channel)
      if (readers === undefined || !mayRead(readers, viewer)) continue
      const lines = (this.kept.get(channel) ?? []).filter((each) => mayRead(each.readers, viewer)).map(({ line }) => line)
      watcher.tell(this.message(channel, viewer, { whole: true, lines }))
    }
  }

  private message(channel: string | null, viewer: Viewer, told: { whole: boolean; lines: ChatLine[] }): Message {
    return { type: 'lines', table: this.company.table, channel, viewer: channel === null ? 'table' : viewer, ...told }
  }

  /** Everybody as it stands now: talk has been allowed. */
  greetAll(): void {
    for (const [watcher, viewer] of this.company.watchers) this.greet(watcher, viewer)
  }

  /** Null = everybody; undefined = there is no such channel now. */
  private readersOf(channel: string | null): readonly Seat[] | null | undefined {
    if (channel === null) return this.company.manners().chat ? null : undefined
    return this.company.channels().find(({ id }) => id === channel)?.seats
  }

  private isAllowed(what: string, rate: { burst: number; perSecond: number }): boolean {
    const gate = this.gates.get(what) ?? rateGate(rate, this.company.now)
    this.gates.set(what, gate)
    return gate(1)
  }
}

const mayRead = (readers: readonly Seat[] | null, viewer: Viewer): boolean =>
  readers === null || (typeof viewer === 'number' && readers.includes(viewer))
