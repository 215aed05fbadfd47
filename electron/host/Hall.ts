import type { AnyGame } from '../../engine/core/game.ts'
import { houseRulesIn } from '../../engine/core/houseRules.ts'
import { readOptions } from '../../engine/core/options.ts'
import { isPlainObject } from '../../engine/core/shapes.ts'
import type { Think } from './bots/think.ts'
import type { Time } from './Clocks.ts'
import { GamesBrought } from './GamesBrought.ts'
import { JOURNAL_VERSION, type JournalEntry, type JournalHeader, type JournalStore, type TableKeys, type Written } from './journal.ts'
import { foldLedger, type Ledger } from './ledger.ts'
import { openingEntry } from './openingEntry.ts'
import { placeOf } from './placeOf.ts'
import type { BrokenWhy, LanCard, Message, RefusalCode, Request, TableCard } from './protocol.ts'
import type { RulesShelf } from './RulesShelf.ts'
import { newSeed, newTableName } from './random.ts'
import { carriedOver, newKeys } from './seating.ts'
import { Table, type Watcher } from './Table.ts'
import { brokenCard } from './tableCard.ts'

export type Games = readonly AnyGame[]
export type OpenRequest = Extract<Request, { type: 'open-table' }>

/** What everybody in the hall is told; of sets of house rules only owners. */
export type Notice = Extract<Message, { type: 'table' | 'table-gone' | 'rules' | 'rules-gone' | 'lan' }>

type Kept = { game: AnyGame; header: JournalHeader; entries: JournalEntry[] }

export type Opened = { ok: true; table: Table } | { ok: false; code: RefusalCode; reason: string | null }

/** All tables of one host. */
export class Hall {
  private readonly games: Games
  private readonly store: JournalStore
  private readonly think: Think
  private readonly time: Time
  private readonly onNotice: (notice: Notice) => void
  private readonly onLan: (open: boolean) => void
  readonly report: (line: string) => void
  /** The sets of house rules. */
  readonly rules: RulesShelf
  /** Whether the host is open to the network. */
  readonly lan: () => LanCard
  /** Resolves when every kept table and set is known. */
  ready: Promise<void> = Promise.resolve()
  private readonly tables = new Map<string, Table>()
  private readonly broken = new Map<string, TableCard>()
  /** How often all have been told of each table in this run. */
  readonly changes = new Map<string, number>()
  /** A saved game opens the host to nobody, before its owner goes on with it. */
  private readonly roused = new Set<string>()
  /** Saved games from elsewhere. */
  readonly brought: GamesBrought
  /** Openings of this run by their id, so that one sent twice opens one table. */
  private readonly openings = new Map<string, { content: string; opened: Promise<Opened>; table: Table | null }>()

  constructor(setup: {
    games: Games
    store: JournalStore
    rules: RulesShelf
    think: Think
    time: Time
    onNotice(notice: Notice): void
    /** Tables want to be seen from the network, or none does any more. */
    onLan(open: boolean): void
    lan(): LanCard
    /** One line about a saved game that cannot be opened; never holds anything secret. */
    report(line: string): void
  }) {
    this.games = setup.games
    this.store = setup.store
    this.rules = setup.rules
    this.think = setup.think
    this.time = setup.time
    this.onNotice = setup.onNotice
    this.onLan = setup.onLan
    this.lan = setup.lan
    this.report = setup.report
    this.brought = new GamesBrought({
      games: setup.games,
      find: (name) => this.tables.get(name)?.ledger ?? null,
      isTaken: (name) => this.tables.has(name) || this.broken.has(name),
      lay: (kept) => this.lay(kept),
    })
  }

  /** Finds the tables that are kept, and folds each. Until `ready` the hall knows only some of them. */
  discover(): Promise<void> {
    const resumeAll = async () => {
      for (const name of await this.store.list()) if (!this.tables.has(name)) await this.resume(name)
    }
    const resumed = resumeAll().catch((error: unknown) => this.report(`saved games could not be listed: ${placeOf(error)}`))
    this.ready = Promise.all([resumed, this.rules.discover()]).then(() => undefined)
    return this.ready
  }

  /** Newest first. */
  cards(): TableCard[] {
    const cards = [...[...this.tables.values()].map((table) => table.card()), ...this.broken.values()]
    return cards.sort((one, other) => other.changedAt - one.changedAt)
  }

  find(name: string): Table | null {
    return this.tables.get(name) ?? null
  }

  /** The owner plays at the table in this run: if it is to be seen from the network, it is from now on. */
  rouse(name: string): void {
    this.roused.add(name)
    this.lookAtLan()
  }

  /** The table is to be seen from the network, or no more. */
  async setLan(table: Table, lan: boolean): Promise<void> {
    await table.settings.setLan(lan)
    this.rouse(table.name)
  }

  private lookAtLan(): void {
    this.onLan([...this.roused].some((name) => this.tables.get(name)?.settings.keys.lan))
  }

  isBroken(name: string): boolean {
    return this.broken.has(name)
  }

  /** Deals and keeps a new table. */
  open(request: OpenRequest): Promise<Opened> {
    const content = JSON.stringify(request)
    const before = this.openings.get(request.id)
    if (before?.content === content) return before.opened
    const opened = this.deal(request)
    const opening: { content: string; opened: Promise<Opened>; table: Table | null } = { content, opened, table: null }
    this.openings.set(request.id, opening)
    // What was refused may be asked again.
    const keep = (made: Opened) => {
      if (made.ok) opening.table = made.table
      else this.openings.delete(request.id)
    }
    opened.then(keep).catch(() => this.openings.delete(request.id))
    return opened
  }

  /** Lays the table aside; false when there is none. */
  async remove(name: string): Promise<boolean> {
    const table = this.tables.get(name)
    if (table === undefined && !this.broken.has(name)) return false
    this.tables.delete(name)
    this.broken.delete(name)
    this.changes.delete(name)
    this.roused.delete(name)
    for (const [id, opening] of this.openings) if (opening.table === table) this.openings.delete(id)
    this.lookAtLan()
    await table?.close()
    await this.store.remove(name)
    this.onNotice({ type: 'table-gone', table: name })
    return true
  }

  /** The saved game as it lies on disk; null = there is none. */
  async copy(name: string): Promise<string | null> {
    return this.tables.has(name) || this.broken.has(name) ? this.store.copy(name) : null
  }

  /** A connection is gone: its seats are free and its viewings end. */
  forget(watcher: Watcher): void {
    for (const table of this.tables.values()) table.leave(watcher)
  }

  /** Ends when every table is on disk. */
  async close(): Promise<void> {
    await this.ready
    await Promise.all([this.rules.close(), ...[...this.tables.values()].map((table) => table.close())])
  }

  private async deal(request: OpenRequest): Promise<Opened> {
    const game = this.games.find((each) => each.id === request.game)
    if (game === undefined) return { ok: false, code: 'no-such-game', reason: null }
    const seats = request.seats.length
    if (seats < game.seats.min || seats > game.seats.max) return { ok: false, code: 'bad-seats', reason: null }
    const options = readOptions(game.options, request.options, seats)
    if (!options.ok) return { ok: false, code: 'bad-options', reason: `${options.field}: ${options.text}` }

    const before = request.follows === undefined ? undefined : this.tables.get(request.follows)
    if (request.follows !== undefined && before === undefined) return { ok: false, code: 'no-such-table', reason: null }

    const header = newHeader(request, options.value)
    const opening = openingEntry(game, header)
    const wanted = { pace: request.pace, lan: request.lan ?? false, ...(request.manners && { manners: request.manners }) }
    const keys = newKeys(header, { ...wanted, ...(before && carriedOver(before.settings.seating, header)) })
    const created = await this.store.create({ header, opening, keys })
    if (!created.ok) return { ok: false, code: created.code, reason: null }
    const table = this.seat({ ledger: foldLedger(game, header, [opening]), keys, journal: created.journal })
    this.show(table.card())
    await before?.settings.change({ next: table.name })
    return { ok: true, table }
  }

  /** Keeps a game that was begun elsewhere: guests are waited for anew. */
  private async lay({ game, header, entries }: Kept): Promise<{ ok: true } | Extract<Written, { ok: false }>> {
    const [opening, ...rest] = entries
    if (opening === undefined) throw new Error('a game without an opening')
    const ledger = foldLedger(game, header, entries)
    const isOver = game.result(ledger.state) !== null
    const keys = newKeys(header, { pace: 'calm', lan: false, ...(isOver && { gathering: false }) })
    const created = await this.store.create({ header, opening, rest, keys })
    if (!created.ok) return created
    const table = this.seat({ ledger, keys, journal: created.journal })
    this.show(table.card())
    return { ok: true }
  }

  private async resume(name: string): Promise<void> {
    const opened = await this.store.open(name)
    if (!opened.ok) return this.setAside({ name, header: opened.header, why: opened.why, text: opened.text })
    const { header, entries, journal } = opened
    const game = this.games.find((each) => each.id === header.game)
    if (game === undefined) return this.setAside({ name, header, why: 'unknown-game', text: `there is no game ${header.game} here` })
    const ledger = tryFold(game, header, entries)
    if (ledger === null) return this.setAside({ name, header, why: 'does-not-fold', text: 'its events are not such as the rules give' })
    this.seat({ ledger, keys: await this.keysOf(header), journal })
  }

  /** Tokens that were lost are made anew: whoever has the owner's secret is given them. */
  private async keysOf(header: JournalHeader): Promise<TableKeys> {
    const kept = await this.store.readKeys(header.table)
    if (kept !== null && kept.tokens.length === header.seats.length) return kept
    const keys = newKeys(header, { pace: 'calm', lan: false })
    await this.store.writeKeys(header.table, keys)
    return keys
  }

  private show(card: TableCard): void {
    this.changes.set(card.table, (this.changes.get(card.table) ?? 0) + 1)
    this.onNotice({ type: 'table', card })
  }

  private setAside({ name, header, why, text }: { name: string; header: JournalHeader | null; why: BrokenWhy; text: string }): void {
    this.broken.set(name, brokenCard(name, header, why))
    this.report(`saved game ${name} cannot be opened and is left as it is: ${text}`)
  }

  private seat(setup: { ledger: Ledger; keys: TableKeys; journal: ConstructorParameters<typeof Table>[0]['journal'] }): Table {
    const { game, header } = setup.ledger
    const table = new Table({
      ...setup,
      houseRules: isPlainObject(header.options) ? houseRulesIn(game.options, header.options, header.seats.length) : {},
      think: this.think,
      time: this.time,
      keep: (keys) => this.store.writeKeys(header.table, keys),
      onCard: (card) => this.show(card),
      report: this.report,
    })
    this.tables.set(header.table, table)
    return table
  }
}

function newHeader(request: OpenRequest, options: unknown): JournalHeader {
  return {
    format: 'corsair-table',
    version: JOURNAL_VERSION,
    table: newTableName(),
    game: request.game,
    openedAt: Date.now(),
    seats: request.seats,
    options,
    ...(request.rulesName === undefined ? {} : { rulesName: request.rulesName }),
    seed: request.seed ?? newSeed(),
  }
}

function tryFold(game: AnyGame, header: JournalHeader, entries: JournalEntry[]): Ledger | null {
  try {
    return foldLedger(game, header, entries)
  } catch {
    return null
  }
}
