import type { Channel, Level, Seat, Typed, Viewer } from '../../engine/core/game.ts'
import { BotSeats } from './bots/BotSeats.ts'
import type { Think } from './bots/think.ts'
import { Clocks, type Time } from './Clocks.ts'
import type { Journal, TableKeys } from './journal.ts'
import { applyEntry, type Intent, type Judged, judge, type Ledger } from './ledger.ts'
import { placeOf } from './placeOf.ts'
import type { Manners, Message, TableCard } from './protocol.ts'
import { Settings } from './Settings.ts'
import { botAt, seatCard } from './seating.ts'
import { tableCard } from './tableCard.ts'
import { Talk } from './talk/Talk.ts'

/** Somebody who is told: a connection. One viewing a table, many seats held. */
export type Watcher = {
  tell(message: Message): void
  /** What the device calls itself; null = it did not say. */
  readonly device: string | null
  /** Another connection has shown the token of the seat that this one looks from. */
  displace(): void
}

export type Acted = { type: 'acted'; number: number } | (Extract<Judged, { type: 'refused' }> & { number: number }) | Failed
type Failed = { type: 'failed'; code: 'disk-full' | 'broken' | 'not-begun' | 'paused' | 'bot-plays' }

/** Who decides for a person whose time is up. */
const LATE: Level = 'sailor'

/** The hall is told who looks on within so many milliseconds; and how a game goes, which whoever plays it sees by its events. */
const CARD_MS = { onlookers: 250, play: 1000 }

/** One table: the only writer of its journal. Intents are taken one by one; nobody is told before the disk has it. */
export class Table {
  readonly ledger: Ledger
  /** Who sits here, and how the table is set. */
  readonly settings: Settings
  private readonly journal: Journal
  private readonly houseRules: TableCard['houseRules']
  private readonly onCard: (card: TableCard) => void
  private readonly report: (line: string) => void
  private readonly watchers = new Map<Watcher, Viewer>()
  /** By seat: the one connection that holds it. */
  private readonly holders = new Map<Seat, Watcher>()
  private readonly bots: BotSeats
  private readonly clocks: Clocks
  /** What people say beside the game. */
  readonly talk: Talk
  private queue: Promise<unknown> = Promise.resolve()
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
    time: Time
    keep(keys: TableKeys): Promise<void>
    onCard(card: TableCard): void
    report(line: string): void
  }) {
    this.ledger = setup.ledger
    this.journal = setup.journal
    this.houseRules = setup.houseRules
    this.onCard = setup.onCard
    this.report = setup.report
    const onChange = (botsHeed: boolean): void => this.changed(botsHeed)
    this.settings = new Settings({ ...setup, header: setup.ledger.header, onChange, onVoid: (seat) => this.unseat(seat) })
    this.bots = new BotSeats({ ...setup, levelOf: (seat) => this.levelAt(seat), act: (intent) => this.enqueue(intent, () => null) })
    this.clocks = new Clocks({
      time: setup.time,
      onChange: () => this.tellAll(this.clocks.shown(this.name)),
      onZero: (seat) => this.timeUp(seat),
    })
    this.talk = this.newTalk(setup.time)
  }

  private newTalk(time: Time): Talk {
    // while people are still to sit down nobody is told how the cards have fallen, nor with whom he would talk
    const channels = (): Channel[] => (this.settings.keys.gathering ? [] : (this.ledger.game.channels?.(this.ledger.state) ?? []))
    return new Talk({
      table: this.name,
      manners: () => this.settings.keys.manners,
      channels,
      isMuted: (seat) => this.settings.keys.muted[seat] ?? false,
      nameOf: (seat) => seatCard(this.settings.seating, seat, false).name,
      watchers: this.watchers,
      now: time.now,
    })
  }

  get name(): string {
    return this.ledger.header.table
  }

  /** The bot that decides for the seat now; null = a person does, who has time. */
  private levelAt(seat: Seat): Level | null {
    const isLate = this.settings.keys.manners.clock?.onZero === 'bot' && this.clocks.isUp(seat)
    return botAt(this.settings.seating, seat) ?? (isLate ? LATE : null)
  }

  /** A bot makes this one decision, if that is how the table is set; a person who is quicker than it is still heard. */
  private timeUp(seat: Seat): void {
    const onZero = this.settings.keys.manners.clock?.onZero ?? 'wait'
    this.tellAll({ type: 'time-up', table: this.name, seat, onZero })
    this.stir()
  }

  private tellAll(message: Message): void {
    for (const watcher of this.watchers.keys()) watcher.tell(message)
  }

  card(): TableCard {
    const { houseRules, settings } = this
    return tableCard(this.ledger, { keys: settings.keys, houseRules, watchers: this.lookOn(), isHeld: (seat) => this.holders.has(seat) })
  }

  /** How many look at the table and hold no seat. */
  private lookOn(): number {
    const holders = new Set(this.holders.values())
    return [...this.watchers].filter(([watcher, viewer]) => viewer === 'table' && !holders.has(watcher)).length
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
    for (const { seat } of this.settings.tokens()) this.holdIfFree(seat, watcher)
  }

  /** The connection holds the seat unless another looks from it. */
  holdIfFree(seat: Seat, watcher: Watcher): void {
    const holder = this.holders.get(seat)
    if (holder === undefined || this.watchers.get(holder) !== seat) this.hold(seat, watcher)
  }

  /** Tells what the viewer lacks, and everything from now on; while people are still to sit down, nothing yet. */
  watch(watcher: Watcher, viewer: Viewer, since: number | null): void {
    this.watchers.set(watcher, viewer)
    if (viewer === 'table') this.showCard(CARD_MS.onlookers)
    if (!this.settings.keys.gathering) this.show(watcher, viewer, since)
    this.stir()
    if (this.settings.keys.manners.clock !== null) watcher.tell(this.clocks.shown(this.name))
    this.talk.greet(watcher, viewer)
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
    else if (watched) this.showCard(CARD_MS.onlookers)
    if (watched) this.stir()
  }

  /** Holds from now on. */
  async setManners(manners: Manners): Promise<void> {
    const changed = this.settings.change({ manners })
    this.talk.greetAll()
    await changed
  }

  /** Everybody is there: who looks on is told of the deal, and bots play. */
  async begin(): Promise<void> {
    if (!this.settings.keys.gathering) return
    await this.settings.change({ gathering: false })
    for (const [watcher, viewer] of this.watchers) this.show(watcher, viewer, null)
  }

  /** What the device of the seat has shown is void. */
  private unseat(seat: Seat): void {
    const holder = this.holders.get(seat)
    if (holder === undefined) return
    this.holders.delete(seat)
    if (this.watchers.get(holder) === seat) this.watchers.delete(holder)
    holder.tell({ type: 'unseated', table: this.name, seat })
  }

  /** Who sits here or how the table is set is not what it was. */
  private changed(botsHeed: boolean): void {
    if (botsHeed) this.bots.restart()
    this.stir()
    this.showCard(0)
  }

  /** Takes up an intent of a person whose seat's token has been seen; resolves when it is on disk and told, or refused. */
  act(intent: Intent): Promise<Acted> {
    return this.enqueue(intent, () => {
      if (this.settings.keys.gathering) return 'not-begun'
      if (botAt(this.settings.seating, intent.seat) !== null) return 'bot-plays'
      return this.settings.keys.paused ? 'paused' : null
    })
  }

  /** `hindered` = why nobody may act from there now; asked when the intent's turn has come. */
  private enqueue(intent: Intent, hindered: () => Failed['code'] | null): Promise<Acted> {
    if (this.closed) return Promise.resolve({ type: 'failed', code: 'broken' })
    const acted = this.queue.then(() => this.take(intent, hindered())).catch((error: unknown) => this.fail(error))
    this.queue = acted
    return acted
  }

  /** Ends when all that was taken up is on disk. */
  async close(): Promise<void> {
    this.closed = true
    this.bots.restart()
    this.clocks.close()
    clearTimeout(this.cardTimer)
    await Promise.all([this.queue, this.settings.written()])
    await this.journal.close()
  }

  private async take(intent: Intent, hindered: Failed['code'] | null): Promise<Acted> {
    if (this.wrecked) return { type: 'failed', code: 'broken' }
    const judged = judge(this.ledger, intent)
    if (judged.type === 'again') return { type: 'acted', number: judged.number }
    if (hindered !== null) return { type: 'failed', code: hindered }
    if (judged.type === 'refused') return { ...judged, number: this.ledger.events.length }
    const written = await this.journal.append(judged.entry)
    if (!written.ok) {
      this.report(`table ${this.name} could not be written: ${written.text}`)
      return { type: 'failed', code: written.code }
    }
    this.wrecked = true
    applyEntry(this.ledger, judged.entry)
    this.wrecked = false
    this.announce(judged.entry.first, judged.entry.events)
    this.showCard(this.ledger.game.result(this.ledger.state) === null ? CARD_MS.play : 0)
    this.stir(intent.seat)
    return { type: 'acted', number: this.ledger.events.length }
  }

  /** What the rules should never do: the table stays as it is on disk. */
  private fail(error: unknown): Acted {
    this.report(`table ${this.name} failed: ${placeOf(error)}`)
    return { type: 'failed', code: 'broken' }
  }

  /** The hall is told how the table stands: at once, or within `delayMs` together with what comes until then. */
  private showCard(delayMs: number): void {
    if (this.closed) return
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
      const message = known ?? { type: 'events', table: this.name, viewer, first, events: this.seen(events, viewer) }
      messages.set(viewer, message)
      watcher.tell(message)
    }
  }

  private seen(events: Typed[], viewer: Viewer): Typed[] {
    return events.map((event) => this.ledger.game.see(event, viewer))
  }

  /** Bots play, and clocks run, only while somebody watches. `acted` = the seat whose act has led here. */
  private stir(acted: Seat | null = null): void {
    const { game, state } = this.ledger
    const { paused, gathering, manners, pace } = this.settings.keys
    const running = !(this.closed || paused || gathering || this.watchers.size === 0)
    const waiting = gathering ? [] : game.waiting(state)
    this.clocks.follow({ clock: manners.clock, waiting, isPerson: (seat) => botAt(this.settings.seating, seat) === null, acted, running })
    if (running) this.bots.ponder(pace)
    else this.bots.restart()
  }
}
