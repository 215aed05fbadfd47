import { isDeepStrictEqual } from 'node:util'
import type { AnyGame } from '../../engine/core/game.ts'
import { readBroughtGame } from './broughtGame.ts'
import type { JournalEntry, JournalHeader, Written } from './journal.ts'
import type { Ledger } from './ledger.ts'
import type { BrokenWhy } from './protocol.ts'
import { newTableName } from './random.ts'
import type { RequestOf } from './requests.ts'

export type Brought =
  /** `already` = the very game was here, as far or further: nothing was laid beside it. */
  | { ok: true; table: string; already: boolean }
  | { ok: false; code: 'bad-game'; why: BrokenWhy }
  | { ok: false; code: 'too-large' | Extract<Written, { ok: false }>['code'] }

/** What is done with a game that is sound. */
type Shelf = {
  games: readonly AnyGame[]
  /** The game of that name; null = none, whatever else lies there. */
  find(table: string): Ledger | null
  isTaken(table: string): boolean
  lay(kept: { game: AnyGame; header: JournalHeader; entries: JournalEntry[] }): Promise<{ ok: true } | Extract<Written, { ok: false }>>
}

type File = { parts: (Buffer | null)[]; brought: Promise<Brought> | null }

/** So many files may be on their way at once: only owners bring any. */
const FILES = 4

/** Saved games that owners bring in, in parts that fit into requests; a part sent again changes nothing. */
export class GamesBrought {
  private readonly shelf: Shelf
  private readonly files = new Map<string, File>()
  /** One game is laid down at a time, so that no two take one name. */
  private queue: Promise<unknown> = Promise.resolve()

  constructor(shelf: Shelf) {
    this.shelf = shelf
  }

  /** Null while parts are missing. */
  async take({ file: id, part, parts, text }: RequestOf<'bring-game'>): Promise<Brought | null> {
    if (part >= parts) return { ok: false, code: 'bad-game', why: 'corrupt' }
    const file = this.files.get(id) ?? this.begin(id, parts)
    if (file.parts.length !== parts) return { ok: false, code: 'bad-game', why: 'corrupt' }
    file.parts[part] ??= Buffer.from(text, 'base64')
    if (file.parts.includes(null)) return null
    // every part is there
    file.brought ??= this.bring(Buffer.concat(file.parts.filter((each) => each !== null)))
    return file.brought
  }

  private begin(id: string, parts: number): File {
    const file: File = { parts: Array.from({ length: parts }, () => null), brought: null }
    this.files.set(id, file)
    const [oldest] = this.files.keys()
    if (this.files.size > FILES && oldest !== undefined) this.files.delete(oldest)
    return file
  }

  private bring(content: Buffer): Promise<Brought> {
    const brought = this.queue.then(() => this.layDown(content))
    this.queue = brought.catch(() => undefined)
    return brought
  }

  private async layDown(content: Buffer): Promise<Brought> {
    const read = await readBroughtGame(this.shelf.games, content)
    if (!read.ok) return read.why === 'too-large' ? { ok: false, code: read.why } : { ok: false, code: 'bad-game', why: read.why }
    const { game, entries } = read
    const there = this.shelf.find(read.header.table)
    if (there && isWithin(there, read.header, entries)) return { ok: true, table: read.header.table, already: true }
    const table = this.isFree(read.header.table) ? read.header.table : newTableName()
    const laid = await this.shelf.lay({ game, header: { ...read.header, table }, entries })
    return laid.ok ? { ok: true, table, already: false } : { ok: false, code: laid.code }
  }

  /** Names of other people's files are names of ours only if ours look so. */
  private isFree(table: string): boolean {
    return /^[0-9a-f]{16}$/.test(table) && !this.shelf.isTaken(table)
  }
}

/** All that the file tells, the game here has seen too. */
function isWithin(there: Ledger, header: JournalHeader, entries: JournalEntry[]): boolean {
  const events = entries.flatMap((entry) => entry.events)
  return there.header.seed === header.seed && isDeepStrictEqual(there.events.slice(0, events.length), events)
}
