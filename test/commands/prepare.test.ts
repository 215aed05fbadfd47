import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, copyFileSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { pathToFileURL } from 'node:url'
import { expect, onTestFinished, test } from 'vitest'

const BUILD = path.join(import.meta.dirname, '../../build')
/** A process that has ended; its number is not given to another so soon. */
const DEAD = spawnSync(process.execPath, ['-e', '']).pid

/** As on a fresh clone: no packages; `npm` says in `calls` that it was called, and ends when the file `enough` is there. */
function freshClone(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'corsair-clone-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  for (const part of ['build', 'bin']) mkdirSync(path.join(folder, part))
  for (const file of ['prepare.mjs', 'alone.mjs']) copyFileSync(path.join(BUILD, file), path.join(folder, 'build', file))
  writeFileSync(path.join(folder, 'package-lock.json'), '{}')
  const npm = path.join(folder, 'bin', 'npm')
  writeFileSync(npm, '#!/bin/sh\necho "$@" >> calls\nwhile [ ! -e enough ]; do sleep 0.1; done\nmkdir -p node_modules\n')
  chmodSync(npm, 0o755)
  return folder
}

const letNpmEnd = (folder: string): void => writeFileSync(path.join(folder, 'enough'), '')

/** A command of its own that installs; its words on stderr, and how it ended. */
async function install(folder: string, onSaid: (words: string) => void = () => undefined): Promise<{ said: string; code: number | null }> {
  const from = pathToFileURL(path.join(folder, 'build/prepare.mjs')).href
  const child: ChildProcess = spawn(process.execPath, ['-e', `import(${JSON.stringify(from)}).then(({ install }) => install())`], {
    env: { ...process.env, PATH: `${path.join(folder, 'bin')}:${process.env.PATH}` },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  if (!child.stderr) throw new Error('no words')
  child.stderr.on('data', (words) => onSaid(String(words)))
  const ended = once(child, 'close')
  const said = await text(child.stderr)
  const [code] = await ended
  return { said, code }
}

const calls = (folder: string): string[] => readFileSync(path.join(folder, 'calls'), 'utf8').trim().split('\n')
const lockOf = (folder: string): string => path.join(folder, '.prepare.lock')

test.skipIf(process.platform === 'win32')(
  'commands that begin at once on a fresh clone install once; the others say that they wait',
  async () => {
    const folder = freshClone()
    let waiting = 0
    const onSaid = (words: string): void => {
      waiting += words.split('Another command').length - 1
      if (waiting === 2) letNpmEnd(folder)
    }
    const ended = await Promise.all([install(folder, onSaid), install(folder, onSaid), install(folder, onSaid)])
    expect(ended.map(({ code }) => code)).toEqual([0, 0, 0])
    expect(calls(folder)).toEqual(['ci --ignore-scripts --no-audit --no-fund'])
    expect(ended.filter(({ said }) => /packages are in/.test(said)).length).toBe(1)
    expect(ended.filter(({ said }) => /Another command \(process \d+\) is preparing/.test(said)).length).toBe(2)
    expect(existsSync(lockOf(folder))).toBe(false)
  },
)

test.skipIf(process.platform === 'win32')('the lock of a command that died is taken over, by one of those that find it', async () => {
  const folder = freshClone()
  letNpmEnd(folder)
  writeFileSync(lockOf(folder), String(DEAD))
  const ended = await Promise.all([install(folder), install(folder)])
  expect(ended.map(({ code }) => code)).toEqual([0, 0])
  expect(calls(folder)).toHaveLength(1)
})

test.skipIf(process.platform === 'win32')('an install that fails leaves no lock, and the next command tries again', async () => {
  const folder = freshClone()
  writeFileSync(path.join(folder, 'bin', 'npm'), '#!/bin/sh\necho no net\nexit 1\n')
  expect(await install(folder)).toMatchObject({ code: 1, said: expect.stringContaining('no net') })
  expect(existsSync(lockOf(folder))).toBe(false)
  writeFileSync(path.join(folder, 'bin', 'npm'), '#!/bin/sh\nmkdir -p node_modules\n')
  expect((await install(folder)).code).toBe(0)
})
