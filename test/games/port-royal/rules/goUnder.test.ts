import { describe, expect, it } from 'vitest'
import { eventsOf, theEvent, types } from '../../playing.ts'
import { act, refusal, reveal, table, wealth } from '../table.ts'

describe('3.3 a second ship of a colour', () => {
  it('sends the harbour to the discard in its order, the second ship last; expeditions stay, and the turn ends', () => {
    const state = table()
    const events = reveal(state, 'ship:red:1:1', 'settler:1:4', 'expedition:AA:2:4', 'ship:red:2:3').slice(3)
    expect(events).toEqual([
      { type: 'card-revealed', seat: 0, card: 'ship:red:2:3' },
      { type: 'went-under', seat: 0, cards: ['ship:red:1:1', 'settler:1:4', 'ship:red:2:3'] },
      { type: 'turn-passed', active: 1 },
    ])
    expect(state).toMatchObject({
      active: 1,
      phase: 'discover',
      harbour: [],
      discard: ['ship:red:1:1', 'settler:1:4', 'ship:red:2:3'],
      expeditions: ['expedition:AA:2:4'],
    })
  })

  it('leaves phase 2 out for all, admirals too, and no time for an expedition', () => {
    const state = table({
      harbour: ['ship:red:1:1', 'settler:1:4', 'settler:1:4', 'ship:blue:1:1'],
      displays: [['admiral:1:5', 'captain:1:4', 'captain:1:4'], ['admiral:2:7'], []],
      expeditions: ['expedition:AA:2:4'],
      coins: [0, 0, 0],
    })
    expect(types(reveal(state, 'ship:red:2:3'))).toEqual(['card-revealed', 'went-under', 'turn-passed'])
    expect(wealth(state)).toEqual([0, 0, 0])
    expect(refusal(state, 0, { type: 'expedition', at: 0, with: [1, 2] })).toBe('not-now')
  })

  it('does no harm if it is repelled', () => {
    const state = table({ displays: [['pirate:1:5', 'sailor:1:3'], [], []], harbour: ['ship:red:1:1'] })
    reveal(state, 'ship:red:2:3')
    expect(types(act(state, 0, { type: 'repel' }))).toEqual(['ship-repelled'])
    expect([state.active, state.harbour]).toEqual([0, ['ship:red:1:1']])
  })

  it('may be kept all the same, and then goes under', () => {
    const state = table({ displays: [['sailor:1:3'], [], []], harbour: ['ship:red:1:1'] })
    reveal(state, 'ship:red:1:1')
    expect(types(act(state, 0, { type: 'keep' }))).toEqual(['ship-kept', 'went-under', 'turn-passed'])
  })

  it('of another colour is welcome', () => {
    const state = table({ harbour: ['ship:red:1:1'] })
    expect(types(reveal(state, 'ship:blue:1:1', 'ship:green:1:1', 'ship:yellow:1:1', 'ship:black:1:2'))).toEqual(
      Array(4).fill('card-revealed'),
    )
    expect(state.harbour).toHaveLength(5)
  })
})

describe('4.4 when the active harbour goes under', () => {
  it('everybody gets a coin for each jester, the active player too and first; nothing comes on top', () => {
    const state = table({
      active: 1,
      displays: [['jester:2:7'], ['jester:2:7', 'jester:3:9'], []],
      coins: [0, 0, 0],
      harbour: ['ship:red:1:1'],
    })
    const events = reveal(state, 'ship:red:1:1')
    expect(eventsOf(events, 'coins-drawn').map(({ seat, cards, why }) => [seat, cards.length, why])).toEqual([
      [1, 2, 'jester'],
      [0, 1, 'jester'],
    ])
    expect(wealth(state)).toEqual([1, 2, 0])
    expect(types(events)).not.toContain('taking-begun')
  })

  it('4.8 the cards are in the discard before coins are drawn', () => {
    const state = table({ displays: [['jester:2:7'], [], []], coins: [0, 0, 0], harbour: ['ship:red:1:1'], pile: [] })
    const events = reveal(state, 'ship:red:1:1')
    expect(theEvent(events, 'pile-renewed').pile).toHaveLength(2)
    expect(state.coins[0]).toEqual(['ship:red:1:1'])
  })
})
