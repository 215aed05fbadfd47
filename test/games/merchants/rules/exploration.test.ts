import { describe, expect, it } from 'vitest'
import { game } from '../../../../engine/games/merchants/index.ts'
import { act, eventsOf, many, table, theEvent, types } from '../table.ts'

describe('7.2 fair-winds', () => {
  it('the drawer draws two more cards; nested, one after the other (section 11)', () => {
    const state = table({ hands: [['gold'], ['gold'], ['gold']], pile: ['fair-winds', 'storm', 'chart', 'cannon'] })
    expect(types(act(state, 1, { type: 'draw' }))).toEqual([
      ...['event-drawn', 'step-begun', 'event-drawn', 'step-begun', 'discarded', 'discarded', 'discarded', 'event-discarded'],
      ...['card-drawn', 'event-discarded', 'turn-ended', 'turn-begun'],
    ])
    // 11: an event's card comes after all that it discards, the inner one first.
    expect(state).toMatchObject({ discard: ['gold', 'gold', 'gold', 'storm', 'fair-winds'], pile: ['cannon'] })
    expect(state.hands[1]).toEqual(['chart'])
  })
})

describe('7.2 storm', () => {
  it('takes one card at random from every player at sea, from the drawer, clockwise', () => {
    const state = table({
      hands: [['gold'], ['silk'], [], ['chart'], ['spice']],
      places: ['sea', 'sea', 'sea', 'port', 'sea'],
      turn: 4,
      pile: ['storm', 'silk'],
    })
    const lost = eventsOf(act(state, 4, { type: 'draw' }), 'discarded')
    expect(lost.map(({ seat, cards, why }) => [seat, cards, why])).toEqual([
      [4, ['spice'], 'random'],
      [0, ['gold'], 'random'],
      [1, ['silk'], 'random'],
    ])
    expect(state).toMatchObject({ discard: ['spice', 'gold', 'silk', 'storm'], hands: [[], [], [], ['chart'], []] })
  })
})

describe('7.2 doldrums', () => {
  it('lets the drawer miss the next turn; said twice before it comes, it is one turn (section 11)', () => {
    const state = table({
      hands: [['gold'], ['silk'], ['silk']],
      pile: ['fair-winds', 'doldrums', 'doldrums', 'gold', 'gold', 'gold', 'gold', 'gold'],
    })
    act(state, 1, { type: 'draw' })
    expect(state.misses).toEqual([false, true, false])
    act(state, 2, { type: 'draw' })
    expect(types(act(state, 0, { type: 'draw' }))).toEqual(['card-drawn', 'card-drawn', 'turn-ended', 'turn-missed', 'turn-begun'])
    expect(state).toMatchObject({ turn: 2, misses: [false, false, false] })
  })
})

describe('7.2 wreck', () => {
  it('gives the drawer the treasure lying uppermost in the discard, before all eyes', () => {
    const state = table({ hands: [['gold'], [], ['silk']], pile: ['wreck'], discard: ['silk', 'gold', 'spice', 'cannon', 'storm'] })
    const salvaged = theEvent(act(state, 1, { type: 'draw' }), 'treasure-salvaged')
    expect(game.see(salvaged, 'table')).toEqual({ type: 'treasure-salvaged', seat: 1, card: 'spice' })
    expect(state).toMatchObject({ discard: ['silk', 'gold', 'cannon', 'storm', 'wreck'], hands: [['gold'], ['spice'], ['silk']] })
  })

  it('gives nothing without treasure there', () => {
    const state = table({ hands: [['gold'], [], ['silk']], pile: ['wreck'], discard: ['cannon'] })
    act(state, 1, { type: 'draw' })
    expect(state).toMatchObject({ discard: ['cannon', 'wreck'], hands: [['gold'], [], ['silk']] })
  })
})

describe('7.2 spyglass', () => {
  it("shows a Merchant the Pirate's hand", () => {
    const state = table({ hands: [['gold', 'cannon'], [], ['silk']], pile: ['spyglass'] })
    const seen = theEvent(act(state, 1, { type: 'draw' }), 'hand-seen')
    expect(game.see(seen, 1)).toEqual({ type: 'hand-seen', by: 1, of: 0, cards: ['cannon', 'gold'] })
    expect(game.see(seen, 0)).toEqual(seen)
    for (const viewer of [2, 'table'] as const) expect(game.see(seen, viewer)).toMatchObject({ cards: [null, null] })
  })

  it('shows a Merchant nothing when the Pirate is on the Island (section 11)', () => {
    const state = table({ hands: [['gold'], [], ['silk']], places: ['island', 'sea', 'sea'], turnsLeft: [0, 2, 2], pile: ['spyglass'] })
    expect(types(act(state, 1, { type: 'draw' }))).not.toContain('hand-seen')
  })

  it('shows the Pirate the hand of a Merchant at sea of own choice, asked even if there is only one', () => {
    const state = table({ turn: 0, hands: [[], ['gold'], ['silk']], places: ['sea', 'port', 'sea'], pile: ['spyglass', 'chart'] })
    expect(types(act(state, 0, { type: 'draw' }))).toEqual(['event-drawn', 'step-begun', 'choice-called'])
    expect(game.legal(state, 0)).toEqual([{ type: 'choose', seat: 2 }])
    expect(game.decide(state, 0, { type: 'choose', seat: 1 }, { below: () => 0 })).toMatchObject({ reason: 'not-to-be-chosen' })
    const events = act(state, 0, { type: 'choose', seat: 2 })
    expect(types(events)).toEqual(['player-chosen', 'hand-seen', 'event-discarded', 'card-drawn', 'turn-ended', 'turn-begun'])
    expect(theEvent(events, 'hand-seen')).toMatchObject({ by: 0, of: 2, cards: ['silk'] })
  })
})

describe('7.2 hidden-cove', () => {
  const cove = (pile: string[], discard: string[] = []) =>
    table({ hands: [['gold'], [], ['silk']], pile: ['hidden-cove', ...pile], discard })

  it('shows the drawer the top four, who takes one vessel card; the others are shuffled back into the whole pile', () => {
    const state = cove(['silk', 'storm', 'chart', 'silk', 'cannon', 'musket'])
    const events = act(state, 1, { type: 'draw' })
    const top = theEvent(events, 'top-seen')
    expect(game.see(top, 1)).toMatchObject({ cards: ['silk', 'storm', 'chart', 'silk'] })
    for (const viewer of [0, 'table'] as const) expect(game.see(top, viewer)).toMatchObject({ cards: [null, null, null, null] })
    expect(state.pile).toHaveLength(6)
    expect(game.legal(game.mask(state, 1), 1)).toEqual([
      { type: 'pick', cards: ['chart'] },
      { type: 'pick', cards: ['silk'] },
    ])
    const found = act(state, 1, { type: 'pick', cards: ['silk'] })
    expect(types(found)).toEqual(['cards-found', 'pile-shuffled', 'event-discarded', 'turn-ended', 'turn-begun'])
    expect(game.see(theEvent(found, 'cards-found'), 0)).toMatchObject({ cards: [null] })
    expect(state.pile.toSorted()).toEqual(['cannon', 'chart', 'musket', 'silk', 'storm'])
    expect(state).toMatchObject({ hands: [['gold'], ['silk'], ['silk']], discard: ['hidden-cove'] })
  })

  it('asks nobody if there is no vessel card among them; events among the four do nothing (section 11)', () => {
    const state = cove(['storm', 'wreck', 'doldrums', 'spyglass', 'gold'])
    expect(types(act(state, 1, { type: 'draw' }))).toEqual([
      ...['event-drawn', 'step-begun', 'top-seen', 'pile-shuffled', 'event-discarded', 'turn-ended', 'turn-begun'],
    ])
    expect(state).toMatchObject({ misses: [false, false, false] })
  })

  it('renews an empty pile first (section 11), without its own card', () => {
    const state = cove([], ['gold', 'cannon'])
    expect(theEvent(act(state, 1, { type: 'draw' }), 'pile-renewed').pile.toSorted()).toEqual(['cannon', 'gold'])
    expect(state.phase).toBe('pick')
  })

  it('with nothing to look at does nothing', () => {
    expect(types(act(cove([]), 1, { type: 'draw' }))).toEqual(['event-drawn', 'step-begun', 'event-discarded', 'turn-ended', 'turn-begun'])
  })
})

describe('7.2 press-gang', () => {
  it('lets the one at sea with the most cards, the Pirate too, give one of own choice to the drawer', () => {
    const state = table({
      hands: [['gold', 'cannon', 'chart'], ['silk'], ['silk'], many(9, 'silk')],
      places: ['sea', 'sea', 'sea', 'port'],
      pile: ['press-gang'],
    })
    act(state, 1, { type: 'draw' })
    expect(state.pick).toMatchObject({ seat: 0, why: 'give', count: 1 })
    const given = theEvent(act(state, 0, { type: 'pick', cards: ['chart'] }), 'cards-given')
    expect(game.see(given, 1)).toEqual({ type: 'cards-given', from: 0, to: 1, cards: ['chart'] })
    expect(game.see(given, 2)).toMatchObject({ cards: [null] })
    expect(state.hands).toMatchObject([['cannon', 'gold'], ['chart', 'silk'], ['silk'], many(9, 'silk')])
  })

  it('of a tie takes the first from the drawer, clockwise, who discards one if it is the drawer', () => {
    const state = table({
      hands: [
        ['gold', 'cannon'],
        ['silk', 'chart'],
        ['silk', 'silk'],
      ],
      pile: ['press-gang'],
    })
    act(state, 1, { type: 'draw' })
    expect(state.pick).toMatchObject({ seat: 1, why: 'discard' })
    expect(theEvent(act(state, 1, { type: 'pick', cards: ['chart'] }), 'discarded')).toMatchObject({
      seat: 1,
      cards: ['chart'],
      why: 'event',
    })
    expect(state.discard).toEqual(['chart', 'press-gang'])
    const later = table({ hands: [['gold', 'cannon'], ['silk'], ['silk', 'silk']], pile: ['press-gang'] })
    act(later, 1, { type: 'draw' })
    expect(later.pick?.seat).toBe(2)
  })

  it('does nothing if nobody has cards (section 11)', () => {
    const state = table({ hands: [[], [], []], pile: ['press-gang'] })
    expect(types(act(state, 1, { type: 'draw' }))).toContain('event-discarded')
    expect(state.turn).toBe(2)
  })
})
