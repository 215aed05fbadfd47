import { describe, expect, it } from 'vitest'
import { game } from '../../../engine/games/port-royal/index.ts'
import { oddsOfGoingUnder } from '../../../engine/games/port-royal/odds.ts'
import type { State } from '../../../engine/games/port-royal/state.ts'
import { unseenCards } from '../../../engine/games/port-royal/unseen.ts'
import { reveal, table } from './table.ts'

function odds(state: State): number {
  return oddsOfGoingUnder(game.mask(state, 'table'))
}

describe('the odds of going under with the next card', () => {
  it('are none while no ship lies in the harbour', () => {
    expect(odds(table())).toBe(0)
  })

  it('are the other nine ships of its colour, of all that does not lie face up; coins face down count as unseen', () => {
    expect(odds(table({ harbour: ['ship:red:1:1', 'settler:1:4'] }))).toBe(9 / 117)
  })

  it('grow with every colour', () => {
    expect(odds(table({ harbour: ['ship:red:1:1', 'ship:blue:1:1', 'ship:black:1:2', 'ship:green:1:1'] }))).toBe(36 / 115)
  })

  it('3.2 leave out ships that the active player could repel, whoever looks; never skulls', () => {
    const displays: State['displays'] = [['pirate:1:5', 'sailor:1:3'], ['pirate:2:7'], []]
    // Red: three of 1, three of 3 swords; two of 6 and two skulls remain.
    expect(odds(table({ displays, harbour: ['ship:red:2:3'] }))).toBe(4 / 115)
    expect(odds(table({ displays, harbour: ['ship:red:2:3'], active: 1 }))).toBe(6 / 115)
  })

  it('leave out what lies in the discard, in displays and beside the pile', () => {
    const state = table({
      harbour: ['ship:red:1:1'],
      discard: ['ship:red:1:1', 'ship:red:4:x'],
      displays: [['jack:1:6'], [], []],
      expeditions: ['expedition:AA:2:4'],
    })
    expect(odds(state)).toBe(7 / 114)
  })

  it('2.1 with five players count the sixth expedition, which lies open', () => {
    const harbour: State['harbour'] = ['ship:red:1:1']
    expect(odds(table({ seats: 5, harbour }))).toBe(9 / 118)
    expect(odds(table({ seats: 5, harbour, expeditions: [] }))).toBe(9 / 119)
  })

  it('2.4 with an empty pile are those of the discard, which is shuffled', () => {
    const state = table({ harbour: ['ship:red:1:1'], pile: [], discard: ['ship:red:2:3', 'jack:1:6', 'tax:points'] })
    expect(odds(state)).toBe(1 / 3)
  })

  it('are none if there is no next card', () => {
    expect(odds(table({ harbour: ['ship:red:1:1'], pile: [], discard: [] }))).toBe(0)
  })

  it('come from public cards alone: what is not seen and what lies hidden are the same cards', () => {
    const state = table()
    reveal(state)
    const hidden = [...state.pile, ...state.coins.flat()].map(String)
    expect(unseenCards(game.mask(state, 0)).map(String).sort()).toEqual(hidden.sort())
  })
})
