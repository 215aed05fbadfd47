import { describe as say } from '../../../../engine/games/port-royal/describe.ts'
import type { Event } from '../../../../engine/games/port-royal/events.ts'
import type { LogEntry } from '../../../screens/table/Log.tsx'

type Entry = LogEntry & { more: NonNullable<ReturnType<typeof say>>[] }

/** What follows from the entry before it, and stands below it in small. */
const FOLLOWS: readonly Event['type'][] = ['card-revealed', 'ship-repelled', 'ship-kept', 'tax-paid', 'coins-drawn']
/** Seen on the table; in the log they would only push out what matters. */
const SILENT: readonly Event['type'][] = ['taking-begun', 'passed', 'harbour-cleared', 'person-paid', 'coin-handed']

const ICONS: Partial<Record<Event['type'], string>> = {
  dealt: 'poker-hand',
  'pile-renewed': 'poker-hand',
  'went-under': 'pirate-flag',
  'goal-reached': 'crown',
  'game-ended': 'crown',
}

/** The events as entries, oldest first; what follows from one stands with it. */
export function entriesOf(events: readonly Event[]): Entry[] {
  const entries: Entry[] = []
  for (const [index, event] of events.entries()) {
    const line = SILENT.includes(event.type) ? null : say(event)
    if (!line) continue
    const last = entries.at(-1)
    if (last && FOLLOWS.includes(event.type)) last.more.push(line)
    else
      entries.push({
        number: index + 1,
        line,
        seat: event.type === 'turn-passed' ? event.active : 'seat' in event && !ICONS[event.type] ? event.seat : null,
        icon: ICONS[event.type] ?? null,
        more: [],
      })
  }
  return entries
}
