/**
 * `npm start`: installs by the lock, builds what is stale, opens the table: in Electron's window where that can be had,
 * else as an app window of an installed browser, else it prints the address. `-- --no-window` asks for the address alone;
 * `--port N` and `--data DIR` as in `serve`.
 */
import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { parseArgs } from 'node:util'
import { findBrowser } from './browser.mjs'
import { findElectron, hasDisplay } from './electron.mjs'
import { build, install, ROOT, say } from './prepare.mjs'

/** A window that ends with a failure so soon has never been there: something that it needs is missing. */
const NEVER_THERE_MS = 8000

function readArguments() {
  try {
    const { values } = parseArgs({
      options: { port: { type: 'string' }, data: { type: 'string' }, 'no-window': { type: 'boolean', default: false } },
    })
    const { port } = values
    if (port !== undefined && !(/^\d{1,5}$/.test(port) && Number(port) < 65_536)) throw new Error('--port is a number from 0 to 65535')
    return values
  } catch (error) {
    say(`${error.message}\nKnown: --port N, --data DIR, --no-window`)
    process.exit(2)
  }
}

/** Runs a window's program to its end; `{ code, failed }`: failed = it was never there. */
function runWindow(program, args, stdio) {
  return new Promise((resolve) => {
    const started = Date.now()
    const child = spawn(program, args, { stdio })
    const end = (code) => resolve({ code: code ?? 1, failed: code !== 0 && Date.now() - started < NEVER_THERE_MS })
    child.on('exit', end)
    child.on('error', () => end(127))
  })
}

/** In Electron's window; null when there is none after all, else the exit code. */
async function openElectron(program, { data }) {
  const { code, failed } = await runWindow(program, [ROOT, ...(data ? [`--data=${path.resolve(data)}`] : [])], 'inherit')
  return failed ? null : code
}

/** An app window has no address bar; a profile of its own keeps it one process, which ends with its window. */
async function openBrowser(browser, address) {
  const profile = mkdtempSync(path.join(tmpdir(), 'corsair-table-'))
  const flags = ['--no-first-run', '--no-default-browser-check', '--window-size=1440,900']
  const { failed } = await runWindow(browser, [`--app=${address}`, `--user-data-dir=${profile}`, ...flags], 'ignore')
  rmSync(profile, { recursive: true, force: true, maxRetries: 5 })
  return !failed
}

/** Without a window of Electron's, because of `why`: runs the host here until it is told to end or the browser's window closes. */
async function serve(wanted, why) {
  const { startHost } = await import(pathToFileURL(path.join(ROOT, 'dist/electron/cli.js')).href)
  const host = await startHost({
    ...(wanted.port ? { port: Number(wanted.port) } : {}),
    ...(wanted.data ? { dataDir: path.resolve(wanted.data) } : {}),
  })
  const stop = async () => {
    await host.stop()
    process.exit(0)
  }
  process.on('SIGINT', stop)
  process.on('SIGTERM', stop)
  const browser = hasDisplay() && !wanted['no-window'] ? findBrowser() : null
  say(browser ? `${why}: opening the table in ${path.basename(browser)}.` : `${why}: open the address in a browser.`)
  console.log(`The table is at ${host.ownerLink}`)
  if (!browser) return
  if (await openBrowser(browser, host.ownerLink)) await stop()
  say(`${path.basename(browser)} did not open a window: open the address in a browser. Ctrl C ends the table.`)
}

async function start() {
  const wanted = readArguments()
  await install()
  await build('node')
  await build('page')
  const electron = wanted['no-window'] ? { program: null, why: 'No window is wanted' } : await findElectron()
  if (electron.program) {
    const code = await openElectron(electron.program, wanted)
    if (code !== null) process.exit(code)
    electron.why = 'Electron’s window did not open'
  }
  await serve(wanted, electron.why)
}

try {
  await start()
} catch (error) {
  say(error.message)
  process.exit(1)
}
