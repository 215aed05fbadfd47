import type { Seat } from '../../engine/core/game.ts'
import type { JournalHeader, TableKeys } from './journal.ts'
import type { Ledger } from './ledger.ts'
import { type BrokenWhy, PLAIN_MANNERS, type TableCard } from './protocol.ts'
import { newKeys, seatCard } from './seating.ts'

/** What is known of a table beside its journal. */
export type TableMood = { keys: TableKeys; houseRules: TableCard['houseRules']; watchers: number; isHeld(seat: Seat): boolean }

/** What everybody may know of a table. */
export function tableCard(ledger: Ledger, { keys, houseRules, watchers, isHeld }: TableMood): TableCard {
  const { game, header, state, events, changedAt } = ledger
  const { pace, paused, pausedBy, manners, gathering, lan, next } = keys
  return {
    table: header.table,
    game: header.game,
    seats: header.seats.map((_, seat) => seatCard({ header, keys }, seat, isHeld(seat))),
    number: events.length,
    over: game.result(state) !== null,
    openedAt: header.openedAt,
    changedAt,
    standing: standing(ledger),
    houseRules,
    rulesName: Object.keys(houseRules).length === 0 ? null : (header.rulesName ?? null),
    pace,
    paused,
    pausedBy,
    manners,
    gathering,
    lan,
    next,
    watchers,
    broken: null,
  }
}

/** The card of a saved game that cannot be opened: as much as its header says. */
export function brokenCard(table: string, header: JournalHeader | null, broken: BrokenWhy): TableCard {
  const at = header?.openedAt ?? 0
  const pace = 'calm'
  const keys = header && newKeys(header, { pace, lan: false })
  return {
    table,
    game: header?.game ?? '',
    seats: header && keys ? header.seats.map((_, seat) => seatCard({ header, keys }, seat, false)) : [],
    number: 0,
    over: false,
    openedAt: at,
    changedAt: at,
    standing: null,
    houseRules: {},
    rulesName: null,
    pace,
    paused: true,
    pausedBy: null,
    manners: PLAIN_MANNERS,
    gathering: false,
    lan: false,
    next: null,
    watchers: 0,
    broken,
  }
}

/** The newest event that has a line of words, as everybody saw it. */
function standing({ game, events }: Ledger): TableCard['standing'] {
  for (let place = events.length - 1; place >= 0; place--) {
    const line = game.describe(game.see(events[place], 'table'))
    if (line !== null) return { key: line.key, values: line.values }
  }
  return null
}
