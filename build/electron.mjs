/** Where Electron's own program is, or in one line why it is not to be had. */
import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { ROOT, say } from './prepare.mjs'

const FETCH_LIMIT_MS = 180_000
const HOME = path.join(ROOT, 'node_modules/electron')

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

/** `{ program }`, or `{ why }`. Fetches Electron at most once, with a time limit; asks for nothing without a display. */
export function findElectron() {
  if (!hasDisplay()) return { program: null, why: 'There is no display here for a window' }
  const there = installed()
  if (there) return { program: there, why: '' }
  if (!canFetch()) return { program: null, why: `Electron's window needs Node 22.12 or newer (this is ${process.versions.node})` }
  say('Fetching Electron (about 120 MB, once) …')
  const fetched = spawnSync(process.execPath, [path.join(HOME, 'install.js')], {
    cwd: ROOT,
    stdio: ['ignore', 'ignore', 'pipe'],
    timeout: FETCH_LIMIT_MS,
    encoding: 'utf8',
  })
  const program = fetched.status === 0 ? installed() : null
  const reason = fetched.stderr
    ?.split('\n')
    .find((line) => /error/i.test(line))
    ?.trim()
  return program
    ? { program, why: '' }
    : { program: null, why: `Electron could not be fetched${reason ? ` (${reason.slice(0, 120)})` : ''}` }
}
