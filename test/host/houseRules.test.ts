import { randomUUID } from 'node:crypto'
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, test } from 'vitest'
import type { Message } from '../../electron/host/protocol.ts'
import { TRASHED } from '../../electron/host/rulesFolder.ts'
import type { RunningHost } from '../../electron/host/startHost.ts'
import { RULES_FILE_BYTES, rulesFile } from '../../engine/core/houseRules.ts'
import { Client, type MessageOf, sitters } from './client.ts'
import { scratchFolder, toyHost } from './harness.ts'

const STORMY = { game: 'toy', name: 'Stormy', options: { rounds: 5 } }

const ownerOf = (host: RunningHost): Promise<Client> => Client.greet(host.port, host.ownerSecret)
const save = (owner: Client, rules: string, set: object = STORMY) =>
  // What is wrong about a set is what is tried here.
  owner.ask({ type: 'save-rules', rules, from: null, ...STORMY, ...set } as {
    type: 'save-rules'
    rules: string
    from: null
  } & typeof STORMY)
/** The revision that the host gave to what it has saved. */
const revisionOf = (answer: Message): string => (answer.type === 'saved' ? answer.revision : `not saved: ${answer.type}`)
const setsTold = (client: Client) => {
  const welcome = client.messages.find((message): message is MessageOf<'welcome'> => message.type === 'welcome')
  return welcome?.rules.map(({ name }) => name)
}
const isRules = (message: Message): message is MessageOf<'rules'> => message.type === 'rules'

/** A folder in which these files lie, and a host that has read it. */
async function withFiles(files: Record<string, string | Buffer>) {
  const dataDir = await scratchFolder()
  const folder = path.join(dataDir, 'house-rules')
  await mkdir(folder)
  for (const [name, content] of Object.entries(files)) await writeFile(path.join(folder, name), content)
  const log: string[] = []
  const host = await toyHost({ dataDir, report: (line) => log.push(line) })
  return { folder, log, owner: await ownerOf(host) }
}

test('save-rules: a set is kept over a restart of the host, in a file of the very form that is exported', async () => {
  const dataDir = await scratchFolder()
  const host = await toyHost({ dataDir })
  const rules = randomUUID()
  expect(await save(await ownerOf(host), rules, { options: { rounds: 5, loud: false } })).toMatchObject({ type: 'saved' })
  await host.stop()
  expect(JSON.parse(await readFile(path.join(dataDir, 'house-rules', `${rules}.json`), 'utf8'))).toEqual(rulesFile(STORMY))
  const later = await ownerOf(await toyHost({ dataDir }))
  expect(later.messages[0]).toMatchObject({ type: 'welcome', rules: [{ rules, ...STORMY }] })
})

test('save-rules: every window of the owner is told, a guest is not', async () => {
  const host = await toyHost()
  const [one, other, guest] = [await ownerOf(host), await ownerOf(host), await Client.greet(host.port)]
  const rules = randomUUID()
  await save(one, rules)
  expect((await other.next(isRules)).card).toMatchObject({ rules, ...STORMY })
  await one.ask({ type: 'remove-rules', rules })
  expect(await other.nextOf('rules-gone')).toEqual({ type: 'rules-gone', rules })
  await guest.ask({ type: 'ping' })
  expect(guest.text).not.toContain(rules)
  expect(setsTold(await Client.greet(host.port))).toEqual([])
})

test('save-rules: the same id again is the same set, changed; sent twice it is there once', async () => {
  const owner = await ownerOf(await toyHost())
  const rules = randomUUID()
  await save(owner, rules)
  const from = revisionOf(await save(owner, rules))
  await save(owner, rules, { name: 'Calm', options: { loud: true }, from })
  expect(owner.messages.filter(isRules).at(-1)?.card).toMatchObject({ rules, name: 'Calm', options: { loud: true } })
})

test.each([
  ['an option out of its range', { options: { rounds: 10 } }, { code: 'bad-options', values: { field: 'rounds' } }],
  ['an option that is not there', { options: { gold: 1 } }, { code: 'bad-options', values: { field: 'gold' } }],
  ['an option of every object’s', { options: { constructor: 1 } }, { code: 'bad-options', values: { field: 'constructor' } }],
  ['a game that is not there', { game: 'chess' }, { code: 'no-such-game' }],
  ['options that are a list', { options: [] }, { code: 'bad-request' }],
  ['a name of blanks', { name: '  ' }, { code: 'bad-request' }],
  ['a name that breaks the line', { name: 'a\nb' }, { code: 'bad-request' }],
  ['an id that leads elsewhere', { rules: '../../tables/x' }, { code: 'bad-request' }],
  ['a revision that is no word', { from: 7 }, { code: 'bad-request' }],
  ['a revision that is endless', { from: 'x'.repeat(65) }, { code: 'bad-request' }],
  ['a field too many', { more: 1 }, { code: 'bad-request' }],
])('save-rules: %s is refused, and nothing is kept', async (_, wrong, refusal) => {
  const host = await toyHost()
  expect(await save(await ownerOf(host), randomUUID(), wrong)).toMatchObject({ type: 'refused', ...refusal })
  expect(setsTold(await ownerOf(host))).toEqual([])
})

test('sets of rules are the owner’s to make and to throw away', async () => {
  const host = await toyHost()
  const rules = randomUUID()
  await save(await ownerOf(host), rules)
  const guest = await Client.greet(host.port)
  expect(await save(guest, rules, { name: 'Mine' })).toMatchObject({ type: 'refused', code: 'owner-only' })
  expect(await guest.ask({ type: 'remove-rules', rules })).toMatchObject({ type: 'refused', code: 'owner-only' })
  expect(setsTold(await ownerOf(host))).toEqual(['Stormy'])
})

test('remove-rules: the set lies in the trash, and can be saved again', async () => {
  const dataDir = await scratchFolder()
  const owner = await ownerOf(await toyHost({ dataDir }))
  const rules = randomUUID()
  await save(owner, rules)
  expect(await owner.ask({ type: 'remove-rules', rules })).toMatchObject({ type: 'done' })
  expect(await owner.ask({ type: 'remove-rules', rules })).toMatchObject({ code: 'no-such-rules' })
  const folder = path.join(dataDir, 'house-rules')
  expect((await readdir(path.join(folder, 'trash')))[0]).toContain(rules)
  expect(await save(owner, rules)).toMatchObject({ type: 'saved' })
  expect(await readdir(folder)).toContain(`${rules}.json`)
})

test('save-rules: of two who changed the same set, the later is refused, and what the first saved stays', async () => {
  const host = await toyHost()
  const [one, other] = [await ownerOf(host), await ownerOf(host)]
  const rules = randomUUID()
  const from = revisionOf(await save(one, rules))
  await other.next(isRules)
  const first = await save(one, rules, { name: 'Mine', from })
  expect(await save(other, rules, { name: 'Theirs', from })).toMatchObject({ type: 'refused', code: 'rules-changed' })
  // One that never saw it does not write over it either.
  expect(await save(other, rules, { name: 'Theirs' })).toMatchObject({ type: 'refused', code: 'rules-changed' })
  expect(setsTold(await ownerOf(host))).toEqual(['Mine'])
  // Whoever has seen it may.
  expect(await save(other, rules, { name: 'Theirs', from: revisionOf(first) })).toMatchObject({ type: 'saved' })
  expect(setsTold(await ownerOf(host))).toEqual(['Theirs'])
})

test('save-rules: a revision outlives the host, and one that is sent again after a break is answered as the first time', async () => {
  const dataDir = await scratchFolder()
  const host = await toyHost({ dataDir })
  const rules = randomUUID()
  const from = revisionOf(await save(await ownerOf(host), rules))
  await host.stop()
  const owner = await ownerOf(await toyHost({ dataDir }))
  const changed = await save(owner, rules, { name: 'Calm', from })
  expect(changed).toMatchObject({ type: 'saved', rules })
  expect(revisionOf(await save(owner, rules, { name: 'Calm', from }))).toBe(revisionOf(changed))
  expect(owner.messages.filter(isRules)).toHaveLength(1)
})

test('the trash holds the last thirty sets, and nothing that is none of ours goes from it', async () => {
  const { folder, owner } = await withFiles({})
  const ids = Array.from({ length: TRASHED + 3 }, () => randomUUID())
  for (const rules of ids) {
    await save(owner, rules)
    await owner.ask({ type: 'remove-rules', rules })
    if (rules === ids[0]) await writeFile(path.join(folder, 'trash', '0000-keep.txt'), 'mine')
  }
  const trash = await readdir(path.join(folder, 'trash'))
  expect(trash).toHaveLength(TRASHED + 1)
  expect(trash).toContain('0000-keep.txt')
  expect(ids.filter((rules) => trash.some((name) => name.includes(rules)))).toEqual(ids.slice(3))
})

test('there is room for 200 sets; one that is there may still be changed', async () => {
  const owner = await ownerOf(await toyHost({ limits: { burst: 1000 } }))
  const ids = Array.from({ length: 200 }, () => randomUUID())
  for (const rules of ids) expect(await save(owner, rules)).toMatchObject({ type: 'saved' })
  expect(await save(owner, randomUUID())).toMatchObject({ type: 'refused', code: 'rules-full' })
  const from = owner.messages.find((message) => message.type === 'rules' && message.card.rules === ids[7])
  expect(await save(owner, ids[7] ?? '', { name: 'Changed', from: from?.type === 'rules' ? from.card.revision : null })).toMatchObject({
    type: 'saved',
  })
})

test('what is damaged or foreign in the folder is named in the log, left alone, and keeps nothing else from being read', async () => {
  const [sound, torn, newer, other, wild, huge, latin] = Array.from({ length: 7 }, () => `${randomUUID()}.json`)
  const text = JSON.stringify(rulesFile(STORMY))
  const files: Record<string, string | Buffer> = {
    [`${sound}`]: text,
    [`${torn}`]: text.slice(0, 40),
    [`${newer}`]: text.replace('"version":1', '"version":2'),
    [`${other}`]: text.replace('"rounds":5', '"rounds":50'),
    [`${wild}`]: '['.repeat(100_000),
    [`${huge}`]: text + ' '.repeat(RULES_FILE_BYTES),
    [`${latin}`]: Buffer.from(text.replace('Stormy', 'Ş'), 'latin1').fill(0xff, 60, 61),
    'notes.txt': 'ours?',
    'My rules.corsair-rules.json': text,
  }
  const { folder, log, owner } = await withFiles(files)
  expect(setsTold(owner)).toEqual(['Stormy'])
  for (const name of Object.keys(files).filter((file) => file !== sound)) {
    expect(log.filter((line) => line.includes(name.replace(/^([0-9a-f-]{36})\.json$/, '$1')))).toHaveLength(1)
    expect(await readFile(path.join(folder, name))).toEqual(Buffer.from(files[name] ?? ''))
  }
  expect(log.find((line) => line.includes(newer?.slice(0, 36) ?? ''))).toContain('version')
})

test('a folder in the place of a file, and one that cannot be listed, keep no host from starting', async () => {
  const dataDir = await scratchFolder()
  await mkdir(path.join(dataDir, 'house-rules', `${randomUUID()}.json`), { recursive: true })
  const log: string[] = []
  const owner = await ownerOf(await toyHost({ dataDir, report: (line) => log.push(line) }))
  expect(setsTold(owner)).toEqual([])
  expect(log).toHaveLength(1)
})

test('a table says its house rules and what they are called, to guests too and after a restart', async () => {
  const dataDir = await scratchFolder()
  const host = await toyHost({ dataDir })
  const owner = await ownerOf(host)
  const open = (options: Record<string, unknown>, rulesName?: string) =>
    owner.ask({ type: 'open-table', game: 'toy', seats: sitters(2, 0), options, ...(rulesName && { rulesName }), pace: 'calm', seed: null })
  await open({ rounds: 5 }, 'Stormy')
  await open({ rounds: 6 })
  // A name without house rules would only mislead.
  await open({ rounds: 3 }, 'Stormy')
  const cardsTold = async (port: number) => (await Client.greet(port)).messages[0]
  const told = (welcome: Message | undefined) =>
    welcome?.type === 'welcome' && welcome.tables.map(({ houseRules, rulesName }) => [houseRules, rulesName])
  const before = told(await cardsTold(host.port))
  expect(before).toHaveLength(3)
  expect(before).toEqual(
    expect.arrayContaining([
      [{ rounds: 5 }, 'Stormy'],
      [{ rounds: 6 }, null],
      [{}, null],
    ]),
  )
  await host.stop()
  expect(told(await cardsTold((await toyHost({ dataDir })).port))).toEqual(before)
})

test('a name of house rules that turns text round is refused with the table', async () => {
  const owner = await ownerOf(await toyHost())
  const request = { type: 'open-table', game: 'toy', seats: sitters(2, 0), options: { rounds: 5 }, pace: 'calm', seed: null } as const
  expect(await owner.ask({ ...request, rulesName: 'a\u202eb' })).toMatchObject({ type: 'refused', code: 'bad-request' })
})

test('remove-rules: a set whose file has been taken away or spoilt meanwhile goes as any other, and can be saved again', async () => {
  const { folder, owner } = await withFiles({})
  const [lost, spoilt] = [randomUUID(), randomUUID()]
  for (const rules of [lost, spoilt]) await save(owner, rules)
  await rm(path.join(folder, `${lost}.json`))
  await writeFile(path.join(folder, `${spoilt}.json`), '{')
  for (const rules of [lost, spoilt]) {
    expect(await owner.ask({ type: 'remove-rules', rules })).toMatchObject({ type: 'done' })
    expect(await save(owner, rules)).toMatchObject({ type: 'saved' })
  }
  expect((await readdir(path.join(folder, 'trash'))).map((name) => name.endsWith(`${spoilt}.json`))).toEqual([true])
})
