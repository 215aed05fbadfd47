import { once } from 'node:events'
import { answer } from './referee/answer.ts'
import { openMatch } from './referee/match.ts'
import { readLines } from './referee/readLines.ts'
import { readSetup } from './referee/readSetup.ts'

/** In UTF-16 units: names in options may be of any length. */
const LONGEST_COMPLAINT = 400

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
    const complaint = `${setup.field}: ${setup.text}`.replaceAll(/\s+/g, ' ')
    stderr.write(`${complaint.slice(0, LONGEST_COMPLAINT)}\n`)
    return 2
  }
  const match = openMatch(setup.value)
  let isHeard = true
  // A reader that goes away ends the game quietly; without a listener Node would end the process.
  stdout.on('error', () => {
    isHeard = false
  })
  await say(stdout, { ready: true, game: match.game.id, seats: match.seats })
  for await (const line of readLines(stdin)) {
    if (!isHeard) break
    await say(stdout, answer(match, line))
  }
  return 0
}

/** One line, handed over at once; waits while the reader is behind. */
async function say(stdout: NodeJS.WritableStream, reply: unknown): Promise<void> {
  if (stdout.write(`${JSON.stringify(reply)}\n`)) return
  // Rejected when the reader has gone: that is noticed by the caller.
  await once(stdout, 'drain').catch(() => {})
}
