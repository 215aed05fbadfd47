import { describe, expect, it } from 'vitest'
import { eventsOf, types } from '../../playing.ts'
import { act, reveal, table } from '../table.ts'

describe('2.4 coins that are owed', () => {
  it('come from the old pile first, then from the renewed one', () => {
    const state = table({
      harbour: ['ship:green:3:3', 'settler:1:4'],
      pile: ['jack:1:6'],
      discard: ['priest:1:4'],
      coins: [0, 0, 0],
      revealed: true,
    })
    act(state, 0, { type: 'stop' })
    const events = act(state, 0, { type: 'take', at: 0 })
    expect(types(events).slice(0, 4)).toEqual(['ship-taken', 'coins-drawn', 'pile-renewed', 'coins-drawn'])
    expect(state.coins[0]?.[0]).toBe('jack:1:6')
    expect(state.coins[0]?.slice(1).sort()).toEqual(['priest:1:4', 'ship:green:3:3'])
  })

  it('are paid in substitute coins when pile and discard are empty', () => {
    const state = table({ harbour: ['ship:green:3:3'], pile: ['jack:1:6'], discard: [], coins: [0, 0, 0], revealed: true })
    act(state, 0, { type: 'stop' })
    const events = act(state, 0, { type: 'take', at: 0 })
    expect(eventsOf(events, 'coins-drawn').at(-1)).toEqual({ type: 'coins-drawn', seat: 0, cards: ['coin'], why: 'ship' })
    expect(state.substitutes).toBe(1)
    expect(state.coins[0]).toEqual(['jack:1:6', 'ship:green:3:3', 'coin'])
  })

  it('count the same, are handed on like others, and leave the game when they are paid', () => {
    const state = table({
      harbour: ['settler:1:4', 'ship:red:1:1'],
      coins: [['coin', 'coin', 'coin', 'jack:1:6'], ['coin'], []],
      substitutes: 4,
      revealed: true,
    })
    act(state, 0, { type: 'stop' })
    act(state, 0, { type: 'take', at: 0 })
    expect(state).toMatchObject({ coins: [[], ['coin'], []], discard: ['jack:1:6'], substitutes: 1 })
    const events = act(state, 1, { type: 'take', at: 0 })
    expect(eventsOf(events, 'coin-handed')).toEqual([{ type: 'coin-handed', from: 1, to: 0, card: 'coin' }])
    expect(state.coins[0]).toEqual(['coin'])
  })
  it('leave the game with a tax too', () => {
    const state = table({
      coins: [Array.from({ length: 12 }, () => 'coin' as const), [], []],
      substitutes: 12,
      displays: [[], ['sailor:1:3'], []],
    })
    reveal(state, 'tax:swords')
    expect(state).toMatchObject({ substitutes: 6, discard: ['tax:swords'] })
    expect(state.coins[0]).toHaveLength(6)
  })

  it('are what a jester brings when there is no card', () => {
    const state = table({ harbour: [], pile: [], discard: [], revealed: true, displays: [[], ['jester:2:7'], []], coins: [0, 0, 0] })
    act(state, 0, { type: 'stop' })
    expect(state).toMatchObject({ coins: [[], ['coin'], []], substitutes: 1, phase: 'over' })
  })
})
