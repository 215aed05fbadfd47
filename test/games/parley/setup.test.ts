import { describe, expect, it } from 'vitest'
import { fastChance } from '../../../engine/core/chance.ts'
import { readOptions } from '../../../engine/core/options.ts'
import { allPortCards, allVoteCards, COUNTRIES, defendersOf, VOTE_CARDS } from '../../../engine/games/parley/cards.ts'
import { game } from '../../../engine/games/parley/index.ts'
import { PRINTED, table } from './table.ts'

const DEAL = {
  missions: ['turks', 'berberis', 'mamluks'],
  votes: allVoteCards().toReversed(),
  ports: allPortCards().toReversed(),
  firstCaptain: 2,
}

function deal(changes: object): unknown {
  return { ...structuredClone(DEAL), ...changes }
}

describe('1 what there is', () => {
  it('1.4 78 vote cards, 60 of them plain', () => {
    expect(allVoteCards()).toHaveLength(78)
    expect(allVoteCards().filter((card) => /^(sword|shield)-[123]$/.test(card))).toHaveLength(60)
    expect(new Map(VOTE_CARDS).get('mutiny')).toBe(1)
  })

  it('1.5 20 port cards, all different, three against three', () => {
    expect(new Set(allPortCards().map(String)).size).toBe(20)
    for (const card of allPortCards()) expect([...card, ...defendersOf(card)].sort()).toEqual(COUNTRIES.toSorted())
  })
})

describe('2 setup', () => {
  it.each([3, 4, 5, 6])('2.1, 2.2 with %i players: six cards each, a mission each, six blackmail cards each, 42 silver each', (seats) => {
    const state = game.begin(game.open({ seats, options: PRINTED, deal: null, chance: fastChance(seats) }))
    expect(game.summary(state, 'public')).toMatchObject({
      hands: Array(seats).fill(6),
      silver: Array(seats).fill(42),
      pile: 78 - 6 * seats,
      discard: 0,
      phase: 'captain',
      sieges: 0,
    })
    expect(new Set(state.missions).size).toBe(seats)
    expect(state.blackmailCards).toEqual(Array(seats).fill(COUNTRIES))
  })

  it('2.3, 13 the top port card is open, and the port deck does not hold it', () => {
    const state = table()
    expect(state.portDeck).toHaveLength(19)
    expect(state.portDeck).not.toContainEqual(state.portCard)
  })

  it('2.4 admirals lie on the ports that the map names, and all points are 0', () => {
    expect(game.summary(table(), 'public')).toMatchObject({
      admirals: ['barcelona', 'venezia', 'trablus', 'cipro'].map((port) => ({ port, moved: false })),
      points: Object.fromEntries(COUNTRIES.map((country) => [country, 0])),
      privateers: [],
    })
  })

  it('2.5 the first captain is drawn at random, or named by the option', () => {
    const captains = Array.from({ length: 40 }, (_, seed) =>
      game.open({ seats: 4, options: PRINTED, deal: null, chance: fastChance(seed) }),
    )
    expect(new Set(captains.map((event) => event.type === 'dealt' && event.captain))).toEqual(new Set([0, 1, 2, 3]))
    const named = game.open({ seats: 4, options: { ...PRINTED, firstCaptain: 3 }, deal: null, chance: fastChance(1) })
    expect(named).toMatchObject({ captain: 3 })
  })

  it('is another with another chance, and the same with the same', () => {
    const opened = (seed: number) => JSON.stringify(game.open({ seats: 5, options: PRINTED, deal: null, chance: fastChance(seed) }))
    expect(opened(1)).toBe(opened(1))
    expect(opened(1)).not.toBe(opened(2))
  })
})

describe('12 a deal', () => {
  it('gives six cards from the top to seat 0, then six to seat 1, and so on; the rest is the pile', () => {
    const read = game.readDeal(DEAL, 3, PRINTED)
    if (!read.ok) throw new Error(read.text)
    const state = game.begin(game.open({ seats: 3, options: PRINTED, deal: read.value, chance: fastChance(1) }))
    expect(state.hands).toEqual([0, 6, 12].map((from) => DEAL.votes.slice(from, from + 6).sort()))
    expect(state.pile).toEqual(DEAL.votes.slice(18))
    expect(state).toMatchObject({ missions: DEAL.missions, captain: 2, portCard: DEAL.ports[0], portDeck: DEAL.ports.slice(1) })
  })

  it('wins over the option firstCaptain', () => {
    const read = game.readDeal(DEAL, 3, PRINTED)
    if (!read.ok) throw new Error(read.text)
    expect(game.open({ seats: 3, options: { ...PRINTED, firstCaptain: 0 }, deal: read.value, chance: fastChance(1) })).toMatchObject({
      captain: 2,
    })
  })

  it('may name the attackers of a port card in any order; they are listed in the order of 1.1', () => {
    const read = game.readDeal(deal({ ports: DEAL.ports.map((card) => card.toReversed()) }), 3, PRINTED)
    expect(read).toMatchObject({ ok: true, value: { ports: DEAL.ports } })
  })

  it.each([
    ['is an object', [], 'deal'],
    ['needs all its fields', { missions: DEAL.missions, votes: DEAL.votes, ports: DEAL.ports }, 'firstCaptain'],
    ['has no others', deal({ hands: [] }), 'hands'],
    ['has a mission for each seat', deal({ missions: ['turks', 'berberis'] }), 'missions'],
    ['gives no mission twice', deal({ missions: ['turks', 'turks', 'mamluks'] }), 'missions'],
    ['knows its countries', deal({ missions: ['turks', 'atlantis', 'mamluks'] }), 'missions'],
    ['holds all 78 vote cards', deal({ votes: DEAL.votes.slice(1) }), 'votes'],
    ['holds exactly the vote cards of the game', deal({ votes: ['mutiny', ...DEAL.votes.slice(1, -1), 'mutiny'] }), 'votes'],
    ['holds all 20 port cards', deal({ ports: DEAL.ports.slice(1) }), 'ports'],
    ['holds no port card twice', deal({ ports: [...DEAL.ports.slice(1), DEAL.ports[1]] }), 'ports'],
    ['has three attackers on a port card', deal({ ports: [['turks', 'turks', 'mamluks'], ...DEAL.ports.slice(1)] }), 'ports'],
    ['names a seat as first captain', deal({ firstCaptain: 3 }), 'firstCaptain'],
    ['does not leave the first captain to chance', deal({ firstCaptain: null }), 'firstCaptain'],
  ])('%s', (_, json, field) => {
    expect(game.readDeal(json, 3, PRINTED)).toMatchObject({ ok: false, field })
  })
})

describe('the options of Parley', () => {
  it('are as printed if none is named', () => {
    expect(readOptions(game.options, {}, 5)).toEqual({ ok: true, value: PRINTED })
  })

  it('take a map as the file itself', () => {
    const map = { ...structuredClone(PRINTED.map), title: 'Mine' }
    expect(readOptions(game.options, { map }, 5)).toMatchObject({ ok: true, value: { map: { title: 'Mine' } } })
    expect(readOptions(game.options, { map: { ...map, admirals: [] } }, 5)).toMatchObject({ ok: false, field: 'map.admirals' })
  })

  it.each([
    [{ privateerCost: [1, 2, 3, 4, 5] }, 'privateerCost'],
    [{ blackmailPay: [1, 2, 3, 4, 5, -6] }, 'blackmailPay'],
    [{ firstCaptain: 5 }, 'firstCaptain'],
    [{ captain: 1 }, 'captain'],
  ])('%j is refused by name', (json, field) => {
    expect(readOptions(game.options, json, 5)).toMatchObject({ ok: false, field })
  })
})
