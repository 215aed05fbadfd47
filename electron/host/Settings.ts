import type { Level, Seat } from '../../engine/core/game.ts'
import type { JournalHeader, TableKeys } from './journal.ts'
import { placeOf } from './placeOf.ts'
import type { Pace, RefusalCode } from './protocol.ts'
import { isSameSecret, newSecret } from './random.ts'
import { isFree, isGuests, placed, type Seating } from './seating.ts'

/** The token of a seat that somebody has sat down on, or why not. */
export type Seated = { ok: true; token: string } | { ok: false; code: RefusalCode }

/** When one of these changes, bots think anew. */
const BOTS_HEED = ['pace', 'paused', 'gathering', 'standIns', 'manners'] as const

/** Who sits at a table and how it is set, beside the game: each change is on disk when its promise ends. */
export class Settings {
  private readonly header: JournalHeader
  private kept: TableKeys
  private readonly keep: (keys: TableKeys) => Promise<void>
  private readonly onChange: (botsHeed: boolean) => void
  private readonly onVoid: (seat: Seat) => void
  private readonly report: (line: string) => void
  /** What is being written, and what waits to be written next: whatever changes meanwhile goes with that. */
  private keeping: Promise<void> = Promise.resolve()
  private nextKeeping: Promise<void> | null = null

  constructor(setup: {
    header: JournalHeader
    keys: TableKeys
    keep(keys: TableKeys): Promise<void>
    /** `botsHeed` = bots must think anew. */
    onChange(botsHeed: boolean): void
    /** What the device of the seat has shown is void. */
    onVoid(seat: Seat): void
    report(line: string): void
  }) {
    this.header = setup.header
    this.kept = setup.keys
    this.keep = setup.keep
    this.onChange = setup.onChange
    this.onVoid = setup.onVoid
    this.report = setup.report
  }

  get keys(): Readonly<TableKeys> {
    return this.kept
  }

  get seating(): Seating {
    return { header: this.header, keys: this.kept }
  }

  /** Resolves when everything is on disk. */
  written(): Promise<void> {
    return this.keeping
  }

  change(part: Partial<TableKeys>): Promise<void> {
    const before = this.kept
    this.kept = { ...before, ...part }
    const kept = this.keepSoon()
    // Whoever comes and goes must not keep a bot from ever acting.
    this.onChange(BOTS_HEED.some((key) => JSON.stringify(before[key]) !== JSON.stringify(this.kept[key])))
    return kept
  }

  /** Ends when the keys are on disk as they are now, or later ones. */
  private keepSoon(): Promise<void> {
    this.nextKeeping ??= this.keeping
      .then(() => {
        this.nextKeeping = null
        return this.keep(this.kept)
      })
      .catch((error: unknown) => this.complain(error))
    this.keeping = this.nextKeeping
    return this.keeping
  }

  hasSeat(seat: Seat): boolean {
    return seat < this.header.seats.length
  }

  /** True when the token is that of the seat. */
  isToken(seat: Seat, token: string | null): boolean {
    const kept = this.kept.tokens[seat]
    return kept !== undefined && token !== null && isSameSecret(token, kept)
  }

  /** Seats of the people on the owner's device, with the tokens that hold them. */
  tokens(): { seat: Seat; token: string }[] {
    const { seats } = this.header
    return this.kept.tokens.flatMap((token, seat) => (['me', 'person'].includes(seats[seat]?.kind ?? '') ? { seat, token } : []))
  }

  /** Holds from now on, and for whoever goes on with the table after a restart of the host. */
  setPace(pace: Pace): void {
    void this.change({ pace })
  }

  /** Nobody acts, bots and clocks wait, until somebody lets the table go on. `by` = the seat, null = the owner. */
  pause(paused: boolean, by: Seat | null): Promise<void> {
    return this.change({ paused, pausedBy: paused ? by : null })
  }

  /** The seat neither writes nor makes gestures, or does again; also whoever sits down there later. */
  mute(seat: Seat, muted: boolean): Promise<void> {
    return this.change({ muted: placed(this.kept.muted, seat, muted, false) })
  }

  /** To be seen from the network, or no more. */
  setLan(lan: boolean): Promise<void> {
    return this.change({ lan })
  }

  /** A guest takes a free seat. `id` = of the request: sent again it is answered alike. */
  async sit(seat: Seat, { id, name, face }: { id: string; name: string; face: string }): Promise<Seated> {
    const keys = this.kept
    if (!this.hasSeat(seat) || !isGuests(this.seating, seat)) return { ok: false, code: 'no-such-seat' }
    const token = keys.tokens[seat] ?? ''
    if (this.wasGivenBy(seat, id)) return { ok: true, token }
    if (!isFree(this.seating, seat)) return { ok: false, code: 'seat-taken' }
    if (keys.locked[seat]) return { ok: false, code: 'seat-locked' }
    const fresh = newSecret()
    await this.change({
      tokens: placed(keys.tokens, seat, fresh, ''),
      guests: placed(keys.guests, seat, { name, face, sat: id, came: null }, null),
      standIns: placed(keys.standIns, seat, null, null),
    })
    return { ok: true, token: fresh }
  }

  /** Who sat on the seat at the table before is here now: the token; asked again, the same. Null when he is not expected. */
  async arrive(seat: Seat, before: string): Promise<string | null> {
    if (this.kept.guests[seat]?.came !== before) return null
    if (this.kept.standIns[seat]) await this.standIn(seat, null)
    return this.kept.tokens[seat] ?? null
  }

  /** Nobody sits here any more; whoever looked from the seat is told. False when it is not laid for guests. */
  async free(seat: Seat): Promise<boolean> {
    if (!isGuests(this.seating, seat)) return false
    const { tokens, guests } = this.kept
    this.onVoid(seat)
    await this.change({ tokens: placed(tokens, seat, newSecret(), ''), guests: placed(guests, seat, null, null) })
    return true
  }

  /** True when the request with this id gave the present token: whoever sends it again has not heard the answer. */
  wasGivenBy(seat: Seat, id: string): boolean {
    const sat = this.kept.guests[seat]?.sat ?? ''
    return sat !== '' && isSameSecret(sat, id)
  }

  /**
   * A token for another device; the former one is void. `id` = of the request: sent again it is answered alike. Null when the seat is
   * not laid for guests, or nobody sits there.
   */
  async invite(seat: Seat, id: string): Promise<string | null> {
    if (!isGuests(this.seating, seat) || isFree(this.seating, seat)) return null
    const { tokens, guests } = this.kept
    if (this.wasGivenBy(seat, id)) return tokens[seat] ?? null
    const token = newSecret()
    const guest = guests[seat] ?? null
    this.onVoid(seat)
    // What gave the former device its token must not be answered with the token of the next.
    const handed = guest && { ...guest, sat: id, came: null }
    await this.change({ tokens: placed(tokens, seat, token, ''), guests: placed(guests, seat, handed, null) })
    return token
  }

  /** Nobody may sit down here, or everybody again. */
  lock(seat: Seat, locked: boolean): Promise<void> {
    return this.change({ locked: placed(this.kept.locked, seat, locked, false) })
  }

  /** A bot decides for the seat from now on; null = a person again. */
  standIn(seat: Seat, level: Level | null): Promise<void> {
    return this.change({ standIns: placed(this.kept.standIns, seat, level, null) })
  }

  private complain(error: unknown): void {
    this.report(`how table ${this.header.table} is set could not be kept: ${placeOf(error)}`)
  }
}
