import { describe, expect, it } from 'vitest'
import { fastChance } from '../../../../engine/core/chance.ts'
import { act as actAt } from '../../../../engine/core/table.ts'
import type { Card } from '../../../../engine/games/merchants/cards.ts'
import { game } from '../../../../engine/games/merchants/index.ts'
import { act, refusal, table, theEvent, types } from '../table.ts'

const EIGHT: Card[] = ['cannon', 'chart', 'chart', 'gold', 'gold', 'silk', 'spice', 'spice']

/** Seat 1 has ended a turn with eight cards; it is the turn of seat 2. */
const overladen = () => table({ turn: 2, hands: [['gold'], [...EIGHT], ['silk'], ['silk']], catchable: [false, true, false, false] })

describe('4.6 the Pirate catches an overladen Merchant', () => {
  it('out of turn: it is legal, though not waited for', () => {
    const state = overladen()
    expect(game.waiting(state)).toEqual([2])
    expect(game.legal(state, 0)).toEqual([
      { type: 'catch', seat: 1, how: 'discard' },
      { type: 'catch', seat: 1, how: 'take' },
    ])
    expect(actAt({ game, seats: 4, state }, 0, { type: 'catch', seat: 1, how: 'take' }, fastChance(1)).ok).toBe(true)
    expect(actAt({ game, seats: 4, state }, 0, { type: 'draw' }, fastChance(1))).toMatchObject({ code: 'not-legal' })
    expect(actAt({ game, seats: 4, state }, 3, { type: 'draw' }, fastChance(1))).toMatchObject({ code: 'not-waiting' })
  })

  it('half of the hand, rounded down, is discarded at random, sorted; the same turn goes on', () => {
    const state = overladen()
    state.hands[1]?.push('spice')
    const { cards } = theEvent(act(state, 0, { type: 'catch', seat: 1, how: 'discard' }), 'discarded')
    expect(cards).toHaveLength(4)
    expect(cards).toEqual(cards.toSorted())
    expect(state).toMatchObject({ discard: cards, turn: 2, phase: 'turn' })
    expect(state.hands[1]).toHaveLength(5)
  })

  it('or sees the whole hand and takes two, known to the two; then the same turn goes on', () => {
    const state = overladen()
    state.refused = [3]
    const events = act(state, 0, { type: 'catch', seat: 1, how: 'take' })
    expect(types(events)).toEqual(['caught', 'hand-seen', 'pick-called'])
    expect(game.see(theEvent(events, 'hand-seen'), 0)).toMatchObject({ cards: EIGHT })
    for (const viewer of [2, 'table'] as const)
      expect(game.see(theEvent(events, 'hand-seen'), viewer)).toMatchObject({ cards: EIGHT.map(() => null) })
    expect(game.waiting(state)).toEqual([0])
    expect(game.legal(game.mask(state, 0), 0)).toEqual(game.legal(state, 0))
    expect(refusal(state, 0, { type: 'pick', cards: ['gold'] })).toBe('wrong-number')
    const taken = theEvent(act(state, 0, { type: 'pick', cards: ['spice', 'gold'] }), 'cards-taken')
    expect(game.see(taken, 1)).toMatchObject({ from: 1, to: 0, cards: ['gold', 'spice'] })
    expect(game.see(taken, 2)).toMatchObject({ cards: [null, null] })
    expect(state).toMatchObject({ turn: 2, phase: 'turn', refused: [3] })
    expect(state.hands[0]).toEqual(['gold', 'gold', 'spice'])
  })

  it('at most once between two turns of the Merchant', () => {
    const state = overladen()
    act(state, 0, { type: 'catch', seat: 1, how: 'take' })
    act(state, 0, { type: 'pick', cards: ['cannon', 'chart'] })
    state.hands[1]?.push('spice', 'spice', 'spice')
    expect(refusal(state, 0, { type: 'catch', seat: 1, how: 'discard' })).toBe('not-the-time')
  })

  it('not before the Merchant has ended a first turn, and not in the own turn of the Merchant', () => {
    const state = table({ hands: [['gold'], [...EIGHT], ['silk']] })
    expect(refusal(state, 0, { type: 'catch', seat: 1, how: 'take' })).toBe('not-the-time')
    act(state, 1, { type: 'draw' })
    act(state, 1, { type: 'trim', cards: [] })
    expect(game.legal(state, 0)).toHaveLength(2)
    act(state, 2, { type: 'draw' })
    expect(game.legal(state, 0)).toContainEqual({ type: 'catch', seat: 1, how: 'take' })
    act(state, 0, { type: 'draw' })
    expect(state.turn).toBe(1)
    expect(refusal(state, 0, { type: 'catch', seat: 1, how: 'take' })).toBe('not-the-time')
  })

  it('not while another decision is pending', () => {
    const state = overladen()
    state.offer = { from: 2, to: 3, card: 'silk' }
    state.phase = 'trade'
    expect(refusal(state, 0, { type: 'catch', seat: 1, how: 'take' })).toBe('not-now')
    expect(game.legal(state, 0)).toEqual([])
  })

  it('not without more than `handLimit` cards, not in port, and nobody but the Pirate', () => {
    const state = overladen()
    expect(refusal(state, 2, { type: 'catch', seat: 1, how: 'take' })).toBe('only-the-pirate')
    state.hands[1]?.pop()
    expect(refusal(state, 0, { type: 'catch', seat: 1, how: 'take' })).toBe('not-overladen')
    state.places[1] = 'port'
    expect(refusal(state, 0, { type: 'catch', seat: 1, how: 'take' })).toBe('no-merchant-at-sea')
  })

  it('a missed turn opens and closes no time for it (section 11)', () => {
    const state = table({ turn: 0, hands: [['gold'], [...EIGHT], ['silk']], misses: [false, true, false], catchable: [false, true, false] })
    expect(types(act(state, 0, { type: 'draw' }))).toContain('turn-missed')
    expect(state).toMatchObject({ turn: 2, catchable: [false, true, false] })
    act(state, 0, { type: 'catch', seat: 1, how: 'discard' })
    const missing = table({ turn: 0, hands: [['gold'], [...EIGHT], ['silk']], misses: [false, true, false] })
    act(missing, 0, { type: 'draw' })
    expect(missing.catchable).toEqual([false, false, false])
  })
})
