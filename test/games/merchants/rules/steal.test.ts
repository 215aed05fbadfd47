import { describe, expect, it } from 'vitest'
import { fastChance } from '../../../../engine/core/chance.ts'
import { game } from '../../../../engine/games/merchants/index.ts'
import { act, many, refusal, table, theEvent } from '../table.ts'

describe('3.2 the Pirate steals', () => {
  it('one card from a Merchant at sea, known to the two', () => {
    const state = table({ turn: 0, hands: [[], ['gold'], ['silk']] })
    const stolen = theEvent(act(state, 0, { type: 'steal', seat: 2 }), 'stolen')
    expect(stolen).toEqual({ type: 'stolen', from: 2, to: 0, card: 'silk' })
    expect(state.hands).toEqual([['silk'], ['gold'], []])
    for (const viewer of [0, 2] as const) expect(game.see(stolen, viewer)).toEqual(stolen)
    for (const viewer of [1, 'table'] as const) expect(game.see(stolen, viewer)).toEqual({ ...stolen, card: null })
  })

  it('at random', () => {
    const hands = [[], [...many(2, 'gold'), ...many(2, 'silk')], ['silk' as const]]
    const stolen = Array.from({ length: 40 }, (_, seed) => {
      const state = table({ turn: 0, hands })
      return theEvent(act(state, 0, { type: 'steal', seat: 1 }, fastChance(seed)), 'stolen').card
    })
    expect(new Set(stolen)).toEqual(new Set(['gold', 'silk']))
  })

  it('not from one without cards, not from one in port or sunk, not from himself', () => {
    const state = table({ turn: 0, hands: [['gold'], [], ['silk'], []], places: ['sea', 'sea', 'port', 'sunk'] })
    expect(refusal(state, 0, { type: 'steal', seat: 1 })).toBe('nothing-to-steal')
    for (const seat of [0, 2, 3, 9]) expect(refusal(state, 0, { type: 'steal', seat })).toBe('no-merchant-at-sea')
  })

  it('and no Merchant does', () => {
    expect(refusal(table(), 1, { type: 'steal', seat: 2 })).toBe('only-the-pirate')
  })
})
