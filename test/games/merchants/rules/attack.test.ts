import { describe, expect, it } from 'vitest'
import { game } from '../../../../engine/games/merchants/index.ts'
import { act, refusal, table, theEvent, types } from '../table.ts'

describe('5.1 an attack', () => {
  it('costs one attack card, which everybody sees', () => {
    const state = table({ turn: 0, hands: [['cannon', 'gold'], ['musket'], ['silk']] })
    const attacked = theEvent(act(state, 0, { type: 'attack', seat: 1, card: 'cannon' }), 'attacked')
    expect(game.see(attacked, 'table')).toEqual({ type: 'attacked', from: 0, to: 1, card: 'cannon' })
    expect(state).toMatchObject({ discard: ['cannon'], hands: [['gold'], ['musket'], ['silk']], phase: 'defend' })
  })

  it('is made with an attack card that is held', () => {
    const state = table({ turn: 0, hands: [['cannon', 'gold'], ['musket'], ['silk']] })
    expect(refusal(state, 0, { type: 'attack', seat: 1, card: 'gold' })).toBe('no-attack-card')
    expect(refusal(state, 0, { type: 'attack', seat: 1, card: 'musket' })).toBe('card-not-held')
    expect(refusal(state, 0, { type: 'attack', seat: 1, card: 'parrot' as 'musket' })).toBe('no-such-card')
  })

  it('of the Pirate is on a Merchant at sea (3.3)', () => {
    const state = table({ turn: 0, hands: [['cannon'], ['gold'], ['silk'], []], places: ['sea', 'sea', 'port', 'sunk'] })
    for (const seat of [0, 2, 3]) expect(refusal(state, 0, { type: 'attack', seat, card: 'cannon' })).toBe('no-merchant-at-sea')
    expect(game.legal(state, 0)).toContainEqual({ type: 'attack', seat: 1, card: 'cannon' })
  })

  it('of a Merchant is on the Pirate at sea (4.3, 6.2)', () => {
    const state = table({ hands: [[], ['cannon'], ['silk']] })
    expect(refusal(state, 1, { type: 'attack', seat: 2, card: 'cannon' })).toBe('not-the-pirate')
    expect(game.legal(state, 1)).toContainEqual({ type: 'attack', seat: 0, card: 'cannon' })
    const home = table({ hands: [[], ['cannon'], ['silk']], places: ['island', 'sea', 'sea'], turnsLeft: [0, 2, 2] })
    expect(refusal(home, 1, { type: 'attack', seat: 0, card: 'cannon' })).toBe('not-the-pirate')
  })
})

describe('5.2 a Merchant without an attack card', () => {
  it('is sunk: discards everything, sorted, and is out of the game', () => {
    const state = table({ turn: 0, hands: [['cannon'], ['silk', 'gold', 'chart'], ['silk']] })
    expect(types(act(state, 0, { type: 'attack', seat: 1, card: 'cannon' }))).toEqual(['attacked', 'sunk', 'turn-ended', 'turn-begun'])
    expect(state).toMatchObject({ places: ['sea', 'sunk', 'sea'], discard: ['cannon', 'chart', 'gold', 'silk'], turn: 2 })
    expect(state.hands[1]).toEqual([])
  })

  it('is sunk also with an empty hand', () => {
    const state = table({ turn: 0, hands: [['cannon'], [], ['silk']] })
    expect(theEvent(act(state, 0, { type: 'attack', seat: 1, card: 'cannon' }), 'sunk').cards).toEqual([])
  })
})

describe('5.3 a Pirate without an attack card', () => {
  it('discards half of the cards, rounded down, of own choice', () => {
    const state = table({ hands: [['gold', 'silk', 'spice', 'chart', 'chart'], ['cannon'], ['silk']] })
    expect(types(act(state, 1, { type: 'attack', seat: 0, card: 'cannon' }))).toEqual(['attacked', 'beaten', 'pick-called'])
    expect(game.waiting(state)).toEqual([0])
    expect(refusal(state, 0, { type: 'pick', cards: ['chart'] })).toBe('wrong-number')
    expect(refusal(state, 0, { type: 'pick', cards: ['cannon', 'chart'] })).toBe('card-not-held')
    act(state, 0, { type: 'pick', cards: ['spice', 'chart'] })
    expect(state).toMatchObject({ discard: ['cannon', 'chart', 'spice'], turn: 2, phase: 'turn' })
    expect(state.hands[0]).toEqual(['chart', 'gold', 'silk'])
  })

  it.each([[[]], [['gold' as const]]])('with %j has nothing to discard and is not asked (section 11)', (hand) => {
    const state = table({ hands: [hand, ['cannon'], ['silk']] })
    expect(types(act(state, 1, { type: 'attack', seat: 0, card: 'cannon' }))).toEqual(['attacked', 'beaten', 'turn-ended', 'turn-begun'])
    expect(state.hands[0]).toEqual(hand)
  })
})

describe('8.3 `spoils`', () => {
  it('are taken at random from a sunk Merchant before the rest is discarded, and known to the two', () => {
    const state = table({ turn: 0, hands: [['cannon'], ['silk', 'silk', 'silk'], ['gold']], options: { spoils: 2 } })
    const events = act(state, 0, { type: 'attack', seat: 1, card: 'cannon' })
    expect(types(events).slice(0, 3)).toEqual(['attacked', 'spoils-taken', 'sunk'])
    expect(game.see(theEvent(events, 'spoils-taken'), 2)).toMatchObject({ cards: [null, null] })
    expect(game.see(theEvent(events, 'spoils-taken'), 1)).toMatchObject({ cards: ['silk', 'silk'] })
    expect(state).toMatchObject({ hands: [['silk', 'silk'], [], ['gold']], discard: ['cannon', 'silk'] })
  })

  it('are taken from a beaten Pirate before half of the rest is discarded (section 11)', () => {
    const state = table({ hands: [['gold', 'gold', 'gold', 'gold', 'gold'], ['cannon'], ['silk']], options: { spoils: 3 } })
    act(state, 1, { type: 'attack', seat: 0, card: 'cannon' })
    expect(state.pick).toMatchObject({ seat: 0, count: 1 })
    expect(state.hands[1]).toEqual(['gold', 'gold', 'gold'])
  })

  it('are all there is, if there is no more', () => {
    const state = table({ turn: 0, hands: [['cannon'], ['silk'], ['gold']], options: { spoils: 3 } })
    act(state, 0, { type: 'attack', seat: 1, card: 'cannon' })
    expect(state.hands[0]).toEqual(['silk'])
  })
})
