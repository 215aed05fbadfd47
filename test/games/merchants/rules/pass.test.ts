import { describe, expect, it } from 'vitest'
import type { Card } from '../../../../engine/games/merchants/cards.ts'
import { game } from '../../../../engine/games/merchants/index.ts'
import { act, many, refusal, table, types } from '../table.ts'

describe('4.7 passing', () => {
  it('is all that is left with an empty pile and discard and nothing to do', () => {
    const state = table({ hands: [['gold'], [], ['silk']], pile: [], discard: [] })
    expect(game.legal(state, 1)).toEqual([{ type: 'pass' }])
    expect(types(act(state, 1, { type: 'pass' }))).toEqual(['passed', 'turn-ended', 'turn-begun'])
    expect(state.turn).toBe(2)
  })

  it('is not legal while there is anything else to do', () => {
    expect(refusal(table(), 1, { type: 'pass' })).toBe('must-act')
  })

  it('is legal for a Pirate who could only catch: that is no act of the turn', () => {
    const laden: Card[] = many(8, 'gold')
    const state = table({
      turn: 0,
      hands: [['gold'], laden, ['silk']],
      pile: [],
      discard: [],
      catchable: [false, true, false],
    })
    // Both can be robbed: only with nobody to rob there is nothing to do.
    expect(refusal(state, 0, { type: 'pass' })).toBe('must-act')
    const alone = table({ turn: 0, hands: [['gold'], [], []], pile: [], discard: [], options: { handLimit: 3 } })
    expect(game.legal(alone, 0)).toEqual([{ type: 'pass' }])
  })
})
