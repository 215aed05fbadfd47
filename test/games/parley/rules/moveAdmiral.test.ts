import { describe, expect, it } from 'vitest'
import { game } from '../../../../engine/games/parley/index.ts'
import { act, refusal, table } from '../table.ts'

describe('6.1 moving an admiral', () => {
  it('is the whole turn: the token lies on the new port, captaincy passes', () => {
    const state = table()
    expect(act(state, 0, { type: 'move-admiral', admiral: 2, port: 'malta' })).toEqual([
      { type: 'admiral-moved', seat: 0, admiral: 2, from: 'trablus', port: 'malta' },
      { type: 'captaincy-passed', captain: 1 },
    ])
    expect(state.admirals[2]).toEqual({ port: 'malta', moved: true })
  })

  it('goes to a port without markers and without an admiral only', () => {
    const state = table({ markers: { malta: ['turks'] } })
    expect(refusal(state, 0, { type: 'move-admiral', admiral: 0, port: 'malta' })).toBe('no-berth-besieged')
    expect(refusal(state, 0, { type: 'move-admiral', admiral: 0, port: 'venezia' })).toBe('no-berth-guarded')
    expect(refusal(state, 0, { type: 'move-admiral', admiral: 0, port: 'barcelona' })).toBe('no-berth-guarded')
    expect(refusal(state, 0, { type: 'move-admiral', admiral: 0, port: 'atlantis' })).toBe('no-such-port')
  })

  it('moves each token at most once in a game', () => {
    const state = table()
    act(state, 0, { type: 'move-admiral', admiral: 2, port: 'malta' })
    expect(refusal(state, 1, { type: 'move-admiral', admiral: 2, port: 'tunis' })).toBe('admiral-has-moved')
    expect(game.legal(state, 1)).not.toContainEqual({ type: 'move-admiral', admiral: 2, port: 'tunis' })
    expect(game.legal(state, 1)).toContainEqual({ type: 'move-admiral', admiral: 0, port: 'trablus' })
  })

  it('knows four tokens', () => {
    for (const admiral of [4, -1, 1e99])
      expect(refusal(table(), 0, { type: 'move-admiral', admiral, port: 'malta' })).toBe('no-such-admiral')
  })
})
