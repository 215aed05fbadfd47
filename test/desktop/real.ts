import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { _electron } from '@playwright/test'
import type { Launched, Launcher, Program } from './program.ts'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))

/** Electron's own program, if it was ever fetched; asking the package for it would fetch it. */
function electronProgram(): string | null {
  const home = path.join(ROOT, 'node_modules/electron')
  const mark = path.join(home, 'path.txt')
  if (!existsSync(mark)) return null
  const file = path.join(process.env.ELECTRON_OVERRIDE_DIST_PATH ?? path.join(home, 'dist'), readFileSync(mark, 'utf8'))
  return existsSync(file) ? file : null
}

/** The superuser, as in a container, has no sandbox to offer. */
const argsOf = ({ data, args = [], languages = ['en-GB'] }: Launched): string[] => [
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  ROOT,
  `--lang=${languages[0]}`,
  `--data=${data}`,
  ...args,
]

/** Electron itself, where it and a display are to be had. */
export function realElectron(): Launcher {
  const program = electronProgram()
  const hasDisplay = process.platform !== 'linux' || Boolean(process.env.DISPLAY || process.env.WAYLAND_DISPLAY)
  return {
    title: 'Electron itself',
    missing: [program === null && 'Electron is not here', !hasDisplay && 'there is no display'].filter(Boolean).join(', '),
    launch: async (wanted) => run(program ?? '', wanted),
    async second(wanted) {
      const [code] = await once(spawn(program ?? '', argsOf(wanted), { stdio: 'ignore' }), 'close')
      return code
    },
    close: async () => undefined,
  }
}

async function run(executablePath: string, wanted: Launched): Promise<Program> {
  const app = await _electron.launch({ executablePath, args: argsOf(wanted) })
  const ended = once(app.process(), 'close').then(([code]): number | null => code)
  return {
    page: () => app.firstWindow(),
    // Playwright hands the function over as text, as the double does.
    evaluate: (run, given) => app.evaluate(run as never, given) as never,
    ended,
    async quit() {
      await app.evaluate(({ app }) => void setImmediate(() => app.quit()))
      return ended
    },
  }
}
