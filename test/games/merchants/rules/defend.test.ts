import { describe, expect, it } from 'vitest'
import { game } from '../../../../engine/games/merchants/index.ts'
import { act, refusal, table, types } from '../table.ts'

describe('5.1 a defender with an attack card', () => {
  it('must discard one, and chooses which; nothing else happens', () => {
    const state = table({ turn: 0, hands: [['cannon'], ['gold', 'musket', 'cutlass', 'cutlass'], ['silk']] })
    act(state, 0, { type: 'attack', seat: 1, card: 'cannon' })
    expect(game.waiting(state)).toEqual([1])
    expect(game.legal(state, 1)).toEqual([
      { type: 'defend', card: 'cutlass' },
      { type: 'defend', card: 'musket' },
    ])
    expect(types(act(state, 1, { type: 'defend', card: 'musket' }))).toEqual(['defended', 'turn-ended', 'turn-begun'])
    expect(state).toMatchObject({ discard: ['cannon', 'musket'], places: ['sea', 'sea', 'sea'], turn: 1, attack: null })
  })

  it('is asked even with one answer, and cannot let it be', () => {
    const state = table({ turn: 0, hands: [['cannon'], ['gold', 'musket'], ['silk']] })
    act(state, 0, { type: 'attack', seat: 1, card: 'cannon' })
    expect(game.legal(state, 1)).toEqual([{ type: 'defend', card: 'musket' }])
    expect(refusal(state, 1, { type: 'draw' })).toBe('not-now')
    expect(refusal(state, 1, { type: 'defend', card: 'gold' })).toBe('no-defence')
    expect(refusal(state, 1, { type: 'defend', card: 'cannon' })).toBe('card-not-held')
  })

  it('may be the Pirate', () => {
    const state = table({ hands: [['gold', 'cutlass'], ['cannon'], ['silk']] })
    act(state, 1, { type: 'attack', seat: 0, card: 'cannon' })
    act(state, 0, { type: 'defend', card: 'cutlass' })
    expect(state).toMatchObject({ hands: [['gold'], [], ['silk']], turn: 2 })
  })
})

describe('8.3 `defendAlike`', () => {
  const alike = { options: { defendAlike: true } }

  it('lets only the variety defend that attacks', () => {
    const state = table({ ...alike, turn: 0, hands: [['cannon'], ['cannon', 'musket'], ['silk']] })
    act(state, 0, { type: 'attack', seat: 1, card: 'cannon' })
    expect(game.legal(state, 1)).toEqual([{ type: 'defend', card: 'cannon' }])
    expect(refusal(state, 1, { type: 'defend', card: 'musket' })).toBe('no-defence')
  })

  it('sinks a Merchant with other weapons', () => {
    const state = table({ ...alike, turn: 0, hands: [['cannon'], ['musket'], ['silk']] })
    act(state, 0, { type: 'attack', seat: 1, card: 'cannon' })
    expect(state.places[1]).toBe('sunk')
  })
})
