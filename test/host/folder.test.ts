import { readFile, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, test } from 'vitest'
import { dataFolder } from '../../electron/host/dataFolder.ts'
import { lockFolder } from '../../electron/host/folderLock.ts'
import { FIRST_PORT } from '../../electron/host/protocol.ts'
import { startHost } from '../../electron/host/startHost.ts'
import { scratchFolder, toyHost } from './harness.ts'

const none = async () => ''

test.each([
  ['linux', {}, '/people/someone/.local/share/corsair-table'],
  ['linux', { XDG_DATA_HOME: '/data' }, '/data/corsair-table'],
  ['darwin', {}, '/people/someone/Library/Application Support/Corsair Table'],
  ['linux', { CORSAIR_TABLE_DATA: '/elsewhere' }, '/elsewhere'],
  ['win32', { APPDATA: '/roaming' }, '/roaming/Corsair Table'],
] as const)('on %s with %j games are kept in %s', (platform, env, folder) => {
  expect(dataFolder({ platform, env, home: '/people/someone' })).toBe(folder)
})

test('two hosts never have the same games: the second says where the first is', async () => {
  const dataDir = await scratchFolder()
  const first = await toyHost({ dataDir })
  await expect(startHost({ dataDir, port: 0 })).rejects.toThrow(`at port ${first.port}`)
  await first.stop()
  const second = await toyHost({ dataDir })
  expect(second.port).toBeGreaterThan(0)
})

test('a lock is passed over when its process is gone, when it is another program now, or when it is no lock', async () => {
  const folder = await scratchFolder()
  const file = path.join(folder, 'host.lock')
  const gone = { process: 2 ** 22 - 1, port: 1, pulse: 'old' }
  const reused = { process: process.pid, port: 1, pulse: 'old' }
  for (const left of [JSON.stringify(gone), JSON.stringify(reused), 'noise', '']) {
    await writeFile(file, left)
    const locked = await lockFolder(folder, 'mine', none)
    expect(locked.ok).toBe(true)
    if (locked.ok) await locked.lock.release()
    await expect(stat(file)).rejects.toThrow('ENOENT')
  }
})

test('a lock holds while its host answers with its pulse, or has only just begun', async () => {
  const folder = await scratchFolder()
  const first = await lockFolder(folder, 'first', none)
  expect(await lockFolder(folder, 'second', none)).toEqual({ ok: false, port: 0 })
  if (first.ok) await first.lock.listensAt(4000)
  expect(await lockFolder(folder, 'second', async () => 'first')).toEqual({ ok: false, port: 4000 })
  expect(await readFile(path.join(folder, 'host.lock'), 'utf8')).toContain('first')
})

test('a port that is taken leads to another', async () => {
  const first = await toyHost({ port: FIRST_PORT + 1000 })
  const second = await toyHost({ port: first.port })
  expect(second.port).not.toBe(first.port)
  expect(second.address).toBe(`http://127.0.0.1:${second.port}/`)
  expect(second.ownerLink).toBe(`${second.address}#owner=${second.ownerSecret}`)
})
