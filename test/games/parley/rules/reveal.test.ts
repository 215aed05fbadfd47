import { describe, expect, it } from 'vitest'
import { game } from '../../../../engine/games/parley/index.ts'
import { theEvent, types } from '../../playing.ts'
import { act, lay, siege, table } from '../table.ts'

describe('5.3 reveal', () => {
  it('makes public who played which card, after the opening, in seat order', () => {
    const state = table({ hands: [['sword-1'], ['reveal'], ['shield-1']] })
    siege(state, 'malta', 'closed')
    act(state, 2, { type: 'vote', card: 'shield-1' })
    act(state, 1, { type: 'vote', card: 'reveal' })
    const events = act(state, 0, { type: 'vote', card: 'sword-1' })
    expect(types(events).slice(0, 3)).toEqual(['vote-laid', 'votes-opened', 'votes-revealed'])
    expect(theEvent(events, 'votes-revealed').votes).toEqual([
      { seat: 0, card: 'sword-1' },
      { seat: 1, card: 'reveal' },
      { seat: 2, card: 'shield-1' },
    ])
    expect(game.mask(state, 'table').vote?.laid.map(({ card }) => card)).toEqual(['shield-1', 'reveal', 'sword-1'])
  })

  it('waits for the extra card of last, and works if it is that card', () => {
    const state = table({ hands: [['sword-1'], ['last', 'reveal'], ['shield-1']] })
    expect(types(siege(state, 'malta', 'closed', 'sword-1', 'last', 'shield-1'))).not.toContain('votes-revealed')
    const events = lay(state, 'reveal')
    expect(types(events).slice(0, 2)).toEqual(['extra-laid', 'votes-revealed'])
    expect(theEvent(events, 'votes-revealed').votes).toEqual([
      { seat: 0, card: 'sword-1' },
      { seat: 1, card: 'last' },
      { seat: 1, card: 'reveal' },
      { seat: 2, card: 'shield-1' },
    ])
  })

  it.each([
    ['a cancelled vote', 'cancel', 'vote-cancelled'],
    ['a mutiny', 'mutiny', 'mutinied'],
  ] as const)('is not undone by %s', (_, card, type) => {
    const state = table({
      hands: [
        ['sword-1', 'sword-1'],
        ['reveal', 'sword-1'],
        [card, 'sword-1'],
      ],
    })
    const events = types(siege(state, 'malta', 'closed', 'sword-1', 'reveal', card))
    expect(events).toContain('votes-revealed')
    expect(events.indexOf(type)).toBeGreaterThan(events.indexOf('votes-revealed'))
  })

  it('is untouched by 5.8', () => {
    const state = table({ hands: [['reveal'], ['blunder'], ['cancel']] })
    const events = types(siege(state, 'malta', 'closed', 'reveal', 'blunder', 'cancel'))
    expect(events.indexOf('specials-annulled')).toBe(events.indexOf('votes-revealed') + 1)
  })

  it('twice is as good as once', () => {
    const state = table({ hands: [['reveal'], ['reveal'], ['sword-1']] })
    theEvent(siege(state, 'malta', 'closed', 'reveal', 'reveal', 'sword-1'), 'votes-revealed')
  })

  it('absent, nobody learns', () => {
    const state = table({ hands: [['sword-1'], ['sword-1'], ['sword-1']] })
    expect(types(siege(state, 'malta', 'closed', 'sword-1', 'sword-1', 'sword-1'))).not.toContain('votes-revealed')
  })
})
