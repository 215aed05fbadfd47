import { describe, expect, it } from 'vitest'
import { game } from '../../../../engine/games/port-royal/index.ts'
import { theEvent, types } from '../../playing.ts'
import { act, refusal, reveal, table } from '../table.ts'

describe('3.1 the active player', () => {
  it('must reveal the first card', () => {
    expect(game.legal(table(), 0)).toEqual([{ type: 'reveal' }])
    expect(refusal(table(), 0, { type: 'stop' })).toBe('first-card')
  })

  it('may go on, one card at a time, or stop', () => {
    const state = table()
    expect(types(reveal(state, 'settler:1:4', 'ship:red:1:1'))).toEqual(['card-revealed', 'card-revealed'])
    expect(game.legal(state, 0)).toEqual([{ type: 'reveal' }, { type: 'stop' }])
  })

  it('may stop with an empty harbour, when only taxes, expeditions and repelled ships came', () => {
    const state = table({ displays: [['sailor:1:3'], [], []] })
    reveal(state, 'expedition:AA:2:4', 'ship:red:1:1')
    act(state, 0, { type: 'repel' })
    reveal(state, 'tax:swords')
    expect(state.harbour).toEqual([])
    expect(types(act(state, 0, { type: 'stop' }))).toContain('turn-passed')
  })

  it('is the only one who reveals', () => {
    expect(refusal(table(), 1, { type: 'reveal' })).toBe('not-now')
    expect(game.legal(table(), 1)).toEqual([])
  })
})

describe('what a card does', () => {
  it('3.6 a person lies in the harbour, 3.2 so does a ship, at its end', () => {
    const state = table()
    reveal(state, 'settler:1:4', 'ship:red:1:1', 'captain:1:4')
    expect(state.harbour).toEqual(['settler:1:4', 'ship:red:1:1', 'captain:1:4'])
    expect(state.pile).toHaveLength(110)
  })

  it('3.5 an expedition lies apart, sorted among the others', () => {
    const state = table({ expeditions: ['expedition:HH:2:4'] })
    reveal(state, 'expedition:AAH:3:6')
    expect(state).toMatchObject({ harbour: [], expeditions: ['expedition:AAH:3:6', 'expedition:HH:2:4'] })
  })
})

describe('2.4 an empty pile', () => {
  it('is renewed by shuffling the discard, when a card is wanted from it and not before', () => {
    const state = table({ pile: ['settler:1:4'], discard: ['captain:1:4', 'priest:1:4'] })
    expect(types(act(state, 0, { type: 'reveal' }))).toEqual(['card-revealed'])
    expect(state).toMatchObject({ pile: [], discard: ['captain:1:4', 'priest:1:4'] })
    const events = act(state, 0, { type: 'reveal' })
    expect(types(events)).toEqual(['pile-renewed', 'card-revealed'])
    expect(theEvent(events, 'pile-renewed').pile.toSorted()).toEqual(['captain:1:4', 'priest:1:4'])
    expect([state.pile.length, state.discard]).toEqual([1, []])
  })

  it('with an empty discard too: nothing can be revealed, and stopping is allowed, even before the first card', () => {
    const state = table({ pile: [], discard: [] })
    expect(game.legal(state, 0)).toEqual([{ type: 'stop' }])
    expect(refusal(state, 0, { type: 'reveal' })).toBe('no-cards')
  })
})
