import { readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, test } from 'vitest'
import type { RunningHost } from '../../electron/host/startHost.ts'
import { Client } from './client.ts'
import { anyAction, openToy, scratchFolder, toyHost } from './harness.ts'

async function presence(host: RunningHost): Promise<boolean[]> {
  const [welcome] = (await Client.greet(host.port)).messages
  return welcome?.type === 'welcome' ? (welcome.tables[0]?.seats.map((seat) => seat.present) ?? []) : []
}

test('a seat is looked from only with its token', async () => {
  const host = await toyHost()
  const { table, tokens } = await openToy(host, 2)
  const guest = await Client.greet(host.port)
  const watch = (viewer: number, token: string | null) => guest.ask({ type: 'watch', table, viewer, token, since: null })
  expect(await watch(0, null)).toMatchObject({ code: 'wrong-token' })
  expect(await watch(0, tokens[1]!)).toMatchObject({ code: 'wrong-token' })
  expect(await watch(0, tokens[0]!.slice(0, -1))).toMatchObject({ code: 'wrong-token' })
  expect(await watch(2, tokens[0]!)).toMatchObject({ code: 'no-such-seat' })
  expect(guest.messages.some((message) => message.type === 'snapshot')).toBe(false)
  expect(await watch(0, tokens[0]!)).toMatchObject({ type: 'done' })
})

test('a bot’s seat is nobody’s: not even the token that is kept for it is given out', async () => {
  const host = await toyHost()
  const { owner, table } = await openToy(host, 1, 1)
  expect(await owner.ask({ type: 'claim-table', table })).toMatchObject({ type: 'opened', tokens: [{ seat: 0 }] })
})

test('the opener’s device holds all seats of people; another connection takes one by its token; a seat left is free', async () => {
  const host = await toyHost()
  const { owner, table, tokens } = await openToy(host, 2, 1)
  expect(await presence(host)).toEqual([true, true, true])
  const phone = await Client.greet(host.port)
  await phone.watch(table, 1, tokens[1])
  owner.close()
  await owner.closed()
  await expect.poll(() => presence(host)).toEqual([false, true, true])
  await phone.ask({ type: 'leave', table })
  expect(await presence(host)).toEqual([false, false, true])
})

test('a page that comes back claims its seats from its own broken connection, but not the one that a phone looks from', async () => {
  const host = await toyHost()
  const { owner, table, tokens } = await openToy(host, 3)
  const phone = await Client.greet(host.port)
  await phone.watch(table, 1, tokens[1])
  const again = await Client.greet(host.port, host.ownerSecret)
  await again.ask({ type: 'claim-table', table })
  owner.close()
  await owner.closed()
  expect(await again.ask({ type: 'ping' })).toMatchObject({ type: 'pong' })
  expect(await presence(host)).toEqual([true, true, true])
  expect(phone.isOpen).toBe(true)
})

test('one live connection a seat: the older one is told so and closed', async () => {
  const host = await toyHost()
  const { table, tokens } = await openToy(host, 2)
  const older = await Client.greet(host.port)
  await older.watch(table, 1, tokens[1])
  const newer = await Client.greet(host.port)
  await newer.watch(table, 1, tokens[1])
  expect(await older.nextOf('bye')).toEqual({ type: 'bye', why: 'elsewhere' })
  await older.closed()
  expect(newer.isOpen).toBe(true)
})

test('a device that looks from another seat now keeps its connection when one of its seats is taken', async () => {
  const host = await toyHost()
  const { owner, table, tokens } = await openToy(host, 2)
  await owner.watch(table, 0, tokens[0])
  const phone = await Client.greet(host.port)
  await phone.watch(table, 1, tokens[1])
  expect(await owner.ask({ type: 'ping' })).toMatchObject({ type: 'pong' })
})

test('after a restart the owner claims the same tokens, and the table stands as it stood', async () => {
  const dataDir = await scratchFolder()
  const first = await toyHost({ dataDir })
  const { owner, table, tokens } = await openToy(first, 2)
  const { view } = await owner.watch(table, 0, tokens[0])
  await owner.act({ table, seat: 0, token: tokens[0]!, at: 1, action: anyAction(view, 0) })
  const before = await owner.watch(table, 1, tokens[1])
  await first.stop()

  const second = await toyHost({ dataDir })
  const again = await Client.greet(second.port, second.ownerSecret)
  expect(await again.ask({ type: 'claim-table', table })).toMatchObject({ tokens: tokens.map((token, seat) => ({ seat, token })) })
  expect(await again.watch(table, 1, tokens[1])).toEqual(before)
})

test('a table keeps its pace and its pause over a restart', async () => {
  const dataDir = await scratchFolder()
  const first = await toyHost({ dataDir })
  const { owner, table, tokens } = await openToy(first, 1, 1)
  await owner.ask({ type: 'set-pace', table, pace: 'brisk' })
  await owner.ask({ type: 'pause', table, paused: true, seat: null, token: null })
  await first.stop()

  const second = await toyHost({ dataDir })
  const again = await Client.greet(second.port, second.ownerSecret)
  expect(again.messages[0]).toMatchObject({ tables: [{ table, pace: 'brisk', paused: true }] })
  expect(await again.ask({ type: 'claim-table', table })).toMatchObject({ tokens: [{ seat: 0, token: tokens[0] }] })
})

test('keys that were written before there was a pace still open their seats', async () => {
  const dataDir = await scratchFolder()
  const first = await toyHost({ dataDir })
  const { table, tokens } = await openToy(first, 2)
  await first.stop()
  await writeFile(path.join(dataDir, 'tables', `${table}.keys.json`), JSON.stringify({ tokens }))

  const second = await toyHost({ dataDir })
  const owner = await Client.greet(second.port, second.ownerSecret)
  expect(owner.messages[0]).toMatchObject({ tables: [{ pace: 'calm', paused: false }] })
  expect(await owner.ask({ type: 'claim-table', table })).toMatchObject({ tokens: tokens.map((token, seat) => ({ seat, token })) })
})

test('lost tokens are made anew; those of before hold nothing', async () => {
  const dataDir = await scratchFolder()
  const first = await toyHost({ dataDir })
  const { table, tokens } = await openToy(first, 2)
  await first.stop()
  await rm(path.join(dataDir, 'tables', `${table}.keys.json`))

  const second = await toyHost({ dataDir })
  const owner = await Client.greet(second.port, second.ownerSecret)
  const claimed = await owner.ask({ type: 'claim-table', table })
  if (claimed.type !== 'opened') throw new Error(claimed.type)
  expect(await owner.ask({ type: 'watch', table, viewer: 0, token: tokens[0]!, since: null })).toMatchObject({ code: 'wrong-token' })
  expect(await owner.ask({ type: 'watch', table, viewer: 0, token: claimed.tokens[0]!.token, since: null })).toMatchObject({ type: 'done' })
})

test('a saved game that cannot be read is shown as broken, left on disk, and can only be removed', async () => {
  const dataDir = await scratchFolder()
  const first = await toyHost({ dataDir })
  const { table } = await openToy(first, 2)
  await first.stop()
  const file = path.join(dataDir, 'tables', `${table}.ndjson`)
  const newer = (await readFile(file, 'utf8')).replace('"version":1', '"version":9')
  await writeFile(file, newer)

  const reports: string[] = []
  const second = await toyHost({ dataDir, report: (line) => reports.push(line) })
  const owner = await Client.greet(second.port, second.ownerSecret)
  expect(reports).toEqual([expect.stringContaining('version 9')])
  expect(owner.messages[0]).toMatchObject({ tables: [{ table, broken: 'unknown-version' }] })
  expect(await owner.ask({ type: 'claim-table', table })).toMatchObject({ code: 'broken' })
  expect(await readFile(file, 'utf8')).toBe(newer)
  expect(await owner.ask({ type: 'remove-table', table })).toMatchObject({ type: 'done' })
})
