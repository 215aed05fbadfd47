import { describe, expect, it } from 'vitest'
import type { Country } from '../../../../engine/games/parley/cards.ts'
import { MEDITERRANEAN } from '../../../../engine/games/parley/mediterranean.ts'
import { eventsOf, theEvent, types } from '../../playing.ts'
import { siege, table } from '../table.ts'

describe('4.7 the winners of a siege', () => {
  it('score as in the example of Malta: Turks 1, Spaniards 3, Venetians 5', () => {
    const state = table({
      portCard: ['venetians', 'spaniards', 'turks'],
      markers: {
        sicilia: ['venetians', 'spaniards', 'mamluks'],
        sardegna: ['venetians', 'spaniards', 'francais'],
        tunis: ['berberis', 'venetians', 'francais'],
        athena: ['berberis', 'venetians', 'mamluks'],
        rodos: ['turks'],
      },
      sieges: 5,
      hands: [['sword-1'], ['sword-1'], ['sword-1']],
    })
    const events = siege(state, 'malta', 'open', 'sword-1', 'sword-1', 'sword-1')
    const scored = Object.fromEntries(eventsOf(events, 'marker-placed').map(({ country, points }) => [country, points]))
    expect(scored).toEqual({ turks: 1, spaniards: 3, venetians: 5 })
    expect(state.points).toEqual({ berberis: 0, venetians: 5, spaniards: 3, francais: 0, turks: 1, mamluks: 0 })
    expect(state.markers.malta).toEqual(['venetians', 'spaniards', 'turks'])
  })

  it('the losers score nothing, and one siege more is completed', () => {
    const state = table({ hands: [['shield-1'], ['shield-1'], ['shield-1']] })
    siege(state, 'malta', 'open', 'shield-1', 'shield-1', 'shield-1')
    expect(state.points).toEqual({ berberis: 0, venetians: 0, spaniards: 0, francais: 1, turks: 1, mamluks: 1 })
    expect(state).toMatchObject({ sieges: 1, markers: { malta: ['francais', 'turks', 'mamluks'] } })
  })

  it('out of its 13 markers a country scores, but places none', () => {
    const markers: Record<string, Country[]> = {}
    const far = MEDITERRANEAN.ports.filter(({ id }) => !['malta', ...MEDITERRANEAN.admirals].includes(id))
    for (const [place, { id }] of far.slice(0, 14).entries()) markers[id] = place < 13 ? ['spaniards'] : ['turks']
    const state = table({
      sieges: 14,
      markers,
      portCard: ['spaniards', 'francais', 'turks'],
      hands: [['sword-1'], ['sword-1'], ['sword-1']],
    })
    const events = eventsOf(siege(state, 'malta', 'open', 'sword-1', 'sword-1', 'sword-1'), 'marker-placed')
    expect(events.map(({ country, points, marker }) => [country, points, marker])).toEqual([
      ['spaniards', 5, false],
      ['francais', 1, true],
      ['turks', 1, true],
    ])
    expect(state.markers.malta).toEqual(['francais', 'turks'])
    expect(state.points.spaniards).toBe(5)
  })

  it('place the thirteenth marker', () => {
    const far = MEDITERRANEAN.ports.filter(({ id }) => !['malta', ...MEDITERRANEAN.admirals].includes(id))
    const markers = Object.fromEntries(
      far.slice(0, 13).map(({ id }, place): [string, Country[]] => [id, place < 12 ? ['turks'] : ['mamluks']]),
    )
    const state = table({
      sieges: 13,
      markers,
      portCard: ['spaniards', 'francais', 'turks'],
      hands: [['sword-1'], ['sword-1'], ['sword-1']],
    })
    const events = siege(state, 'malta', 'open', 'sword-1', 'sword-1', 'sword-1')
    expect(eventsOf(events, 'marker-placed').map(({ marker }) => marker)).toEqual([true, true, true])
  })

  it('the used cards go to the discard after the points', () => {
    const state = table({ hands: [['sword-1'], ['sword-2'], ['sword-3']] })
    const events = siege(state, 'malta', 'closed', 'sword-1', 'sword-2', 'sword-3')
    expect(theEvent(events, 'votes-discarded').cards).toEqual(['sword-1', 'sword-2', 'sword-3'])
    expect(types(events).indexOf('votes-discarded')).toBeGreaterThan(types(events).lastIndexOf('marker-placed'))
  })
})
