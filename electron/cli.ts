import { realpathSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import { arena } from './commands/arena.ts'
import { replay } from './commands/replay.ts'
import { SERVE_HELP, serve } from './commands/serve.ts'
import { verify } from './commands/verify.ts'
import { startHost } from './host/startHost.ts'
import { referee } from './referee.ts'

/** Streams and signals of a command, so that a test can stand in for them. */
export type Terminal = Pick<NodeJS.Process, 'stdin' | 'stdout' | 'stderr'>

const HELP = `Corsair Table: a host for hidden-hand games, and what goes with it.

  serve [--lan] [--port N] [--data DIR] …  the host without a window; prints the owner's link (serve --help tells more)
  referee GAME --seats N [--options FILE] [--seed HEX | --deal FILE]
                                           a game over stdin and stdout, one JSON a line
  replay FILE                              tells a saved game, one line an event
  verify FILE                              proves that a saved game was dealt and played by the rules
  arena GAME LEVEL LEVEL … [--games N] [--seed HEX]
                                           bots against bots, and who wins how often
  --help                                   this text
`

/** Command → what runs it; gives the exit code. */
const COMMANDS: Record<string, (args: string[], terminal: Terminal) => Promise<number>> = {
  serve,
  referee: (args, { stdin, stdout, stderr }) => referee(args, stdin, stdout, stderr),
  replay,
  verify,
  arena,
}

/** Runs one command line; gives the exit code: 0 well, 1 not so, 2 not understood. */
export async function run(args: string[], terminal: Terminal = process): Promise<number> {
  const [name, ...rest] = args
  if (name === undefined || name === '--help' || rest.includes('--help')) {
    terminal.stdout.write(name === 'serve' ? SERVE_HELP : HELP)
    return 0
  }
  const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined
  if (command !== undefined) return command(rest, terminal)
  terminal.stderr.write(`unknown command ${name}; known: ${Object.keys(COMMANDS).join(', ')}\n`)
  return 2
}

export { startHost }

/** Started as a program, not imported. */
const started = process.argv[1]
if (started !== undefined && import.meta.url === pathToFileURL(realpathSync(started)).href)
  process.exitCode = await run(process.argv.slice(2))
