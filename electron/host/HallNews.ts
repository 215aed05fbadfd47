import type { Hall, Notice } from './Hall.ts'
import type { Message, TableCard } from './protocol.ts'

/** What one client is told of the tables of the hall, as far as it is to know them. */
export class HallNews {
  private readonly hall: Hall
  private readonly tell: (message: Message) => void
  private readonly onGone: (table: string) => void
  /** On this machine: every table is there for it. From the network, those that are open to it. */
  private readonly local: boolean
  /** Tables that the client has been told of. */
  private readonly known = new Set<string>()
  /** Tables that the client looks at. */
  private readonly watched = new Set<string>()
  /** Tables that have changed while it looked at another: it is told when it looks at none any more. */
  private readonly stale = new Set<string>()

  constructor(setup: { hall: Hall; local: boolean; onGone(table: string): void; tell(message: Message): void }) {
    this.hall = setup.hall
    this.onGone = setup.onGone
    this.local = setup.local
    this.tell = setup.tell
  }

  mayKnow({ lan }: Pick<TableCard, 'lan'>): boolean {
    return this.local || lan
  }

  /** All tables that the client may know; from now on it is told what changes. */
  begin(): TableCard[] {
    const cards = this.hall.cards().filter((card) => this.mayKnow(card))
    for (const { table } of cards) this.known.add(table)
    this.stale.clear()
    return cards
  }

  /** A table's card has changed. */
  changed(notice: Extract<Notice, { type: 'table' }>): void {
    const { card } = notice
    const { table } = card
    if (!this.mayKnow(card)) this.gone(table)
    else if (this.watched.size > 0 && !this.watched.has(table) && this.known.has(table)) this.stale.add(table)
    else {
      this.known.add(table)
      this.tell(notice)
    }
  }

  /** The table is no more, or not for this client. */
  gone(table: string): void {
    this.watched.delete(table)
    this.stale.delete(table)
    if (!this.known.delete(table)) return
    this.onGone(table)
    this.tell({ type: 'table-gone', table })
  }

  /** The client looks at the table from now on. */
  watch(table: string): void {
    this.watched.add(table)
  }

  /** The client looks at it no more. */
  leave(table: string): void {
    this.watched.delete(table)
    if (this.watched.size > 0) return
    for (const name of this.stale) {
      const card = this.hall.find(name)?.card()
      if (card) this.tell({ type: 'table', card })
    }
    this.stale.clear()
  }
}
