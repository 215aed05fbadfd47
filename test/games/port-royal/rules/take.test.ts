import { describe, expect, it } from 'vitest'
import type { Seat } from '../../../../engine/core/game.ts'
import { game } from '../../../../engine/games/port-royal/index.ts'
import type { State } from '../../../../engine/games/port-royal/state.ts'
import { theEvent, types } from '../../playing.ts'
import { act, purse, refusal, table, wealth } from '../table.ts'

/** The seat's time to take has come, in the turn of seat 0. */
function taking(seat: Seat, changes: Parameters<typeof table>[0]): State {
  return table({ phase: 'take', taking: seat, takes: 1, revealed: true, ...changes })
}

describe('4.6 taking a ship', () => {
  it('sends it to the discard and draws its coins', () => {
    const state = taking(0, { harbour: ['settler:1:4', 'ship:green:3:3'], coins: [0, 0, 0], pile: purse(5) })
    expect(act(state, 0, { type: 'take', at: 1 }).slice(0, 2)).toEqual([
      { type: 'ship-taken', seat: 0, at: 1, card: 'ship:green:3:3', coins: 3, traders: 0 },
      { type: 'coins-drawn', seat: 0, cards: purse(3), why: 'ship' },
    ])
    expect(state).toMatchObject({ discard: ['ship:green:3:3', 'settler:1:4'], coins: [purse(3), [], []], pile: purse(2) })
  })

  it('brings a coin more for each own trader of its colour', () => {
    const displays: State['displays'] = [['trader:blue:1:3', 'trader:blue:2:5', 'trader:red:1:3'], ['trader:blue:1:3'], []]
    const state = taking(0, { harbour: ['ship:blue:2:2'], displays, coins: [0, 0, 0] })
    expect(act(state, 0, { type: 'take', at: 0 })[0]).toMatchObject({ coins: 2, traders: 2 })
    expect(wealth(state)).toEqual([4, 0, 0])
  })

  it('4.5 needs no coin in another’s turn: its own pay the active player', () => {
    const state = taking(1, { harbour: ['ship:red:1:1'], coins: [0, 0, 0], pile: ['jack:1:6'] })
    expect(types(act(state, 1, { type: 'take', at: 0 })).slice(0, 3)).toEqual(['ship-taken', 'coins-drawn', 'coin-handed'])
    expect(state.coins).toEqual([['jack:1:6'], [], []])
  })

  it('2.2 in another’s turn the oldest coin goes over, not the one just drawn, and is the newest of the active player', () => {
    const state = taking(1, { harbour: ['ship:red:1:1'], coins: [['sailor:1:3'], ['priest:1:4'], []], pile: ['jack:1:6'] })
    act(state, 1, { type: 'take', at: 0 })
    expect(state.coins).toEqual([['sailor:1:3', 'priest:1:4'], ['jack:1:6'], []])
  })

  it('4.5 pays the active player a coin for each card', () => {
    const state = taking(1, { takes: 2, harbour: ['ship:red:1:1', 'sailor:1:3'], coins: [0, 4, 0] })
    act(state, 1, { type: 'take', at: 0 })
    act(state, 1, { type: 'take', at: 0 })
    expect(wealth(state)).toEqual([2, 0, 0])
  })

  it('4.5 pays nobody in the own turn', () => {
    const state = taking(0, { harbour: ['ship:red:1:1'], coins: [0, 0, 0] })
    expect(types(act(state, 0, { type: 'take', at: 0 }))).not.toContain('coin-handed')
    expect(wealth(state)).toEqual([1, 0, 0])
  })
})

describe('4.6 hiring a person', () => {
  it('sends the cost to the discard, oldest coins first, and lays the card before the player, sorted', () => {
    const state = taking(0, {
      harbour: ['captain:1:4'],
      displays: [['admiral:1:5', 'settler:1:4'], [], []],
      coins: [[...purse(4), 'jack:1:6'], [], []],
    })
    expect(act(state, 0, { type: 'take', at: 0 }).slice(0, 2)).toEqual([
      { type: 'person-paid', seat: 0, cards: purse(4) },
      { type: 'person-hired', seat: 0, at: 0, card: 'captain:1:4' },
    ])
    expect(state.displays[0]).toEqual(['admiral:1:5', 'captain:1:4', 'settler:1:4'])
    expect([state.coins[0], state.discard]).toEqual([['jack:1:6'], purse(4)])
  })

  it('costs one less for each mademoiselle', () => {
    const state = taking(0, { harbour: ['jester:3:9'], displays: [['mademoiselle:2:7', 'mademoiselle:3:9'], [], []], coins: [7, 0, 0] })
    expect(theEvent(act(state, 0, { type: 'take', at: 0 }), 'person-paid').cards).toHaveLength(7)
    expect(wealth(state)[0]).toBe(0)
  })

  it('never costs less than nothing', () => {
    const mademoiselles: State['displays'][number] = ['mademoiselle:2:7', 'mademoiselle:2:7', 'mademoiselle:3:9', 'mademoiselle:3:9']
    const state = taking(0, { harbour: ['sailor:1:3'], displays: [mademoiselles, [], []], coins: [0, 0, 0] })
    expect(types(act(state, 0, { type: 'take', at: 0 }))[0]).toBe('person-hired')
    expect(state).toMatchObject({ displays: [[...mademoiselles, 'sailor:1:3'], [], []], discard: [], coins: [[], [], []] })
  })

  it('a mademoiselle hired just now counts for the next card', () => {
    const state = taking(0, { takes: 2, harbour: ['mademoiselle:2:7', 'sailor:1:3'], coins: [9, 0, 0] })
    act(state, 0, { type: 'take', at: 0 })
    act(state, 0, { type: 'take', at: 0 })
    expect(wealth(state)[0]).toBe(0)
  })

  it('must be paid in full', () => {
    const state = taking(0, { harbour: ['ship:red:1:1', 'sailor:1:3'], coins: [2, 0, 0] })
    expect(refusal(state, 0, { type: 'take', at: 1 })).toBe('too-dear')
    expect(game.legal(state, 0)).toEqual([{ type: 'take', at: 0 }, { type: 'pass' }])
  })

  it('4.5 in another’s turn the cost and the coin for the active player must be there', () => {
    const poor = taking(1, { harbour: ['sailor:1:3'], coins: [0, 3, 0] })
    expect(refusal(poor, 1, { type: 'take', at: 0 })).toBe('too-dear')
    const state = taking(1, { harbour: ['sailor:1:3'], coins: [['jack:1:6'], [...purse(3), 'priest:1:4'], []] })
    expect(types(act(state, 1, { type: 'take', at: 0 })).slice(0, 3)).toEqual(['person-paid', 'coin-handed', 'person-hired'])
    expect(state.coins).toEqual([['jack:1:6', 'priest:1:4'], [], []])
  })
})

describe('what cannot be taken', () => {
  it('is what does not lie there', () => {
    const state = taking(0, { harbour: ['ship:red:1:1'] })
    for (const at of [-1, 1, 0.5]) expect(refusal(state, 0, { type: 'take', at })).toBe('no-such-card')
  })

  it('is anything after the last taking', () => {
    const state = taking(0, { takes: 0, harbour: ['ship:red:1:1'] })
    expect(refusal(state, 0, { type: 'take', at: 0 })).toBe('no-takes')
  })

  it('is anything while the active player reveals, or for whoever’s time it is not', () => {
    expect(refusal(table({ harbour: ['ship:red:1:1'] }), 0, { type: 'take', at: 0 })).toBe('not-now')
    expect(refusal(taking(1, { harbour: ['ship:red:1:1'] }), 0, { type: 'take', at: 0 })).toBe('not-now')
  })
})
