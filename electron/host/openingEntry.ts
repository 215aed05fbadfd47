import { seededChance } from '../../engine/core/chance.ts'
import type { AnyGame } from '../../engine/core/game.ts'
import type { JournalEntry, JournalHeader } from './journal.ts'

/** The deal that the header's seed gives. */
export function openingEntry(game: AnyGame, header: JournalHeader): JournalEntry {
  const chance = seededChance(header.seed, 'deal')
  const dealt = game.open({ seats: header.seats.length, options: header.options, deal: null, chance })
  return { first: 1, time: header.openedAt, seat: null, id: '', at: 0, action: null, events: [dealt] }
}
