/**
 * `npm start`: installs by the lock, builds what is stale, opens the table: in Electron's window where that can be had,
 * else as an app window of an installed browser, else it prints the address. `-- --no-window` asks for the address alone;
 * `--port N` and `--data DIR` as in `serve`.
 */
import { spawn } from 'node:child_process'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { parseArgs } from 'node:util'
import { findBrowser } from './browser.mjs'
import { findElectron, hasDisplay } from './electron.mjs'
import { build, install, ROOT, say } from './prepare.mjs'

function readArguments() {
  try {
    return parseArgs({
      options: { port: { type: 'string' }, data: { type: 'string' }, 'no-window': { type: 'boolean', default: false } },
    }).values
  } catch (error) {
    say(`${error.message}\nKnown: --port N, --data DIR, --no-window`)
    process.exit(2)
  }
}

function openElectron(program, wanted) {
  const data = wanted.data ? [`--data=${path.resolve(wanted.data)}`] : []
  spawn(program, [ROOT, ...data], { stdio: 'inherit' }).on('exit', (code) => process.exit(code ?? 0))
}

/** An app window has no address bar; a profile of its own keeps it one process, which ends with its window. */
function openBrowser(browser, address, onClosed) {
  const profile = mkdtempSync(path.join(tmpdir(), 'corsair-table-'))
  const child = spawn(
    browser,
    [`--app=${address}`, `--user-data-dir=${profile}`, '--no-first-run', '--no-default-browser-check', '--window-size=1440,900'],
    { stdio: 'ignore' },
  )
  child.on('exit', onClosed)
  child.on('error', () => say(`${browser} did not start; open this address in a browser: ${address}`))
}

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
  if (browser) openBrowser(browser, host.ownerLink, stop)
}

const wanted = readArguments()
await install()
await build('node')
await build('page')
const electron = wanted['no-window'] ? { program: null, why: 'No window is wanted' } : findElectron()
if (electron.program) openElectron(electron.program, wanted)
else await serve(wanted, electron.why)
