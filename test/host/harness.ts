import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { onTestFinished } from 'vitest'
import { think } from '../../electron/host/bots/answerThoughts.ts'
import type { Time } from '../../electron/host/Clocks.ts'
import { type HostOptions, type RunningHost, startHost } from '../../electron/host/startHost.ts'
import type { AnyGame, Typed } from '../../engine/core/game.ts'
import { Client, type MessageOf, sitters } from './client.ts'
import { toy } from './toy.ts'

export const TOYS: readonly AnyGame[] = [toy]

/** The toy game, but every roller rolls twice: after the first roll its seat may do the very same again. */
export const rollTwice: AnyGame = {
  ...toy,
  bound: (seats) => 2 * toy.bound(seats),
  evolve(state, event) {
    // States and events of this game are the toy game's own.
    const own = state as Parameters<typeof toy.evolve>[0]
    const rolled = event as Parameters<typeof toy.evolve>[1]
    if (rolled.type === 'rolled' && own.rolls.length % 2 === 0) own.rolls.push(rolled.value)
    else toy.evolve(own, rolled)
  },
}

/** Time that passes when the test says so. */
export function fakeTime(): Time & { pass(ms: number): void } {
  let now = 1000
  const plans = new Set<{ at: number; run: () => void }>()
  return {
    now: () => now,
    after(delayMs, run) {
      const plan = { at: now + delayMs, run }
      plans.add(plan)
      return () => void plans.delete(plan)
    },
    pass(ms) {
      const end = now + ms
      for (;;) {
        const [next] = [...plans].filter(({ at }) => at <= end).sort((one, other) => one.at - other.at)
        if (next === undefined) break
        plans.delete(next)
        now = Math.max(now, next.at)
        next.run()
      }
      now = end
    },
  }
}

/** A folder that goes with the test. */
export async function scratchFolder(): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'corsair-test-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  return folder
}

/** A host of the toy game on any port, that goes with the test; its bots think on the spot. */
export async function toyHost(options: HostOptions = {}): Promise<RunningHost> {
  const host = await startHost({
    port: 0,
    dataDir: options.dataDir ?? (await scratchFolder()),
    games: TOYS,
    think: async (question) => think(TOYS, question),
    ...options,
  })
  onTestFinished(() => host.stop())
  return host
}

export type OpenTable = { owner: Client; table: string; tokens: string[] }

/** The owner opens a table of the toy game. `tokens` by seat; empty for a bot's. */
export async function openToy(host: RunningHost, people: number, bots = 0): Promise<OpenTable> {
  const owner = await Client.greet(host.port, host.ownerSecret)
  const seats = sitters(people, bots)
  const opened = await owner.ask({ type: 'open-table', game: 'toy', seats, options: {}, pace: 'instant', seed: null })
  if (opened.type !== 'opened') throw new Error(JSON.stringify(opened))
  const tokens = seats.map((_, seat) => opened.tokens.find((each) => each.seat === seat)?.token ?? '')
  return { owner, table: opened.table, tokens }
}

/** Some legal action of the seat in this view. */
export function anyAction(view: unknown, seat: number): Typed {
  // Views of the toy game come from the toy game.
  const [action] = toy.legal(view as Parameters<typeof toy.legal>[0], seat)
  if (action === undefined) throw new Error(`seat ${seat} has nothing to decide`)
  return action
}

/** Plays seat 0 to the end, the others being bots; gives the number of the last event. */
export async function playOut(client: Client, table: string, token: string): Promise<number> {
  for (;;) {
    const { view, number } = await client.watch(table, 0, token)
    // Views of the toy game come from the toy game.
    const state = view as Parameters<typeof toy.legal>[0]
    if (toy.result(state) !== null) return number
    const [action] = toy.legal(state, 0)
    if (action === undefined)
      await client.next((message): message is MessageOf<'events'> => message.type === 'events' && message.first > number)
    else await client.act({ table, seat: 0, token, at: number, action })
  }
}
