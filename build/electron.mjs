/** Where Electron's own program is, or in one line why it is not to be had. */
import { spawn } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { ROOT, say } from './prepare.mjs'

const HOME = path.join(ROOT, 'node_modules/electron')

/** A line that brings nothing for so long is given up; a slow one may take longer than that in all. */
const PATIENCE = { silentMs: Number(process.env.CORSAIR_FETCH_SILENT_MS) || 40_000, wholeMs: 15 * 60_000 }

/** Electron's program, once its fetcher has laid it down; asking the package itself would fetch it. */
function installed() {
  const mark = path.join(HOME, 'path.txt')
  if (!existsSync(mark)) return null
  const program = path.join(process.env.ELECTRON_OVERRIDE_DIST_PATH ?? path.join(HOME, 'dist'), readFileSync(mark, 'utf8'))
  return existsSync(program) ? program : null
}

/** True where a window can be shown at all. */
export function hasDisplay(env = process.env, platform = process.platform) {
  return platform !== 'linux' || Boolean(env.DISPLAY || env.WAYLAND_DISPLAY)
}

/** Electron's fetcher wants Node 22.12 or newer. */
export function canFetch(version = process.versions.node) {
  const [major = 0, minor = 0] = version.split('.').map(Number)
  return major > 22 || (major === 22 && minor >= 12)
}

/** `{ program, why: '' }`, or `{ program: null, why }`. Fetches Electron where it is not there yet; asks for nothing without a display. */
export async function findElectron() {
  if (!hasDisplay()) return { program: null, why: 'There is no display here for a window' }
  const there = installed()
  if (there) return { program: there, why: '' }
  if (!canFetch()) return { program: null, why: `Electron's window needs Node 22.12 or newer (this is ${process.versions.node})` }
  say('Fetching Electron, the window of the table (about 120 MB, once) …')
  const failed = await fetchElectron()
  const program = failed === null ? installed() : null
  return program ? { program, why: '' } : { program: null, why: `Electron could not be fetched (${failed ?? 'nothing was laid down'})` }
}

/** Runs Electron's own fetcher; null = it says that it has done it, else why not. */
function fetchElectron() {
  return new Promise((resolve) => {
    const counting = pathToFileURL(path.join(ROOT, 'build/countFetch.mjs')).href
    const child = spawn(process.execPath, ['--import', counting, path.join(HOME, 'install.js')], {
      cwd: ROOT,
      stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
      env: { ...process.env, ELECTRON_GET_NO_PROGRESS: '1' },
    })
    const tell = progress()
    let silence
    let said = ''
    let late = null
    const giveUp = (why) => () => {
      late = why
      child.kill()
    }
    const wait = () => {
      clearTimeout(silence)
      silence = setTimeout(giveUp(`nothing has come for ${Math.ceil(PATIENCE.silentMs / 1000)} s`), PATIENCE.silentMs)
    }
    const whole = setTimeout(giveUp('it took too long'), PATIENCE.wholeMs)
    const end = (failed) => {
      clearTimeout(silence)
      clearTimeout(whole)
      tell.end()
      resolve(failed)
    }
    wait()
    child.stderr.on('data', (text) => {
      said += text
    })
    child.on('message', ({ come, whole: all }) => {
      wait()
      tell.come(come, all)
    })
    child.on('error', (error) => end(error.message))
    child.on('close', (code) => end(late ?? (code === 0 ? null : reasonIn(said))))
  })
}

const MEGABYTE = 1_000_000
const PART = 25

/** On a terminal one line that counts up; elsewhere a line for each quarter. */
function progress() {
  const { isTTY } = process.stderr
  let told = 0
  return {
    come(come, whole) {
      const percent = Math.floor((100 * come) / whole)
      if (percent < told + (isTTY ? 1 : PART)) return
      told = isTTY ? percent : percent - (percent % PART)
      const line = `  ${told} % of ${Math.round(whole / MEGABYTE)} MB`
      if (isTTY) process.stderr.write(`\r${line}`)
      else say(line)
    },
    end() {
      if (isTTY && told > 0) say('')
    },
  }
}

/** What went wrong, of all that a fetcher writes when it fails: the innermost cause is what a person can do something about. */
export function reasonIn(said) {
  const lines = said.split('\n').filter((line) => /error/i.test(line) && !/^\s+at /.test(line))
  const line = lines.find((each) => /\[cause\]/.test(each)) ?? lines[0] ?? 'no word why'
  return line
    .replace(/^.*?(\w*Error):\s*/, '')
    .replace(/\s*\{?\s*$/, '')
    .slice(0, 120)
}
