import type { Seat } from '../../engine/core/game.ts'
import type { JournalHeader } from './journal.ts'
import type { Ledger } from './ledger.ts'
import type { BrokenWhy, Pace, SeatCard, TableCard } from './protocol.ts'

/** What is known of a table beside its journal. */
export type TableMood = { pace: Pace; paused: boolean; houseRules: TableCard['houseRules']; present(seat: Seat): boolean }

/** What everybody may know of a table. */
export function tableCard(ledger: Ledger, mood: TableMood): TableCard {
  const { game, header, state, events, changedAt } = ledger
  return {
    table: header.table,
    game: header.game,
    seats: seatCards(header, mood.present),
    number: events.length,
    over: game.result(state) !== null,
    openedAt: header.openedAt,
    changedAt,
    standing: standing(ledger),
    houseRules: mood.houseRules,
    rulesName: Object.keys(mood.houseRules).length === 0 ? null : (header.rulesName ?? null),
    pace: mood.pace,
    paused: mood.paused,
    broken: null,
  }
}

/** The card of a saved game that cannot be opened: as much as its header says. */
export function brokenCard(table: string, header: JournalHeader | null, broken: BrokenWhy): TableCard {
  const at = header?.openedAt ?? 0
  return {
    table,
    game: header?.game ?? '',
    seats: header === null ? [] : seatCards(header, () => false),
    number: 0,
    over: false,
    openedAt: at,
    changedAt: at,
    standing: null,
    houseRules: {},
    rulesName: null,
    pace: 'calm',
    paused: true,
    broken,
  }
}

function seatCards(header: JournalHeader, present: (seat: Seat) => boolean): SeatCard[] {
  return header.seats.map((sitter, seat) => ({
    seat,
    name: sitter.name,
    face: sitter.face,
    kind: sitter.kind,
    level: sitter.kind === 'bot' ? sitter.level : null,
    present: present(seat),
  }))
}

/** The newest event that has a line of words, as everybody saw it. */
function standing({ game, events }: Ledger): TableCard['standing'] {
  for (let place = events.length - 1; place >= 0; place--) {
    const line = game.describe(game.see(events[place], 'table'))
    if (line !== null) return { key: line.key, values: line.values }
  }
  return null
}
