import { describe, expect, it, onTestFinished } from 'vitest'
import type { JournalHeader } from '../../../electron/host/journal.ts'
import { openingEntry } from '../../../electron/host/openingEntry.ts'
import type { Message } from '../../../electron/host/protocol.ts'
import { decisionStream } from '../../../electron/host/random.ts'
import { startHost } from '../../../electron/host/startHost.ts'
import { fastChance, pick, seededChance } from '../../../engine/core/chance.ts'
import type { AnyGame, Seat, Typed, Viewer } from '../../../engine/core/game.ts'
import { readOptions } from '../../../engine/core/options.ts'
import { games } from '../../../engine/games/index.ts'
import { Client, type MessageOf, sitters } from '../client.ts'
import { scratchFolder } from '../harness.ts'

const SEED = 'c0ffee'
/** A game that hides nothing of what anybody does is given up after so many moves, in so many games. */
const MOVES = 40
const GAMES = 6
/** So many of the choices that look alike are tried. */
const CHOICES = 3

type Move = { seat: Seat; at: number; action: Typed }
/** A moment at which a seat has choices that nobody else may tell from each other, and the way there. */
type Moment = { seats: number; moves: Move[]; seat: Seat; at: number; choices: Typed[] }

function headerOf(game: AnyGame, seats: number): JournalHeader {
  const options = readOptions(game.options, {}, seats)
  if (!options.ok) throw new Error(options.text)
  const base = { format: 'corsair-table', version: 1, table: '', openedAt: 0, seed: SEED } as const
  return { ...base, game: game.id, seats: sitters(seats, 0), options: options.value }
}

/** As the host would deal and decide with this seed. */
function findMoment(game: AnyGame, seats: number, round: number): Moment | null {
  const chance = fastChance(round)
  const header = headerOf(game, seats)
  const state = game.begin(openingEntry(game, header).events[0])
  const moves: Move[] = []
  let at = 1
  while (moves.length < MOVES && game.result(state) === null) {
    const decided = seededChance(SEED, decisionStream(at))
    for (const seat of game.waiting(state)) {
      const choices = alike(game, { state, seats, seat, at })
      if (choices.length > 1) return { seats, moves, seat, at, choices }
    }
    const seat = pick(game.waiting(state), chance)
    const action: Typed = pick(game.legal(state, seat), chance)
    const decision = game.decide(state, seat, action, decided)
    if (!decision.ok) throw new Error(decision.reason)
    for (const event of decision.events) game.evolve(state, event)
    moves.push({ seat, at, action })
    at += decision.events.length
  }
  return null
}

/** Actions of the seat after which everybody else sees the very same. */
function alike(game: AnyGame, { state, seats, seat, at }: { state: unknown; seats: number; seat: Seat; at: number }): Typed[] {
  const others: Viewer[] = ['table', ...Array.from({ length: seats }, (_, each) => each).filter((each) => each !== seat)]
  const byLook = new Map<string, Typed[]>()
  for (const action of game.legal(state, seat) as Typed[]) {
    const decision = game.decide(state, seat, action, seededChance(SEED, decisionStream(at)))
    if (!decision.ok) continue
    const look = JSON.stringify(others.map((viewer) => decision.events.map((event) => game.see(event, viewer))))
    byLook.set(look, [...(byLook.get(look) ?? []), action])
  }
  return [...byLook.values()].find((actions) => actions.length > 1)?.slice(0, CHOICES) ?? []
}

const hidden = games.flatMap((game) => {
  for (let round = 1; round <= GAMES; round++) {
    const moment = findMoment(game, game.seats.max, round)
    if (moment !== null) return [{ game, moment }]
  }
  return []
})

/** Kind and size of what came, from a place on: all that somebody sees who cannot read it. */
const shape = (messages: Message[], from: number): string[] =>
  messages.slice(from).map((message) => `${message.type} ${JSON.stringify(message).length}`)

/** Plays up to the moment, makes the choice, and gives what each other viewer received after it, as sizes. */
async function witness(game: AnyGame, { seats, moves, seat, at }: Moment, choice: Typed): Promise<string[][]> {
  const limits = { burst: 1e9, perSecond: 1e9, connectionsPerAddress: 99 }
  const host = await startHost({ port: 0, dataDir: await scratchFolder(), limits, think: async () => null })
  onTestFinished(() => host.stop())
  const owner = await Client.greet(host.port, host.ownerSecret)
  const opened = await owner.ask({ type: 'open-table', game: game.id, seats: sitters(seats, 0), options: {}, pace: 'instant', seed: SEED })
  if (opened.type !== 'opened') throw new Error(JSON.stringify(opened))
  const { table } = opened
  const tokenOf = (of: Seat) => opened.tokens.find((each) => each.seat === of)?.token ?? ''
  for (const move of moves) expect(await owner.act({ table, token: tokenOf(move.seat), ...move })).toMatchObject({ type: 'acted' })
  const others = [...opened.tokens.keys()].filter((each) => each !== seat)
  const watchers = await Promise.all(others.map(async (each) => ({ viewer: each as Viewer, client: await Client.greet(host.port) })))
  watchers.push({ viewer: 'table', client: await Client.greet(host.port) })
  for (const { viewer, client } of watchers) await client.watch(table, viewer, viewer === 'table' ? null : tokenOf(viewer))
  const hall = await Client.greet(host.port)
  const clients = [...watchers.map(({ client }) => client), hall]
  const isAfter = (message: Message): message is MessageOf<'table'> => message.type === 'table' && message.card.number > at
  // What the hall was to be told of the moves before has been told.
  await new Promise((resolve) => setTimeout(resolve, 300))
  for (const client of clients) await client.ask({ type: 'ping' }, 'before')
  const from = clients.map(({ messages }) => messages.length)
  expect(await owner.act({ table, seat, token: tokenOf(seat), at, action: choice })).toMatchObject({ type: 'acted' })
  for (const [place, client] of clients.entries()) await client.next(isAfter, from[place])
  for (const client of clients) await client.ask({ type: 'ping' }, 'after')
  return clients.map(({ messages }, place) => shape(messages, from[place] ?? 0))
}

describe('what is chosen in secret', () => {
  it('is there in at least one game', () => {
    expect(hidden).not.toEqual([])
  })

  it.each(hidden.map(({ game, moment }) => [game.id, game, moment] as const))(
    'in %s: whatever it is, everybody else and the hall receive as many messages, of the same kinds and sizes',
    async (_, game, moment) => {
      const [first, ...others] = await Promise.all(moment.choices.map((choice) => witness(game, moment, choice)))
      expect(first?.every((sizes) => sizes.some((size) => size.startsWith('table')))).toBe(true)
      for (const other of others) expect(other).toEqual(first)
    },
  )
})
