import { replay } from '../../engine/core/table.ts'
import type { Terminal } from '../cli.ts'
import { findWrong } from '../host/findWrong.ts'
import { oneFile, readSavedGame, type SavedGame } from './readSavedGame.ts'

/** Deals a saved game again from its seed and takes every decision again: the same events must follow, in the same numbers. */
export async function verify(args: string[], { stdout, stderr }: Terminal): Promise<number> {
  const wanted = oneFile(args)
  if (typeof wanted === 'string') {
    stderr.write(`verify: ${wanted}\n`)
    return 2
  }
  const saved = await readSavedGame(wanted.file)
  const wrong = typeof saved === 'string' ? saved : await findWrong(saved)
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

function replayed({ game, entries }: SavedGame): unknown {
  return replay(
    game,
    entries.flatMap((entry) => entry.events),
  )
}
