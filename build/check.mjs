/** `npm run check`: formatting and lint, types, layers, names, sizes, places, unused code. Exit 1 if any finds something. */
import { spawn } from 'node:child_process'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { install, ROOT } from './prepare.mjs'

function tool(command, args) {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [path.join(ROOT, 'node_modules', command), ...args], {
      cwd: ROOT,
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    let printed = ''
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (text) => {
        printed += text
      })
    child.on('error', reject)
    child.on('close', (code) => resolve(code === 0 ? [] : [printed.trim()]))
  })
}

const types = (place) => () => tool('typescript/bin/tsc', ['-p', place])
const own = (name) => async () => (await import(`./checks/${name}.mjs`))[name]()

const CHECKS = {
  'Biome: formatting and lint': () => tool('@biomejs/biome/bin/biome', ['check', '--error-on-warnings', '.']),
  'types of engine': types('engine'),
  'types of electron': types('electron'),
  'types of renderer': types('renderer'),
  'types of build': types('build'),
  'types of test': types('test'),
  'layers: nobody imports across a border': own('layers'),
  'names: no game is named outside its places': own('names'),
  'sizes: files and functions': own('sizes'),
  'places: top level and paths': own('places'),
  'threats: the tests that SECURITY.md names': own('threats'),
  'Knip: no unused code': () => tool('knip/bin/knip.js', ['--no-progress', '--config', 'build/knip.json']),
}

/** Compilers and linters use one core each. */
const AT_ONCE = 2

/** Runs all checks; prints each with its findings; gives how many passed and failed. */
export async function check() {
  const count = { passed: 0, failed: 0 }
  const waiting = Object.entries(CHECKS)
  const one = async () => {
    const next = waiting.shift()
    if (!next) return
    const [title, find] = next
    const found = await find()
    count[found.length === 0 ? 'passed' : 'failed'] += 1
    console.log(`${found.length === 0 ? 'ok  ' : 'FAIL'} ${title}`)
    for (const line of found.slice(0, 40)) console.log(`     ${line.replaceAll('\n', '\n     ')}`)
    await one()
  }
  await Promise.all(Array.from({ length: AT_ONCE }, one))
  return count
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  await install()
  const { failed } = await check()
  process.exitCode = failed === 0 ? 0 : 1
}
