import { setPriority } from 'node:os'
import { games } from '../../../engine/games/index.ts'
import { answerThoughts } from './answerThoughts.ts'

/** A third of what a table may have while both want the machine: a thought must still end in its time where others use it too. */
const NICENESS = 5

/**
 * Whoever plays comes before whoever thinks: on Linux this is the priority of this thread alone (setpriority(2)); elsewhere it would be
 * that of the whole program, so there it stays.
 */
function yieldToTables(): void {
  if (process.platform !== 'linux') return
  try {
    setPriority(0, NICENESS)
  } catch {
    // Not allowed here: bots think as loudly as tables talk.
  }
}

yieldToTables()
answerThoughts(games)
