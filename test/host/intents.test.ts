import { expect, test } from 'vitest'
import { Client, sitters } from './client.ts'
import { anyAction, openToy, rollTwice, scratchFolder, toyHost } from './harness.ts'

test('an intent sent twice acts once and is answered alike, at once, over a new connection and after a restart', async () => {
  const dataDir = await scratchFolder()
  const host = await toyHost({ dataDir })
  const { owner, table, tokens } = await openToy(host, 2)
  const { view } = await owner.watch(table, 0, tokens[0])
  const act = { table, seat: 0, token: tokens[0]!, at: 1, action: anyAction(view, 0) }
  const [one, two] = await Promise.all([owner.act(act, 'same'), owner.act(act, 'same')])
  expect([one, two]).toEqual(Array(2).fill({ type: 'acted', id: 'same', table, number: 2 }))

  const other = await Client.greet(host.port)
  expect(await other.act(act, 'same')).toEqual(one)
  await host.stop()

  const again = await toyHost({ dataDir })
  const late = await Client.greet(again.port)
  expect(await late.act(act, 'same')).toEqual(one)
  expect((await late.watch(table, 'table')).number).toBe(2)
})

test('the same id of another seat, or with another meaning, is another intent', async () => {
  const host = await toyHost()
  const { owner, table, tokens } = await openToy(host, 2)
  for (const seat of [0, 1]) {
    const { view, number } = await owner.watch(table, seat, tokens[seat])
    const answer = await owner.act({ table, seat, token: tokens[seat]!, at: number, action: anyAction(view, seat) }, '1')
    expect(answer).toMatchObject({ type: 'acted' })
  }
  const { number } = await owner.watch(table, 0, tokens[0])
  const roll = await owner.act({ table, seat: 0, token: tokens[0]!, at: number, action: { type: 'roll' } }, '1')
  expect(roll).toMatchObject({ type: 'acted', number: number + 1 })
})

test('two intents for one decision: the first acts, the second is refused', async () => {
  const host = await toyHost()
  const { owner, table, tokens } = await openToy(host, 2)
  const { view } = await owner.watch(table, 0, tokens[0])
  const act = { table, seat: 0, token: tokens[0]!, at: 1, action: anyAction(view, 0) }
  const answers = await Promise.all([owner.act(act), owner.act(act), owner.act(act)])
  expect(answers.map((answer) => answer.type)).toEqual(['acted', 'refused', 'refused'])
})

test('an intent meant for a decision that has been made does not act on the next one, though it offers the same', async () => {
  const host = await toyHost({ games: [rollTwice] })
  const { owner, table, tokens } = await openToy(host, 2)
  for (const seat of [0, 1]) {
    const { view, number } = await owner.watch(table, seat, tokens[seat])
    await owner.act({ table, seat, token: tokens[seat]!, at: number, action: anyAction(view, seat) })
  }
  const { number } = await owner.watch(table, 0, tokens[0])
  const roll = { table, seat: 0, token: tokens[0]!, at: number, action: { type: 'roll' } }
  const answers = await Promise.all([owner.act(roll), owner.act(roll)])
  expect(answers).toMatchObject([{ type: 'acted' }, { type: 'refused', code: 'stale' }])
  expect(await owner.act({ ...roll, at: number + 1 })).toMatchObject({ type: 'acted' })
})

test('a table opened twice with one id is one table', async () => {
  const host = await toyHost()
  const owner = await Client.greet(host.port, host.ownerSecret)
  const open = { type: 'open-table', game: 'toy', seats: sitters(2, 0), options: {}, pace: 'calm', seed: null } as const
  const [one, two] = await Promise.all([owner.ask(open, 'open'), owner.ask(open, 'open')])
  const other = await Client.greet(host.port, host.ownerSecret)
  expect([two, await other.ask(open, 'open')]).toEqual([one, one])
  expect((await Client.greet(host.port)).messages[0]).toMatchObject({ tables: [{}] })
})

test('of a table that was removed nothing is kept: not even that it was opened by this request', async () => {
  const host = await toyHost()
  const owner = await Client.greet(host.port, host.ownerSecret)
  const open = { type: 'open-table', game: 'toy', seats: sitters(2, 0), options: {}, pace: 'calm', seed: null } as const
  const first = await owner.ask(open, 'open')
  if (first.type !== 'opened') throw new Error(first.type)
  await owner.ask({ type: 'remove-table', table: first.table })
  const again = await owner.ask(open, 'open')
  expect(again.type === 'opened' && again.table).not.toBe(first.table)
})
