import { describe, expect, it } from 'vitest'
import type { Country } from '../../../../engine/games/parley/cards.ts'
import { game } from '../../../../engine/games/parley/index.ts'
import { MEDITERRANEAN } from '../../../../engine/games/parley/mediterranean.ts'
import { theEvent, types } from '../../playing.ts'
import { act, refusal, siege, table } from '../table.ts'

function called(way: 'open' | 'closed' = 'open', changes: Parameters<typeof table>[0] = {}) {
  const state = table({ hands: [['sword-1', 'sword-1'], ['change'], ['sword-2']], ...changes })
  const events =
    way === 'open' ? siege(state, 'malta', way, 'change', 'sword-2', 'sword-1') : siege(state, 'malta', way, 'sword-1', 'change', 'sword-2')
  return { state, events }
}

describe('5.5 change', () => {
  it('asks its player, who knows all the votes; before the sums', () => {
    const { state, events } = called()
    expect(types(events).at(-1)).toBe('change-called')
    expect(types(events)).not.toContain('votes-counted')
    expect(state).toMatchObject({ phase: 'anchor', asked: 1 })
    expect(game.waiting(state)).toEqual([1])
  })

  it('moves the anchor: the result counts for the new port', () => {
    const { state } = called()
    const events = act(state, 1, { type: 'anchor', port: 'tunis' })
    expect(events[0]).toEqual({ type: 'anchor-moved', seat: 1, from: 'malta', port: 'tunis' })
    expect(Object.keys(state.markers)).toEqual(['tunis'])
    expect(game.summary(state, 'public')).toMatchObject({ anchor: 'tunis', phase: 'discard' })
  })

  it('may leave it', () => {
    const { state } = called()
    const events = act(state, 1, { type: 'anchor', port: 'malta' })
    expect(theEvent(events, 'anchor-moved')).toMatchObject({ from: 'malta', port: 'malta' })
    expect(Object.keys(state.markers)).toEqual(['malta'])
  })

  it('is offered every port open to siege, the present one among them', () => {
    const { state } = called('open', { markers: { tunis: ['turks'] } })
    const ports = game.legal(state, 1).map((action) => (action.type === 'anchor' ? action.port : action.type))
    const closed = ['tunis', ...MEDITERRANEAN.admirals]
    expect(ports).toEqual(MEDITERRANEAN.ports.map(({ id }) => id).filter((id) => !closed.includes(id)))
    expect(refusal(state, 1, { type: 'anchor', port: 'tunis' })).toBe('port-besieged')
    expect(refusal(state, 1, { type: 'anchor', port: 'cipro' })).toBe('port-guarded')
    expect(refusal(state, 1, { type: 'anchor', port: 'atlantis' })).toBe('no-such-port')
  })

  it('on the last open port is asked all the same, with one answer (section 13)', () => {
    const others = MEDITERRANEAN.ports.map(({ id }) => id).filter((id) => id !== 'malta' && !MEDITERRANEAN.admirals.includes(id))
    const markers = Object.fromEntries(others.map((id): [string, Country[]] => [id, ['turks']]))
    const { state } = called('closed', { markers, sieges: 15 })
    expect(state.phase).toBe('anchor')
    expect(game.legal(state, 1)).toEqual([{ type: 'anchor', port: 'malta' }])
  })

  it('in a closed vote gives its player away, and keeps the other votes secret', () => {
    const { state } = called('closed')
    expect(game.mask(state, 2).vote?.laid.map(({ card }) => card)).toEqual([null, 'change', 'sword-2'])
  })

  it('stays known when a tie follows', () => {
    const state = table({ hands: [['sword-1'], ['change'], ['shield-1']] })
    siege(state, 'malta', 'closed', 'sword-1', 'change', 'shield-1')
    act(state, 1, { type: 'anchor', port: 'tunis' })
    expect(state).toMatchObject({ phase: 'tie', anchor: 'tunis' })
    expect(game.mask(state, 'table').vote?.laid.map(({ card }) => card)).toEqual([null, 'change', null])
    act(state, 0, { type: 'tie', side: 'defence' })
    expect(Object.keys(state.markers)).toEqual(['tunis'])
  })
})
