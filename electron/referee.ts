import { readFile } from 'node:fs/promises'
import { seededChance } from '../engine/core/chance.ts'
import type { AnyGame, Chance, Typed, Viewer } from '../engine/core/game.ts'
import { readOptions } from '../engine/core/options.ts'
import { isPlainObject } from '../engine/core/shapes.ts'
import { type Acted, act, fold, isSeat } from '../engine/core/table.ts'
import { games } from '../engine/games/index.ts'
import { readLines } from './lines.ts'

type Setup = { game: AnyGame; seats: number; options: unknown; deal: unknown; chance: Chance }

/** What the referee needs of an output: Node's streams have it. */
export type Output = { write(text: string): unknown }

/** A game in the referee's hands. */
type Match = Setup & { state: unknown; journal: Typed[] }

type Reply = Record<string, unknown>

const USAGE = 'referee GAME --seats N [--options FILE] [--seed HEX | --deal FILE]'

/** Something is wrong with the arguments, or with a file that they name: said on stderr, exit 2. */
class ArgumentError extends Error {}

/**
 * The engine alone, for programs: one JSON object a line in, one a line out, in order, until the input ends.
 * Gives the exit code: 0, or 2 after bad arguments (one line on stderr).
 */
export async function referee(
  args: readonly string[],
  stdin: AsyncIterable<Uint8Array | string>,
  stdout: Output,
  stderr: Output,
): Promise<number> {
  let match: Match
  try {
    match = openMatch(await readSetup(args))
  } catch (error) {
    if (!(error instanceof ArgumentError)) throw error
    stderr.write(`${error.message.replaceAll(/\s+/g, ' ')}\n`)
    return 2
  }
  await say(stdout, { ready: true, game: match.game.id, seats: match.seats })
  for await (const line of readLines(stdin)) await say(stdout, answer(match, line))
  return 0
}
