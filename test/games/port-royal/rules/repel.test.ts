import { describe, expect, it } from 'vitest'
import type { Card } from '../../../../engine/games/port-royal/cards.ts'
import { game } from '../../../../engine/games/port-royal/index.ts'
import { types } from '../../playing.ts'
import { act, refusal, reveal, table } from '../table.ts'

describe('3.2 a ship', () => {
  it.each<[Card[], Card, boolean]>([
    [[], 'ship:red:1:1', false],
    [['sailor:1:3'], 'ship:red:1:1', true],
    [['sailor:1:3'], 'ship:yellow:2:2', false],
    [['pirate:1:5'], 'ship:yellow:2:2', true],
    [['pirate:1:5', 'pirate:2:7', 'sailor:1:3', 'sailor:1:3'], 'ship:red:3:6', true],
    [['pirate:1:5', 'pirate:2:7', 'pirate:3:9', 'sailor:1:3'], 'ship:black:3:7', true],
    [['pirate:1:5', 'pirate:2:7', 'pirate:3:9', 'sailor:1:3'], 'ship:black:4:x', false],
  ])('%j against %s: %s', (display, ship, isOffered) => {
    const state = table({ displays: [display, ['pirate:1:5'], []] })
    const events = reveal(state, ship)
    expect(types(events)).toEqual(isOffered ? ['card-revealed', 'repel-asked'] : ['card-revealed'])
    expect(state.phase).toBe(isOffered ? 'repel' : 'discover')
  })

  it('lies last in the harbour until the choice, and nothing else can be done', () => {
    const state = table({ displays: [['sailor:1:3', 'captain:1:4', 'captain:1:4'], [], []], expeditions: ['expedition:AA:2:4'] })
    reveal(state, 'settler:1:4', 'ship:red:1:1')
    expect(state.harbour).toEqual(['settler:1:4', 'ship:red:1:1'])
    expect(game.legal(state, 0)).toEqual([{ type: 'repel' }, { type: 'keep' }])
    for (const type of ['reveal', 'stop', 'pass'] as const) expect(refusal(state, 0, { type })).toBe('not-now')
    expect(refusal(state, 0, { type: 'expedition', at: 0, with: [0, 1] })).toBe('not-now')
  })

  it('that is repelled goes to the discard and counts for nothing; the swords stay', () => {
    const state = table({ displays: [['sailor:1:3'], [], []] })
    reveal(state, 'ship:red:1:1')
    expect(act(state, 0, { type: 'repel' })).toEqual([{ type: 'ship-repelled', seat: 0, card: 'ship:red:1:1' }])
    expect(state).toMatchObject({ harbour: [], discard: ['ship:red:1:1'], phase: 'discover' })
    reveal(state, 'ship:red:1:1')
    expect(state.phase).toBe('repel')
  })

  it('need not be repelled', () => {
    const state = table({ displays: [['sailor:1:3'], [], []] })
    reveal(state, 'ship:red:1:1')
    expect(act(state, 0, { type: 'keep' })).toEqual([{ type: 'ship-kept', seat: 0, card: 'ship:red:1:1' }])
    expect(state).toMatchObject({ harbour: ['ship:red:1:1'], phase: 'discover', discard: [] })
  })

  it('that nobody asked about can be neither repelled nor kept', () => {
    for (const type of ['repel', 'keep'] as const) expect(refusal(table(), 0, { type })).toBe('not-now')
  })
})
