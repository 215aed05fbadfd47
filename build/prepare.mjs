/**
 * What every command needs first: packages by the lock, and bundles that are not stale. Plain Node without packages,
 * since on a fresh clone there are none.
 */
import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { alone } from './alone.mjs'

export const ROOT = fileURLToPath(new URL('..', import.meta.url))
const at = (...parts) => path.join(ROOT, ...parts)

/** Says one line of progress on stderr, so that stdout stays the command's own. */
export function say(text) {
  process.stderr.write(`${text}\n`)
}

/** Runs a command to its end; what it printed is shown only if it failed. */
function run(command, args) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd: ROOT, stdio: ['ignore', 'pipe', 'pipe'], shell: process.platform === 'win32' })
    let printed = ''
    const keep = (chunk) => {
      printed = (printed + chunk).slice(-8000)
    }
    child.stdout.on('data', keep)
    child.stderr.on('data', keep)
    child.on('error', reject)
    child.on('close', (code) => (code === 0 ? resolve() : reject(new Error(`${command} ${args.join(' ')} failed:\n${printed}`))))
  })
}

function hashOf(text) {
  return createHash('sha256').update(text).digest('hex')
}

/** Two commands at once in one folder prepare one after the other; the second finds done what the first did. */
function once(isDone, what, work) {
  if (isDone()) return
  const onWait = (holder) => say(`Another command (process ${holder}) is preparing this folder; waiting for it before ${what} …`)
  return alone(at('.prepare.lock'), onWait, async () => {
    if (!isDone()) await work()
  })
}

const holds = (file, text) => existsSync(file) && readFileSync(file, 'utf8') === text

/** Installs the packages that the lock names, unless just these are there. */
export async function install() {
  const lock = hashOf(readFileSync(at('package-lock.json')))
  const mark = at('node_modules', '.corsair-lock')
  await once(
    () => holds(mark, lock),
    'installing packages',
    async () => {
      say('Installing packages by the lock (about a minute, once) …')
      const started = Date.now()
      await run('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund'])
      writeFileSync(mark, lock)
      say(`  packages are in, ${seconds(started)}.`)
    },
  )
}

function seconds(since) {
  return `${((Date.now() - since) / 1000).toFixed(1)} s`
}

/** Path, size and time of every file below the folders: changes when any of them does. */
function fingerprint(places) {
  const lines = []
  const visit = (place) => {
    const stat = statSync(place)
    if (stat.isDirectory()) for (const name of readdirSync(place).sort()) visit(path.join(place, name))
    else lines.push(`${path.relative(ROOT, place)} ${stat.size} ${stat.mtimeMs}`)
  }
  for (const place of places) if (existsSync(at(place))) visit(at(place))
  return hashOf(lines.join('\n'))
}

const BUNDLES = {
  node: { sources: ['engine', 'electron', 'build/bundle.mjs', 'build/packagesOf.mjs', 'package-lock.json'], title: 'the host' },
  page: {
    sources: [
      'engine',
      'renderer',
      'assets',
      'electron/host/protocol.ts',
      'build/bundle.mjs',
      'build/packagesOf.mjs',
      'build/vite.renderer.config.ts',
      'package-lock.json',
    ],
    title: 'the table',
  },
}

/** Builds `node` (host, commands, shell) or `page` (what browsers see) into dist/, if its sources changed. */
export async function build(name) {
  const { sources, title } = BUNDLES[name]
  const mark = at('dist', `.${name}`)
  const now = fingerprint(sources)
  await once(
    () => holds(mark, now),
    `building ${title}`,
    async () => {
      say(`Building ${title} …`)
      const started = Date.now()
      const { bundle } = await import(pathToFileURL(at('build', 'bundle.mjs')).href)
      await bundle(name)
      mkdirSync(at('dist'), { recursive: true })
      writeFileSync(mark, now)
      say(`  ${title} is built, ${seconds(started)}.`)
    },
  )
}
