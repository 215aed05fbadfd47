import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { Clocks, type Moment } from '../../electron/host/Clocks.ts'
import type { Clock, Manners } from '../../electron/host/protocol.ts'
import type { Client, MessageOf } from './client.ts'
import { Client as Person } from './client.ts'
import { anyAction, fakeTime, type OpenTable, openToy, scratchFolder, toyHost } from './harness.ts'

const manners = (clock: Clock | null): Manners => ({ clock, gestures: true, chat: false, pause: 'owner' })

/** A table of the toy game with a clock, its people looking on, and time in our hands. */
async function timed(clock: Clock, { people = 2, bots = 0, dataDir }: { people?: number; bots?: number; dataDir?: string } = {}) {
  const time = fakeTime()
  const host = await toyHost({ time, ...(dataDir === undefined ? {} : { dataDir }) })
  const open = await openToy(host, people, bots)
  const { owner, table, tokens } = open
  await owner.ask({ type: 'set-manners', table, manners: manners(clock) })
  const clients: Client[] = []
  for (let seat = 0; seat < people; seat++) {
    const client = await Person.greet(host.port)
    await client.watch(table, seat, tokens[seat])
    clients.push(client)
  }
  return { ...open, host, time, clients }
}

/** What the client was told of the clocks last: seat and seconds left. */
async function clocksOf(client: Client): Promise<{ running: boolean; left: Record<number, number> }> {
  await client.ask({ type: 'ping' })
  const told = client.messages.findLast((message): message is MessageOf<'clocks'> => message.type === 'clocks')
  if (told === undefined) throw new Error('nothing was told of clocks')
  return { running: told.running, left: Object.fromEntries(told.clocks.map(({ seat, leftMs }) => [seat, leftMs / 1000])) }
}

async function lay({ table, tokens }: Pick<OpenTable, 'table' | 'tokens'>, client: Client, seat: number) {
  const { view, number } = await client.watch(table, seat, tokens[seat])
  return client.act({ table, seat, token: tokens[seat]!, at: number, action: anyAction(view, seat) })
}

const timesUp = (client: Client): MessageOf<'time-up'>[] =>
  client.messages.filter((message): message is MessageOf<'time-up'> => message.type === 'time-up')

describe('clocks of a table', () => {
  it('are off unless the owner says so, and then each who must decide has one', async () => {
    const host = await toyHost({ time: fakeTime() })
    const { owner, table, tokens } = await openToy(host, 2)
    await owner.watch(table, 0, tokens[0])
    expect(owner.messages.some(({ type }) => type === 'clocks')).toBe(false)
    await owner.ask({ type: 'set-manners', table, manners: manners({ seconds: 30, onZero: 'wait' }) })
    expect(await clocksOf(owner)).toEqual({ running: true, left: { 0: 30, 1: 30 } })
    await owner.ask({ type: 'set-manners', table, manners: manners(null) })
    expect(await clocksOf(owner)).toEqual({ running: false, left: {} })
  })

  it('go on for the others when one has laid a closed card, and begin anew for the next question', async () => {
    const { clients, time, ...open } = await timed({ seconds: 30, onZero: 'wait' })
    const [ann, ben] = clients as [Client, Client]
    time.pass(12_000)
    await lay(open, ann, 0)
    expect(await clocksOf(ben)).toEqual({ running: true, left: { 1: 18 } })
    await lay(open, ben, 1)
    expect(await clocksOf(ann)).toEqual({ running: true, left: { 0: 30 } })
  })

  it('tell a spectator neither more nor less than a seat', async () => {
    const { clients, host, table, time, ...open } = await timed({ seconds: 30, onZero: 'wait' })
    const [ann] = clients as [Client]
    const guest = await Person.greet(host.port)
    await guest.watch(table, 'table')
    time.pass(5000)
    await lay({ ...open, table }, ann, 0)
    time.pass(25_000)
    await Promise.all([guest, ann].map((client) => client.ask({ type: 'ping' })))
    const of = (client: Client) => client.messages.filter(({ type }) => type === 'clocks' || type === 'time-up').slice(-2)
    expect(of(guest)).toEqual(of(ann))
    expect(timesUp(guest)).toEqual([{ type: 'time-up', table, seat: 1, onZero: 'wait' }])
  })

  it('that run out while the table waits change nothing but what is told, once', async () => {
    const { clients, time, table, ...open } = await timed({ seconds: 10, onZero: 'nudge' })
    const [ann] = clients as [Client]
    time.pass(60_000)
    await ann.ask({ type: 'ping' })
    expect(timesUp(ann).map(({ seat, onZero }) => [seat, onZero])).toEqual([
      [0, 'nudge'],
      [1, 'nudge'],
    ])
    expect(await lay({ table, ...open }, ann, 0)).toMatchObject({ type: 'acted' })
  })

  it('let a bot make this one decision when they run out, and no more than this one', async () => {
    const { clients, time, table, owner, ...open } = await timed({ seconds: 10, onZero: 'bot' })
    const [ann, ben] = clients as [Client, Client]
    await lay({ table, ...open }, ann, 0)
    time.pass(10_000)
    const laid = await ben.next((message): message is MessageOf<'events'> => message.type === 'events' && message.first > 2)
    expect(laid.events[0]).toMatchObject({ type: 'laid', seat: 1 })
    expect(timesUp(ann)).toEqual([{ type: 'time-up', table, seat: 1, onZero: 'bot' }])
    // seat 0 rolls in its own time; seat 1 is asked again, as a person
    await lay({ table, ...open }, ann, 0)
    const { view, number } = await ben.watch(table, 1, open.tokens[1])
    expect(await clocksOf(ben)).toEqual({ running: true, left: { 0: 10, 1: 10 } })
    const acted = await ben.act({ table, seat: 1, token: open.tokens[1]!, at: number, action: anyAction(view, 1) })
    expect(acted).toMatchObject({ type: 'acted' })
  })

  it('are not for bots, nor for a seat for which a bot stands in', async () => {
    const { clients, owner, table } = await timed({ seconds: 30, onZero: 'wait' }, { people: 2, bots: 1 })
    const [ann] = clients as [Client]
    expect(Object.keys((await clocksOf(ann)).left)).toEqual(['0', '1'])
    await owner.ask({ type: 'stand-in', table, seat: 1, level: 'deckhand' })
    expect(Object.keys((await clocksOf(ann)).left)).toEqual(['0'])
  })

  it('run while their person is away, and stand when nobody looks on at all', async () => {
    const { clients, time, table, tokens, host } = await timed({ seconds: 30, onZero: 'wait' })
    const [ann, ben] = clients as [Client, Client]
    time.pass(5000)
    ben.close()
    await ben.closed()
    time.pass(5000)
    await ann.ask({ type: 'leave', table })
    time.pass(60_000)
    const again = await Person.greet(host.port)
    await again.watch(table, 0, tokens[0])
    expect(await clocksOf(again)).toEqual({ running: true, left: { 0: 20, 1: 20 } })
  })

  it('begin anew when the host is started again', async () => {
    const dataDir = await scratchFolder()
    const first = await timed({ seconds: 30, onZero: 'bot' }, { dataDir })
    first.time.pass(29_000)
    await first.host.stop()
    const host = await toyHost({ time: fakeTime(), dataDir })
    const again = await Person.greet(host.port)
    await again.watch(first.table, 0, first.tokens[0])
    expect(await clocksOf(again)).toEqual({ running: true, left: { 0: 30, 1: 30 } })
  })
})

describe('whatever happens at a table', () => {
  const SEATS = [0, 1, 2] as const
  const seats = fc.subarray([...SEATS])
  const step = fc.oneof(
    fc.record({ type: fc.constant('act' as const), seat: fc.constantFrom(...SEATS), waiting: seats }),
    fc.record({ type: fc.constant('run' as const), running: fc.boolean() }),
    fc.record({ type: fc.constant('persons' as const), persons: seats }),
    fc.record({ type: fc.constant('pass' as const), ms: fc.integer({ min: 0, max: 12_000 }) }),
  )

  it('nobody is out of time sooner than the clock says, twice for one question, or while the table stands', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
        const time = fakeTime()
        const up: number[] = []
        const clocks = new Clocks({ time, onChange: () => undefined, onZero: (seat) => up.push(seat) })
        const at: { waiting: number[]; persons: number[]; running: boolean } = { waiting: [0], persons: [...SEATS], running: true }
        const follow = (acted: number | null): void => {
          const { waiting, persons, running } = at
          const moment: Moment = {
            clock: { seconds: 10, onZero: 'wait' },
            waiting,
            isPerson: (seat) => persons.includes(seat),
            acted,
            running,
          }
          clocks.follow(moment)
        }
        follow(null)
        /** By seat: how long it has run for this question. */
        const ran = new Map<number, number>([[0, 0]])
        for (const each of steps) {
          const before = { ...at }
          const told = up.length
          if (each.type === 'pass') {
            time.pass(each.ms)
            for (const [seat, ms] of ran) if (at.running) ran.set(seat, ms + each.ms)
            const late = up.slice(told)
            expect(late).toEqual([...new Set(late)])
            for (const [seat, ms] of ran) {
              const wasUp = ms - (at.running ? each.ms : 0) >= 10_000
              expect(late.includes(seat)).toBe(at.running && ms >= 10_000 && !wasUp)
              expect(clocks.isUp(seat)).toBe(ms >= 10_000)
            }
            continue
          }
          if (each.type === 'act') at.waiting = each.waiting
          if (each.type === 'run') at.running = each.running
          if (each.type === 'persons') at.persons = each.persons
          follow(each.type === 'act' ? each.seat : null)
          const anew = each.type === 'act' && each.waiting.some((seat) => !before.waiting.includes(seat))
          for (const seat of SEATS) {
            const asked = at.waiting.includes(seat) && at.persons.includes(seat)
            if (!asked) ran.delete(seat)
            else if (!ran.has(seat) || anew || (each.type === 'act' && each.seat === seat)) ran.set(seat, 0)
          }
          expect(up).toHaveLength(told)
          const shown = clocks.shown('t').clocks.map(({ seat, leftMs }) => [seat, leftMs])
          expect(Object.fromEntries(shown)).toEqual(Object.fromEntries([...ran].map(([seat, ms]) => [seat, Math.max(0, 10_000 - ms)])))
        }
      }),
      { numRuns: 300 },
    )
  })
})
