import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { shuffle } from '../../../../engine/core/cards.ts'
import { fastChance, pick } from '../../../../engine/core/chance.ts'
import { allPortCards, allVoteCards, COUNTRIES } from '../../../../engine/games/parley/cards.ts'
import { type Conversation, converse } from '../../../referee/driver.ts'
import { type Deal, Oracle } from './oracle.ts'

/** How many games each seat count plays here; more with GAMES=500. */
const GAMES = Number(process.env.GAMES ?? 6)

type Action = Record<string, unknown> & { type: string }
type Acted = { events: { type: string; pile?: string[] }[]; waiting: number[]; over: boolean }

let folder = ''
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'referee-'))
})
afterAll(() => rm(folder, { recursive: true }))

function drawDeal(seats: number, seed: number): Deal {
  const chance = fastChance(seed)
  return {
    missions: shuffle(COUNTRIES, chance).slice(0, seats),
    votes: shuffle(allVoteCards(), chance),
    ports: shuffle(allPortCards(), chance).map((card) => [...card]),
    firstCaptain: chance.below(seats),
  }
}

/** Plays one game at random, in every position asking for the whole summary and comparing it with the oracle's. */
async function playGame(referee: Conversation, oracle: Oracle, seed: number): Promise<void> {
  const chance = fastChance(seed)
  for (let turn = 0; ; turn += 1) {
    const { summary } = await referee.ask({ summary: 'all' })
    expect(summary, `after act ${turn} of game ${seed}`).toEqual(oracle.summary())
    if (oracle.waiting.length === 0) return
    const seat = pick(oracle.waiting, chance)
    const { legal } = (await referee.ask({ legal: seat })) as { legal: Action[] }
    const kind = pick([...new Set(legal.map(({ type }) => type))], chance)
    const act = pick(
      legal.filter(({ type }) => type === kind),
      chance,
    )
    const reply = (await referee.ask({ seat, act })) as Acted
    oracle.renewed = reply.events.find(({ type }) => type === 'pile-renewed')?.pile ?? null
    oracle.play({ seat, act })
    expect([reply.waiting, reply.over]).toEqual([oracle.waiting.toSorted(), oracle.phase === 'over'])
  }
}

describe('random games through the referee', () => {
  it.each([3, 4, 5, 6])(
    'with %i seats are what another telling of the rules makes of the same acts',
    async (seats) => {
      for (let game = 0; game < GAMES; game += 1) {
        const seed = seats * 1_000_000 + game
        const deal = drawDeal(seats, seed)
        const file = join(folder, `${seats}.json`)
        await writeFile(file, JSON.stringify(deal))
        const referee = await converse(['parley', '--seats', String(seats), '--deal', file, '--seed', seed.toString(16)])
        await playGame(referee, new Oracle(deal), seed)
        expect(await referee.end()).toBe(0)
      }
    },
    3_600_000,
  )
})
