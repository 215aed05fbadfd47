import { describe, expect, it } from 'vitest'
import { game } from '../../../../engine/games/parley/index.ts'
import { theEvent, types } from '../../playing.ts'
import { act, lay, refusal, siege, table } from '../table.ts'

describe('5.2 a single last', () => {
  it('asks its player for one more card after all others are in, face up, and it counts', () => {
    const state = table({ hands: [['shield-1'], ['last', 'sword-3'], ['shield-1']] })
    const events = siege(state, 'malta', 'open', 'last', 'shield-1', 'shield-1')
    expect(theEvent(events, 'last-called').seat).toBe(1)
    expect(state).toMatchObject({ phase: 'last', asked: 1 })
    expect(game.waiting(state)).toEqual([1])
    const more = lay(state, 'sword-3')
    expect(more[0]).toEqual({ type: 'extra-laid', seat: 1, card: 'sword-3' })
    expect(theEvent(more, 'votes-counted')).toMatchObject({ swords: 3, shields: 2 })
    expect(theEvent(more, 'votes-discarded').cards).toEqual(['last', 'shield-1', 'shield-1', 'sword-3'])
  })

  it('in a closed vote comes after the opening, and gives its player away', () => {
    const state = table({ hands: [['shield-1'], ['last', 'sword-3'], ['shield-1']] })
    const events = siege(state, 'malta', 'closed', 'shield-1', 'last', 'shield-1')
    expect(types(events).slice(-2)).toEqual(['votes-opened', 'last-called'])
    expect(game.mask(state, 2).vote?.laid).toEqual([
      { seat: 0, card: null, extra: false, shown: false },
      { seat: 1, card: 'last', extra: false, shown: true },
      { seat: 2, card: 'shield-1', extra: false, shown: false },
    ])
  })

  it('may not be followed by another last', () => {
    const state = table({ hands: [['shield-1'], ['last', 'last', 'sword-3'], ['shield-1']] })
    siege(state, 'malta', 'open', 'last', 'shield-1', 'shield-1')
    expect(game.legal(state, 1)).toEqual([{ type: 'vote', card: 'sword-3' }])
    expect(refusal(state, 1, { type: 'vote', card: 'last' })).toBe('last-after-last')
  })

  it('holds to 4.4: no reveal in an open vote, no change by the captain', () => {
    const open = table({ hands: [['shield-1'], ['last', 'reveal', 'sword-3'], ['shield-1']] })
    siege(open, 'malta', 'open', 'last', 'shield-1', 'shield-1')
    expect(refusal(open, 1, { type: 'vote', card: 'reveal' })).toBe('reveal-in-open-vote')

    const captain = table({ hands: [['change', 'last', 'sword-1'], ['shield-1'], ['shield-1']] })
    siege(captain, 'malta', 'open', 'shield-1', 'shield-1', 'last')
    expect(game.legal(captain, 0)).toEqual([{ type: 'vote', card: 'sword-1' }])
    expect(refusal(captain, 0, { type: 'vote', card: 'change' })).toBe('change-by-captain')
  })

  it('must be followed by a card if there is one to play: there is no declining', () => {
    const state = table({ hands: [['shield-1'], ['last', 'abstain'], ['shield-1']] })
    siege(state, 'malta', 'open', 'last', 'shield-1', 'shield-1')
    expect(game.legal(state, 1)).toEqual([{ type: 'vote', card: 'abstain' }])
  })

  it('is followed by a card also when the vote is about to be void (section 13)', () => {
    for (const card of ['mutiny', 'cancel'] as const) {
      const state = table({
        hands: [
          [card, 'sword-1'],
          ['last', 'sword-3', 'sword-1'],
          ['shield-1', 'shield-2'],
        ],
      })
      siege(state, 'malta', 'closed', card, 'last', 'shield-1')
      expect(state).toMatchObject({ phase: 'last', asked: 1 })
      expect(types(lay(state, 'sword-3'))).toContain(card === 'mutiny' ? 'mutinied' : 'vote-cancelled')
    }
  })

  it('without a playable card has no extra card, and nobody learns whose it was', () => {
    const state = table({ hands: [['shield-1'], ['last', 'last'], ['shield-1']] })
    const events = siege(state, 'malta', 'closed', 'shield-1', 'last', 'shield-1')
    expect(theEvent(events, 'last-void')).toEqual({ type: 'last-void', why: 'no-card' })
    expect(events.filter((event) => 'seat' in event && event.seat === 1).map(({ type }) => type)).toEqual(['vote-laid'])
    expect(types(events)).toContain('siege-won')
  })

  it('of the captain with only a change left has no extra card', () => {
    const state = table({ hands: [['change', 'last'], ['shield-1'], ['shield-1']] })
    expect(types(siege(state, 'malta', 'open', 'shield-1', 'shield-1', 'last'))).toContain('last-void')
  })
})

describe('5.2 two or more last', () => {
  it('have no effect, and the rest counts', () => {
    const state = table({ hands: [['last', 'sword-1'], ['last', 'sword-3'], ['shield-1']] })
    const events = siege(state, 'malta', 'open', 'last', 'shield-1', 'last')
    expect(theEvent(events, 'last-void').why).toBe('several')
    expect(theEvent(events, 'votes-counted')).toMatchObject({ swords: 0, shields: 1 })
  })

  it('three of them neither', () => {
    const state = table({ hands: [['last', 'sword-1'], ['last', 'sword-3'], ['last', 'sword-1'], ['sword-1']] })
    expect(types(siege(state, 'malta', 'closed', 'last', 'last', 'last', 'sword-1'))).not.toContain('last-called')
  })
})

describe('5.2 the extra card of last', () => {
  it('may be change: its player then moves the anchor', () => {
    const state = table({ hands: [['sword-1'], ['change', 'last'], ['shield-2']] })
    siege(state, 'malta', 'closed', 'sword-1', 'last', 'shield-2')
    expect(types(lay(state, 'change'))).toEqual(['extra-laid', 'change-called'])
    expect(state.asked).toBe(1)
    act(state, 1, { type: 'anchor', port: 'tunis' })
    expect(Object.keys(state.markers)).toEqual(['tunis'])
  })

  it('may be mutiny, cancel or blunder, which take effect', () => {
    for (const [card, type] of [
      ['mutiny', 'mutinied'],
      ['cancel', 'vote-cancelled'],
      ['blunder', 'blundered'],
    ] as const) {
      const state = table({
        hands: [
          ['sword-1', 'sword-1'],
          [card, 'last', 'sword-1'],
          ['shield-3', 'sword-1'],
        ],
      })
      siege(state, 'malta', 'open', 'last', 'shield-3', 'sword-1')
      expect(types(lay(state, card))).toContain(type)
    }
  })
})
