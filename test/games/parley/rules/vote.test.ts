import { describe, expect, it } from 'vitest'
import { game } from '../../../../engine/games/parley/index.ts'
import { eventsOf, theEvent, types } from '../../playing.ts'
import { act, lay, refusal, siege, table } from '../table.ts'

describe('4.2 an open vote', () => {
  it('goes clockwise from the left of the captain, the captain last', () => {
    const state = table({ captain: 1, hands: [['sword-1'], ['sword-1'], ['sword-1'], ['sword-1']] })
    const events = siege(state, 'malta', 'open', 'sword-1', 'sword-1', 'sword-1', 'sword-1')
    expect(eventsOf(events, 'vote-laid').map(({ seat }) => seat)).toEqual([2, 3, 0, 1])
  })

  it('is face up: everybody sees who laid what', () => {
    const state = table({ hands: [['sword-1'], ['sword-2'], ['sword-3']] })
    siege(state, 'malta', 'open', 'sword-2')
    expect(game.mask(state, 'table').vote?.laid).toEqual([{ seat: 1, card: 'sword-2', extra: false, shown: true }])
  })

  it('refuses a card that is not in the hand, and one that does not exist', () => {
    const state = table({ hands: [['sword-1'], ['sword-2'], ['sword-3']] })
    siege(state, 'malta', 'open')
    expect(refusal(state, 1, { type: 'vote', card: 'sword-3' })).toBe('card-not-held')
    // As it may come from outside: any word is rightly typed.
    expect(refusal(state, 1, { type: 'vote', card: 'parrot' as 'last' })).toBe('no-such-card')
    expect(refusal(state, 2, { type: 'vote', card: 'sword-3' })).toBe('not-your-turn')
  })
})

describe('4.3 a closed vote', () => {
  it('takes cards in any order of time, once from each seat', () => {
    const state = table({ hands: [['sword-1', 'sword-2'], ['sword-2'], ['sword-3']] })
    siege(state, 'malta', 'closed')
    act(state, 2, { type: 'vote', card: 'sword-3' })
    act(state, 0, { type: 'vote', card: 'sword-1' })
    expect(game.waiting(state)).toEqual([1])
    expect(refusal(state, 0, { type: 'vote', card: 'sword-2' })).toBe('not-your-turn')
  })

  it('opens the cards sorted, when all are in, and tells nobody who laid which', () => {
    const state = table({ hands: [['sword-1'], ['shield-2', 'sword-1'], ['abstain']] })
    siege(state, 'malta', 'closed')
    act(state, 2, { type: 'vote', card: 'abstain' })
    act(state, 1, { type: 'vote', card: 'shield-2' })
    const events = act(state, 0, { type: 'vote', card: 'sword-1' })
    expect(theEvent(events, 'votes-opened').cards).toEqual(['abstain', 'shield-2', 'sword-1'])
    expect(theEvent(events, 'votes-discarded').cards).toEqual(['abstain', 'shield-2', 'sword-1'])
  })

  it('shows a seat its own card and hides the others, before and after the opening', () => {
    const state = table({ hands: [['sword-1'], ['shield-1'], ['abstain']] })
    siege(state, 'malta', 'closed', 'sword-1', 'shield-1')
    expect(game.mask(state, 1).vote?.laid.map(({ card }) => card)).toEqual([null, 'shield-1'])
    lay(state, 'abstain')
    // A tie: the vote still lies there, opened.
    expect(state.phase).toBe('tie')
    expect(game.mask(state, 1).vote?.laid.map(({ card }) => card)).toEqual([null, 'shield-1', null])
    expect(game.mask(state, 'table').vote).toMatchObject({ opened: ['abstain', 'shield-1', 'sword-1'], revealed: false })
  })
})

describe('4.4 cards that may not be played', () => {
  it('reveal in an open vote', () => {
    const state = table({ hands: [['sword-1'], ['reveal', 'sword-1'], ['sword-1']] })
    siege(state, 'malta', 'open')
    expect(game.legal(state, 1)).toEqual([{ type: 'vote', card: 'sword-1' }])
    expect(refusal(state, 1, { type: 'vote', card: 'reveal' })).toBe('reveal-in-open-vote')
  })

  it('reveal may be played in a closed vote, by the captain too', () => {
    const state = table({ hands: [['reveal'], ['sword-1'], ['sword-1']] })
    siege(state, 'malta', 'closed')
    expect(game.legal(state, 0)).toEqual([{ type: 'vote', card: 'reveal' }])
  })

  it('change by the captain, in both kinds of vote; others may', () => {
    const state = table({
      hands: [
        ['change', 'sword-1'],
        ['change', 'sword-1'],
        ['sword-1', 'sword-2'],
      ],
    })
    siege(state, 'malta', 'closed')
    expect(game.legal(state, 0)).toEqual([{ type: 'vote', card: 'sword-1' }])
    expect(refusal(state, 0, { type: 'vote', card: 'change' })).toBe('change-by-captain')
    expect(game.legal(state, 1)).toEqual([
      { type: 'vote', card: 'change' },
      { type: 'vote', card: 'sword-1' },
    ])
  })
})

describe('4.5 a seat without a playable card', () => {
  it('is passed over in an open vote when its turn comes, and does not count', () => {
    const state = table({ hands: [['change'], ['sword-1'], ['reveal', 'reveal']] })
    const events = siege(state, 'malta', 'open', 'sword-1')
    expect(types(events).slice(0, 4)).toEqual(['siege-begun', 'vote-laid', 'vote-passed', 'vote-passed'])
    expect(eventsOf(events, 'vote-passed').map(({ seat }) => seat)).toEqual([2, 0])
    expect(theEvent(events, 'votes-counted')).toMatchObject({ swords: 1, shields: 0 })
  })

  it('is passed over in a closed vote at once, and is not waited for', () => {
    const state = table({ hands: [['change'], ['sword-1'], []] })
    const events = siege(state, 'malta', 'closed')
    expect(eventsOf(events, 'vote-passed').map(({ seat }) => seat)).toEqual([0, 2])
    expect(game.waiting(state)).toEqual([1])
    expect(types(lay(state, 'sword-1'))).toContain('siege-won')
  })

  it('has no choice but a playable one if it holds one: there is no passing', () => {
    const state = table({ hands: [['sword-1'], ['change', 'shield-1'], ['sword-1']] })
    siege(state, 'malta', 'open')
    expect(game.legal(state, 1).map(({ type }) => type)).toEqual(['vote', 'vote'])
  })

  it('leaves the captain to decide 0 against 0 if nobody can play', () => {
    for (const way of ['open', 'closed'] as const) {
      const state = table({ hands: [['change'], [], []] })
      const events = siege(state, 'malta', way)
      expect(theEvent(events, 'votes-counted')).toMatchObject({ swords: 0, shields: 0 })
      expect(state).toMatchObject({ phase: 'tie', asked: 0 })
    }
  })
})

describe('13 a vote card', () => {
  it('leaves the hand when it is played, closed ones too, and is in the discard only when the vote is over', () => {
    const state = table({ hands: [['sword-1', 'sword-2'], ['sword-3', 'sword-2'], ['shield-1']] })
    siege(state, 'malta', 'closed', 'sword-1', 'sword-3')
    expect(game.summary(state, 'public')).toMatchObject({ hands: [1, 1, 1], discard: 0 })
    lay(state, 'shield-1')
    expect(game.summary(state, 'all')).toMatchObject({ hands: [1, 1, 0], discard: 3, discardCards: ['shield-1', 'sword-1', 'sword-3'] })
  })
})
