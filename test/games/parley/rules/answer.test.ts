import { describe, expect, it } from 'vitest'
import type { Answer } from '../../../../engine/games/parley/actions.ts'
import type { Country } from '../../../../engine/games/parley/cards.ts'
import { game } from '../../../../engine/games/parley/index.ts'
import type { State } from '../../../../engine/games/parley/state.ts'
import { act, PRINTED, refusal, table } from '../table.ts'

/** Seat 0 blackmails seat 1, whose mission is the venetians. */
function asked(country: Country, changes: Partial<State> = {}) {
  const state = table(changes)
  act(state, 0, { type: 'blackmail', seat: 1, country })
  return state
}

function answers(state: State): Answer[] {
  return game.legal(state, 1).flatMap((action) => (action.type === 'answer' ? [action.answer] : []))
}

describe('8.2 the answer', () => {
  it('NO is only for a wrong guess, YES only for a right one, MAYBE for both', () => {
    const right = asked('venetians')
    expect(answers(right)).toEqual(['yes', 'maybe'])
    expect(refusal(right, 1, { type: 'answer', answer: 'no' })).toBe('guess-is-right')
    const wrong = asked('turks')
    expect(answers(wrong)).toEqual(['no', 'maybe'])
    expect(refusal(wrong, 1, { type: 'answer', answer: 'yes' })).toBe('guess-is-wrong')
    expect(refusal(wrong, 0, { type: 'answer', answer: 'no' })).toBe('not-your-turn')
  })

  it('NO costs nothing, and lays nothing aside', () => {
    const state = asked('turks')
    expect(act(state, 1, { type: 'answer', answer: 'no' })).toEqual([
      { type: 'blackmail-answered', from: 0, to: 1, answer: 'no' },
      { type: 'captaincy-passed', captain: 1 },
    ])
    expect(game.summary(state, 'public')).toMatchObject({ silver: [42, 42, 42], aside: [], phase: 'captain', captain: 1 })
  })

  it('YES pays the sum of the table to the blackmailer', () => {
    const state = asked('venetians', { sieges: 8 })
    expect(act(state, 1, { type: 'answer', answer: 'yes' })).toEqual([
      { type: 'blackmail-answered', from: 0, to: 1, answer: 'yes' },
      { type: 'paid', from: 1, to: 0, silver: 7, why: 'blackmail-yes' },
      { type: 'captaincy-passed', captain: 1 },
    ])
    expect(game.summary(state, 'public')).toMatchObject({ silver: [49, 35, 42], aside: [] })
  })

  it('MAYBE pays 2 to the blackmailer, and lays the sum of the table aside', () => {
    for (const country of ['venetians', 'turks'] as const) {
      const state = asked(country, { sieges: 6 })
      expect(act(state, 1, { type: 'answer', answer: 'maybe' })).toEqual([
        { type: 'blackmail-answered', from: 0, to: 1, answer: 'maybe' },
        { type: 'paid', from: 1, to: 0, silver: 2, why: 'blackmail-maybe' },
        { type: 'laid-aside', from: 1, to: 0, silver: 8 },
        { type: 'captaincy-passed', captain: 1 },
      ])
      // 13: `from` is who was blackmailed and paid, `to` the blackmailer.
      expect(game.summary(state, 'all')).toMatchObject({
        silver: [44, 32, 42],
        aside: [{ from: 1, to: 0, silver: 8 }],
        asideCountries: [country],
      })
    }
  })
})

describe('8.3 the sum of the table', () => {
  it.each([
    [0, 1],
    [5, 1],
    [6, 8],
    [7, 8],
    [8, 7],
    [9, 7],
    [10, 6],
    [11, 6],
    [12, 5],
    [13, 5],
    [14, 4],
    [15, 4],
  ])('is after %i sieges %i', (sieges, sum) => {
    const state = asked('venetians', { sieges })
    act(state, 1, { type: 'answer', answer: 'yes' })
    expect(state.silver).toEqual([42 + sum, 42 - sum, 42])
  })

  it('is what the option blackmailPay says', () => {
    const state = asked('venetians', { options: { ...PRINTED, blackmailPay: [11, 0, 0, 0, 0, 0] } })
    act(state, 1, { type: 'answer', answer: 'yes' })
    expect(state.silver).toEqual([53, 31, 42])
  })
})

describe('8.6 who cannot pay in full', () => {
  it.each([
    [0, 42, 0, 0],
    [1, 43, 0, 0],
    [2, 44, 0, 0],
    [5, 44, 0, 3],
    [10, 44, 0, 8],
    [11, 44, 1, 8],
  ])('with %i silver and MAYBE gives first the 2, then what is laid aside', (purse, blackmailer, kept, aside) => {
    const state = asked('turks', { sieges: 6, silver: [42, purse, 42] })
    act(state, 1, { type: 'answer', answer: 'maybe' })
    // 13: every MAYBE makes an entry, also of 0.
    expect(game.summary(state, 'public')).toMatchObject({ silver: [blackmailer, kept, 42], aside: [{ from: 1, to: 0, silver: aside }] })
  })

  it('with 5 silver and YES pays 5', () => {
    const state = asked('venetians', { sieges: 6, silver: [42, 5, 42] })
    act(state, 1, { type: 'answer', answer: 'yes' })
    expect(state.silver).toEqual([47, 0, 42])
  })
})
