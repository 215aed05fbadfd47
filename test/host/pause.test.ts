import { expect, test } from 'vitest'
import type { Manners, TableCard } from '../../electron/host/protocol.ts'
import { Client, type MessageOf } from './client.ts'
import { anyAction, fakeTime, openToy, scratchFolder, toyHost } from './harness.ts'

const ALL: Manners = { clock: null, gestures: true, chat: false, pause: 'all' }
const pause = (paused: boolean) => ({ type: 'pause', paused, seat: null, token: null }) as const
const cardOf = (client: Client): TableCard | undefined => client.messages.findLast((message) => message.type === 'table')?.card

test('while a table is paused nobody acts, everybody is told, and it goes on where it stood', async () => {
  const host = await toyHost()
  const { owner, table, tokens } = await openToy(host, 2)
  const ben = await Client.greet(host.port)
  const { view } = await ben.watch(table, 1, tokens[1])
  const act = { table, seat: 1, token: tokens[1]!, at: 1, action: anyAction(view, 1) }
  await owner.ask({ ...pause(true), table })
  expect(cardOf(ben)).toMatchObject({ paused: true, pausedBy: null })
  expect(await ben.act(act)).toMatchObject({ type: 'refused', code: 'paused' })
  await owner.ask({ ...pause(false), table })
  expect(await ben.act(act)).toMatchObject({ type: 'acted' })
})

test('an act that was taken up before the pause is answered alike during it', async () => {
  const host = await toyHost()
  const { owner, table, tokens } = await openToy(host, 2)
  const { view } = await owner.watch(table, 0, tokens[0])
  const act = { table, seat: 0, token: tokens[0]!, at: 1, action: anyAction(view, 0) }
  const answer = await owner.act(act, 'the-same')
  await owner.ask({ ...pause(true), table })
  expect(await owner.act(act, 'the-same')).toEqual(answer)
  expect(await owner.act(act, 'another')).toMatchObject({ code: 'paused' })
})

test('clocks stand while the table is paused, and go on with what was left', async () => {
  const time = fakeTime()
  const host = await toyHost({ time })
  const { owner, table, tokens } = await openToy(host, 2)
  await owner.ask({ type: 'set-manners', table, manners: { ...ALL, clock: { seconds: 20, onZero: 'bot' } } })
  await owner.watch(table, 0, tokens[0])
  time.pass(15_000)
  await owner.ask({ ...pause(true), table })
  time.pass(60_000)
  const stood = owner.messages.findLast((message): message is MessageOf<'clocks'> => message.type === 'clocks')
  expect(stood).toMatchObject({ running: false, clocks: [{ leftMs: 5000 }, { leftMs: 5000 }] })
  await owner.ask({ ...pause(false), table })
  time.pass(4999)
  await owner.ask({ type: 'ping' })
  expect(owner.messages.some(({ type }) => type === 'time-up')).toBe(false)
  time.pass(1)
  await owner.nextOf('time-up')
})

test('the owner alone pauses, or whoever sits there if the owner says so; a stranger never', async () => {
  const host = await toyHost()
  const { owner, table, tokens } = await openToy(host, 2, 1)
  const ben = await Client.greet(host.port)
  const asBen = { type: 'pause', table, paused: true, seat: 1, token: tokens[1]! } as const
  expect(await ben.ask(asBen)).toMatchObject({ code: 'owner-only' })
  await owner.ask({ type: 'set-manners', table, manners: ALL })
  expect(await ben.ask({ ...asBen, token: tokens[0]! })).toMatchObject({ code: 'wrong-token' })
  expect(await ben.ask({ ...asBen, seat: null, token: null })).toMatchObject({ code: 'owner-only' })
  expect(await ben.ask({ ...asBen, seat: 9 })).toMatchObject({ code: 'no-such-seat' })
  expect(await ben.ask(asBen)).toMatchObject({ type: 'done' })
  expect(cardOf(owner)).toMatchObject({ paused: true, pausedBy: 1 })
  expect(await ben.ask({ ...asBen, paused: false })).toMatchObject({ type: 'done' })
  expect(cardOf(owner)).toMatchObject({ paused: false, pausedBy: null })
})

test('a host that is started again comes back paused, with the manners of the table', async () => {
  const dataDir = await scratchFolder()
  const first = await toyHost({ dataDir })
  const { owner, table, tokens } = await openToy(first, 2)
  const manners: Manners = { clock: { seconds: 45, onZero: 'nudge' }, gestures: false, chat: true, pause: 'all' }
  await owner.ask({ type: 'set-manners', table, manners })
  await owner.ask({ type: 'mute-seat', table, seat: 1, muted: true })
  await owner.ask({ type: 'pause', table, paused: true, seat: 1, token: tokens[1]! })
  await first.stop()

  const second = await toyHost({ dataDir })
  const again = await Client.greet(second.port)
  const [card] = (await again.nextOf('welcome')).tables
  expect(card).toMatchObject({ paused: true, pausedBy: 1, manners, seats: [{ muted: false }, { muted: true }] })
})
