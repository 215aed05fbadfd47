import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect } from 'vitest'
import { fastChance, pick } from '../../engine/core/chance.ts'
import type { Chance } from '../../engine/core/game.ts'
import { type Conversation, converse } from './driver.ts'

export type Act = { seat: number; act: Record<string, unknown> }

/** A game told once more from its rules, sharing no code with the engine. */
export type Teller = {
  /** Seats that the game waits for; none when over. */
  waiting: number[]
  /** `renewed`: piles that chance has made during this act, in order. */
  play(act: Act, renewed: string[][]): void
  /** All of it, as the referee must give it. */
  summary(): unknown
}

/** How many games each seat count plays; more with GAMES=500. */
const GAMES = Number(process.env.GAMES ?? 6)

/** The favourite is taken in all but one of so many cases, and in that one as likely as others. */
const FAVOURED = 5

type Action = Record<string, unknown> & { type: string }
type Acted = { events: { type: string; pile?: string[] }[]; waiting: number[]; over: boolean }
type Contest<Deal, Options> = {
  game: string
  drawDeal(seats: number, chance: Chance): Deal
  drawOptions(chance: Chance): Options
  tell(deal: Deal, seats: number, options: Options): Teller
  /** Kinds of action, one of which is taken in a game more often than by chance: so that what is rare happens too. */
  favourites: readonly string[]
}

/** Plays random games through the referee, in every position comparing its whole summary with the teller's. */
export async function playGames<Deal, Options>(contest: Contest<Deal, Options>, seats: number): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'referee-'))
  for (let number = 0; number < GAMES; number += 1) {
    const seed = seats * 1_000_000 + number
    const chance = fastChance(seed)
    const deal = contest.drawDeal(seats, chance)
    const options = contest.drawOptions(chance)
    await writeFile(join(folder, 'deal.json'), JSON.stringify(deal))
    await writeFile(join(folder, 'options.json'), JSON.stringify(options))
    const files = ['--deal', join(folder, 'deal.json'), '--options', join(folder, 'options.json')]
    const referee = await converse([contest.game, '--seats', String(seats), ...files, '--seed', seed.toString(16)])
    await playGame(referee, contest.tell(deal, seats, options), { seed, favourite: contest.favourites[number % contest.favourites.length] })
    expect(await referee.end()).toBe(0)
  }
  await rm(folder, { recursive: true })
}

type Course = { seed: number; favourite: string | undefined }

async function playGame(referee: Conversation, teller: Teller, { seed, favourite }: Course): Promise<void> {
  const chance = fastChance(seed + 1)
  for (let turn = 0; ; turn += 1) {
    const { summary } = await referee.ask({ summary: 'all' })
    expect(summary, `after act ${turn} of game ${seed}`).toEqual(teller.summary())
    if (teller.waiting.length === 0) return
    const seat = pick(teller.waiting, chance)
    const { legal } = (await referee.ask({ legal: seat })) as { legal: Action[] }
    const kinds = [...new Set(legal.map(({ type }) => type))]
    const kind = kinds.find((type) => type === favourite && chance.below(FAVOURED) > 0) ?? pick(kinds, chance)
    const act = pick(
      legal.filter(({ type }) => type === kind),
      chance,
    )
    const reply = (await referee.ask({ seat, act })) as Acted
    const renewed = reply.events.flatMap(({ type, pile }) => (type === 'pile-renewed' && pile !== undefined ? [pile] : []))
    teller.play({ seat, act }, renewed)
    expect([reply.waiting, reply.over]).toEqual([teller.waiting.toSorted(), teller.waiting.length === 0])
  }
}
