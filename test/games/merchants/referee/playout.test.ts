import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { shuffle } from '../../../../engine/core/cards.ts'
import { fastChance, pick } from '../../../../engine/core/chance.ts'
import type { Chance } from '../../../../engine/core/game.ts'
import { allVesselCards } from '../../../../engine/games/merchants/cards.ts'
import { type Conversation, converse } from '../../../referee/driver.ts'
import { type Act, type Deal, type House, Oracle } from './oracle.ts'

/** How many games each seat count plays here; more with GAMES=500. */
const GAMES = Number(process.env.GAMES ?? 8)
const EVENTS = ['fair-winds', 'storm', 'doldrums', 'wreck', 'spyglass', 'hidden-cove', 'press-gang']
const PRINTED: House = {
  handLimit: 7,
  defendAlike: false,
  navigationSet: 'any',
  spoils: 0,
  treasureValue: { gold: 1, silk: 1, spice: 1 },
}
/** A catch is possible so long and so often that it would hide everything else. */
const CATCHES = 30

type Reply = { events: ({ type: string } & Record<string, unknown>)[]; waiting: number[]; over: boolean }

let folder = ''
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'referee-'))
})
afterAll(() => rm(folder, { recursive: true }))

function drawDeal(seats: number, chance: Chance): Deal {
  const cards: string[] = shuffle(allVesselCards(), chance)
  const pirate = chance.below(seats)
  const hands = Array.from({ length: seats }, (_, seat) => cards.splice(0, seat === pirate ? 2 * (seats - 1) : 3))
  return { pirate, hands, pile: shuffle([...cards, ...EVENTS], chance) }
}

function drawHouse(chance: Chance): House {
  if (chance.below(2) === 0) return PRINTED
  return {
    handLimit: 3 + chance.below(6),
    defendAlike: chance.below(2) === 0,
    navigationSet: pick(['any', 'alike', 'different'], chance),
    spoils: chance.below(4),
    treasureValue: { gold: chance.below(4), silk: chance.below(4), spice: chance.below(4) },
  }
}

/** What chance has settled: shuffles, thefts, spoils, cards lost at random. */
function luckOf({ events }: Reply): Reply['events'] {
  const byChance = ['pile-renewed', 'pile-shuffled', 'stolen', 'spoils-taken']
  return events.filter(({ type, why }) => byChance.includes(type) || (type === 'discarded' && (why === 'random' || why === 'caught')))
}

/** Plays one game at random, in every position asking for the whole summary and all that is legal, and comparing both. */
async function playGame(referee: Conversation, oracle: Oracle, seed: number): Promise<void> {
  const chance = fastChance(seed)
  for (let acts = 0; ; acts += 1) {
    const where = `after act ${acts} of game ${seed}`
    expect((await referee.ask({ summary: 'all' })).summary, where).toEqual(oracle.summary())
    if (oracle.ask.phase === 'over') return
    for (const seat of oracle.hands.keys()) await compareLegal(referee, oracle, seat, where)
    const catches = oracle.legal(oracle.pirate).filter(({ type }) => type === 'catch')
    const isCaught = catches.length > 0 && chance.below(100) < CATCHES
    const seat = isCaught ? oracle.pirate : oracle.ask.seat
    const act = isCaught ? pick(catches, chance) : oneOf(oracle.ask.acts, chance)
    const shuffled = act.cards === undefined ? act : { ...act, cards: shuffle(act.cards, chance) }
    const reply = (await referee.ask({ seat, act: shuffled })) as Reply
    if (reply.events === undefined) throw new Error(`${where}: ${JSON.stringify({ seat, act, reply })}`)
    oracle.play(seat, act, luckOf(reply))
    expect(reply.over, where).toBe(oracle.ask.phase === 'over')
  }
}

/** A kind of act first. */
function oneOf(acts: readonly Act[], chance: Chance): Act {
  const type = pick([...new Set(acts.map((act) => act.type))], chance)
  return pick(
    acts.filter((act) => act.type === type),
    chance,
  )
}

async function compareLegal(referee: Conversation, oracle: Oracle, seat: number, where: string): Promise<void> {
  const { legal, more } = (await referee.ask({ legal: seat })) as { legal: Act[]; more?: true }
  const known = oracle.legal(seat).map(textOf)
  const listed = legal.map(textOf)
  if (more !== undefined) {
    const combinations = (texts: string[]) => texts.filter((text) => /"cards":\[[^\]]/.test(text)).length
    expect(combinations(listed), where).toBe(200)
    expect(combinations(known), where).toBeGreaterThan(200)
    for (const text of listed) expect(known, where).toContain(text)
  } else expect(listed.sort(), where).toEqual(known.sort())
}

function textOf({ type, seat, card, cards, how }: Act): string {
  return JSON.stringify({ type, seat, card, cards, how })
}

describe('random games through the referee', () => {
  it.each([2, 3, 4, 5, 6])(
    'with %i seats are what another telling of the rules makes of the same acts',
    async (seats) => {
      for (let game = 0; game < GAMES; game += 1) {
        const seed = seats * 1_000_000 + game
        const chance = fastChance(seed)
        const deal = drawDeal(seats, chance)
        const house = drawHouse(chance)
        const files = [join(folder, `${seats}-deal.json`), join(folder, `${seats}-options.json`)] as const
        await writeFile(files[0], JSON.stringify(deal))
        await writeFile(files[1], JSON.stringify(house))
        const args = ['merchants', '--seats', String(seats), '--deal', files[0], '--options', files[1], '--seed', seed.toString(16)]
        const referee = await converse(args)
        await playGame(referee, new Oracle(deal, house), seed)
        expect(await referee.end()).toBe(0)
      }
    },
    3_600_000,
  )
})
