import { describe, expect, it } from 'vitest'
import { game } from '../../../../engine/games/parley/index.ts'
import { act, PRINTED, refusal, table } from '../table.ts'

describe('7.1 becoming a privateer', () => {
  it('pays the supply, takes the letter, and its country scores 2 at once (7.2)', () => {
    const state = table()
    expect(act(state, 0, { type: 'privateer', country: 'turks' })).toEqual([
      { type: 'paid', from: 0, to: 'supply', silver: 7, why: 'letter' },
      { type: 'letter-taken', seat: 0, country: 'turks' },
      { type: 'letter-scored', country: 'turks', points: 2 },
      { type: 'captaincy-passed', captain: 1 },
    ])
    expect(state).toMatchObject({ silver: [35, 42, 42], supply: 7, points: { turks: 2 }, letters: [{ country: 'turks', seat: 0 }] })
  })

  it.each([
    [0, 7],
    [5, 7],
    [6, 6],
    [7, 6],
    [8, 5],
    [9, 5],
    [10, 6],
    [11, 6],
    [12, 7],
    [13, 7],
    [14, 8],
    [15, 8],
  ])('costs after %i sieges %i silver', (sieges, cost) => {
    const state = table({ sieges })
    act(state, 0, { type: 'privateer', country: 'turks' })
    expect(state.supply).toBe(cost)
  })

  it('costs what the option privateerCost says', () => {
    const state = table({ sieges: 6, options: { ...PRINTED, privateerCost: [1, 2, 3, 4, 5, 6] } })
    act(state, 0, { type: 'privateer', country: 'turks' })
    expect(state.supply).toBe(2)
  })

  it('must be paid in full', () => {
    const state = table({ silver: [6, 42, 42] })
    expect(refusal(state, 0, { type: 'privateer', country: 'turks' })).toBe('cannot-pay')
    expect(game.legal(state, 0).some(({ type }) => type === 'privateer')).toBe(false)
    const exact = table({ silver: [7, 42, 42] })
    act(exact, 0, { type: 'privateer', country: 'turks' })
    expect(exact.silver[0]).toBe(0)
  })

  it('sells each letter once', () => {
    const state = table({ letters: [{ country: 'turks', seat: 2 }] })
    expect(refusal(state, 0, { type: 'privateer', country: 'turks' })).toBe('letter-taken')
    expect(refusal(state, 0, { type: 'privateer', country: 'atlantis' as 'turks' })).toBe('no-such-country')
  })
})

describe('7.3 a player', () => {
  it('may own several, and that of the own country', () => {
    const state = table({ letters: [{ country: 'turks', seat: 0 }] })
    expect(state.missions[0]).toBe('berberis')
    act(state, 0, { type: 'privateer', country: 'berberis' })
    expect(state.letters).toEqual([
      { country: 'turks', seat: 0 },
      { country: 'berberis', seat: 0 },
    ])
  })
})
