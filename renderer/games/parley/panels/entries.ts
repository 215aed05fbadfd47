import type { Line, Seat } from '../../../../engine/core/game.ts'
import type { Country } from '../../../../engine/games/parley/cards.ts'
import { describe as say } from '../../../../engine/games/parley/describe.ts'
import type { Event } from '../../../../engine/games/parley/events.ts'
import type { LogEntry } from '../../../screens/table/Log.tsx'

export type Entry = LogEntry & {
  more: Line[]
  gains: { country: Country; points: number }[]
  /** Who has laid a closed vote meanwhile. */
  voters: Seat[]
}

/** What follows from the entry before it, and stands below it in small. */
const FOLLOWS: readonly Event['type'][] = [
  'vote-laid',
  'vote-passed',
  'paid',
  'laid-aside',
  'blackmail-answered',
  'votes-counted',
  'tie-broken',
  'blundered',
  'extra-laid',
  'specials-annulled',
  'votes-revealed',
]
/** Seen on the table; in the log they would only push out what matters. */
const SILENT: readonly Event['type'][] = ['cards-drawn', 'discard-taken']

const ICONS: Partial<Record<Event['type'], string>> = {
  dealt: 'poker-hand',
  'votes-opened': 'vote',
  'siege-won': 'round-shield',
  'captaincy-passed': 'ship-wheel',
  'port-card-turned': 'crossed-sabres',
  'missions-shown': 'crown',
  'game-ended': 'crown',
  'pile-renewed': 'poker-hand',
}

function iconOf(event: Event): string | null {
  if (event.type === 'siege-won') return event.side === 'attack' ? 'crossed-sabres' : 'round-shield'
  return ICONS[event.type] ?? null
}

function seatOf(event: Event): Seat | null {
  if (event.type === 'captaincy-passed') return event.captain
  if (event.type === 'blackmailed') return event.from
  return 'seat' in event && typeof event.seat === 'number' ? event.seat : null
}

/** The events as entries, oldest first; what follows from one stands with it. */
export function entriesOf(events: readonly Event[]): Entry[] {
  const entries: Entry[] = []
  for (const [index, event] of events.entries()) {
    const last = entries.at(-1)
    if (last && (event.type === 'marker-placed' || event.type === 'letter-scored')) {
      last.gains.push({ country: event.country, points: event.points })
      continue
    }
    if (last && event.type === 'vote-laid' && event.way === 'closed') {
      last.voters.push(event.seat)
      continue
    }
    const line = SILENT.includes(event.type) ? null : say(event)
    if (!line) continue
    if (last && FOLLOWS.includes(event.type)) last.more.push(line)
    else entries.push({ number: index + 1, line, seat: seatOf(event), icon: iconOf(event), more: [], gains: [], voters: [] })
  }
  return entries
}
