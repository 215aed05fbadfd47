import { describe, expect, it } from 'vitest'
import {
  draftDropped,
  drafted,
  draftsTold,
  freeName,
  parseDrafts,
  readDrafts,
  rulesAnswered,
  rulesGone,
  rulesReducer,
  rulesSent,
  rulesTold,
  shelfOf,
} from '../../../renderer/app/rules.ts'

const kept = (rules: string, name: string, game = 'chess') => ({ rules, game, name, options: { goal: 9 }, revision: 'first', changedAt: 1 })
const told = [kept('b', 'Storm'), kept('a', 'Calm'), kept('c', 'Other', 'go')].reduce(
  (state, card) => rulesReducer(state, rulesTold(card)),
  rulesReducer(undefined, { type: 'begin' }),
)

describe('the shelf of house rules', () => {
  it('holds the sets of one game by name', () => {
    expect(shelfOf(told, 'chess').map(({ name, isDraft }) => [name, isDraft])).toEqual([
      ['Calm', false],
      ['Storm', false],
    ])
  })

  it('shows a draft in the place of its set, and remembers what is saved', () => {
    const state = rulesReducer(told, drafted({ rules: 'b', from: 'first', game: 'chess', name: 'Wind', options: {} }))
    expect(shelfOf(state, 'chess')[1]).toMatchObject({ rules: 'b', name: 'Wind', isDraft: true, saved: { name: 'Storm' } })
    expect(shelfOf(rulesReducer(state, draftDropped('b')), 'chess')[1]).toMatchObject({ name: 'Storm', isDraft: false })
  })

  it('shows the drafts of another window as its own', () => {
    const mine = rulesReducer(told, drafted({ rules: 'b', from: 'first', game: 'chess', name: 'Wind', options: {} }))
    const theirs = JSON.stringify({ a: { rules: 'a', from: null, game: 'chess', name: 'Doldrums', options: {} } })
    const state = rulesReducer(mine, draftsTold(parseDrafts(theirs)))
    expect(shelfOf(state, 'chess').map(({ name, isDraft }) => [name, isDraft])).toEqual([
      ['Doldrums', true],
      ['Storm', false],
    ])
    expect([parseDrafts('{'), parseDrafts(null)]).toEqual([{}, {}])
  })

  it('tells a draft from one whose set has been saved elsewhere since', () => {
    const mine = rulesReducer(told, drafted({ rules: 'b', from: 'first', game: 'chess', name: 'Wind', options: {} }))
    expect(shelfOf(mine, 'chess')[1]).toMatchObject({ isDraft: true, isOvertaken: false, from: 'first' })
    const later = rulesReducer(mine, rulesTold({ ...kept('b', 'Gale'), revision: 'second' }))
    expect(shelfOf(later, 'chess')[1]).toMatchObject({ name: 'Wind', isOvertaken: true, saved: { name: 'Gale' } })
    expect(shelfOf(rulesReducer(later, draftDropped('b')), 'chess')[0]).toMatchObject({ name: 'Calm', isOvertaken: false })
  })

  it('takes what it has sent itself for its own, and goes on from it with what was changed meanwhile', () => {
    const sent = { rules: 'b', from: 'first', game: 'chess', name: 'Wind', options: { goal: 4 } }
    const under = rulesReducer(rulesReducer(told, drafted(sent)), rulesSent(sent))
    const changed = rulesReducer(under, drafted({ ...sent, name: 'Windy' }))
    const card = { ...kept('b', 'Wind'), options: { goal: 4 }, revision: 'second' }
    const shelf = (state: typeof told) => shelfOf(state, 'chess').find(({ rules }) => rules === 'b')
    const news = rulesReducer(changed, rulesTold(card))
    expect(shelf(news)).toMatchObject({ name: 'Windy', isOvertaken: false, from: 'second' })
    expect(shelf(rulesReducer(news, rulesAnswered({ sent, revision: 'second' })))).toMatchObject({ name: 'Windy', isDraft: true })
    const quiet = rulesReducer(rulesReducer(under, rulesTold(card)), rulesAnswered({ sent, revision: 'second' }))
    expect(shelf(quiet)).toMatchObject({ name: 'Wind', isDraft: false })
    // Another window was faster: ours is refused and stays a draft.
    const refused = rulesReducer(rulesReducer(under, rulesTold({ ...card, name: 'Gale' })), rulesAnswered({ sent, revision: null }))
    expect(shelf(refused)).toMatchObject({ name: 'Wind', isDraft: true, isOvertaken: true })
  })

  it('keeps a draft whose set has been thrown away elsewhere', () => {
    const state = rulesReducer(
      rulesReducer(told, drafted({ rules: 'b', from: 'first', game: 'chess', name: 'Wind', options: {} })),
      rulesGone('b'),
    )
    expect(shelfOf(state, 'chess').map(({ name, saved }) => [name, saved === null])).toEqual([
      ['Calm', false],
      ['Wind', true],
    ])
  })
})

describe('drafts', () => {
  const draft = { rules: 'x', from: null, game: 'chess', name: 'Wind', options: { goal: 4 } }

  it('come back as they were kept', () => {
    expect(readDrafts(JSON.parse(JSON.stringify({ x: draft })))).toEqual({ x: draft })
  })

  it.each([null, 7, [], { x: null }, { x: { ...draft, name: 7 } }, { x: { ...draft, from: 7 } }, { x: { ...draft, options: [] } }])(
    'that are none are left out: %j',
    (json) => {
      expect(readDrafts(json)).toEqual({})
    },
  )
})

describe('a name that is free', () => {
  it.each([
    ['Storm', [], 'Storm'],
    ['Storm', ['Storm', 'Storm 2'], 'Storm 3'],
    ['x'.repeat(40), ['x'.repeat(40)], `${'x'.repeat(38)} 2`],
  ])('for %s beside %j is %s', (name, taken, free) => {
    expect(freeName(name, taken)).toBe(free)
  })
})
