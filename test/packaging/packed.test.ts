import { fork } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { extractAll, listPackage } from '@electron/asar'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { packOnStandIn } from '../../build/packaging/pack.mjs'
import { build, ROOT } from '../../build/prepare.mjs'
import type { Message } from '../../electron/host/protocol.ts'
import { games } from '../../engine/games/index.ts'
import { Client, type MessageOf, sitters } from '../host/client.ts'

const MB = 1e6

const folder = mkdtempSync(path.join(tmpdir(), 'packed-'))
/** What the archive holds, laid into a folder with no packages beside or above it. */
const inside = path.join(folder, 'inside')
let linux: Awaited<ReturnType<typeof packOnStandIn>>

const filesIn = (place: string): string[] =>
  readdirSync(place, { recursive: true, encoding: 'utf8' })
    .filter((name) => statSync(path.join(place, name)).isFile())
    .map((name) => name.replaceAll('\\', '/'))
    .sort()

const bytesIn = (place: string, files: readonly string[]): number =>
  files.reduce((sum, name) => sum + statSync(path.join(place, name)).size, 0)

/** A file of the program, and all that it begins with. */
function withImports(name: string, found = new Set<string>()): Set<string> {
  if (found.has(name)) return found
  found.add(name)
  const code = readFileSync(path.join(inside, 'dist/electron', name), 'utf8')
  for (const [, other] of code.matchAll(/^(?:import|export|\} from)\b[^;]*?"\.\/([^"]+)"/gm)) if (other) withImports(other, found)
  return found
}

beforeAll(async () => {
  await build('node')
  await build('page')
  linux = await packOnStandIn(path.join(folder, 'linux'), 'linux')
  extractAll(path.join(linux.program, 'resources/app.asar'), inside)
})
afterAll(() => rm(folder, { recursive: true, force: true }))

describe('the archive of the packed program', () => {
  test('holds the bundles, the page and nothing else', () => {
    const files = filesIn(inside)
    const page = filesIn(path.join(ROOT, 'dist/renderer')).filter((name) => !/^desktop\/|^manifest\.json$/.test(name))
    const rest = files.filter((name) => !page.includes(name.replace(/^dist\/renderer\//, '')))
    expect(files).toEqual(expect.arrayContaining(page.map((name) => `dist/renderer/${name}`)))
    expect(rest.map((name) => name.replace(/part-[A-Z0-9]+\.js$/, 'part.js')).filter((name, i, all) => all.indexOf(name) === i)).toEqual([
      'dist/electron/bot-worker.js',
      'dist/electron/host.js',
      'dist/electron/main.js',
      'dist/electron/part.js',
      'dist/electron/preload.cjs',
      'package.json',
    ])
  })

  test('holds no source, no map, no test and no package', () => {
    const wrong = filesIn(inside).filter((name) => /\.(tsx?|map|mts|test\..+)$|(^|\/)(node_modules|test|build)\//.test(name))
    expect(wrong).toEqual([])
  })

  test('leaves nothing outside of itself: all is under the seal of its hash', () => {
    const archive = path.join(linux.program, 'resources/app.asar')
    expect(listPackage(archive, { isPack: true }).filter((line) => line.startsWith('unpack'))).toEqual([])
    expect(filesIn(path.join(linux.program, 'resources'))).toEqual(['LICENCES.txt', 'app.asar'])
  })

  test('tells of the program what it must, and nothing of how it is built', () => {
    const about = JSON.parse(readFileSync(path.join(inside, 'package.json'), 'utf8'))
    expect(about).toMatchObject({ main: 'dist/electron/main.js', type: 'module', productName: 'Corsair Table' })
    for (const key of ['scripts', 'devDependencies', 'knip']) expect(about).not.toHaveProperty(key)
  })
})

describe('the packed program weighs', () => {
  test('less than 1 MB in the bundle that it begins with', () => {
    expect(bytesIn(path.join(inside, 'dist/electron'), [...withImports('main.js')])).toBeLessThan(MB)
    expect(withImports('main.js').size).toBeGreaterThan(1)
  })

  test('less than 40 MB without what is Electron’s', () => {
    expect(bytesIn(linux.program, filesIn(linux.program))).toBeLessThan(40 * MB)
  })
})

const endOf =
  (table: string) =>
  (message: Message): message is MessageOf<'table'> =>
    message.type === 'table' && message.card.table === table && message.card.over

describe('the host in the packed program', () => {
  const START = `
    import { startHost } from './dist/electron/host.js'
    let thoughts = 0
    process.on('worker', (worker) => worker.on('message', () => { thoughts += 1 }))
    const host = await startHost({ port: 0, dataDir: process.argv[2] })
    process.send({ port: host.port, owner: host.ownerSecret })
    process.on('message', async () => {
      await host.stop()
      process.send({ thoughts }, () => process.exit(0))
    })`

  test('starts from what is in the archive, serves the page, and its bots think a game of each kind to the end', async () => {
    writeFileSync(path.join(inside, 'start.mjs'), START)
    const child = fork(path.join(inside, 'start.mjs'), [path.join(folder, 'data')], { cwd: inside, execArgv: [] })
    onTestFinished(() => void child.kill())
    const said = <T>() => new Promise<T>((resolve) => child.once('message', (message: T) => resolve(message)))
    const { port, owner } = await said<{ port: number; owner: string }>()

    const at = `http://127.0.0.1:${port}`
    const html = await (await fetch(at)).text()
    const parts = [...html.matchAll(/(?:src|href)="\.\/([^"]+)"/g)].map(([, place]) => place)
    expect(parts.length).toBeGreaterThan(2)
    for (const place of [...parts, 'phone.html', 'licences.json', 'credits.json', 'check.js'])
      expect((await fetch(`${at}/${place}`)).status, place).toBe(200)

    const client = await Client.greet(port, owner)
    onTestFinished(() => client.close())
    for (const game of games) {
      const seats = sitters(0, game.seats.min)
      const opened = await client.ask({ type: 'open-table', game: game.id, seats, options: {}, pace: 'instant', seed: null })
      if (opened.type !== 'opened') throw new Error(JSON.stringify(opened))
      const from = client.messages.length
      await client.watch(opened.table, 'table')
      await client.next(endOf(opened.table), from)
    }
    const ended = said<{ thoughts: number }>()
    child.send('stop')
    expect((await ended).thoughts).toBeGreaterThan(10 * games.length)
  })
})

describe('on Linux', () => {
  test('the menu tells what it is in our languages, and which files and links it opens', () => {
    const lines = linux.desktopEntry.trim().split('\n')
    for (const key of ['GenericName', 'Comment', 'Keywords'])
      for (const language of ['', '[ru]', '[tr]'])
        expect(
          lines.filter((line) => line.startsWith(`${key}${language}=`)),
          key,
        ).toHaveLength(1)
    expect(lines).toContain('Categories=Game;CardGame;BoardGame;')
    expect(lines).toContain(
      'MimeType=application/vnd.corsair-table.game;application/vnd.corsair-table.rules+json;x-scheme-handler/corsair-table;',
    )
    expect(lines).toContain('StartupWMClass=corsair-table')
  })

  test('nothing is started without its sandbox', () => {
    expect(linux.desktopEntry).not.toContain('--no-sandbox')
    const starter = readFileSync(path.join(linux.program, 'AppRun'), 'utf8')
    expect(starter).toBe(readFileSync(path.join(ROOT, 'build/packaging/linux/AppRun'), 'utf8'))
    expect(statSync(path.join(linux.program, 'AppRun')).mode & 0o111).toBe(0o111)
  })

  test('our kinds of files have names and pictures, and only our languages come along', () => {
    const files = filesIn(linux.program)
    expect(files).toEqual(
      expect.arrayContaining([
        'usr/share/mime/packages/corsair-table.xml',
        'usr/share/icons/hicolor/48x48/mimetypes/application-vnd.corsair-table.game.png',
        'usr/share/icons/hicolor/48x48/mimetypes/application-vnd.corsair-table.rules+json.png',
        'LICENSES.chromium.html',
      ]),
    )
    expect(files.filter((name) => name.startsWith('locales/'))).toEqual(['locales/en-US.pak', 'locales/ru.pak', 'locales/tr.pak'])
  })
})

// The builder packs for macOS on macOS and Linux.
describe.skipIf(process.platform === 'win32')('on macOS', () => {
  test('the program says why it asks for the network, in our languages, and what it opens', async () => {
    const { program } = await packOnStandIn(path.join(folder, 'mac'), 'darwin')
    const told = readFileSync(path.join(program, 'Contents/Info.plist'), 'utf8')
    for (const word of ['NSLocalNetworkUsageDescription', '_corsair-table._tcp', '>corsair-table<', '>corsair-game<', '>corsair-rules<'])
      expect(told).toContain(word)
    expect(told).toMatch(/ElectronAsarIntegrity[\s\S]+Resources\/app\.asar[\s\S]+SHA256/)
    const resources = path.join(program, 'Contents/Resources')
    expect(filesIn(resources)).toEqual(
      expect.arrayContaining(['app.asar', 'LICENCES.txt', 'icon.icns', 'game.icns', 'rules.icns', 'ru.lproj/InfoPlist.strings']),
    )
    expect(readFileSync(path.join(resources, 'tr.lproj/InfoPlist.strings'), 'utf8')).toContain('NSLocalNetworkUsageDescription')
  })
})

test('on Windows the program is known by its name, and carries the hash of its archive', async () => {
  const { program } = await packOnStandIn(path.join(folder, 'windows'), 'win32')
  expect(filesIn(program)).toEqual(expect.arrayContaining(['Corsair Table.exe', 'resources/LICENCES.txt', 'resources/app.asar']))
  const bytes = readFileSync(path.join(program, 'Corsair Table.exe'))
  expect(bytes.toString('latin1')).toContain('"alg":"SHA256"')
  expect(bytes.toString('utf16le')).toContain('Corsair Table')
  // the largest picture of the icon is a PNG
  expect(bytes.includes(Buffer.from('89504e470d0a1a0a', 'hex'))).toBe(true)
})
