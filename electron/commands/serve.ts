import { spawn } from 'node:child_process'
import { parseArgs } from 'node:util'
import { NAME_LETTERS, readName } from '../../engine/core/names.ts'
import type { Terminal } from '../cli.ts'
import type { Note } from '../host/logbook.ts'
import type { LanWay } from '../host/protocol.ts'
import { type HostOptions, type RunningHost, startHost } from '../host/startHost.ts'
import { type LogFile, openLogFile } from './logFile.ts'

type Wanted = { host: HostOptions; open: boolean; quiet: boolean; log: string | null }

export const SERVE_HELP = `serve: the host without a window, for one table or many.

  --lan        listen in the network from the start; without it only once a table is opened to the network
  --name NAME  what this host is called where it announces its tables; otherwise as the computer is
  --port N     the port to listen at (0 = any); otherwise 4616, or the next free one
  --data DIR   where games are kept; otherwise where the system keeps such things
  --log FILE   write the log to a file as well; beyond 2 MiB it becomes FILE.1, and that FILE.2
  --quiet      write only what went wrong to this terminal
  --open       show the owner's page in a browser

The owner's link is printed once, here, and never written to the log: who has it, on this computer, is the owner.
Ctrl C stops: everybody is told, every game is on disk. A second Ctrl C does not wait.
`

/** Whoever does not come to rest in this time is left; what anybody has been told is on disk. */
const PATIENCE_MS = 8000

/** Runs a host until it is told to end (Ctrl C, or the signal to terminate). */
export async function serve(args: string[], terminal: Terminal): Promise<number> {
  const { stdout, stderr } = terminal
  const wanted = readArguments(args)
  if (typeof wanted === 'string') {
    stderr.write(`serve: ${wanted} (serve --help tells what there is)\n`)
    return 2
  }
  const onFailed = (why: string): void => void stderr.write(`serve: the log cannot be written: ${why}\n`)
  const file = wanted.log === null ? null : await openLogFile(wanted.log, onFailed)
  if (typeof file === 'string') {
    stderr.write(`serve: --log ${wanted.log} cannot be written: ${file}\n`)
    return 2
  }
  const note = logTo(terminal, wanted.quiet, file)
  try {
    const host = await startHost({ ...wanted.host, note, report: (text) => note({ level: 'error', table: null, text }) })
    const told = toldToEnd()
    stdout.write(addressesOf(host, await host.ways()))
    if (wanted.open) openBrowser(host.ownerLink)
    note({ level: 'info', table: null, text: `the host is there, at port ${host.port}` })
    note({ level: 'info', table: null, text: `${await told}: stopping, everybody is told` })
    return await stop(host, note)
  } catch (error) {
    stderr.write(`serve: ${error instanceof Error ? error.message : String(error)}\n`)
    return 1
  } finally {
    await file?.close()
  }
}

/** A text says what is wrong. */
function readArguments(args: string[]): Wanted | string {
  const read = parse(args)
  if (typeof read === 'string') return read
  const { port, data, name, log, lan, open, quiet } = read
  if (port !== undefined && !(/^\d{1,5}$/.test(port) && Number(port) < 65_536)) return '--port is a number from 0 to 65535'
  if (data === '') return '--data is a folder'
  if (log === '') return '--log is a file'
  if (name !== undefined && readName(name) === null) return `--name is a name of 1 to ${NAME_LETTERS} letters`
  const host: HostOptions = {
    lan,
    ...(port !== undefined && { port: Number(port) }),
    ...(data !== undefined && { dataDir: data }),
    ...(name !== undefined && { name }),
  }
  return { host, open, quiet, log: log ?? null }
}

function parse(args: string[]) {
  const text = { type: 'string' } as const
  const flag = { type: 'boolean', default: false } as const
  try {
    return parseArgs({ args, options: { port: text, data: text, name: text, log: text, lan: flag, open: flag, quiet: flag } }).values
  } catch (error) {
    return error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error)
  }
}

type Line = Omit<Note, 'level'> & { level: Note['level'] | 'error' }

/** One line an occurrence: when, how grave, at which table, what. */
function logTo({ stderr }: Terminal, quiet: boolean, file: LogFile | null): (line: Line) => void {
  return ({ level, table, text }) => {
    const line = `${new Date().toISOString()} ${level.padEnd(5)} ${table === null ? '' : `table ${table}: `}${text}\n`
    if (!quiet || level !== 'info') stderr.write(line)
    file?.write(line)
  }
}

/** How people come here; the only place where the owner's secret is ever written. */
function addressesOf({ ownerLink }: RunningHost, ways: readonly LanWay[]): string {
  const network = ways.map(({ address, port, code, name }) => {
    const called = code === null ? '' : `code ${code}, `
    return `  in the network (${called}${name}):  http://${address}:${port}/\n`
  })
  return `Corsair Table is there:\n  for its owner, on this computer:  ${ownerLink}\n${network.join('')}`
}

async function stop(host: RunningHost, note: (line: Line) => void): Promise<number> {
  const late = new Promise<'late'>((resolve) => setTimeout(() => resolve('late'), PATIENCE_MS).unref())
  const ended = await Promise.race([host.stop().then(() => 'whole' as const), late])
  if (ended === 'whole') note({ level: 'info', table: null, text: 'stopped: every game is on disk' })
  else note({ level: 'error', table: null, text: 'did not come to rest in time; what anybody has been told is on disk' })
  return ended === 'whole' ? 0 : 1
}

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const

/** Gives the first signal; the second ends the program where it stands. */
function toldToEnd(): Promise<string> {
  return new Promise((resolve) => {
    let told = false
    for (const signal of SIGNALS)
      process.on(signal, () => {
        if (told) process.exit(1)
        told = true
        resolve(signal)
      })
  })
}

const OPENERS: Partial<Record<NodeJS.Platform, string[]>> = { darwin: ['open'], win32: ['cmd', '/c', 'start', ''] }

/** Asks the system to show the address; without a browser the printed address has to do. */
function openBrowser(address: string): void {
  const [program = 'xdg-open', ...args] = OPENERS[process.platform] ?? []
  const child = spawn(program, [...args, address], { stdio: 'ignore', detached: true })
  child.on('error', () => undefined)
  child.unref()
}
