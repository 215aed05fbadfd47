import { describe, expect, it } from 'vitest'
import { game } from '../../../../engine/games/merchants/index.ts'
import { act, eventsOf, refusal, table, theEvent, types } from '../table.ts'

describe('3.1 the Pirate draws', () => {
  it('two cards, seen by nobody else', () => {
    const state = table({ turn: 0, hands: [['silk'], ['gold'], ['gold']], pile: ['spice', 'cannon', 'chart'] })
    const drawn = eventsOf(act(state, 0, { type: 'draw' }), 'card-drawn')
    expect(drawn.map(({ card }) => card)).toEqual(['spice', 'cannon'])
    expect(state.hands[0]).toEqual(['cannon', 'silk', 'spice'])
    for (const event of drawn) {
      expect(game.see(event, 0)).toEqual(event)
      for (const viewer of [1, 2, 'table'] as const) expect(game.see(event, viewer)).toMatchObject({ card: null })
    }
    expect(game.waiting(state)).toEqual([1])
  })

  it('what there is, if there are fewer than two (section 11)', () => {
    const state = table({ turn: 0, hands: [[], ['gold'], ['gold']], pile: ['spice'], discard: [] })
    expect(types(act(state, 0, { type: 'draw' }))).toEqual(['card-drawn', 'turn-ended', 'turn-begun'])
    expect(state.hands[0]).toEqual(['spice'])
  })

  it('the second only when the event of the first is done, decisions too (section 11)', () => {
    const state = table({ turn: 0, hands: [[], ['gold', 'silk'], ['gold']], pile: ['press-gang', 'spice'] })
    act(state, 0, { type: 'draw' })
    expect(state).toMatchObject({ phase: 'pick', pile: ['spice'], running: ['press-gang'], discard: [] })
    expect(types(act(state, 1, { type: 'pick', cards: ['silk'] }))).toEqual([
      'cards-given',
      'event-discarded',
      'card-drawn',
      'turn-ended',
      'turn-begun',
    ])
    expect(state.hands[0]).toEqual(['silk', 'spice'])
  })
})

describe('4.1 a Merchant draws', () => {
  it('one card', () => {
    const state = table({ hands: [['silk'], ['gold'], ['gold']], pile: ['spice', 'cannon'] })
    act(state, 1, { type: 'draw' })
    expect(state.hands[1]).toEqual(['gold', 'spice'])
    expect(game.waiting(state)).toEqual([2])
  })

  it('an exploration card, which everybody sees, and no other instead of it (7.1)', () => {
    const state = table({ hands: [['silk'], ['gold'], ['gold']], pile: ['doldrums', 'cannon'] })
    const events = act(state, 1, { type: 'draw' })
    expect(types(events)).toEqual(['event-drawn', 'step-begun', 'becalmed', 'event-discarded', 'turn-ended', 'turn-begun'])
    expect(game.see(theEvent(events, 'event-drawn'), 'table')).toMatchObject({ seat: 1, event: 'doldrums', title: 'Doldrums' })
    expect(state).toMatchObject({ pile: ['cannon'], discard: ['doldrums'], hands: [['silk'], ['gold'], ['gold']] })
  })
})

describe('4.8 an empty pile', () => {
  it('is renewed by shuffling the discard, exploration cards too, only when a card is wanted', () => {
    const state = table({ hands: [['silk'], ['gold'], ['gold']], pile: ['spice'], discard: ['storm', 'cannon', 'chart'] })
    expect(types(act(state, 1, { type: 'draw' }))).not.toContain('pile-renewed')
    expect(state).toMatchObject({ pile: [], discard: ['storm', 'cannon', 'chart'] })
    const renewed = theEvent(act(state, 2, { type: 'draw' }), 'pile-renewed')
    expect(renewed.pile.toSorted()).toEqual(['cannon', 'chart', 'storm'])
    expect(game.see(renewed, 2)).toEqual({ type: 'pile-renewed', pile: [null, null, null] })
  })

  it('with an empty discard gives nothing: drawing is not offered', () => {
    const state = table({ hands: [['silk'], [], ['gold']], pile: [], discard: [] })
    expect(refusal(state, 1, { type: 'draw' })).toBe('no-cards-left')
  })

  it('does not get the card whose event is under way', () => {
    const state = table({ hands: [['silk'], ['gold'], ['gold']], pile: ['fair-winds'], discard: ['cannon'] })
    const events = act(state, 1, { type: 'draw' })
    expect(theEvent(events, 'pile-renewed').pile).toEqual(['cannon'])
    expect(state).toMatchObject({ pile: [], discard: ['fair-winds'] })
    expect(state.hands[1]).toEqual(['cannon', 'gold'])
  })
})
