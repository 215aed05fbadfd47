import type { Level, Seat, Typed, Viewer } from '../../engine/core/game.ts'
import { BotSeats } from './bots/BotSeats.ts'
import type { Think } from './bots/think.ts'
import type { Journal, TableKeys } from './journal.ts'
import { applyEntry, type Intent, type Judged, judge, type Ledger } from './ledger.ts'
import { placeOf } from './placeOf.ts'
import type { Message, Pace, RefusalCode, TableCard } from './protocol.ts'
import { isSameSecret, newSecret } from './random.ts'
import { botAt, isFree, isGuests, placed } from './seating.ts'
import { tableCard } from './tableCard.ts'

/** Somebody who is told: a connection. One viewing a table, many seats held. */
export type Watcher = {
  tell(message: Message): void
  /** What the device calls itself; null = it did not say. */
  readonly device: string | null
  /** Another connection has shown the token of the seat that this one looks from. */
  displace(): void
}

export type Acted = { type: 'acted'; number: number } | (Extract<Judged, { type: 'refused' }> & { number: number }) | Failed
type Failed = { type: 'failed'; code: 'disk-full' | 'broken' | 'not-begun' | 'bot-plays' }

/** The token of a seat that somebody has sat down on, or why not. */
export type Seated = { ok: true; token: string } | { ok: false; code: RefusalCode }

/** When one of these changes, bots think anew. */
const BOTS_HEED = ['pace', 'paused', 'gathering', 'standIns'] as const

/** While a game is played the hall is told at most so often. */
const CARD_MS = 250

/** One table: the only writer of its journal. Intents are taken one by one; nobody is told before the disk has it. */
export class Table {
  readonly ledger: Ledger
  private keys: TableKeys
  private readonly journal: Journal
  private readonly houseRules: TableCard['houseRules']
  private readonly onCard: (card: TableCard) => void
  private readonly report: (line: string) => void
  private readonly keep: (keys: TableKeys) => Promise<void>
  private readonly watchers = new Map<Watcher, Viewer>()
  /** By seat: the one connection that holds it. */
  private readonly holders = new Map<Seat, Watcher>()
  private readonly bots: BotSeats
  private queue: Promise<unknown> = Promise.resolve()
  /** What is being written, and what waits to be written next: whatever changes meanwhile goes with that. */
  private keeping: Promise<void> = Promise.resolve()
  private nextKeeping: Promise<void> | null = null
  private closed = false
  private cardTimer: NodeJS.Timeout | undefined
  /** The rules failed on an event that is on disk: nothing more may follow it. */
  private wrecked = false

  constructor(setup: {
    ledger: Ledger
    keys: TableKeys
    journal: Journal
    houseRules: TableCard['houseRules']
    think: Think
    keep(keys: TableKeys): Promise<void>
    onCard(card: TableCard): void
    report(line: string): void
  }) {
    this.ledger = setup.ledger
    this.keys = setup.keys
    this.journal = setup.journal
    this.houseRules = setup.houseRules
    this.onCard = setup.onCard
    this.keep = setup.keep
    this.report = setup.report
    const levelOf = (seat: Seat): Level | null => botAt({ header: this.ledger.header, keys: this.keys }, seat)
    this.bots = new BotSeats({ ...setup, levelOf, act: (intent) => this.enqueue(intent) })
  }

  card(): TableCard {
    const { houseRules, keys } = this
    return tableCard(this.ledger, { keys, houseRules, isHeld: (seat) => this.holders.has(seat) })
  }

  hasSeat(seat: Seat): boolean {
    return seat < this.ledger.header.seats.length
  }

  /** True when the token is that of the seat. */
  isToken(seat: Seat, token: string | null): boolean {
    const kept = this.keys.tokens[seat]
    return kept !== undefined && token !== null && isSameSecret(token, kept)
  }

  /** Seats of the people on the owner's device, with the tokens that hold them. */
  tokens(): { seat: Seat; token: string }[] {
    const { seats } = this.ledger.header
    return this.keys.tokens.flatMap((token, seat) => (['me', 'person'].includes(seats[seat]?.kind ?? '') ? { seat, token } : []))
  }

  /** True when somebody on another device looks from the seat now. */
  isHeldElsewhere(seat: Seat, watcher: Watcher): boolean {
    const holder = this.holders.get(seat)
    if (holder === undefined || holder === watcher || this.watchers.get(holder) !== seat) return false
    return holder.device !== watcher.device
  }

  /** The connection holds the seat from now on; another that looks from it is sent away. */
  hold(seat: Seat, watcher: Watcher): void {
    const before = this.holders.get(seat)
    if (before === watcher) return
    this.holders.set(seat, watcher)
    if (before !== undefined && this.watchers.get(before) === seat) before.displace()
    this.showCard(0)
  }

  /** The connection holds every seat of people from which no other looks. */
  holdFree(watcher: Watcher): void {
    for (const { seat } of this.tokens()) this.holdIfFree(seat, watcher)
  }

  /** The connection holds the seat unless another looks from it. */
  holdIfFree(seat: Seat, watcher: Watcher): void {
    const holder = this.holders.get(seat)
    if (holder === undefined || this.watchers.get(holder) !== seat) this.hold(seat, watcher)
  }

  /** Tells what the viewer lacks, and everything from now on; while people are still to sit down, nothing yet. */
  watch(watcher: Watcher, viewer: Viewer, since: number | null): void {
    this.watchers.set(watcher, viewer)
    if (!this.keys.gathering) this.show(watcher, viewer, since)
    this.stir()
  }

  private show(watcher: Watcher, viewer: Viewer, since: number | null): void {
    const { game, state, events, header } = this.ledger
    const table = header.table
    const number = events.length
    if (since === null || since > number || since === 0) {
      const log = this.seen(events, viewer)
      watcher.tell({ type: 'snapshot', table, viewer, game: game.id, number, view: game.mask(state, viewer), log })
    } else if (since < number) {
      watcher.tell({ type: 'events', table, viewer, first: since + 1, events: this.seen(events.slice(since), viewer) })
    }
  }

  leave(watcher: Watcher): void {
    const held = [...this.holders].filter(([, holder]) => holder === watcher)
    for (const [seat] of held) this.holders.delete(seat)
    const watched = this.watchers.delete(watcher)
    if (held.length > 0) this.showCard(0)
    if (watched) this.stir()
  }

  /** Holds from now on, and for whoever goes on with the table after a restart of the host. */
  setPace(pace: Pace, paused: boolean): void {
    void this.change({ pace, paused })
  }

  /** To be seen from the network, or no more. */
  setLan(lan: boolean): Promise<void> {
    return this.change({ lan })
  }

  get lan(): boolean {
    return this.keys.lan
  }

  /** Everybody is there: who looks on is told of the deal, and bots play. */
  async begin(): Promise<void> {
    if (!this.keys.gathering) return
    await this.change({ gathering: false })
    for (const [watcher, viewer] of this.watchers) this.show(watcher, viewer, null)
  }

  /** A guest takes a free seat. `id` = of the request: sent again it is answered alike. */
  async sit(seat: Seat, { id, name, face }: { id: string; name: string; face: string }): Promise<Seated> {
    const { keys } = this
    if (!this.hasSeat(seat) || !isGuests(this.seating(), seat)) return { ok: false, code: 'no-such-seat' }
    const token = keys.tokens[seat] ?? ''
    if (this.wasGivenBy(seat, id)) return { ok: true, token }
    if (!isFree(this.seating(), seat)) return { ok: false, code: 'seat-taken' }
    if (keys.locked[seat]) return { ok: false, code: 'seat-locked' }
    const fresh = newSecret()
    await this.change({
      tokens: placed(keys.tokens, seat, fresh, ''),
      guests: placed(keys.guests, seat, { name, face, sat: id }, null),
      standIns: placed(keys.standIns, seat, null, null),
    })
    return { ok: true, token: fresh }
  }

  /** Nobody sits here any more; whoever looked from the seat is told. False when it is not laid for guests. */
  async free(seat: Seat): Promise<boolean> {
    if (!isGuests(this.seating(), seat)) return false
    const { tokens, guests } = this.keys
    this.unseat(seat)
    await this.change({ tokens: placed(tokens, seat, newSecret(), ''), guests: placed(guests, seat, null, null) })
    return true
  }

  /** True when the request with this id gave the present token: whoever sends it again has not heard the answer. */
  wasGivenBy(seat: Seat, id: string): boolean {
    const sat = this.keys.guests[seat]?.sat ?? ''
    return sat !== '' && isSameSecret(sat, id)
  }

  /**
   * A token for another device; the former one is void. `id` = of the request: sent again it is answered alike. Null when the seat is
   * not laid for guests, or nobody sits there.
   */
  async invite(seat: Seat, id: string): Promise<string | null> {
    if (!isGuests(this.seating(), seat) || isFree(this.seating(), seat)) return null
    const { tokens, guests } = this.keys
    if (this.wasGivenBy(seat, id)) return tokens[seat] ?? null
    const token = newSecret()
    const guest = guests[seat] ?? null
    this.unseat(seat)
    // The request by which the former device sat down must not be answered with the token of the next.
    await this.change({ tokens: placed(tokens, seat, token, ''), guests: placed(guests, seat, guest && { ...guest, sat: id }, null) })
    return token
  }

  /** Nobody may sit down here, or everybody again. */
  lock(seat: Seat, locked: boolean): Promise<void> {
    return this.change({ locked: placed(this.keys.locked, seat, locked, false) })
  }

  /** A bot decides for the seat from now on; null = a person again. */
  standIn(seat: Seat, level: Level | null): Promise<void> {
    return this.change({ standIns: placed(this.keys.standIns, seat, level, null) })
  }

  private seating() {
    return { header: this.ledger.header, keys: this.keys }
  }

  /** What the device of the seat has shown is void. */
  private unseat(seat: Seat): void {
    const holder = this.holders.get(seat)
    if (holder === undefined) return
    this.holders.delete(seat)
    if (this.watchers.get(holder) === seat) this.watchers.delete(holder)
    holder.tell({ type: 'unseated', table: this.ledger.header.table, seat })
  }

  /** Ends when it is on disk. */
  private change(part: Partial<TableKeys>): Promise<void> {
    const before = this.keys
    this.keys = { ...before, ...part }
    const kept = this.keepSoon()
    // Whoever comes and goes must not keep a bot from ever acting.
    if (BOTS_HEED.some((key) => JSON.stringify(before[key]) !== JSON.stringify(this.keys[key]))) this.bots.restart()
    this.stir()
    this.showCard(0)
    return kept
  }

  /** Ends when the keys are on disk as they are now, or later ones. */
  private keepSoon(): Promise<void> {
    this.nextKeeping ??= this.keeping
      .then(() => {
        this.nextKeeping = null
        return this.keep(this.keys)
      })
      .catch((error: unknown) => this.complain(error))
    this.keeping = this.nextKeeping
    return this.keeping
  }

  /** Takes up an intent of a person whose seat's token has been seen; resolves when it is on disk and told, or refused. */
  act(intent: Intent): Promise<Acted> {
    if (this.keys.gathering) return Promise.resolve({ type: 'failed', code: 'not-begun' })
    if (botAt(this.seating(), intent.seat) !== null) return Promise.resolve({ type: 'failed', code: 'bot-plays' })
    return this.enqueue(intent)
  }

  private enqueue(intent: Intent): Promise<Acted> {
    if (this.closed) return Promise.resolve({ type: 'failed', code: 'broken' })
    const acted = this.queue.then(() => this.take(intent)).catch((error: unknown) => this.fail(error))
    this.queue = acted
    return acted
  }

  /** Ends when all that was taken up is on disk. */
  async close(): Promise<void> {
    this.closed = true
    this.bots.restart()
    clearTimeout(this.cardTimer)
    await Promise.all([this.queue, this.keeping])
    await this.journal.close()
  }

  private async take(intent: Intent): Promise<Acted> {
    if (this.wrecked) return { type: 'failed', code: 'broken' }
    const judged = judge(this.ledger, intent)
    if (judged.type === 'again') return { type: 'acted', number: judged.number }
    if (judged.type === 'refused') return { ...judged, number: this.ledger.events.length }
    const written = await this.journal.append(judged.entry)
    if (!written.ok) {
      this.report(`table ${this.ledger.header.table} could not be written: ${written.text}`)
      return { type: 'failed', code: written.code }
    }
    this.wrecked = true
    applyEntry(this.ledger, judged.entry)
    this.wrecked = false
    this.announce(judged.entry.first, judged.entry.events)
    this.showCard(this.ledger.game.result(this.ledger.state) === null ? CARD_MS : 0)
    this.stir()
    return { type: 'acted', number: this.ledger.events.length }
  }

  private complain(error: unknown): void {
    this.report(`how table ${this.ledger.header.table} is set could not be kept: ${placeOf(error)}`)
  }

  /** What the rules should never do: the table stays as it is on disk. */
  private fail(error: unknown): Acted {
    this.report(`table ${this.ledger.header.table} failed: ${placeOf(error)}`)
    return { type: 'failed', code: 'broken' }
  }

  /** The hall is told how the table stands: at once, or within `delayMs` together with what comes until then. */
  private showCard(delayMs: number): void {
    if (delayMs > 0) {
      this.cardTimer ??= setTimeout(() => this.showCard(0), delayMs)
      return
    }
    clearTimeout(this.cardTimer)
    this.cardTimer = undefined
    this.onCard(this.card())
  }

  private announce(first: number, events: Typed[]): void {
    const messages = new Map<Viewer, Message>()
    for (const [watcher, viewer] of this.watchers) {
      const known = messages.get(viewer)
      const message = known ?? { type: 'events', table: this.ledger.header.table, viewer, first, events: this.seen(events, viewer) }
      messages.set(viewer, message)
      watcher.tell(message)
    }
  }

  private seen(events: Typed[], viewer: Viewer): Typed[] {
    return events.map((event) => this.ledger.game.see(event, viewer))
  }

  /** Bots play only while somebody watches. */
  private stir(): void {
    if (this.closed || this.keys.paused || this.keys.gathering || this.watchers.size === 0) this.bots.restart()
    else this.bots.ponder(this.keys.pace)
  }
}
