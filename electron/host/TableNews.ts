import type { Message, TableCard } from './protocol.ts'

/** Whoever looks at no table is told of so many within `NEWS_MS`; of the others after that, as they stand then. */
export const NEWS_AT_ONCE = 20
/** In milliseconds. */
export const NEWS_MS = 100

type TableNotice = Extract<Message, { type: 'table' }>
type Notice = TableNotice | Extract<Message, { type: 'table-gone' }>

/**
 * What one client is told of the tables of the hall: of those that it looks at, and those that follow them, at once; of all others
 * only while it looks at none. So the people of one table cost a hall of two hundred no more than a hall of one.
 */
export class TableNews {
  private readonly changes: ReadonlyMap<string, number>
  private readonly find: (table: string) => TableCard | null
  private readonly mayKnow: (table: string) => boolean
  private readonly tell: (message: Message) => void
  private readonly onLost: (table: string) => void
  /** By table that the client has been told of: how often that had changed then. */
  private readonly known = new Map<string, number>()
  /** Tables that it looks at. */
  private readonly watched = new Set<string>()
  /** It has not been told all that it is to be told. */
  private behind = false
  private atOnce = NEWS_AT_ONCE
  private timer: NodeJS.Timeout | undefined

  constructor(setup: {
    /** How often each table of the hall has changed. */
    changes: ReadonlyMap<string, number>
    /** The card of a table as it stands; null = there is none. */
    find(table: string): TableCard | null
    /** The client may know that there is such a table. */
    mayKnow(table: string): boolean
    tell(message: Message): void
    /** A table that it knew is gone, or hidden from it. */
    onLost(table: string): void
  }) {
    this.changes = setup.changes
    this.find = setup.find
    this.mayKnow = setup.mayKnow
    this.tell = setup.tell
    this.onLost = setup.onLost
  }

  /** It has been told how the table stands. */
  know(table: string): void {
    this.known.set(table, this.changes.get(table) ?? 0)
  }

  hear(notice: Notice): void {
    const table = notice.type === 'table' ? notice.card.table : notice.table
    if (notice.type === 'table-gone' || !this.mayKnow(table)) {
      this.lose(table)
    } else if (this.watched.has(table)) {
      if (notice.card.next !== null) this.learn(notice.card.next)
      this.show(notice)
    } else if (this.watched.size === 0) {
      this.tellIfFew(notice)
    }
  }

  /** Tells of the table now, unless the client knows how it stands. */
  learn(table: string): void {
    const card = this.isDue(table) ? this.find(table) : null
    if (card !== null) this.show({ type: 'table', card })
  }

  look(table: string): void {
    this.learn(table)
    this.watched.add(table)
  }

  /** It looks at the table no more. */
  leave(table: string): void {
    if (this.watched.delete(table)) this.catchUp()
  }

  close(): void {
    clearTimeout(this.timer)
  }

  private isDue(table: string): boolean {
    return this.known.get(table) !== (this.changes.get(table) ?? 0) && this.mayKnow(table)
  }

  private lose(table: string): void {
    if (!this.known.delete(table)) return
    this.onLost(table)
    this.tell({ type: 'table-gone', table })
    this.leave(table)
  }

  private show(notice: TableNotice): void {
    this.know(notice.card.table)
    this.tell(notice)
  }

  private tellIfFew(notice: TableNotice): void {
    if (this.mayTell()) this.show(notice)
    else this.behind = true
  }

  /** Tells of what has changed meanwhile, as much as may be told now. */
  private catchUp(): void {
    if (this.watched.size > 0) return
    const due = [...this.changes.keys()].filter((table) => this.isDue(table))
    this.behind = false
    for (const table of due) {
      this.behind = !this.mayTell()
      if (this.behind) return
      this.learn(table)
    }
  }

  private mayTell(): boolean {
    this.timer ??= setTimeout(() => {
      this.timer = undefined
      this.atOnce = NEWS_AT_ONCE
      if (this.behind) this.catchUp()
    }, NEWS_MS).unref()
    if (this.atOnce === 0) return false
    this.atOnce -= 1
    return true
  }
}
