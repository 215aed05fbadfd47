import type { Notice } from './Hall.ts'
import type { LanCard, RefusalCode, RelayWhy, SeatCard, TableCard } from './protocol.ts'

/** Something that happened, for whoever runs the host; nothing secret is ever in it. */
export type Note = { level: 'info' | 'warn'; table: string | null; text: string }

/** What comes in crowds is written once in this time, and then how often it came. */
const MINUTE_MS = 60_000
/** So many kinds of it are told apart. */
const KINDS = 200

/** Refusals that belong to any game: somebody was a little slower than somebody else. */
const USUAL: ReadonlySet<RefusalCode> = new Set(['stale', 'not-waiting', 'not-legal', 'game-over', 'seat-held', 'seat-taken', 'not-begun'])

/** Writes down what happens in a host: it hears what owners hear, and who comes and is refused. */
export class Logbook {
  private readonly write: (note: Note) => void
  private readonly cards = new Map<string, TableCard>()
  private lan: LanCard | null = null
  /** What has come more than once in this minute, and how often. */
  private readonly crowd = new Map<string, number>()
  private timer: NodeJS.Timeout | undefined

  constructor(write: (note: Note) => void) {
    this.write = write
  }

  /** The tables that were there before anything happened. */
  know(cards: readonly TableCard[]): void {
    for (const card of cards) this.cards.set(card.table, card)
    const broken = cards.filter((card) => card.broken !== null).length
    const rest = broken === 0 ? '' : `, ${broken} of them cannot be opened`
    this.write({ level: 'info', table: null, text: `saved games: ${cards.length}${rest}` })
  }

  hear(notice: Notice): void {
    if (notice.type === 'table') {
      const { card } = notice
      for (const text of tableNews(this.cards.get(card.table), card)) this.write({ level: 'info', table: card.table, text })
      this.cards.set(card.table, card)
    } else if (notice.type === 'table-gone') {
      if (this.cards.delete(notice.table)) this.write({ level: 'info', table: notice.table, text: 'laid aside, in the trash' })
    } else if (notice.type === 'lan') {
      for (const text of lanNews(this.lan, notice.card)) this.write({ level: 'info', table: null, text })
      this.lan = notice.card
    }
  }

  came(from: string): void {
    this.often(`connected: ${from}`)
  }

  went(from: string): void {
    this.often(`disconnected: ${from}`)
  }

  /** A client was refused something, by the code that it was told, or not let in at all. */
  refused(from: string, why: RefusalCode | RelayWhy | 'foreign-name' | 'foreign-origin' | 'too-many' | 'no-such-page'): void {
    if (!USUAL.has(why as RefusalCode)) this.often(`refused: ${why}, to ${from}`) // other words are in no set of codes
  }

  /** Writes what is still to be summed up. */
  close(): void {
    clearTimeout(this.timer)
    this.timer = undefined
    for (const [text, count] of this.crowd)
      if (count > 1) this.write({ level: 'warn', table: null, text: `${text} (${count - 1} times more)` })
    this.crowd.clear()
  }

  private often(text: string): void {
    const kind = this.crowd.has(text) || this.crowd.size < KINDS ? text : 'refused or connected: many others'
    const count = (this.crowd.get(kind) ?? 0) + 1
    this.crowd.set(kind, count)
    this.timer ??= setTimeout(() => this.close(), MINUTE_MS).unref()
    if (count === 1) this.write({ level: text.startsWith('refused') ? 'warn' : 'info', table: null, text: kind })
  }
}

/** What has happened at a table since its card was last seen. */
export function tableNews(before: TableCard | undefined, now: TableCard): string[] {
  if (before === undefined) return [opened(now)]
  const news = [
    before.lan !== now.lan && (now.lan ? 'open to the network' : 'closed to the network'),
    ...now.seats.map((seat, at) => seatNews(before.seats[at], seat)),
    before.gathering && !now.gathering && 'begun',
    before.paused !== now.paused && (now.paused ? 'paused' : 'goes on'),
    !before.over && now.over && `over, after ${now.number} events`,
  ]
  return news.filter((line) => line !== false)
}

function opened({ game, seats, lan }: TableCard): string {
  const count = (kinds: readonly SeatCard['kind'][]): number => seats.filter(({ kind }) => kinds.includes(kind)).length
  const who = `${count(['me', 'person'])} here, ${count(['guest'])} for guests, ${count(['bot'])} bots`
  return `opened: ${game}, ${seats.length} seats (${who})${lan ? ', open to the network' : ''}`
}

function seatNews(before: SeatCard | undefined, { seat, name, free, locked, standIn, present, kind }: SeatCard): string | false {
  if (before === undefined || kind === 'bot') return false
  const place = `seat ${seat + 1}`
  if (before.free !== free) return free ? `${place} left` : `${place} taken by ${JSON.stringify(name)}`
  if (before.standIn !== standIn) return standIn === null ? `${place} given back` : `${place} played by a bot (${standIn})`
  if (before.locked !== locked) return `${place} ${locked ? 'locked' : 'unlocked'}`
  return !free && before.present !== present && `${place} ${present ? 'back' : 'away'}`
}

function lanNews(before: LanCard | null, now: LanCard): string[] {
  const at = ({ ways }: LanCard): string => ways.map(({ address, port, name }) => `${address}:${port} (${name})`).join(', ')
  const [latest] = now.reached
  const news = [
    now.failed && !before?.failed && 'the network could not be opened',
    now.open &&
      at(now) !== (before === null ? '' : at(before)) &&
      `listening in the network at ${at(now) || 'no address: this computer is in none'}`,
    before?.open && !now.open && 'listening in the network no more',
    latest !== undefined && latest.at !== before?.reached[0]?.at && `the self-test page was reached by ${latest.from}, at ${latest.to}`,
  ]
  return news.filter((line) => typeof line === 'string')
}
