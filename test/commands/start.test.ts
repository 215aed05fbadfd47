import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, copyFileSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { describe, expect, onTestFinished, test } from 'vitest'
import { browserPlaces } from '../../build/browser.mjs'
import { canFetch, hasDisplay, reasonIn } from '../../build/electron.mjs'

const BUILD = path.join(import.meta.dirname, '../../build')
const LINK = 'http://127.0.0.1:4616/#owner=secret'

/** Stands for the bundler: the program that it makes has a host that says what it was asked for, and when it stopped. */
const BUNDLER = `
import { mkdirSync, writeFileSync } from 'node:fs'
export async function bundle(name) {
  const dist = new URL('../dist/', import.meta.url)
  mkdirSync(new URL('electron/', dist), { recursive: true })
  if (name === 'node') writeFileSync(new URL('electron/cli.js', dist), ${JSON.stringify(`
    import { appendFileSync } from 'node:fs'
    const tell = (line) => appendFileSync(new URL('../../told', import.meta.url), line + '\\n')
    export async function startHost(options) {
      tell('host ' + JSON.stringify(options))
      const alive = setInterval(() => undefined, 1000)
      return { ownerLink: '${LINK}', stop: async () => { tell('stopped'); clearInterval(alive) } }
    }`)})
}`

type Clone = { folder: string; at(...parts: string[]): string; script(place: string[], lines: string): void; told(): string[] }

/** As on a fresh clone, with stand-ins for whatever comes from elsewhere. */
function freshClone(): Clone {
  const folder = mkdtempSync(path.join(tmpdir(), 'corsair-start-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const at = (...parts: string[]) => path.join(folder, ...parts)
  const script = (place: string[], lines: string): void => {
    mkdirSync(path.dirname(at(...place)), { recursive: true })
    writeFileSync(at(...place), `#!/bin/sh\n${lines}\n`)
    chmodSync(at(...place), 0o755)
  }
  for (const part of ['build', 'bin', 'node_modules/electron', 'temp']) mkdirSync(at(part), { recursive: true })
  for (const name of ['start', 'electron', 'countFetch', 'browser', 'prepare', 'alone'])
    copyFileSync(path.join(BUILD, `${name}.mjs`), at('build', `${name}.mjs`))
  writeFileSync(at('build', 'bundle.mjs'), BUNDLER)
  writeFileSync(at('package.json'), '{"type":"module"}')
  writeFileSync(at('package-lock.json'), '{}')
  writeFileSync(at('newer.mjs'), `Object.defineProperty(process, 'versions', { value: { ...process.versions, node: '22.12.0' } })`)
  script(['bin', 'npm'], 'exit 0')
  const told = () => (existsSync(at('told')) ? readFileSync(at('told'), 'utf8').trim().split('\n') : [])
  return { folder, at, script, told }
}

/** Electron is there: it says with what it was started, and ends with `code`. */
function layElectron({ at, script }: Clone, code = 0): void {
  writeFileSync(at('node_modules/electron/path.txt'), 'electron')
  script(['node_modules/electron/dist/electron'], `echo "electron $@" >> '${at('told')}'\nexit ${code}`)
}

/** Electron is to be fetched: by a script that the test gives, in the place of Electron's own. */
const layFetcher = ({ at }: Clone, script: string): void => writeFileSync(at('node_modules/electron/install.js'), script)

/** A browser that says with what it was started, and whose window is closed at once. */
function layBrowser({ at, script }: Clone, code = 0): string {
  script(['bin', 'surfer'], `echo "browser $@" >> '${at('told')}'\nexit ${code}`)
  return at('bin', 'surfer')
}

type Ended = { code: number | null; out: string; said: string[] }

/** `npm start` to its end; `until` = so much it says before it is told to end. */
async function start({ folder, at }: Clone, args: string[], env: Record<string, string>, until?: string): Promise<Ended> {
  const child: ChildProcess = spawn(process.execPath, [at('build', 'start.mjs'), ...args], {
    cwd: folder,
    env: { PATH: at('bin'), TMPDIR: at('temp'), ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const words = { out: '', said: '' }
  const look = () => until !== undefined && (words.out + words.said).includes(until) && child.kill()
  child.stdout?.on('data', (text) => {
    words.out += text
    look()
  })
  child.stderr?.on('data', (text) => {
    words.said += text
    look()
  })
  const [code] = await once(child, 'close')
  return {
    code,
    out: words.out,
    said: words.said
      .trim()
      .split('\n')
      .filter((line) => !/^Building|built, |^Installing|packages are in/.test(line)),
  }
}

const DISPLAY = { DISPLAY: ':7' }
const newer = ({ at }: Clone) => ({ NODE_OPTIONS: `--import=${pathToFileURL(at('newer.mjs')).href}` })

describe.skipIf(process.platform === 'win32')('npm start', () => {
  test('on a fresh clone installs and builds, says so, and opens Electron’s window where that is there', async () => {
    const clone = freshClone()
    layElectron(clone)
    const child = spawn(process.execPath, [clone.at('build/start.mjs'), '--data', 'games'], {
      cwd: clone.folder,
      env: { PATH: clone.at('bin'), ...DISPLAY },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    let said = ''
    child.stderr.on('data', (text) => {
      said += text
    })
    expect(await once(child, 'close')).toEqual([0, null])
    expect(said.split('\n').map((line) => line.replace(/[\d.]+ s/, 'N s'))).toEqual([
      'Installing packages by the lock (about a minute, once) …',
      '  packages are in, N s.',
      'Building the host …',
      '  the host is built, N s.',
      'Building the table …',
      '  the table is built, N s.',
      '',
    ])
    expect(clone.told()).toEqual([`electron ${clone.folder}/ --data=${clone.at('games')}`])
  })

  test('with a Node that is too old for Electron opens an app window of a browser, and ends with it', async () => {
    const clone = freshClone()
    const { code, out, said } = await start(clone, ['--port', '4700', '--data', 'games'], { ...DISPLAY, CHROMIUM: layBrowser(clone) })
    expect(said).toEqual([`Electron's window needs Node 22.12 or newer (this is ${process.versions.node}): opening the table in surfer.`])
    expect(out).toBe(`The table is at ${LINK}\n`)
    const [host, browser, stopped] = clone.told()
    expect(host).toBe(`host ${JSON.stringify({ port: 4700, dataDir: clone.at('games') })}`)
    expect(browser).toMatch(new RegExp(`^browser --app=${LINK} --user-data-dir=${clone.at('temp')}/corsair-table-\\w+ --no-first-run `))
    expect(stopped).toBe('stopped')
    expect(code).toBe(0)
    expect(readdirSync(clone.at('temp'))).toEqual([])
  })

  test.each([
    ['without a display', [], {}, 'There is no display here for a window: open the address in a browser.'],
    ['when no window is wanted', ['--no-window'], DISPLAY, 'No window is wanted: open the address in a browser.'],
  ])('%s prints the address, and stops the host when it is told to end', async (_when, args, env, word) => {
    const clone = freshClone()
    layElectron(clone)
    const { code, out, said } = await start(clone, args, { ...env, CHROMIUM: layBrowser(clone) }, 'The table is at')
    expect(said).toEqual([word])
    expect(out).toBe(`The table is at ${LINK}\n`)
    expect(clone.told()).toEqual(['host {}', 'stopped'])
    expect(code).toBe(0)
  })

  test('without any browser prints the address', async () => {
    const clone = freshClone()
    const { said } = await start(clone, [], DISPLAY, 'The table is at')
    expect(said).toEqual([`Electron's window needs Node 22.12 or newer (this is ${process.versions.node}): open the address in a browser.`])
    expect(clone.told()).toEqual(['host {}', 'stopped'])
  })

  test('fetches Electron once, tells how far it is, and opens it', async () => {
    const clone = freshClone()
    const whole = 4_000_000
    const server = createServer((_request, response) => {
      response.writeHead(200, { 'Content-Length': whole })
      for (let part = 0; part < 8; part++) response.write(new Uint8Array(whole / 8))
      response.end()
    })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    onTestFinished(() => void server.close())
    const { port } = server.address() as AddressInfo // It listens on a port.
    layElectron(clone, 0)
    rmSync(clone.at('node_modules/electron/path.txt'))
    layFetcher(
      clone,
      `fetch('http://127.0.0.1:${port}/').then((response) => response.arrayBuffer()).then(({ byteLength }) => {
        if (byteLength === ${whole}) require('node:fs').writeFileSync(__dirname + '/path.txt', 'electron')
      })`,
    )
    const { code, said } = await start(clone, [], { ...DISPLAY, ...newer(clone) })
    expect(said[0]).toBe('Fetching Electron, the window of the table (about 120 MB, once) …')
    expect(said.at(-1)).toBe('  100 % of 4 MB')
    for (const line of said.slice(1)) expect(line).toMatch(/^ {2}(25|50|75|100) % of 4 MB$/)
    expect(clone.told()).toEqual([`electron ${clone.folder}/`])
    expect(code).toBe(0)
  })

  test('says why Electron could not be fetched, and opens a browser', async () => {
    const clone = freshClone()
    layFetcher(clone, `fetch('http://127.0.0.1:9/').catch((error) => { console.error(error); process.exit(1) })`)
    const { code, said } = await start(clone, [], { ...DISPLAY, ...newer(clone), CHROMIUM: layBrowser(clone) })
    expect(said).toEqual([
      'Fetching Electron, the window of the table (about 120 MB, once) …',
      expect.stringMatching(/^Electron could not be fetched \((connect ECONNREFUSED.*|bad port)\): opening the table in surfer\.$/),
    ])
    expect(clone.told()).toHaveLength(3)
    expect(code).toBe(0)
  })

  test('does not wait for ever for a fetch that hangs', async () => {
    const clone = freshClone()
    layFetcher(clone, `setInterval(() => undefined, 1000)`)
    const env = { ...DISPLAY, ...newer(clone), CHROMIUM: layBrowser(clone), CORSAIR_FETCH_SILENT_MS: '900' }
    const { said } = await start(clone, [], env)
    expect(said.at(-1)).toBe('Electron could not be fetched (nothing has come for 1 s): opening the table in surfer.')
  })

  test('a fetcher that says it is done and laid nothing down is not believed', async () => {
    const clone = freshClone()
    layFetcher(clone, '')
    const { said } = await start(clone, [], { ...DISPLAY, ...newer(clone), CHROMIUM: layBrowser(clone) })
    expect(said.at(-1)).toBe('Electron could not be fetched (nothing was laid down): opening the table in surfer.')
  })

  test('where Electron’s window fails at once, as without its libraries, a browser’s is opened', async () => {
    const clone = freshClone()
    layElectron(clone, 127)
    const { code, said } = await start(clone, [], { ...DISPLAY, CHROMIUM: layBrowser(clone) })
    expect(said).toEqual(['Electron’s window did not open: opening the table in surfer.'])
    expect(clone.told().map((line) => line.split(' ')[0])).toEqual(['electron', 'host', 'browser', 'stopped'])
    expect(code).toBe(0)
  })

  test('a browser that fails at once leaves the table at its address', async () => {
    const clone = freshClone()
    const { code, said } = await start(clone, [], { ...DISPLAY, CHROMIUM: layBrowser(clone, 1) }, 'did not open')
    expect(said.at(-1)).toBe('surfer did not open a window: open the address in a browser. Ctrl C ends the table.')
    expect(clone.told().at(-1)).toBe('stopped')
    expect(code).toBe(0)
  })

  test.each([
    [['--colour', 'red'], /^Unknown option '--colour'/],
    [['--port', 'mine'], /^--port is a number from 0 to 65535/],
  ])('%j is not understood', async (args, word) => {
    const { code, said } = await start(freshClone(), args, {})
    expect(code).toBe(2)
    expect(said[0]).toMatch(word)
    expect(said.at(-1)).toBe('Known: --port N, --data DIR, --no-window')
  })
})

describe('what npm start knows of systems', () => {
  test('Electron’s fetcher runs from Node 22.12 on', () => {
    expect(['20.20.2', '22.11.0', '22.12.0', '22.9.9', '24.0.0'].map(canFetch)).toEqual([false, false, true, false, true])
  })

  test('only Linux can be without a display', () => {
    expect(hasDisplay({}, 'linux')).toBe(false)
    expect(hasDisplay({ WAYLAND_DISPLAY: 'wayland-0' }, 'linux')).toBe(true)
    expect(hasDisplay({}, 'win32')).toBe(true)
    expect(hasDisplay({}, 'darwin')).toBe(true)
  })

  test('browsers are looked for where each system has them', () => {
    expect(browserPlaces('linux', { PATH: '/usr/bin:/snap/bin' }).slice(0, 2)).toEqual(['/usr/bin/chromium', '/snap/bin/chromium'])
    expect(browserPlaces('darwin', {})).toContain('/Applications/Google Chrome.app/Contents/MacOS/Google Chrome')
    const windows = browserPlaces('win32', { PROGRAMFILES: 'C:\\Program Files', LOCALAPPDATA: 'C:\\Users\\x\\AppData\\Local' })
    expect(windows).toContain('C:\\Program Files\\Microsoft\\Edge\\Application\\msedge.exe')
    expect(windows).toContain('C:\\Users\\x\\AppData\\Local\\Google\\Chrome\\Application\\chrome.exe')
  })

  test('of all that a fetcher writes the innermost cause is told', () => {
    const said = `TypeError: fetch failed\n    at node:internal/deps/undici\n  [cause]: Error: getaddrinfo ENOTFOUND github.com\n      at GetAddrInfo {\n`
    expect(reasonIn(said)).toBe('getaddrinfo ENOTFOUND github.com')
    expect(reasonIn('HTTPError: Response code 404 (Not Found) for https://example.org/\n    at x')).toMatch(/^Response code 404/)
    expect(reasonIn('')).toBe('no word why')
  })
})
