import type { Seat } from '../../../../engine/core/game.ts'
import { describe as say } from '../../../../engine/games/merchants/describe.ts'
import type { Event } from '../../../../engine/games/merchants/events.ts'
import type { LogEntry } from '../../../screens/table/Log.tsx'

type Entry = LogEntry & { more: NonNullable<ReturnType<typeof say>>[] }

/** What begins an entry; all else follows from the entry before it, and stands below it in small. */
const HEADS: readonly Event['type'][] = [
  'dealt',
  'turn-begun',
  'turn-missed',
  'passed',
  'card-drawn',
  'stolen',
  'attacked',
  'returned',
  'trade-offered',
  'caught',
  'event-drawn',
  'game-ended',
]

const ICONS: Partial<Record<Event['type'], string>> = { dealt: 'poker-hand', 'game-ended': 'crown' }

/** Whose doing it is. */
function doerOf(event: Event): Seat | null {
  switch (event.type) {
    case 'stolen':
      return event.to
    case 'attacked':
    case 'trade-offered':
      return event.from
    case 'caught':
      return event.by
    default:
      return 'seat' in event ? event.seat : null
  }
}

/** A draw of several cards is one entry. */
function goesOn(event: Event, last: { type: Event['type']; seat: Seat | null }): boolean {
  return event.type === 'card-drawn' && (last.type === 'card-drawn' || last.type === 'event-drawn') && last.seat === event.seat
}

/** The events as entries, oldest first; what follows from one stands with it. */
export function entriesOf(events: readonly Event[]): Entry[] {
  const entries: Entry[] = []
  let head: Parameters<typeof goesOn>[1] | null = null
  for (const [index, event] of events.entries()) {
    // Between two turns nothing of the second belongs to the first.
    if (event.type === 'turn-ended') head = null
    const line = say(event)
    if (!line) continue
    const last = entries.at(-1)
    if (last && head && (!HEADS.includes(event.type) || goesOn(event, head))) {
      last.more.push(line)
      continue
    }
    head = { type: event.type, seat: doerOf(event) }
    const icon = ICONS[event.type] ?? null
    entries.push({ number: index + 1, line, seat: icon ? null : head.seat, icon, more: [] })
  }
  return entries
}
