import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { allVesselCards } from '../../../../engine/games/merchants/cards.ts'
import { DEFAULT_EVENTS } from '../../../../engine/games/merchants/explorations.ts'
import { replies, run } from '../../../referee/driver.ts'

let folder = ''
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'referee-'))
})
afterAll(() => rm(folder, { recursive: true }))

async function file(name: string, json: unknown): Promise<string> {
  const place = join(folder, name)
  await writeFile(place, JSON.stringify(json))
  return place
}

/** Six seats, seat 0 the Pirate with ten cards and no weapon, seat 1 with one. */
function halving() {
  const left: string[] = [...allVesselCards()]
  const take = (...cards: string[]) => cards.map((card) => left.splice(left.indexOf(card), 1)[0] ?? '')
  const hands = [
    take('gold', 'gold', 'silk', 'silk', 'spice', 'spice', 'chart', 'chart', 'compass', 'sextant'),
    take('cannon', 'gold', 'gold'),
    ...[2, 3, 4, 5].map(() => take('cutlass', 'musket', 'silk').filter((card) => card !== '')),
  ]
  for (const hand of hands) while (hand.length < 3) hand.push(...left.splice(0, 1))
  return { pirate: 0, hands, pile: [...left, ...DEFAULT_EVENTS.events.map(({ id }) => id)] }
}

describe('the referee of Merchants', () => {
  it('lists each different choice of kinds once, sorted, and takes them in any order', async () => {
    const deal = await file('deal.json', halving())
    const attack = { seat: 1, act: { type: 'attack', seat: 0, card: 'cannon' } }
    const [attacked, asked, picked] = await replies(
      ['merchants', '--seats', '6', '--deal', deal],
      attack,
      { legal: 0 },
      { seat: 0, act: { type: 'pick', cards: ['spice', 'chart', 'silk', 'gold', 'chart'] } },
    )
    expect(attacked).toMatchObject({ waiting: [0], over: false })
    // Five of four kinds that are there twice and two that are there once.
    const { legal, more } = asked as { legal: { cards: string[] }[]; more?: true }
    expect(more).toBeUndefined()
    expect(new Set(legal.map(({ cards }) => cards.join())).size).toBe(legal.length)
    for (const { cards } of legal) expect(cards).toEqual(cards.toSorted())
    expect(picked).toMatchObject({ waiting: [2] })
  })

  it('says of a seat that could do nothing that it is not waited for, and of a wrong act that it is not legal', async () => {
    const deal = await file('deal.json', halving())
    const said = await replies(
      ['merchants', '--seats', '6', '--deal', deal],
      { seat: 0, act: { type: 'catch', seat: 1, how: 'take' } },
      { seat: 1, act: { type: 'catch', seat: 2, how: 'take' } },
      { seat: 1, act: { type: 'catch', seat: 2, how: 'kindly' } },
      { seat: 1, act: { type: 'pick', cards: 'gold' } },
      { seat: 9, act: { type: 'draw' } },
    )
    expect(said.map(({ error }) => (error as { code: string }).code)).toEqual([
      ...['not-waiting', 'not-legal', 'bad-request', 'bad-request', 'no-such-seat'],
    ])
  })

  it('takes values by variety and a file of events, and refuses wrong ones by name', async () => {
    const events = { ...DEFAULT_EVENTS, title: 'Ours' }
    const right = await file('right.json', { treasureValue: { gold: 3 }, events, spoils: 1 })
    expect(await run(['merchants', '--seats', '3', '--options', right])).toMatchObject({ code: 0, stderr: '' })
    const wrong = await file('wrong.json', { events: { ...events, events: [] } })
    const refused = await run(['merchants', '--seats', '3', '--options', wrong])
    expect(refused).toMatchObject({ code: 2 })
    expect(refused.stderr).toContain('events.events')
    const poor = await file('poor.json', { treasureValue: { gold: -1 } })
    expect((await run(['merchants', '--seats', '3', '--options', poor])).stderr).toContain('treasureValue')
  })
})
