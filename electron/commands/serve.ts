import { spawn } from 'node:child_process'
import { parseArgs } from 'node:util'
import type { Terminal } from '../cli.ts'
import { startHost } from '../host/startHost.ts'

type Wanted = { port?: number; dataDir?: string; open: boolean }

/** Runs a host until it is told to end (Ctrl C, or the signal to terminate). */
export async function serve(args: string[], { stdout, stderr }: Terminal): Promise<number> {
  const wanted = readArguments(args)
  if (typeof wanted === 'string') {
    stderr.write(`serve: ${wanted}\n`)
    return 2
  }
  const { open, ...options } = wanted
  try {
    const host = await startHost({ ...options, report: (line) => stderr.write(`${line}\n`) })
    stdout.write(`${host.ownerLink}\n`)
    if (open) openBrowser(host.ownerLink)
    await toldToEnd()
    await host.stop()
    return 0
  } catch (error) {
    stderr.write(`serve: ${error instanceof Error ? error.message : String(error)}\n`)
    return 1
  }
}

/** A text says what is wrong. */
function readArguments(args: string[]): Wanted | string {
  try {
    const { values } = parseArgs({
      args,
      options: { port: { type: 'string' }, data: { type: 'string' }, open: { type: 'boolean', default: false } },
    })
    const port = values.port === undefined ? undefined : Number(values.port)
    if (port !== undefined && !(/^\d+$/.test(values.port ?? '') && port < 65_536)) return '--port is a number from 0 to 65535'
    if (values.data === '') return '--data is a folder'
    return {
      open: values.open,
      ...(port === undefined ? {} : { port }),
      ...(values.data === undefined ? {} : { dataDir: values.data }),
    }
  } catch (error) {
    return error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error)
  }
}

function toldToEnd(): Promise<void> {
  return new Promise((resolve) => {
    process.once('SIGINT', () => resolve())
    process.once('SIGTERM', () => resolve())
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
