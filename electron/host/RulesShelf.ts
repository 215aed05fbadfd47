import { createHash } from 'node:crypto'
import { type HouseRules, readHouseRules } from '../../engine/core/houseRules.ts'
import { type Read, unreadable } from '../../engine/core/options.ts'
import type { Games, Notice } from './Hall.ts'
import { placeOf } from './placeOf.ts'
import type { RefusalCode, Request, RulesCard } from './protocol.ts'
import type { RulesFolder } from './rulesFolder.ts'

/** How many sets are kept. */
const SETS = 200
/** All of them together, as JSON. */
const LETTERS = 1024 * 1024

type Saved = { ok: true; revision: string } | { ok: false; code: RefusalCode; field: string | null; reason: string | null }
type SaveRequest = Extract<Request, { type: 'save-rules' }>

/** The sets of house rules of one host; one file each. Changes are made one after the other. */
export class RulesShelf {
  private readonly games: Games
  private readonly folder: RulesFolder
  private readonly onNotice: (notice: Notice) => void
  private readonly report: (line: string) => void
  private readonly sets = new Map<string, RulesCard>()
  private queue: Promise<unknown> = Promise.resolve()

  constructor(setup: { games: Games; folder: RulesFolder; onNotice(notice: Notice): void; report(line: string): void }) {
    this.games = setup.games
    this.folder = setup.folder
    this.onNotice = setup.onNotice
    this.report = setup.report
  }

  /** Finds the sets that are kept. What is none, damaged or too much is named in the log and left as it is. */
  async discover(): Promise<void> {
    try {
      const { sets, foreign } = await this.folder.list()
      for (const name of foreign) this.report(`house rules: ${JSON.stringify(name)} is no set of ours and is left as it is`)
      for (const { rules, changedAt } of sets) await this.take(rules, changedAt)
    } catch (error) {
      this.report(`house rules could not be listed: ${placeOf(error)}`)
    }
  }

  /** Newest first. */
  cards(): RulesCard[] {
    return [...this.sets.values()].sort((one, other) => other.changedAt - one.changedAt)
  }

  /** Checks the set with the game's own reader, keeps it and tells of it; not over one that the sender has not seen. */
  save(request: SaveRequest): Promise<Saved> {
    return this.inTurn(() => this.keep(request))
  }

  /** Lays the set aside; false when there is none. */
  remove(rules: string): Promise<boolean> {
    return this.inTurn(async () => {
      if (!this.sets.has(rules)) return false
      await this.folder.remove(rules)
      this.sets.delete(rules)
      this.onNotice({ type: 'rules-gone', rules })
      return true
    })
  }

  /** Ends when every change is on disk. */
  async close(): Promise<void> {
    await this.queue
  }

  private inTurn<T>(change: () => Promise<T>): Promise<T> {
    const done = this.queue.then(change)
    this.queue = done.catch(() => undefined)
    return done
  }

  private async keep({ rules, from, game, name, options }: SaveRequest): Promise<Saved> {
    if (!this.games.some(({ id }) => id === game)) return { ok: false, code: 'no-such-game', field: null, reason: null }
    const read = this.readFor({ game, name, options })
    if (!read.ok) return { ok: false, code: 'bad-options', field: read.field, reason: `${read.field}: ${read.text}` }
    const revision = revisionOf({ game, name, options: read.value })
    const now = this.sets.get(rules)
    // Also one that was sent again after a break, and has been kept the first time.
    if (now?.revision === revision) return { ok: true, revision }
    if (now && now.revision !== from) return { ok: false, code: 'rules-changed', field: null, reason: null }
    const card: RulesCard = { rules, game, name, options: read.value, revision, changedAt: Date.now() }
    if (!this.hasRoomFor(card)) return { ok: false, code: 'rules-full', field: null, reason: null }
    const written = await this.folder.write(rules, { game, name, options: read.value })
    if (!written.ok) {
      this.report(`house rules ${rules} could not be written: ${written.text}`)
      return { ok: false, code: written.code, field: null, reason: null }
    }
    this.sets.set(rules, card)
    this.onNotice({ type: 'rules', card })
    return { ok: true, revision }
  }

  private async take(rules: string, changedAt: number): Promise<void> {
    const file = await this.folder.read(rules).catch((error: unknown) => unreadable('file', 'not-read', placeOf(error)))
    if (!file.ok) return this.leave(rules, whyNot(file))
    const read = this.readFor(file.value)
    if (!read.ok) return this.leave(rules, whyNot(read))
    const set = { game: file.value.game, name: file.value.name, options: read.value }
    const card: RulesCard = { rules, ...set, revision: revisionOf(set), changedAt }
    if (!this.hasRoomFor(card)) return this.leave(rules, 'there are too many')
    this.sets.set(rules, card)
  }

  private leave(rules: string, why: string): void {
    this.report(`house rules ${rules} cannot be used and are left as they are: ${why}`)
  }

  /** A seat that an option names must be there when all seats are taken. */
  private readFor({ game, options }: HouseRules): Read<Record<string, unknown>> {
    const known = this.games.find(({ id }) => id === game)
    return known ? readHouseRules(known.options, options, known.seats.max) : unreadable('game', 'unknown-game', 'is not here')
  }

  private hasRoomFor(card: RulesCard): boolean {
    const others = [...this.sets.values()].filter(({ rules }) => rules !== card.rules)
    const letters = [...others, card].reduce((sum, { options }) => sum + JSON.stringify(options).length, 0)
    return others.length < SETS && letters <= LETTERS
  }
}

/** Options come from the game's own reader, in its order: the same set is the same text. */
function revisionOf({ game, name, options }: HouseRules): string {
  return createHash('sha256')
    .update(JSON.stringify([game, name, options]))
    .digest('base64url')
    .slice(0, 22)
}

/** The field's name comes from the file: as little of it as helps, and nothing that could break the lines of a log. */
function whyNot({ field, text }: { field: string; text: string }): string {
  return `${JSON.stringify(field.slice(0, 80))} ${text.slice(0, 200)}`
}
