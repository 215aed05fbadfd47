import { describe, expect, it } from 'vitest'
import type { Instrument } from '../../../../engine/games/merchants/cards.ts'
import { game } from '../../../../engine/games/merchants/index.ts'
import type { NavigationSet } from '../../../../engine/games/merchants/options.ts'
import { act, many, refusal, table, theEvent, types } from '../table.ts'

describe('4.4 a Merchant returns to port', () => {
  it('for three navigation cards, in any order, keeps the others, and takes no more turns', () => {
    const state = table({ hands: [['gold'], ['sextant', 'chart', 'gold', 'compass'], ['silk'], ['silk']] })
    act(state, 1, { type: 'return', cards: ['sextant', 'compass', 'chart'] })
    expect(state).toMatchObject({ places: ['sea', 'port', 'sea', 'sea'], discard: ['chart', 'compass', 'sextant'], turn: 2 })
    expect(state.hands[1]).toEqual(['gold'])
    act(state, 2, { type: 'draw' })
    act(state, 3, { type: 'draw' })
    act(state, 0, { type: 'draw' })
    expect(game.waiting(state)).toEqual([2])
  })

  it('lists each different choice of three once, kinds sorted', () => {
    const state = table({ hands: [['gold'], ['chart', 'chart', 'compass', 'compass', 'sextant'], ['silk']] })
    const returns = game.legal(state, 1).filter(({ type }) => type === 'return')
    expect(returns.map((action) => action.type === 'return' && action.cards.join(' '))).toEqual([
      'chart chart compass',
      'chart chart sextant',
      'chart compass compass',
      'chart compass sextant',
      'compass compass sextant',
    ])
  })

  it('not with other cards, not with more or fewer, not with what is not held', () => {
    const state = table({ hands: [['gold'], ['chart', 'chart', 'compass', 'gold'], ['silk']] })
    expect(refusal(state, 1, { type: 'return', cards: ['chart', 'chart', 'gold'] })).toBe('no-navigation-card')
    expect(refusal(state, 1, { type: 'return', cards: ['chart', 'chart'] })).toBe('wrong-number')
    expect(refusal(state, 1, { type: 'return', cards: ['chart', 'chart', 'chart'] })).toBe('card-not-held')
    expect(refusal(state, 1, { type: 'return', cards: ['chart', 'chart', 'parrot' as 'chart'] })).toBe('no-such-card')
  })

  const sets: [NavigationSet, Instrument[], boolean][] = [
    ['any', ['chart', 'chart', 'compass'], true],
    ['alike', ['chart', 'chart', 'compass'], false],
    ['alike', ['chart', 'chart', 'chart'], true],
    ['different', ['chart', 'compass', 'sextant'], true],
    ['different', ['chart', 'chart', 'compass'], false],
  ]
  it.each(sets)('8.3 with `navigationSet` %s and %j: %j', (navigationSet, cards, isFare) => {
    const state = table({ hands: [['gold'], cards, ['silk']], options: { navigationSet } })
    expect(game.legal(state, 1).some(({ type }) => type === 'return')).toBe(isFare)
    if (isFare) expect(types(act(state, 1, { type: 'return', cards }))).toContain('returned')
    else expect(refusal(state, 1, { type: 'return', cards })).toBe('wrong-set')
  })
})

describe('3.4 the Pirate returns to the Island', () => {
  const home = () => {
    const state = table({
      turn: 0,
      hands: [['chart', 'chart', 'compass', 'gold'], ['silk', 'cannon'], many(8, 'silk'), []],
      places: ['sea', 'sea', 'sea', 'sunk'],
      catchable: [false, true, true, false],
    })
    return { state, events: act(state, 0, { type: 'return', cards: ['chart', 'chart', 'compass'] }) }
  }

  it('and each Merchant at sea plays two more turns (6.2)', () => {
    const { state, events } = home()
    expect(theEvent(events, 'countdown-begun').turnsLeft).toEqual([0, 2, 2, 0])
    expect(state).toMatchObject({ places: ['island', 'sea', 'sea', 'sunk'], turn: 1 })
    act(state, 1, { type: 'draw' })
    expect(state.turnsLeft).toEqual([0, 1, 2, 0])
  })

  it('cannot be attacked, steals and catches no more', () => {
    const { state } = home()
    expect(game.legal(state, 0)).toEqual([])
    expect(refusal(state, 0, { type: 'catch', seat: 2, how: 'take' })).toBe('home-already')
    expect(refusal(state, 1, { type: 'attack', seat: 0, card: 'cannon' })).toBe('not-the-pirate')
  })

  it('and when the last turn has ended the game ends', () => {
    const { state } = home()
    for (const seat of [1, 2, 1, 2]) {
      act(state, seat, { type: 'draw' })
      if (state.phase === 'trim') act(state, seat, { type: 'trim', cards: [] })
    }
    expect(state).toMatchObject({ phase: 'over', turnsLeft: [0, 0, 0, 0], ending: { why: 'turns-over' } })
  })

  it('a turn missed by `doldrums` counts as one (section 11)', () => {
    const { state } = home()
    state.pile = ['doldrums', 'gold', 'gold', 'gold', 'gold']
    act(state, 1, { type: 'draw' })
    act(state, 2, { type: 'draw' })
    const events = act(state, 2, { type: 'trim', cards: [] })
    expect(types(events)).toEqual(['trim-declined', 'turn-ended', 'turn-missed', 'turn-begun'])
    expect(state).toMatchObject({ turnsLeft: [0, 0, 1, 0], turn: 2 })
  })
})
