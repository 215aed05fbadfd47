import type { Journal, JournalEntry, JournalHeader, JournalStore, Written } from '../../../electron/host/journal.ts'
import { readKeys } from '../../../electron/host/journalShape.ts'

type Kept = { header: JournalHeader; entries: string[]; keys: string }
type Write = { apply(): void; done(): void }

/** A disk that outlives its hosts. It can be slow, and what it was asked for when a host died may be on it or not. */
export class Disk {
  private readonly tables = new Map<string, Kept>()
  private waiting: Write[] = []
  private slow = false
  /** Whoever writes for an earlier life of the host writes nothing. */
  private life = 0

  /** Something is being written. */
  get isBusy(): boolean {
    return this.waiting.length > 0
  }

  entries(table: string): JournalEntry[] {
    return (this.tables.get(table)?.entries ?? []).map((line) => JSON.parse(line))
  }

  /** From now on writes wait until the disk is quick again. */
  setSlow(slow: boolean): void {
    this.slow = slow
    if (slow) return
    for (const write of this.waiting.splice(0)) {
      write.apply()
      write.done()
    }
  }

  /** The host dies; the first so many of the writes under way are on disk, and nobody is told. */
  die(survivors: number): void {
    this.life += 1
    for (const write of this.waiting.splice(0).slice(0, survivors)) write.apply()
    this.slow = false
  }

  store(): JournalStore {
    const life = this.life
    const write = (apply: () => void): Promise<void> =>
      new Promise((resolve) => {
        if (life !== this.life) return
        this.waiting.push({ apply, done: resolve })
        if (!this.slow) this.setSlow(false)
      })
    const journalOf = (kept: Kept): Journal => ({
      append: async (entry) => {
        await write(() => kept.entries.push(JSON.stringify(entry)))
        return { ok: true } satisfies Written
      },
      close: async () => undefined,
    })
    return {
      list: async () => [...this.tables.keys()],
      create: async ({ header, opening, rest = [], keys }) => {
        const kept = { header, entries: [opening, ...rest].map((entry) => JSON.stringify(entry)), keys: JSON.stringify(keys) }
        await write(() => this.tables.set(header.table, kept))
        return { ok: true, journal: journalOf(kept) }
      },
      open: async (table) => {
        const kept = this.tables.get(table)
        if (kept === undefined) return { ok: false, why: 'corrupt', text: 'there is none', header: null }
        return { ok: true, header: kept.header, entries: this.entries(table), journal: journalOf(kept) }
      },
      copy: async (table) => {
        const kept = this.tables.get(table)
        return kept === undefined ? null : [JSON.stringify(kept.header), ...kept.entries, ''].join('\n')
      },
      readKeys: async (table) => readKeys(JSON.parse(this.tables.get(table)?.keys ?? 'null')),
      writeKeys: (table, keys) => {
        const text = JSON.stringify(keys)
        return write(() => {
          const kept = this.tables.get(table)
          if (kept !== undefined) kept.keys = text
        })
      },
      remove: (table) => write(() => this.tables.delete(table)),
    }
  }
}
