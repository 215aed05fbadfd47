import { isDeepStrictEqual } from 'node:util'
import { seededChance } from '../../engine/core/chance.ts'
import { act, replay } from '../../engine/core/table.ts'
import type { Terminal } from '../cli.ts'
import { openingEntry } from '../host/Hall.ts'
import { decisionStream } from '../host/random.ts'
import { oneFile, readSavedGame, type SavedGame } from './readSavedGame.ts'

/** Deals a saved game again from its seed and takes every decision again: the same events must follow, in the same numbers. */
export async function verify(args: string[], { stdout, stderr }: Terminal): Promise<number> {
  const wanted = oneFile(args)
  if (typeof wanted === 'string') {
    stderr.write(`verify: ${wanted}\n`)
    return 2
  }
  const saved = await readSavedGame(wanted.file)
  const wrong = typeof saved === 'string' ? saved : findWrong(saved)
  if (wrong !== null || typeof saved === 'string') {
    stderr.write(`verify: ${wrong}\n`)
    return 1
  }
  const { game, entries, header, tornBytes } = saved
  const events = entries.reduce((sum, entry) => sum + entry.events.length, 0)
  const over = game.result(replayed(saved)) !== null
  const dealt = over ? `, dealt from seed ${header.seed}` : '; the seed is told when the game is over'
  const torn = tornBytes === 0 ? '' : `; a torn end of ${tornBytes} bytes, told to nobody, is passed over`
  stdout.write(`sound: ${entries.length - 1} decisions, ${events} events${dealt}${torn}\n`)
  return 0
}

/** What is not as the rules and the seed give it, or null. */
export function findWrong({ game, header, entries }: Omit<SavedGame, 'tornBytes'>): string | null {
  const [opening, ...decisions] = entries
  const dealt = openingEntry(game, header).events
  if (opening === undefined || !isDeepStrictEqual(plain(dealt), opening.events)) return 'the deal is not what the seed gives'
  const state = game.begin(opening.events[0])
  for (const { first, seat, action, events } of decisions) {
    if (seat === null) return `event ${first} belongs to no seat`
    const chance = seededChance(header.seed, decisionStream(first - 1))
    const acted = act({ game, seats: header.seats.length, state }, seat, action, chance)
    if (!acted.ok) return `event ${first}: seat ${seat} could not act so (${acted.reason ?? acted.code})`
    if (!isDeepStrictEqual(plain(acted.events), events)) return `event ${first}: the rules and the seed give other events`
    for (const event of events) game.evolve(state, event)
  }
  return null
}

function replayed({ game, entries }: SavedGame): unknown {
  return replay(
    game,
    entries.flatMap((entry) => entry.events),
  )
}

/** As it comes back from a file. */
function plain(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value))
}
