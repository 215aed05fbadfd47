import { describe, expect, it } from 'vitest'
import { game } from '../../../../engine/games/parley/index.ts'
import { eventsOf, theEvent, types } from '../../playing.ts'
import { lay, siege, table } from '../table.ts'

describe('5.6 cancel', () => {
  it('ends an open vote on the spot: those still to play do not play, and the same vote is held again', () => {
    const state = table({
      hands: [
        ['sword-1', 'sword-2'],
        ['shield-1', 'sword-3'],
        ['cancel', 'abstain'],
        ['sword-1', 'sword-2'],
      ],
    })
    const events = siege(state, 'malta', 'open', 'shield-1', 'cancel')
    expect(types(events).slice(3)).toEqual(['votes-discarded', 'vote-cancelled'])
    expect(theEvent(events, 'vote-cancelled')).toMatchObject({ port: 'malta', vote: 'open' })
    expect(state).toMatchObject({ phase: 'vote', anchor: 'malta', captain: 0 })
    expect(state.discard.map(({ card }) => card)).toEqual(['shield-1', 'cancel'])
    expect(game.waiting(state)).toEqual([1])
    expect(state.hands.map((hand) => hand.length)).toEqual([2, 1, 1, 2])
    expect(theEvent(lay(state, 'sword-3', 'abstain', 'sword-1', 'sword-2'), 'votes-counted')).toMatchObject({ swords: 6, shields: 0 })
  })

  it('of the captain, who plays last, ends it as well', () => {
    const state = table({ hands: [['cancel', 'sword-1'], ['sword-1', 'sword-1'], ['sword-1']] })
    expect(types(siege(state, 'malta', 'open', 'sword-1', 'sword-1', 'cancel'))).toContain('vote-cancelled')
    expect(game.waiting(state)).toEqual([1])
  })

  it('ends an open vote before the extra card of a last that lies there', () => {
    const state = table({ hands: [['sword-1'], ['last', 'sword-1'], ['cancel', 'sword-1']] })
    const events = types(siege(state, 'malta', 'open', 'last', 'cancel'))
    expect(events).toContain('vote-cancelled')
    expect(events).not.toContain('last-called')
  })

  it('in a closed vote takes effect after the opening; all vote again at the same time', () => {
    const state = table({
      hands: [
        ['cancel', 'sword-1'],
        ['sword-1', 'sword-1'],
        ['sword-2', 'sword-1'],
      ],
    })
    const events = siege(state, 'malta', 'closed', 'cancel', 'sword-1', 'sword-2')
    expect(types(events).slice(4)).toEqual(['votes-opened', 'votes-discarded', 'vote-cancelled'])
    expect(state.vote).toMatchObject({ way: 'closed', laid: [], opened: null })
    expect(game.waiting(state)).toEqual([0, 1, 2])
  })

  it('passes over who has nothing left for the new vote, the player of cancel too', () => {
    const open = table({ hands: [['sword-1'], ['sword-1'], ['cancel']] })
    const events = siege(open, 'malta', 'open', 'sword-1', 'cancel')
    expect(eventsOf(events, 'vote-passed').map(({ seat }) => seat)).toEqual([1, 2])
    expect(game.waiting(open)).toEqual([0])

    const closed = table({ hands: [['sword-1', 'sword-1'], ['sword-1'], ['cancel']] })
    const more = siege(closed, 'malta', 'closed', 'sword-1', 'sword-1', 'cancel')
    expect(eventsOf(more, 'vote-passed').map(({ seat }) => seat)).toEqual([1, 2])
  })

  it('with no card left in any hand leaves 0 against 0', () => {
    const state = table({ hands: [['sword-1'], ['sword-1'], ['cancel']] })
    siege(state, 'malta', 'closed', 'sword-1', 'sword-1', 'cancel')
    expect(state).toMatchObject({ phase: 'tie', asked: 0 })
  })

  it('twice, in two votes one after the other, cancels twice', () => {
    const state = table({
      hands: [
        ['cancel', 'sword-1', 'sword-1'],
        ['sword-1', 'cancel', 'sword-1'],
        ['sword-2', 'sword-2', 'sword-2'],
      ],
    })
    const events = siege(state, 'malta', 'closed', 'cancel', 'sword-1', 'sword-2', 'sword-1', 'cancel', 'sword-2')
    expect(eventsOf(events, 'vote-cancelled')).toHaveLength(2)
    expect(game.summary(state, 'public')).toMatchObject({ hands: [1, 1, 1], discard: 6, anchor: 'malta', vote: 'closed' })
  })
})
