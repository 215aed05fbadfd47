import { describe, expect, it } from 'vitest'
import type { Card } from '../../../../engine/games/merchants/cards.ts'
import { game } from '../../../../engine/games/merchants/index.ts'
import { act, many, refusal, table, types } from '../table.ts'

const SEVEN: Card[] = ['cannon', 'chart', 'chart', 'gold', 'gold', 'silk', 'spice']

describe('4.5 at the end of the own turn', () => {
  it('a Merchant with more than seven cards may discard down to seven, or not', () => {
    const state = table({ hands: [['gold'], [...SEVEN], ['silk']], pile: ['spice', 'gold'] })
    expect(types(act(state, 1, { type: 'draw' }))).toEqual(['card-drawn', 'trim-called'])
    expect(state).toMatchObject({ phase: 'trim', turn: 1 })
    const legal = game.legal(state, 1)
    expect(legal[0]).toEqual({ type: 'trim', cards: [] })
    expect(legal).toHaveLength(1 + 5)
    act(state, 1, { type: 'trim', cards: ['chart'] })
    expect(state).toMatchObject({ turn: 2, discard: ['chart'] })
    expect(state.hands[1]).toHaveLength(7)
  })

  it('none, or exactly as many as leave `handLimit` (section 11)', () => {
    const state = table({ phase: 'trim', hands: [['gold'], [...SEVEN, 'gold', 'gold'], ['silk']] })
    for (const cards of [many(1, 'gold'), many(3, 'gold')]) expect(refusal(state, 1, { type: 'trim', cards })).toBe('wrong-number')
    expect(refusal(state, 1, { type: 'trim', cards: ['musket', 'gold'] })).toBe('card-not-held')
    act(state, 1, { type: 'trim', cards: [] })
    expect(state).toMatchObject({ turn: 2, discard: [] })
  })

  it('after any own turn, not only drawing', () => {
    const state = table({ hands: [[], [...SEVEN, 'cannon', 'cannon'], ['silk']] })
    act(state, 1, { type: 'attack', seat: 0, card: 'cannon' })
    expect(state).toMatchObject({ phase: 'trim', turn: 1 })
  })

  it('not after the turn of another, not the Pirate, not in port', () => {
    const state = table({
      turn: 0,
      hands: [
        [...SEVEN, 'gold', 'gold'],
        [...SEVEN, 'gold'],
        [...SEVEN, 'chart', 'gold', 'gold', 'gold'],
      ],
    })
    act(state, 0, { type: 'draw' })
    expect(state).toMatchObject({ phase: 'turn', turn: 1 })
    state.turn = 2
    act(state, 2, { type: 'return', cards: ['chart', 'chart', 'chart'] })
    expect(state).toMatchObject({ phase: 'turn', turn: 0 })
  })

  it('with another `handLimit`', () => {
    const state = table({ hands: [['gold'], ['gold', 'silk', 'chart'], ['silk']], options: { handLimit: 3 } })
    act(state, 1, { type: 'draw' })
    expect(state.phase).toBe('trim')
  })

  it('lists 200 combinations at most, and takes those beyond, in any order', () => {
    const hand: Card[] = [...SEVEN, ...SEVEN, 'compass', 'compass', 'sextant', 'sextant', 'cutlass', 'cutlass', 'musket']
    const state = table({ phase: 'trim', hands: [['gold'], hand, ['silk']] })
    const legal = game.legal(state, 1)
    expect(legal).toHaveLength(201)
    expect(game.more?.(state, 1)).toBe(true)
    const cards = state.hands[1]?.slice(7).filter((card) => card !== null) ?? []
    expect(legal).not.toContainEqual({ type: 'trim', cards })
    act(state, 1, { type: 'trim', cards: cards.toReversed() })
    expect(state.hands[1]).toHaveLength(7)
  })
})
