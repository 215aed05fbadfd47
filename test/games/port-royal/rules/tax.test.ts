import { describe, expect, it } from 'vitest'
import type { Card } from '../../../../engine/games/port-royal/cards.ts'
import { eventsOf, theEvent, types } from '../../playing.ts'
import { purse, reveal, table, wealth } from '../table.ts'

describe('3.4 taxes', () => {
  it.each([
    [11, 0],
    [12, 6],
    [13, 6],
    [14, 7],
    [15, 7],
    [20, 10],
  ])('of %i coins take %i', (coins, tax) => {
    const state = table({ coins: [0, coins, 0], displays: [['sailor:1:3'], [], []] })
    reveal(state, 'tax:swords')
    expect(wealth(state)).toEqual([1, coins - tax, 0])
  })

  it('all give, in seat order from the active player; then coins are given; then the card goes; revealing goes on', () => {
    const state = table({ active: 1, coins: [12, 3, 14], displays: [['pirate:1:5'], ['sailor:1:3'], []] })
    const events = reveal(state, 'tax:swords')
    expect(events).toEqual([
      { type: 'card-revealed', seat: 1, card: 'tax:swords' },
      { type: 'tax-paid', seat: 2, cards: purse(7) },
      { type: 'tax-paid', seat: 0, cards: purse(6) },
      { type: 'coins-drawn', seat: 0, cards: [expect.any(String)], why: 'tax' },
      { type: 'tax-settled', card: 'tax:swords' },
    ])
    expect(state).toMatchObject({ phase: 'discover', active: 1, tax: null, discard: [...purse(13), 'tax:swords'] })
  })

  it('2.2 the oldest coins go first', () => {
    const coins: Card[] = [...purse(6), 'jack:1:6', ...purse(5)]
    const state = table({ coins: [coins, [], []], displays: [[], ['sailor:1:3'], []] })
    reveal(state, 'tax:swords')
    expect(state.coins[0]).toEqual(['jack:1:6', ...purse(5)])
  })

  it('of swords favour the most, to each a coin if equal, also if all are', () => {
    const state = table({ active: 2, coins: [0, 0, 0], displays: [['sailor:1:3'], [], ['sailor:2:5']] })
    expect(eventsOf(reveal(state, 'tax:swords'), 'coins-drawn').map(({ seat }) => seat)).toEqual([2, 0])
    const none = table({ active: 2, coins: [0, 0, 0] })
    expect(eventsOf(reveal(none, 'tax:swords'), 'coins-drawn').map(({ seat }) => seat)).toEqual([2, 0, 1])
  })

  it('of points favour the fewest, expeditions counted', () => {
    const state = table({
      coins: [0, 0, 0],
      displays: [['expedition:AA:2:4'], ['jester:3:9'], ['captain:1:4', 'settler:1:4', 'priest:1:4']],
    })
    const events = reveal(state, 'tax:points')
    expect(eventsOf(events, 'coins-drawn').map(({ seat }) => seat)).toEqual([1, 2])
    expect(wealth(state)).toEqual([0, 1, 1])
  })

  it('the tax card is not yet in the discard when the pile is renewed in between', () => {
    const state = table({ coins: [12, 0, 0], displays: [['sailor:1:3'], [], []], pile: [] })
    const events = reveal(state, 'tax:swords')
    expect(types(events)).toEqual(['card-revealed', 'tax-paid', 'pile-renewed', 'coins-drawn', 'tax-settled'])
    expect(theEvent(events, 'pile-renewed').pile).toEqual(purse(6))
    expect(state.discard).toEqual(['tax:swords'])
  })
})
