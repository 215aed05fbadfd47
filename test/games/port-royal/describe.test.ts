import { describe as about, expect, it } from 'vitest'
import { game } from '../../../engine/games/port-royal/index.ts'
import { act, purse, reveal, table } from './table.ts'

about('the log', () => {
  it('of a ship counts the coins of the traders in', () => {
    const taken = { type: 'ship-taken', seat: 1, at: 0, card: 'ship:blue:2:2', coins: 2 } as const
    expect(game.describe({ ...taken, traders: 1 })).toEqual({
      key: 'log.ship-taken.traders',
      values: { seat: 1, card: 'ship:blue:2:2', count: 3, traders: 1 },
    })
    expect(game.describe({ ...taken, traders: 0 })).toMatchObject({
      key: 'log.ship-taken.plain',
      values: { seat: 1, card: 'ship:blue:2:2', count: 2 },
    })
  })

  it('of a person tells what was paid, mademoiselles counted, then what goes to the active player, then who was hired', () => {
    const state = table({
      phase: 'take',
      taking: 1,
      takes: 2,
      revealed: true,
      harbour: ['jester:3:9'],
      displays: [[], ['mademoiselle:2:7', 'mademoiselle:3:9'], []],
      coins: [0, purse(8), 0],
    })
    const events = act(state, 1, { type: 'take', at: 0 })
    expect(events.slice(0, 3).map((event) => game.describe(event))).toEqual([
      { key: 'log.person-paid', values: { seat: 1, count: 7 } },
      { key: 'log.coin-handed', values: { from: 1, to: 0 } },
      { key: 'log.person-hired', values: { seat: 1, card: 'jester:3:9' } },
    ])
  })

  it('tells of a card by its sort, and once of a harbour that goes under, naming the second ship', () => {
    const events = reveal(table(), 'settler:1:4', 'expedition:AA:2:4', 'ship:red:1:1', 'ship:red:2:3')
    expect(events.map((event) => game.describe(event)?.key ?? null)).toEqual([
      'log.card-revealed.person',
      'log.card-revealed.expedition',
      'log.card-revealed.ship',
      'log.card-revealed.ship',
      'log.went-under',
      'log.turn-passed',
    ])
    expect(events.map((event) => game.describe(event)).at(-2)?.values).toEqual({ seat: 0, card: 'ship:red:2:3' })
  })

  it('says nothing of the question whether to repel, only of the answer', () => {
    const state = table({ displays: [['sailor:1:3'], [], []] })
    const events = [...reveal(state, 'ship:red:1:1'), ...act(state, 0, { type: 'repel' })]
    expect(events.map((event) => game.describe(event)?.key ?? null)).toEqual(['log.card-revealed.ship', null, 'log.ship-repelled'])
  })

  it('of a tax tells of each coin that it moves, and goes on without the card', () => {
    const events = reveal(table({ coins: [12, 0, 0], displays: [[], ['sailor:1:3'], []] }), 'tax:swords')
    expect(events.flatMap((event) => game.describe(event) ?? [])).toEqual([
      { key: 'log.card-revealed.tax-swords', values: { seat: 0, card: 'tax:swords' } },
      { key: 'log.tax-paid', values: { seat: 0, count: 6 } },
      { key: 'log.coins-drawn.tax', values: { seat: 1, count: 1 } },
    ])
  })

  it('of an expedition names the persons who serve, and for what the coins are', () => {
    const state = table({ displays: [['captain:1:4', 'jack:1:6'], [], []], expeditions: ['expedition:AA:2:4'] })
    const events = act(state, 0, { type: 'expedition', at: 0, with: [1, 0] })
    expect(events.map((event) => game.describe(event))).toEqual([
      { key: 'log.expedition-fulfilled', values: { seat: 0, card: 'expedition:AA:2:4', cards: 'captain:1:4 jack:1:6' } },
      { key: 'log.coins-drawn.expedition', values: { seat: 0, count: 2 } },
    ])
  })

  it('of the end names one winner, or those who share', () => {
    const ending = { points: [12, 9, 12], coins: [3, 9, 3], rank: [1, 3, 1] }
    expect(game.describe({ type: 'game-ended', ending })).toEqual({
      key: 'log.game-ended.shared',
      values: { winners: '0 2', points: 12 },
    })
    expect(game.describe({ type: 'game-ended', ending: { ...ending, rank: [2, 3, 1] } })).toEqual({
      key: 'log.game-ended.one',
      values: { winner: 2, points: 12 },
    })
  })
})
