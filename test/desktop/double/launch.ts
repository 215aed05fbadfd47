import { spawn } from 'node:child_process'
import { mkdirSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { type Browser, chromium } from '@playwright/test'
import manifest from 'electron/package.json' with { type: 'json' }
import { findTestBrowser, NO_CARD } from '../../../build/browser.mjs'
import type { Launched, Launcher, Program } from '../program.ts'
import { type Bundles, bundleDouble } from './bundles.ts'
import { type Display, openDisplay } from './display.ts'
import { peer } from './peer.ts'
import { SETUP, type Setup } from './setup.ts'

const ROOT = fileURLToPath(new URL('../../..', import.meta.url))
const MAIN = path.join(ROOT, 'dist/electron/main.js')

/**
 * The double of Electron. The built program, its main process as it is shipped, runs in a process of plain Node; its windows are
 * pages of the real Chromium, all of one browser, in which the built preload runs in a world of its own.
 *
 * What is as in Electron: module names, the order of events, words of errors, structured clones over IPC, the bridge (copies, frozen;
 * functions called across), the frame that a call comes from, the lock of one program over processes, the content security policy,
 * the origin of the page's socket, what is secure, storage over starts, crashes. All of Electron that is not here refuses by its name.
 *
 * Its limits: a page sees `http://table.corsair.localhost` where Electron shows `corsair://table`, can go to addresses of that scheme but not fetch them;
 * permissions are asked of the program when a page comes and not when it wants them; a window that a page opens is there for a moment,
 * without content, before it is refused; a way to `about:` or `blob:` is not asked about; menus, dialogs and the screen are bookkeeping.
 */
export async function doubleOfElectron(): Promise<Launcher> {
  const bundles = await bundleDouble()
  const executablePath = findTestBrowser()
  const browser = await chromium.launch({
    args: [...NO_CARD, '--use-fake-device-for-media-stream'],
    ...(executablePath === null ? {} : { executablePath }),
  })
  const displays = new Map<string, Display>()
  const displayOf = async (data: string): Promise<Display> => {
    const display = displays.get(data) ?? (await openDisplay(browser, bundles))
    displays.set(data, display)
    return display
  }
  return {
    title: 'the double of Electron',
    missing: '',
    launch: async (wanted) => run(browser, bundles, await displayOf(wanted.data), wanted),
    // A start that finds another one opens no window.
    second: async (wanted) => (await run(browser, bundles, null, wanted)).ended,
    async close() {
      for (const display of displays.values()) await display.close()
      await browser.close()
      await rm(bundles.folder, { recursive: true, force: true })
    },
  }
}

async function run(
  browser: Browser,
  bundles: Bundles,
  display: Display | null,
  { data, args = [], languages = ['en-GB'] }: Launched,
): Promise<Program> {
  const home = path.join(data, 'home')
  mkdirSync(home, { recursive: true })
  const setup: Setup = {
    home,
    packaged: false,
    appPath: ROOT,
    args: [`--data=${data}`, ...args],
    languages,
    displays: [{ x: 0, y: 0, width: 1440, height: 900, scaleFactor: 1 }],
    versions: { electron: manifest.version, chrome: browser.version() },
  }
  const child = spawn(process.execPath, ['--import', bundles.register, MAIN], {
    cwd: ROOT,
    env: { ...process.env, HOME: home, [SETUP]: JSON.stringify(setup) },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    serialization: 'advanced',
  })
  let said = ''
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (text) => {
      said += text
    })
  const port = {
    send: (message: unknown) => void (child.connected && child.send(message as object)), // What peers say to each other.
    listen: (hear: (message: unknown) => void) => void child.on('message', hear),
  }
  const ask = peer(port, display?.answers ?? {})
  display?.seat(ask)
  const closed = new Promise<number | null>((resolve) => child.on('close', resolve))
  const ended = closed.then(async (code) => {
    await display?.clear()
    const faults = [...(display?.complaints.splice(0) ?? []), ...(code === 0 ? [] : [`it ended with ${code}: ${said}`])]
    if (faults.length > 0) throw new Error(faults.join('\n'))
    return code
  })
  // Who waits for the end hears of it.
  ended.catch(() => undefined)
  const over = ended.then((code): never => {
    throw new Error(`the program has ended with ${code}`)
  })
  over.catch(() => undefined)
  // The answer is the function's own.
  const evaluate: Program['evaluate'] = (run, given) => Promise.race([ask('evaluate', String(run), given), over]) as never
  return {
    page: async () => {
      if (display === null) throw new Error('a second start has no window')
      return Promise.race([display.page(), over])
    },
    evaluate,
    ended,
    async quit() {
      await evaluate(({ app }) => void setImmediate(() => app.quit()), null)
      return ended
    },
  }
}
