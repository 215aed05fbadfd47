import { appendFile, mkdir, readdir, readFile, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { type JournalFile, type OpenFile, readJournal } from '../../electron/host/fileJournal.ts'
import { fileStore } from '../../electron/host/fileStore.ts'
import { JOURNAL_VERSION, type JournalEntry, type JournalHeader } from '../../electron/host/journal.ts'
import { openingEntry } from '../../electron/host/openingEntry.ts'
import { newKeys } from '../../electron/host/seating.ts'
import { Client, sitters } from './client.ts'
import { anyAction, openToy, scratchFolder, toyHost } from './harness.ts'
import { toy } from './toy.ts'

const HEADER: JournalHeader = {
  format: 'corsair-table',
  version: JOURNAL_VERSION,
  table: 'one',
  game: 'toy',
  openedAt: 1_700_000_000_000,
  seats: sitters(2, 1),
  options: { rounds: 3, loud: false },
  seed: '00ff',
}

function entry(first: number): JournalEntry {
  const action = { type: 'lay', card: `card-${first}` }
  return {
    first,
    time: HEADER.openedAt + first,
    seat: 0,
    id: `id-${first}`,
    at: first - 1,
    action,
    events: [{ type: 'laid' }, { type: 'ж' }],
  }
}

/** A store with one table and so many entries behind the opening. */
async function written(entries: number, openFile?: OpenFile) {
  const folder = await scratchFolder()
  const store = await fileStore(folder, openFile)
  const created = await store.create({
    header: HEADER,
    opening: openingEntry(toy, HEADER),
    keys: newKeys(HEADER, { pace: 'calm', lan: false }),
  })
  if (!created.ok) throw new Error(created.text)
  onTestFinished(() => created.journal.close())
  for (let place = 0; place < entries; place++) await created.journal.append(entry(2 + 2 * place))
  return { folder, store, journal: created.journal, file: path.join(folder, 'one.ndjson') }
}

test('what was written is read again', async () => {
  const { store, journal } = await written(3)
  await journal.close()
  expect(await store.list()).toEqual(['one'])
  expect(await store.open('one')).toMatchObject({
    ok: true,
    header: HEADER,
    entries: [openingEntry(toy, HEADER), entry(2), entry(4), entry(6)],
  })
})

test('journal and tokens can be read by their owner alone', async () => {
  const { folder, file } = await written(0)
  expect((await stat(file)).mode & 0o777).toBe(0o600)
  expect((await stat(path.join(folder, 'one.keys.json'))).mode & 0o777).toBe(0o600)
})

test('wherever the last line is torn, it is taken away, and the next entry follows the whole ones', async () => {
  const { store, file } = await written(2)
  const whole = await readFile(file)
  const last = whole.lastIndexOf(10, whole.length - 2) + 1
  for (let cut = last + 1; cut < whole.length; cut += 7) {
    await writeFile(file, whole.subarray(0, cut))
    const opened = await store.open('one')
    if (!opened.ok) throw new Error(opened.text)
    expect(opened.entries).toHaveLength(2)
    expect((await readFile(file)).length).toBe(last)
    expect(await opened.journal.append(entry(4))).toEqual({ ok: true })
    await opened.journal.close()
    expect(await readFile(file)).toEqual(whole)
  }
})

test('a last line of noise is taken away, and a copy is kept in the trash', async () => {
  const { store, folder, file } = await written(1)
  const whole = await readFile(file)
  await appendFile(file, '\0\0\0\0\n')
  expect(await store.open('one')).toMatchObject({ ok: true, entries: [{}, entry(2)] })
  expect(await readFile(file)).toEqual(whole)
  expect(await readdir(path.join(folder, 'trash'))).toEqual([expect.stringMatching(/one\.ndjson$/)])
})

test('a journal of an unknown version is left untouched, and says its version', async () => {
  const { store, file } = await written(1)
  const newer = (await readFile(file, 'utf8')).replace('"version":1', '"version":2')
  await writeFile(file, newer)
  expect(await store.open('one')).toMatchObject({ ok: false, why: 'unknown-version', text: expect.stringContaining('version 2') })
  expect(await readFile(file, 'utf8')).toBe(newer)
})

test.each([
  ['noise in the middle', (lines: string[]) => lines.with(2, '{"first":2,'), 'line 3'],
  ['a missing entry', (lines: string[]) => lines.toSpliced(2, 1), 'line 3'],
  ['an entry twice', (lines: string[]) => lines.toSpliced(2, 0, lines[2] ?? ''), 'line 4'],
  ['a field of the wrong type', (lines: string[]) => lines.with(2, (lines[2] ?? '').replace('"seat":0', '"seat":"0"')), 'line 3'],
  ['no header', (lines: string[]) => lines.slice(1), 'line 1'],
  ['no opening', (lines: string[]) => [lines[0] ?? '', ''], 'no opening'],
])('a journal with %s is refused with its line, and left untouched', async (_, damage, place) => {
  const { store, file } = await written(3)
  const damaged = damage((await readFile(file, 'utf8')).split('\n')).join('\n')
  await writeFile(file, damaged)
  expect(await store.open('one')).toMatchObject({ ok: false, why: 'corrupt', text: expect.stringContaining(place) })
  expect(await readFile(file, 'utf8')).toBe(damaged)
})

test('a copy of a journal under another name is not a second table', async () => {
  const { store, folder, file } = await written(1)
  await writeFile(path.join(folder, 'two.ndjson'), await readFile(file))
  expect(await store.open('two')).toMatchObject({ ok: false, why: 'corrupt', text: expect.stringContaining('table one') })
})

test('a journal that cannot be read does not keep the others from being opened', async () => {
  const { store, folder } = await written(1)
  await mkdir(path.join(folder, 'three.ndjson'))
  expect(await store.open('three')).toMatchObject({ ok: false, why: 'corrupt' })
  expect(await store.open('one')).toMatchObject({ ok: true })
})

test('an empty file is no journal', () => {
  expect(readJournal(Buffer.from(''))).toMatchObject({ ok: false, why: 'corrupt' })
})

/** A disk that takes so many bytes, then is full until told otherwise. */
function smallDisk(bytes: number) {
  const disk = { left: bytes, file: null as JournalFile | null }
  const openFile: OpenFile = async (file) => {
    const { open } = await import('node:fs/promises')
    const handle = await open(file, 'r+')
    const write = async (buffer: Uint8Array, offset: number, length: number, position: number) => {
      const taken = Math.min(length, disk.left)
      if (taken === 0) throw Object.assign(new Error('no space left on device'), { code: 'ENOSPC' })
      disk.left -= taken
      return handle.write(buffer, offset, taken, position)
    }
    // Only the form with all places is used.
    return {
      write,
      datasync: () => handle.datasync(),
      truncate: (length) => handle.truncate(length),
      close: () => handle.close(),
    } as JournalFile
  }
  return { disk, openFile }
}

test('on a full disk an entry is refused and leaves nothing behind; with room again it goes on', async () => {
  const { disk, openFile } = smallDisk(500)
  const { store, journal, file } = await written(2, openFile)
  const whole = await readFile(file)
  disk.left = 40
  expect(await journal.append(entry(6))).toMatchObject({ ok: false, code: 'disk-full' })
  expect(await readFile(file)).toEqual(whole)
  disk.left = 1000
  expect(await journal.append(entry(6))).toEqual({ ok: true })
  await journal.close()
  expect(await store.open('one')).toMatchObject({ ok: true, entries: [{}, {}, {}, entry(6)] })
})

test('a table that the disk has no room for is refused, and may be asked for again', async () => {
  const folder = await scratchFolder()
  const store = await fileStore(folder)
  let full = true
  const host = await toyHost({
    store: { ...store, create: async (made) => (full ? { ok: false, code: 'disk-full', text: 'full' } : store.create(made)) },
  })
  const owner = await Client.greet(host.port, host.ownerSecret)
  const request = { type: 'open-table', game: 'toy', seats: sitters(2, 0), options: {}, pace: 'calm', seed: null } as const
  expect(await owner.ask(request, 'same')).toMatchObject({ type: 'refused', code: 'disk-full' })
  full = false
  expect(await owner.ask(request, 'same')).toMatchObject({ type: 'opened' })
})

test('a player on a full disk is refused, nobody is told of anything, and the same act counts once there is room', async () => {
  const { disk, openFile } = smallDisk(0)
  const folder = await scratchFolder()
  const host = await toyHost({ store: await fileStore(folder, openFile) })
  const { owner, table, tokens } = await openToy(host, 2)
  const { view, number } = await owner.watch(table, 0, tokens[0])
  const act = { table, seat: 0, token: tokens[0]!, at: number, action: anyAction(view, 0) }
  expect(await owner.act(act, 'same')).toMatchObject({ type: 'refused', code: 'disk-full' })
  expect((await owner.watch(table, 0, tokens[0])).number).toBe(1)
  expect(owner.messages.some((message) => message.type === 'events')).toBe(false)
  disk.left = 10_000
  expect(await owner.act(act, 'same')).toMatchObject({ type: 'acted', number: 2 })
})

test('nobody is told of an event before the disk has synced it', async () => {
  let release = () => {}
  let syncing = () => {}
  const underWay = new Promise<void>((resolve) => {
    syncing = resolve
  })
  const openFile: OpenFile = async (file) => {
    const { open } = await import('node:fs/promises')
    const handle = await open(file, 'r+')
    const datasync = async () => {
      await new Promise<void>((resolve) => {
        release = resolve
        syncing()
      })
      await handle.datasync()
    }
    return Object.assign(Object.create(handle), {
      write: handle.write.bind(handle),
      truncate: handle.truncate.bind(handle),
      close: handle.close.bind(handle),
      datasync,
    })
  }
  const host = await toyHost({ store: await fileStore(await scratchFolder(), openFile) })
  const { owner, table, tokens } = await openToy(host, 2)
  const { view, number } = await owner.watch(table, 0, tokens[0])
  const before = owner.messages.length
  const acted = owner.act({ table, seat: 0, token: tokens[0]!, at: number, action: anyAction(view, 0) })
  await underWay
  await new Promise((resolve) => setTimeout(resolve, 60))
  expect(owner.messages.slice(before)).toEqual([])
  release()
  expect(await acted).toMatchObject({ type: 'acted', number: 2 })
  expect(owner.messages.slice(before).map((message) => message.type)).toEqual(['events', 'acted'])
})
