import { describe, expect, it } from 'vitest'
import { game } from '../../../../engine/games/parley/index.ts'
import { eventsOf, theEvent, types } from '../../playing.ts'
import { act, declineAll, refusal, siege, table } from '../table.ts'

/** After a siege: seat 0 holds two cards, seat 1 one, seat 2 none; the captain is seat 1. */
function discarding() {
  const state = table({
    captain: 1,
    hands: [['sword-1', 'sword-2', 'sword-2'], ['sword-1', 'shield-1'], ['sword-1']],
    pile: ['abstain', 'last', 'change', 'cancel', 'mutiny', 'reveal', 'blunder', ...Array<'sword-3'>(20).fill('sword-3')],
  })
  siege(state, 'malta', 'open', 'sword-1', 'sword-1', 'sword-1')
  return state
}

describe('4.8 the extra discard', () => {
  it('is asked of all who hold cards, at the same time; a seat without cards is not asked (section 13)', () => {
    const state = discarding()
    expect(state.phase).toBe('discard')
    expect(game.waiting(state)).toEqual([0, 1])
    expect(game.legal(state, 2)).toEqual([])
    expect(refusal(state, 2, { type: 'discard', card: null })).toBe('not-your-turn')
  })

  it('may be any card of the hand, or none', () => {
    const state = discarding()
    expect(game.legal(state, 0)).toEqual([
      { type: 'discard', card: 'sword-2' },
      { type: 'discard', card: null },
    ])
    expect(refusal(state, 0, { type: 'discard', card: 'shield-1' })).toBe('card-not-held')
    expect(refusal(state, 0, { type: 'discard', card: 'parrot' as 'last' })).toBe('no-such-card')
  })

  it('stays in the hand until all have chosen, is then taken in seat order', () => {
    const state = discarding()
    expect(types(act(state, 1, { type: 'discard', card: 'shield-1' }))).toEqual(['discard-chosen'])
    expect(game.summary(state, 'public')).toMatchObject({ hands: [2, 1, 0], discard: 3, waiting: [0], anchor: 'malta', vote: 'open' })
    expect(refusal(state, 1, { type: 'discard', card: null })).toBe('not-your-turn')
    const events = act(state, 0, { type: 'discard', card: 'sword-2' })
    expect(eventsOf(events, 'discard-taken').map(({ seat, card }) => [seat, card])).toEqual([
      [0, 'sword-2'],
      [1, 'shield-1'],
    ])
    expect(game.summary(state, 'public')).toMatchObject({ discard: 5 })
  })

  it('is seen by its seat alone, and so is whether somebody declined while others still choose', () => {
    const state = discarding()
    const [chosen] = act(state, 1, { type: 'discard', card: 'shield-1' })
    if (chosen === undefined) throw new Error('nothing was chosen')
    expect(game.see(chosen, 1)).toMatchObject({ card: 'shield-1' })
    for (const viewer of [0, 2, 'table'] as const) {
      expect(game.see(chosen, viewer)).toEqual({ type: 'discard-chosen', seat: 1, card: null })
      expect(game.mask(state, viewer).extras).toEqual([null, { card: null }, null])
    }
    act(state, 0, { type: 'discard', card: null })
    const cards = (viewer: number | 'table') => game.mask(state, viewer).discard.map(({ card }) => card)
    expect(cards(1)).toEqual(['sword-1', 'sword-1', 'sword-1', 'shield-1'])
    expect(cards(0)).toEqual(['sword-1', 'sword-1', 'sword-1', null])
    expect(cards('table')).toEqual(['sword-1', 'sword-1', 'sword-1', null])
  })

  it('is skipped if nobody holds a card: hands are drawn at once', () => {
    const state = table({ hands: [['sword-1'], ['sword-1'], ['sword-1']] })
    const events = types(siege(state, 'malta', 'open', 'sword-1', 'sword-1', 'sword-1'))
    expect(events).not.toContain('discards-called')
    expect(events.slice(-5)).toEqual(['cards-drawn', 'cards-drawn', 'cards-drawn', 'port-card-turned', 'captaincy-passed'])
    expect(state).toMatchObject({ phase: 'captain', captain: 1 })
  })
})

describe('4.8 drawing', () => {
  it('fills hands up to six, from the left of the captain, each up to six before the next, the captain last', () => {
    const state = discarding()
    const drawn = eventsOf(declineAll(state), 'cards-drawn')
    expect(drawn.map(({ seat, cards }) => [seat, cards.length])).toEqual([
      [2, 6],
      [0, 4],
      [1, 5],
    ])
    expect(drawn[0]?.cards).toEqual(['abstain', 'last', 'change', 'cancel', 'mutiny', 'reveal'])
    expect(state.hands.map((hand) => hand.length)).toEqual([6, 6, 6])
  })

  it('keeps hands sorted', () => {
    const state = discarding()
    declineAll(state)
    for (const hand of state.hands) expect(hand).toEqual(hand.toSorted())
  })

  it('shows the cards to their seat alone', () => {
    const drawn = eventsOf(declineAll(discarding()), 'cards-drawn')[2]
    if (drawn === undefined) throw new Error('nothing was drawn')
    expect(game.see(drawn, 1)).toEqual(drawn)
    expect(game.see(drawn, 0)).toEqual({ type: 'cards-drawn', seat: 1, cards: [null, null, null, null, null] })
  })

  it('renews an empty pile by shuffling the discard, only when a card is wanted from it (section 13)', () => {
    const state = table({
      hands: [['sword-1'], ['sword-1'], ['sword-1']],
      pile: Array<'abstain'>(8).fill('abstain'),
      discard: Array.from({ length: 20 }, () => ({ card: 'shield-3' as const, by: null })),
    })
    const events = siege(state, 'malta', 'open', 'sword-1', 'sword-1', 'sword-1')
    expect(types(events).slice(-7)).toEqual([
      'cards-drawn',
      'cards-drawn',
      'pile-renewed',
      'cards-drawn',
      'cards-drawn',
      'port-card-turned',
      'captaincy-passed',
    ])
    expect(theEvent(events, 'pile-renewed').pile).toHaveLength(23)
    expect(state.hands[2]?.filter((card) => card === 'abstain')).toHaveLength(2)
    expect(game.summary(state, 'public')).toMatchObject({ hands: [6, 6, 6], pile: 13, discard: 0 })
  })

  it('leaves an empty pile empty if no card is wanted any more', () => {
    const state = table({ hands: [['sword-1'], ['sword-1'], ['sword-1']], pile: Array<'abstain'>(18).fill('abstain') })
    expect(types(siege(state, 'malta', 'open', 'sword-1', 'sword-1', 'sword-1'))).not.toContain('pile-renewed')
    expect(game.summary(state, 'public')).toMatchObject({ pile: 0, discard: 3 })
  })

  it('stops if pile and discard are both empty', () => {
    const state = table({ hands: [['sword-1'], ['sword-1'], ['sword-1']], pile: ['abstain'] })
    siege(state, 'malta', 'open', 'sword-1', 'sword-1', 'sword-1')
    expect(game.summary(state, 'public')).toMatchObject({ hands: [0, 4, 0], pile: 0, discard: 0, phase: 'captain' })
  })

  it('renews the pile with the extra discards of this very siege', () => {
    const state = table({
      hands: [['sword-1', 'blunder'], ['sword-1'], ['sword-1']],
      pile: [],
      discard: Array.from({ length: 20 }, () => ({ card: 'shield-3' as const, by: null })),
    })
    siege(state, 'malta', 'open', 'sword-1', 'sword-1', 'sword-1')
    const events = act(state, 0, { type: 'discard', card: 'blunder' })
    expect(theEvent(events, 'pile-renewed').pile).toContain('blunder')
  })

  it('tells nobody the order of the renewed pile', () => {
    const renewed = { type: 'pile-renewed', pile: ['sword-1', 'last'] } as const
    for (const viewer of [0, 'table'] as const)
      expect(game.see({ ...renewed, pile: [...renewed.pile] }, viewer)).toEqual({ type: 'pile-renewed', pile: [null, null] })
  })
})

describe('4.9 the port card', () => {
  it('goes, the next is turned up, captaincy passes; the anchor and the kind of vote are null again', () => {
    const state = discarding()
    const [next] = state.portDeck
    const events = declineAll(state)
    expect(theEvent(events, 'port-card-turned').card).toEqual(next)
    expect(types(events).slice(-2)).toEqual(['port-card-turned', 'captaincy-passed'])
    expect(state).toMatchObject({ portCard: next, captain: 2, phase: 'captain', anchor: null, vote: null })
    expect(state.portDeck).toHaveLength(18)
  })
})
