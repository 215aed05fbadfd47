import { describe, expect, it } from 'vitest'
import { game } from '../../../../engine/games/parley/index.ts'
import { types } from '../../playing.ts'
import { act, refusal, table } from '../table.ts'

describe('4.1 a siege', () => {
  it('drops the anchor on a free port and calls an open vote: the seat left of the captain is asked', () => {
    const state = table({ captain: 1 })
    expect(act(state, 1, { type: 'siege', port: 'malta', vote: 'open' })).toEqual([
      { type: 'siege-begun', seat: 1, port: 'malta', vote: 'open' },
    ])
    expect(state).toMatchObject({ phase: 'vote', anchor: 'malta', vote: { way: 'open' } })
    expect(game.waiting(state)).toEqual([2])
  })

  it('with a closed vote asks everybody at once', () => {
    const state = table()
    act(state, 0, { type: 'siege', port: 'malta', vote: 'closed' })
    expect(game.waiting(state)).toEqual([0, 1, 2])
  })

  it('is refused where markers are, where an admiral lies, and where no port is', () => {
    const state = table({ markers: { malta: ['turks'] } })
    expect(refusal(state, 0, { type: 'siege', port: 'malta', vote: 'open' })).toBe('port-besieged')
    expect(refusal(state, 0, { type: 'siege', port: 'venezia', vote: 'open' })).toBe('port-guarded')
    expect(refusal(state, 0, { type: 'siege', port: 'atlantis', vote: 'open' })).toBe('no-such-port')
    expect(refusal(state, 0, { type: 'siege', port: 'constructor', vote: 'open' })).toBe('no-such-port')
  })

  it('is for the captain only', () => {
    expect(refusal(table(), 2, { type: 'siege', port: 'malta', vote: 'open' })).toBe('not-your-turn')
  })

  it('is possible where an admiral has left', () => {
    const state = table()
    act(state, 0, { type: 'move-admiral', admiral: 1, port: 'malta' })
    expect(types(act(state, 1, { type: 'siege', port: 'venezia', vote: 'open' }))).toEqual(['siege-begun'])
  })
})

describe('13 the anchor and the kind of vote', () => {
  it('are null before the siege act', () => {
    expect(game.summary(table(), 'public')).toMatchObject({ anchor: null, vote: null })
  })
})
