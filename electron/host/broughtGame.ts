import { isDeepStrictEqual } from 'node:util'
import * as v from 'valibot'
import type { AnyGame } from '../../engine/core/game.ts'
import { readOptions } from '../../engine/core/options.ts'
import { readJournal } from './fileJournal.ts'
import { findWrong } from './findWrong.ts'
import type { JournalEntry, JournalHeader } from './journal.ts'
import { type BrokenWhy, GAME_FILE_BYTES } from './protocol.ts'
import { name, sitter } from './schemas.ts'

export type BroughtGame =
  | { ok: true; game: AnyGame; header: JournalHeader; entries: JournalEntry[] }
  | { ok: false; why: BrokenWhy | 'too-large' }

/** The last moment that a date can name. */
const LAST_MS = 8_640_000_000_000_000

/** What our own host never writes otherwise, and what somebody else's file may not bring in: names that deceive, moments that are none. */
const openings = v.object({
  openedAt: v.pipe(v.number(), v.maxValue(LAST_MS)),
  seats: v.array(sitter),
  rulesName: v.exactOptional(name),
})
const moments = v.array(v.object({ time: v.pipe(v.number(), v.maxValue(LAST_MS)), id: v.pipe(v.string(), v.maxLength(64)) }))

/** Reads a saved game that comes from elsewhere: it must be what the rules and its own seed give, decision by decision. */
export async function readBroughtGame(games: readonly AnyGame[], content: Buffer): Promise<BroughtGame> {
  if (content.length > GAME_FILE_BYTES) return { ok: false, why: 'too-large' }
  const read = readJournal(content)
  if (!read.ok) return { ok: false, why: read.why }
  const { header, entries } = read
  const game = games.find(({ id }) => id === header.game)
  if (game === undefined) return { ok: false, why: 'unknown-game' }
  const sound = isSound(game, header, entries) && (await follows({ game, header, entries }))
  return sound ? { ok: true, game, header, entries } : { ok: false, why: 'does-not-fold' }
}

function isSound(game: AnyGame, header: JournalHeader, entries: JournalEntry[]): boolean {
  const { min, max } = game.seats
  if (!v.is(openings, header) || !v.is(moments, entries)) return false
  if (header.seats.length < min || header.seats.length > max) return false
  const options = readOptions(game.options, header.options, header.seats.length)
  return options.ok && isDeepStrictEqual(JSON.parse(JSON.stringify(options.value)), header.options)
}

/** Rules may throw at what they never gave. */
async function follows(kept: { game: AnyGame; header: JournalHeader; entries: JournalEntry[] }): Promise<boolean> {
  try {
    return (await findWrong(kept)) === null
  } catch {
    return false
  }
}
