import { describe, expect, it } from 'vitest'
import { fastChance } from '../../../engine/core/chance.ts'
import { game } from '../../../engine/games/port-royal/index.ts'
import { reveal, table } from './table.ts'

describe('imagining', () => {
  it('deals coins and pile anew from all that does not lie face up, and leaves the rest', () => {
    const state = table({ seats: 5 })
    reveal(state, 'ship:red:1:1')
    state.pile.splice(state.pile.indexOf('ship:red:1:1'), 1)
    const view = game.mask(state, 2)
    const worlds = Array.from({ length: 30 }, (_, seed) => game.imagine(view, 2, fastChance(seed)))
    for (const world of worlds) {
      expect(game.mask(world, 2)).toEqual(view)
      expect(game.inventory(world)).toEqual(game.inventory(state))
    }
    expect(new Set(worlds.map(({ coins }) => String(coins[2]))).size).toBeGreaterThan(20)
    expect(new Set(worlds.map(({ pile }) => pile[0])).size).toBeGreaterThan(8)
  })

  it('2.4 leaves substitute coins where they lie', () => {
    const view = game.mask(table({ coins: [['coin', 'jack:1:6'], [], []] }), 1)
    expect(game.imagine(view, 1, fastChance(1)).coins[0]?.[0]).toBe('coin')
  })
})
