import { answer } from './referee/answer.ts'
import { openMatch } from './referee/match.ts'
import { readLines } from './referee/readLines.ts'
import { readSetup } from './referee/readSetup.ts'

/**
 * The engine alone, for programs: one JSON object a line in, one a line out, in order, until the input ends. `args` are
 * GAME --seats N [--options FILE] [--seed HEX] [--deal FILE]. Gives the exit code: 0, or 2 after bad arguments (one line on stderr).
 */
export async function referee(
  args: readonly string[],
  stdin: AsyncIterable<Uint8Array | string>,
  stdout: NodeJS.WritableStream,
  stderr: NodeJS.WritableStream,
): Promise<number> {
  const setup = await readSetup(args)
  if (!setup.ok) {
    stderr.write(`${setup.field}: ${setup.text}\n`)
    return 2
  }
  const match = openMatch(setup.value)
  // A reader that goes away ends the game quietly; without a listener Node would end the process.
  stdout.on('error', () => {})
  let isHeard = await say(stdout, { ready: true, game: match.game.id, seats: match.seats })
  for await (const line of readLines(stdin)) {
    if (!isHeard) break
    isHeard = await say(stdout, answer(match, line))
  }
  return 0
}

/** One line, flushed before the next is read; false if nobody is there to read it. */
function say(stdout: NodeJS.WritableStream, reply: unknown): Promise<boolean> {
  return new Promise((resolve) => stdout.write(`${JSON.stringify(reply)}\n`, (error) => resolve(!error)))
}
