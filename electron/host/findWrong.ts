import { isDeepStrictEqual } from 'node:util'
import { seededChance } from '../../engine/core/chance.ts'
import type { AnyGame } from '../../engine/core/game.ts'
import { act } from '../../engine/core/table.ts'
import type { JournalEntry, JournalHeader } from './journal.ts'
import { openingEntry } from './openingEntry.ts'
import { decisionStream } from './random.ts'

/** So many decisions are taken again without a breath: a host has others to serve. */
const AT_A_BREATH = 16

type Kept = { game: AnyGame; header: JournalHeader; entries: JournalEntry[] }

/** Deals a saved game again from its seed and takes every decision again; what is not as the rules and the seed give it, or null. */
export async function findWrong({ game, header, entries }: Kept): Promise<string | null> {
  const [opening, ...decisions] = entries
  const dealt = openingEntry(game, header).events
  if (opening === undefined || !isDeepStrictEqual(plain(dealt), opening.events)) return 'the deal is not what the seed gives'
  const state = game.begin(opening.events[0])
  for (const [index, { first, seat, action, events }] of decisions.entries()) {
    if (index % AT_A_BREATH === 0) await new Promise((resolve) => setImmediate(resolve))
    if (seat === null) return `event ${first} belongs to no seat`
    const chance = seededChance(header.seed, decisionStream(first - 1))
    const acted = act({ game, seats: header.seats.length, state }, seat, action, chance)
    if (!acted.ok) return `event ${first}: seat ${seat} could not act so (${acted.reason ?? acted.code})`
    if (!isDeepStrictEqual(plain(acted.events), events)) return `event ${first}: the rules and the seed give other events`
    for (const event of events) game.evolve(state, event)
  }
  return null
}

/** As it comes back from a file. */
function plain(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value))
}
