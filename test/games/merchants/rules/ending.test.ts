import { describe, expect, it } from 'vitest'
import type { Card } from '../../../../engine/games/merchants/cards.ts'
import { game } from '../../../../engine/games/merchants/index.ts'
import type { Place } from '../../../../engine/games/merchants/state.ts'
import { act, table, theEvent, types } from '../table.ts'

/** The last Merchant at sea, seat 1, goes home. */
function homecoming(hands: Card[][], places: Place[], options = {}) {
  const state = table({ hands: hands.map((hand, seat) => (seat === 1 ? [...hand, 'chart', 'chart', 'chart'] : hand)), places, options })
  return { state, events: act(state, 1, { type: 'return', cards: ['chart', 'chart', 'chart'] }) }
}

describe('6.1 all Merchants sunk or in port', () => {
  it('end the game at once', () => {
    const { state, events } = homecoming([['gold'], ['silk', 'silk'], []], ['sea', 'sea', 'sunk'])
    expect(types(events)).toEqual(['returned', 'game-ended'])
    expect(state).toMatchObject({ phase: 'over', ending: { why: 'all-home', winner: 'merchants' } })
    expect(game.waiting(state)).toEqual([])
    for (const seat of [0, 1, 2]) expect(game.legal(state, seat)).toEqual([])
  })

  it('also in the middle of the last two turns', () => {
    const state = table({
      hands: [['gold'], ['chart', 'chart', 'chart', 'silk'], []],
      places: ['island', 'sea', 'port'],
      turnsLeft: [0, 2, 0],
    })
    act(state, 1, { type: 'return', cards: ['chart', 'chart', 'chart'] })
    expect(state).toMatchObject({ phase: 'over', turnsLeft: [0, 0, 0], ending: { winner: 'draw' } })
  })
})

describe('6.3 the winner', () => {
  it('is the Pirate with all Merchants sunk, also at 0 to 0 (section 11)', () => {
    const state = table({ turn: 0, hands: [['cannon'], ['gold'], []], places: ['sea', 'sea', 'sunk'] })
    act(state, 0, { type: 'attack', seat: 1, card: 'cannon' })
    expect(game.summary(state, 'public')).toMatchObject({ phase: 'over', result: { winner: 'pirate', pirate: 0, merchants: 0 } })
    expect(game.result(state)?.rank).toEqual([1, 2, 2])
  })

  it('has more treasure: the Pirate against all afloat or in port together', () => {
    const { state } = homecoming([['gold', 'gold', 'cannon'], ['silk'], ['silk', 'spice']], ['sea', 'sea', 'port'])
    expect(state.ending).toMatchObject({ winner: 'merchants', pirate: 2, merchants: 3 })
    const lost = homecoming([['gold', 'gold', 'gold'], ['silk'], ['silk']], ['sea', 'sea', 'port']).state
    expect(lost.ending).toMatchObject({ winner: 'pirate', pirate: 3, merchants: 2 })
    expect(game.result(lost)?.rank).toEqual([1, 2, 2])
  })

  it('is nobody when they are equal', () => {
    const { state } = homecoming([['gold'], ['silk'], []], ['sea', 'sea', 'sunk'])
    expect(state.ending?.winner).toBe('draw')
    expect(game.result(state)?.rank).toEqual([1, 1, 1])
  })

  it('counts by `treasureValue` (8.3)', () => {
    const { state } = homecoming([['gold', 'gold'], ['spice'], []], ['sea', 'sea', 'sunk'], {
      treasureValue: { gold: 1, silk: 0, spice: 3 },
    })
    expect(game.summary(state, 'public')).toMatchObject({ result: { winner: 'merchants', pirate: 2, merchants: 3 } })
  })

  it('shows the treasure of all, and no other card', () => {
    const { state, events } = homecoming([['gold', 'cannon'], ['silk', 'spice', 'chart'], ['gold']], ['sea', 'sea', 'port'])
    const seen = game.see(theEvent(events, 'game-ended'), 'table')
    expect(seen).toMatchObject({ ending: { treasures: [['gold'], ['silk', 'spice'], ['gold']] } })
    expect(game.mask(state, 2).hands).toEqual([[null, null], [null, null, null], ['gold']])
  })

  it('has a score in lines: varieties of the Pirate, holds of the Merchants', () => {
    const { state } = homecoming([['gold', 'gold', 'silk'], ['silk'], ['spice']], ['sea', 'sea', 'port'])
    expect(game.result(state)).toEqual({
      rank: [1, 2, 2],
      score: [3, 2, 2],
      lines: [
        [
          { key: 'score.treasure', values: { card: 'gold', count: 2 }, amount: 2 },
          { key: 'score.treasure', values: { card: 'silk', count: 1 }, amount: 1 },
          { key: 'score.treasure', values: { card: 'spice', count: 0 }, amount: 0 },
        ],
        ...[0, 1].map(() => [
          { key: 'score.hold', values: { seat: 1 }, amount: 1 },
          { key: 'score.hold', values: { seat: 2 }, amount: 1 },
        ]),
      ],
    })
  })
})
