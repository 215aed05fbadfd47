import { describe, expect, it } from 'vitest'
import { game } from '../../../../engine/games/parley/index.ts'
import { act, refusal, table } from '../table.ts'

describe('8.1 blackmail', () => {
  it('hands a card over, and asks its target', () => {
    const state = table()
    expect(act(state, 0, { type: 'blackmail', seat: 2, country: 'turks' })).toEqual([
      { type: 'blackmailed', from: 0, to: 2, country: 'turks' },
    ])
    expect(state).toMatchObject({ phase: 'answer', asked: 2, captain: 0 })
    expect(game.waiting(state)).toEqual([2])
  })

  it('spends the card, whatever the answer', () => {
    const state = table()
    act(state, 0, { type: 'blackmail', seat: 2, country: 'turks' })
    act(state, 2, { type: 'answer', answer: 'no' })
    expect(state.blackmailCards[0]).toEqual(['berberis', 'venetians', 'spaniards', 'francais', 'mamluks'])
    Object.assign(state, { captain: 0 })
    expect(refusal(state, 0, { type: 'blackmail', seat: 1, country: 'turks' })).toBe('blackmail-card-spent')
    expect(game.legal(state, 0)).not.toContainEqual({ type: 'blackmail', seat: 1, country: 'turks' })
  })

  it('strikes the same player only once by the same player', () => {
    const state = table({ blackmails: [{ from: 0, to: 2, country: 'mamluks', answer: 'no', aside: null }] })
    expect(refusal(state, 0, { type: 'blackmail', seat: 2, country: 'turks' })).toBe('blackmailed-before')
    const other = table({ captain: 2, blackmails: [{ from: 0, to: 2, country: 'mamluks', answer: 'no', aside: null }] })
    act(other, 2, { type: 'blackmail', seat: 0, country: 'turks' })
    expect(other.phase).toBe('answer')
  })

  it('may guess the own country: a bluff', () => {
    const state = table()
    act(state, 0, { type: 'blackmail', seat: 1, country: 'berberis' })
    expect(state.blackmails[0]).toMatchObject({ country: 'berberis' })
  })

  it('needs another player, who is there, and a country', () => {
    expect(refusal(table(), 0, { type: 'blackmail', seat: 0, country: 'turks' })).toBe('blackmail-yourself')
    expect(refusal(table(), 0, { type: 'blackmail', seat: 3, country: 'turks' })).toBe('no-such-player')
    expect(refusal(table(), 0, { type: 'blackmail', seat: -1, country: 'turks' })).toBe('no-such-player')
    expect(refusal(table(), 0, { type: 'blackmail', seat: 1, country: 'atlantis' as 'turks' })).toBe('no-such-country')
  })
})

describe('8.4 the guess', () => {
  it('is known to the two only; who blackmailed whom, to all', () => {
    const state = table()
    const [event] = act(state, 0, { type: 'blackmail', seat: 2, country: 'turks' })
    if (event === undefined) throw new Error('nothing happened')
    for (const viewer of [0, 2]) {
      expect(game.see(event, viewer)).toEqual(event)
      expect(game.mask(state, viewer).blackmails[0]?.country).toBe('turks')
    }
    for (const viewer of [1, 'table'] as const) {
      expect(game.see(event, viewer)).toEqual({ type: 'blackmailed', from: 0, to: 2, country: null })
      expect(game.mask(state, viewer).blackmails[0]).toEqual({ from: 0, to: 2, country: null, answer: null, aside: null })
    }
  })
})
