import { describe, expect, it } from 'vitest'
import { fastChance } from '../../../../engine/core/chance.ts'
import type { Card } from '../../../../engine/games/port-royal/cards.ts'
import { game } from '../../../../engine/games/port-royal/index.ts'
import type { State } from '../../../../engine/games/port-royal/state.ts'
import { types } from '../../playing.ts'
import { act, refusal, reveal, table, wealth } from '../table.ts'

function crewed(display: Card[], ...expeditions: Card[]): State {
  return table({ displays: [display, [], []], expeditions, coins: [0, 0, 0] })
}

/** The choices of persons that are legal for the first expedition, as kinds. */
function choices(state: State): string[][] {
  const display = state.displays[0] ?? []
  return game.legal(state, 0).flatMap((action) => (action.type === 'expedition' ? [action.with.map((at) => String(display[at]))] : []))
}

describe('5.1 fulfilling an expedition', () => {
  it('lays the persons into the discard in the order of place, takes the card, and draws its coins', () => {
    const state = crewed(['captain:1:4', 'captain:1:4', 'sailor:1:3', 'settler:1:4'], 'expedition:AAH:3:6', 'expedition:CC:2:4')
    const events = act(state, 0, { type: 'expedition', at: 0, with: [3, 0, 1] })
    expect(events[0]).toEqual({
      type: 'expedition-fulfilled',
      seat: 0,
      card: 'expedition:AAH:3:6',
      persons: ['captain:1:4', 'captain:1:4', 'settler:1:4'],
    })
    expect(events[1]).toMatchObject({ type: 'coins-drawn', seat: 0, why: 'expedition' })
    expect(state).toMatchObject({
      displays: [['expedition:AAH:3:6', 'sailor:1:3'], [], []],
      expeditions: ['expedition:CC:2:4'],
      discard: ['captain:1:4', 'captain:1:4', 'settler:1:4'],
      phase: 'discover',
    })
    expect(wealth(state)).toEqual([3, 0, 0])
  })

  it('is one choice however its persons are named, and whoever of those that are alike goes', () => {
    const state = crewed(['captain:1:4', 'captain:1:4', 'captain:1:4', 'settler:1:4'], 'expedition:AAH:3:6')
    const [only] = game.legal(state, 0).filter(({ type }) => type === 'expedition')
    for (const named of [
      [0, 1, 3],
      [3, 1, 0],
      [2, 3, 1],
    ]) {
      expect(game.decide(state, 0, { type: 'expedition', at: 0, with: named }, fastChance(1)).ok).toBe(true)
      expect(game.listed?.(state, 0, { type: 'expedition', at: 0, with: named })).toEqual(only)
    }
    for (const wrong of [
      [0, 0, 3],
      [0, 1],
      [0, 1, 9],
      [0, 1, -1],
    ]) {
      expect(game.decide(state, 0, { type: 'expedition', at: 0, with: wrong }, fastChance(1)).ok).toBe(false)
      expect(game.listed?.(state, 0, { type: 'expedition', at: 0, with: wrong })).not.toEqual(only)
    }
  })

  it('a jack stands for any one sign, and each different choice of persons is listed once', () => {
    const state = crewed(['captain:1:4', 'captain:1:4', 'jack:1:6', 'jack:1:6', 'settler:1:4'], 'expedition:AAH:3:6')
    expect(choices(state).sort()).toEqual([
      ['captain:1:4', 'captain:1:4', 'jack:1:6'],
      ['captain:1:4', 'captain:1:4', 'settler:1:4'],
      ['captain:1:4', 'jack:1:6', 'jack:1:6'],
      ['captain:1:4', 'jack:1:6', 'settler:1:4'],
      ['jack:1:6', 'jack:1:6', 'settler:1:4'],
    ])
  })

  it('three jacks are a whole crew', () => {
    expect(choices(crewed(['jack:1:6', 'jack:1:6', 'jack:1:6'], 'expedition:ACH:3:5'))).toEqual([['jack:1:6', 'jack:1:6', 'jack:1:6']])
  })

  it.each<[string, Card[], number[], string]>([
    ['one too few', ['captain:1:4', 'captain:1:4'], [0], 'wrong-persons'],
    ['one too many', ['captain:1:4', 'captain:1:4', 'jack:1:6'], [0, 1, 2], 'wrong-persons'],
    ['nobody', ['captain:1:4', 'captain:1:4'], [], 'wrong-persons'],
    ['a wrong sign', ['captain:1:4', 'priest:1:4'], [0, 1], 'wrong-persons'],
    ['a person without a sign', ['captain:1:4', 'sailor:1:3'], [0, 1], 'wrong-persons'],
    ['the same person twice', ['captain:1:4', 'captain:1:4'], [0, 0], 'no-such-person'],
    ['somebody who is not there', ['captain:1:4', 'captain:1:4'], [0, 2], 'no-such-person'],
    ['an expedition', ['captain:1:4', 'captain:1:4', 'expedition:HH:2:4'], [0, 2], 'wrong-persons'],
  ])('%s will not do', (_, display, places, reason) => {
    expect(refusal(crewed(display, 'expedition:AA:2:4'), 0, { type: 'expedition', at: 0, with: places })).toBe(reason)
  })

  it('that does not lie open is refused', () => {
    const state = crewed(['captain:1:4', 'captain:1:4'], 'expedition:AA:2:4')
    for (const at of [-1, 1]) expect(refusal(state, 0, { type: 'expedition', at, with: [0, 1] })).toBe('no-such-expedition')
  })

  it('is possible before the first card, several times, and after revealing', () => {
    const state = crewed(['captain:1:4', 'captain:1:4', 'priest:1:4', 'priest:1:4'], 'expedition:AA:2:4', 'expedition:CC:2:4')
    act(state, 0, { type: 'expedition', at: 0, with: [0, 1] })
    reveal(state, 'ship:red:1:1')
    act(state, 0, { type: 'expedition', at: 0, with: [1, 2] })
    expect(state.displays[0]).toEqual(['expedition:AA:2:4', 'expedition:CC:2:4'])
  })

  it('is possible while the active player takes, also when he can take nothing', () => {
    const state = crewed(['captain:1:4', 'captain:1:4'], 'expedition:AA:2:4')
    reveal(state, 'jester:3:9')
    act(state, 0, { type: 'stop' })
    expect(game.legal(state, 0)).toEqual([{ type: 'expedition', at: 0, with: [0, 1] }, { type: 'pass' }])
    const events = act(state, 0, { type: 'expedition', at: 0, with: [0, 1] })
    expect(types(events).slice(0, 2)).toEqual(['expedition-fulfilled', 'coins-drawn'])
    expect(state.active).toBe(1)
  })

  it('brings coins that pay for the next card at once', () => {
    const state = crewed(['captain:1:4', 'captain:1:4'], 'expedition:AA:2:4')
    state.coins[0] = ['jack:1:6']
    reveal(state, 'sailor:1:3')
    act(state, 0, { type: 'stop' })
    act(state, 0, { type: 'expedition', at: 0, with: [0, 1] })
    expect(game.legal(state, 0)).toEqual([{ type: 'take', at: 0 }, { type: 'pass' }])
  })

  it('is not possible after the own pass', () => {
    const state = crewed(['captain:1:4', 'captain:1:4'], 'expedition:AA:2:4')
    reveal(state, 'ship:red:1:1')
    act(state, 0, { type: 'stop' })
    act(state, 0, { type: 'pass' })
    expect(state).toMatchObject({ active: 0, taking: 1 })
    expect(refusal(state, 0, { type: 'expedition', at: 0, with: [0, 1] })).toBe('not-now')
  })

  it('is not possible in the turn of another', () => {
    const state = table({
      phase: 'take',
      taking: 1,
      takes: 1,
      harbour: ['ship:red:1:1'],
      displays: [[], ['captain:1:4', 'captain:1:4'], []],
      expeditions: ['expedition:AA:2:4'],
    })
    expect(refusal(state, 1, { type: 'expedition', at: 0, with: [0, 1] })).toBe('not-your-turn')
    expect(game.legal(state, 1)).toEqual([{ type: 'take', at: 0 }, { type: 'pass' }])
  })

  it('4.8 the persons may come back as its coins', () => {
    const state = crewed(['captain:1:4', 'captain:1:4'], 'expedition:AA:2:4')
    state.pile = []
    expect(types(act(state, 0, { type: 'expedition', at: 0, with: [0, 1] }))).toEqual([
      'expedition-fulfilled',
      'pile-renewed',
      'coins-drawn',
    ])
    expect(state.coins[0]).toEqual(['captain:1:4', 'captain:1:4'])
    expect(game.legal(state, 0)).toEqual([{ type: 'stop' }])
  })
})
