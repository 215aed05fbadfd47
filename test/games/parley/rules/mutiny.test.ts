import { describe, expect, it } from 'vitest'
import { game } from '../../../../engine/games/parley/index.ts'
import { theEvent, types } from '../../playing.ts'
import { act, refusal, siege, table } from '../table.ts'

function mutinied() {
  const state = table({
    captain: 1,
    hands: [
      ['sword-1', 'sword-2'],
      ['sword-1', 'sword-2'],
      ['mutiny', 'sword-3'],
    ],
  })
  return { state, events: siege(state, 'malta', 'open', 'mutiny', 'sword-1', 'sword-1') }
}

describe('5.7 mutiny', () => {
  it('voids the vote, discards its cards and passes captaincy to the left', () => {
    const { state, events } = mutinied()
    expect(types(events).slice(-2)).toEqual(['votes-discarded', 'mutinied'])
    expect(theEvent(events, 'mutinied')).toEqual({ type: 'mutinied', from: 1, captain: 2 })
    expect(state).toMatchObject({ phase: 'mutiny', captain: 2, sieges: 0, markers: {} })
    expect(state.discard.map(({ card }) => card)).toEqual(['mutiny', 'sword-1', 'sword-1'])
    expect(game.waiting(state)).toEqual([2])
  })

  it('does not refill hands, and the port card stays', () => {
    const before = table().portCard
    const { state, events } = mutinied()
    expect(state.hands.map((hand) => hand.length)).toEqual([1, 1, 1])
    expect(state.portCard).toEqual(before)
    expect(types(events)).not.toContain('port-card-turned')
  })

  it('in an open vote waits until all have played', () => {
    const state = table({ hands: [['sword-1'], ['mutiny'], ['sword-1']] })
    expect(types(siege(state, 'malta', 'open', 'mutiny', 'sword-1'))).not.toContain('mutinied')
  })

  it('makes the new captain start a siege, on any free port, the same too, open or closed, and nothing else', () => {
    const { state } = mutinied()
    const legal = game.legal(state, 2)
    expect(new Set(legal.map(({ type }) => type))).toEqual(new Set(['siege']))
    expect(legal).toHaveLength(32)
    expect(legal).toContainEqual({ type: 'siege', port: 'malta', vote: 'closed' })
    expect(refusal(state, 2, { type: 'privateer', country: 'turks' })).toBe('must-besiege')
    expect(refusal(state, 2, { type: 'move-admiral', admiral: 0, port: 'tunis' })).toBe('must-besiege')
    expect(refusal(state, 2, { type: 'blackmail', seat: 0, country: 'turks' })).toBe('must-besiege')
    expect(refusal(state, 2, { type: 'vote', card: 'sword-3' })).toBe('not-now')
    expect(refusal(state, 1, { type: 'siege', port: 'malta', vote: 'open' })).toBe('not-your-turn')
  })

  it('leaves the anchor and the kind of vote where they are until the new siege act (section 13: from the act until 4.9)', () => {
    const { state } = mutinied()
    expect(game.summary(state, 'public')).toMatchObject({ phase: 'mutiny', anchor: 'malta', vote: 'open' })
    act(state, 2, { type: 'siege', port: 'tunis', vote: 'closed' })
    expect(game.summary(state, 'public')).toMatchObject({ phase: 'vote', anchor: 'tunis', vote: 'closed' })
  })

  it('gives the turn after that siege to the seat left of the new captain', () => {
    const { state } = mutinied()
    siege(state, 'tunis', 'open', 'sword-2', 'sword-2', 'sword-3')
    expect(state).toMatchObject({ phase: 'captain', captain: 0 })
  })

  it('makes the new captain the last to vote, and decide a tie', () => {
    const { state } = mutinied()
    act(state, 2, { type: 'siege', port: 'malta', vote: 'open' })
    expect(game.waiting(state)).toEqual([0])
  })
})
