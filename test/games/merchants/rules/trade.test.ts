import { describe, expect, it } from 'vitest'
import { game } from '../../../../engine/games/merchants/index.ts'
import { act, refusal, table, theEvent } from '../table.ts'

const trading = () => {
  const state = table({ hands: [['gold'], ['silk', 'chart'], ['cannon', 'spice'], ['gold']] })
  return { state, offered: theEvent(act(state, 1, { type: 'trade', seat: 2, card: 'silk' }), 'trade-offered') }
}

describe('4.2 a trade', () => {
  it('begins with a card laid face down: nobody but its owner knows it, and it stays in the hand (section 11)', () => {
    const { state, offered } = trading()
    expect(game.see(offered, 1)).toEqual({ type: 'trade-offered', from: 1, to: 2, card: 'silk' })
    for (const viewer of [0, 2, 3, 'table'] as const) {
      expect(game.see(offered, viewer)).toMatchObject({ card: null })
      expect(game.mask(state, viewer).offer).toEqual({ from: 1, to: 2, card: null })
    }
    expect(state).toMatchObject({ phase: 'trade', hands: [['gold'], ['chart', 'silk'], ['cannon', 'spice'], ['gold']] })
    expect(game.waiting(state)).toEqual([2])
  })

  it('is answered with a card: the two change hands, known to the two, and the turn is spent', () => {
    const { state } = trading()
    const traded = theEvent(act(state, 2, { type: 'trade-answer', card: 'cannon' }), 'traded')
    expect(state).toMatchObject({ hands: [['gold'], ['cannon', 'chart'], ['silk', 'spice'], ['gold']], turn: 2, phase: 'turn' })
    for (const viewer of [1, 2] as const) expect(game.see(traded, viewer)).toEqual(traded)
    for (const viewer of [0, 3, 'table'] as const) expect(game.see(traded, viewer)).toMatchObject({ given: null, taken: null })
  })

  it('may be refused: the card comes back, the turn is not spent, the same partner is not asked again in it', () => {
    const { state } = trading()
    act(state, 2, { type: 'trade-answer', card: null })
    expect(state).toMatchObject({ phase: 'turn', turn: 1, hands: [['gold'], ['chart', 'silk'], ['cannon', 'spice'], ['gold']] })
    expect(refusal(state, 1, { type: 'trade', seat: 2, card: 'chart' })).toBe('refused-before')
    expect(game.legal(state, 1)).toContainEqual({ type: 'trade', seat: 3, card: 'chart' })
    expect(game.legal(state, 1)).not.toContainEqual({ type: 'trade', seat: 2, card: 'chart' })
  })

  it('may be asked of the same partner in the next turn', () => {
    const { state } = trading()
    act(state, 2, { type: 'trade-answer', card: null })
    for (const seat of [1, 2, 3, 0]) act(state, seat, { type: 'draw' })
    expect(game.legal(state, 1)).toContainEqual({ type: 'trade', seat: 2, card: 'chart' })
  })

  it('is between two Merchants at sea who both have cards', () => {
    const state = table({ hands: [['gold'], ['silk'], [], ['gold'], []], places: ['sea', 'sea', 'sea', 'port', 'sunk'] })
    expect(refusal(state, 1, { type: 'trade', seat: 2, card: 'silk' })).toBe('partner-without-cards')
    for (const seat of [0, 1, 3, 4]) expect(refusal(state, 1, { type: 'trade', seat, card: 'silk' })).toBe('no-partner')
    expect(refusal(table({ turn: 0 }), 0, { type: 'trade', seat: 1, card: 'gold' })).toBe('only-merchants')
  })

  it('is made with cards that are held', () => {
    const { state } = trading()
    expect(refusal(state, 2, { type: 'trade-answer', card: 'gold' })).toBe('card-not-held')
    expect(refusal(state, 2, { type: 'trade-answer', card: 'parrot' as 'gold' })).toBe('no-such-card')
    expect(refusal(table({ hands: [[], ['silk'], ['gold']] }), 1, { type: 'trade', seat: 2, card: 'gold' })).toBe('card-not-held')
  })
})
