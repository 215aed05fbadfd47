import { describe, expect, it } from 'vitest'
import { fold } from '../../../../engine/core/table.ts'
import type { Country } from '../../../../engine/games/parley/cards.ts'
import type { Event } from '../../../../engine/games/parley/events.ts'
import { game } from '../../../../engine/games/parley/index.ts'
import { MEDITERRANEAN } from '../../../../engine/games/parley/mediterranean.ts'
import { scoreLines } from '../../../../engine/games/parley/score.ts'
import type { State } from '../../../../engine/games/parley/state.ts'
import { eventsOf, types } from '../../playing.ts'
import { siege, table } from '../table.ts'

/** Fifteen sieges are over; the last is won by francais, turks and mamluks at Malta, one point each. */
function lastSiege(changes: Partial<State> = {}) {
  const taken = MEDITERRANEAN.ports.filter(({ id }) => !['malta', ...MEDITERRANEAN.admirals].includes(id))
  const state = table({
    sieges: 15,
    markers: Object.fromEntries(taken.map(({ id }): [string, Country[]] => [id, ['berberis']])),
    hands: [
      ['shield-1', 'sword-1'],
      ['shield-1', 'sword-1'],
      ['shield-1', 'sword-1'],
    ],
    ...changes,
  })
  return { state, events: siege(state, 'malta', 'closed', 'shield-1', 'shield-1', 'shield-1') }
}

function points(changes: Partial<Record<Country, number>>): State['points'] {
  return { berberis: 0, venetians: 0, spaniards: 0, francais: 0, turks: 0, mamluks: 0, ...changes }
}

function pointsLine(country: Country, amount: number) {
  return { key: 'score.points', values: { country }, amount }
}

/** The table as it stands between the missions and the first event of that type. */
function lastSiegeBefore(events: readonly Event[], type: Event['type']): State {
  const state = table()
  const from = events.findIndex((event) => event.type === 'missions-shown')
  fold(
    game,
    state,
    events.slice(
      from,
      events.findIndex((event) => event.type === type),
    ),
  )
  return state
}

describe('3.2 the sixteenth siege', () => {
  it('ends the game at once: markers, points, the used votes to the discard; no extra discard, no drawing (section 13)', () => {
    const { state, events } = lastSiege()
    expect(types(events).slice(5)).toEqual([
      'votes-counted',
      'siege-won',
      'marker-placed',
      'marker-placed',
      'marker-placed',
      'votes-discarded',
      'missions-shown',
      'game-ended',
    ])
    expect(game.summary(state, 'public')).toMatchObject({ phase: 'over', waiting: [], sieges: 16, hands: [1, 1, 1], discard: 3 })
  })

  it('leaves the port card open and the captain in office; anchor and kind of vote are null (section 13)', () => {
    const before = table()
    const { state } = lastSiege()
    expect(game.summary(state, 'public')).toMatchObject({ portCard: before.portCard, captain: 0, anchor: null, vote: null })
  })

  it('leaves nothing to do', () => {
    const { state } = lastSiege()
    expect([0, 1, 2].flatMap((seat) => game.legal(state, seat))).toEqual([])
  })

  it('is a matter of ports that are left, wherever the admirals lie: the fifteenth does not end it', () => {
    const { state } = lastSiege({ sieges: 14 })
    expect(state.phase).toBe('discard')
  })
})

describe('8.5 money laid aside', () => {
  const blackmails: State['blackmails'] = [
    { from: 0, to: 1, country: 'venetians', answer: 'maybe', aside: 8 },
    { from: 2, to: 1, country: 'turks', answer: 'maybe', aside: 5 },
    { from: 1, to: 0, country: 'mamluks', answer: 'maybe', aside: 0 },
    { from: 2, to: 0, country: 'turks', answer: 'no', aside: null },
  ]

  it('goes to the blackmailer if the guess is right, else back, oldest first', () => {
    const { state, events } = lastSiege({ blackmails })
    expect(eventsOf(events, 'aside-settled')).toEqual([
      { type: 'aside-settled', from: 1, to: 0, country: 'venetians', silver: 8, winner: 0 },
      { type: 'aside-settled', from: 1, to: 2, country: 'turks', silver: 5, winner: 1 },
    ])
    expect(state.silver).toEqual([50, 47, 42])
  })

  it('is gone once the game is over, and its cards are open; a closed card without money is not shown (section 13)', () => {
    const { state } = lastSiege({ blackmails })
    expect(game.summary(state, 'all')).toMatchObject({ aside: [], asideCountries: [] })
    expect(game.mask(state, 'table').blackmails.map(({ country }) => country)).toEqual(['venetians', 'turks', null, null])
  })
})

describe('9.1 privateer prizes', () => {
  it('example of the Venetians on 34: their player pays 4, the supply 4 more', () => {
    const { state, events } = lastSiege({ points: points({ venetians: 34 }), letters: [{ country: 'venetians', seat: 0 }] })
    expect(eventsOf(events, 'prize-called')).toEqual([{ type: 'prize-called', country: 'venetians', seat: 0, silver: 4 }])
    expect(eventsOf(events, 'paid')).toEqual([
      { type: 'paid', from: 1, to: 0, silver: 4, why: 'prize' },
      { type: 'paid', from: 'supply', to: 0, silver: 4, why: 'prize' },
    ])
    // Bought for 5: +3 for the privateer. The other gained 2 points by it, and pays 4: -2.
    expect(state.silver).toEqual([42 + 8, 42 - 4, 42])
  })

  it('example of the Mamluks on 29, own card: only the supply pays, 3', () => {
    const { state } = lastSiege({
      missions: ['mamluks', 'venetians', 'spaniards'],
      points: points({ mamluks: 28 }),
      letters: [{ country: 'mamluks', seat: 0 }],
    })
    expect(state.points.mamluks).toBe(29)
    // Bought for 6: -6 + 2 points + 3 = -1.
    expect(state.silver).toEqual([42 + 3, 42, 42])
  })

  it('of a country that nobody plays: only the supply pays', () => {
    const { state } = lastSiege({ points: points({ turks: 20 }), letters: [{ country: 'turks', seat: 0 }] })
    expect(state.silver).toEqual([42 + 3, 42, 42])
  })

  it('are a tenth rounded up, of the points after the last siege', () => {
    for (const [before, prize] of [
      [9, 1],
      [10, 2],
    ] as const) {
      const { events } = lastSiege({ points: points({ turks: before }), letters: [{ country: 'turks', seat: 0 }] })
      expect(eventsOf(events, 'prize-called')[0]?.silver).toBe(prize)
    }
  })

  it('a payer short of silver pays what he has; the supply pays in full (section 13)', () => {
    const { state } = lastSiege({
      silver: [42, 3, 42],
      points: points({ venetians: 41 }),
      letters: [{ country: 'venetians', seat: 2 }],
    })
    expect(state.silver).toEqual([42, 0, 42 + 3 + 5])
  })

  it('are paid in order of purchase: an earlier one fills the purse of a later payer', () => {
    const { state } = lastSiege({
      silver: [0, 10, 42],
      points: points({ venetians: 30, berberis: 50 }),
      letters: [
        { country: 'venetians', seat: 0 },
        { country: 'berberis', seat: 2 },
      ],
    })
    // Seat 1 pays 3 to seat 0 and the supply 3 more; of these 6 seat 0 pays 5 to seat 2.
    expect(state.silver).toEqual([1, 7, 42 + 5 + 5])
  })

  it('come after the money laid aside', () => {
    const { state } = lastSiege({
      silver: [42, 0, 42],
      points: points({ venetians: 30 }),
      letters: [{ country: 'venetians', seat: 0 }],
      blackmails: [{ from: 2, to: 1, country: 'turks', answer: 'maybe', aside: 2 }],
    })
    expect(state.silver).toEqual([42 + 2 + 3, 0, 42])
  })
})

describe('9.2 the score', () => {
  it('is silver in value and the points of the own country', () => {
    const { state } = lastSiege({ silver: [10, 20, 30], points: points({ berberis: 7, venetians: 3, spaniards: 1 }) })
    expect(game.summary(state, 'public')).toMatchObject({
      result: [
        { seat: 0, score: 17, silver: 10, points: 7, rank: 3 },
        { seat: 1, score: 23, silver: 20, points: 3, rank: 2 },
        { seat: 2, score: 31, silver: 30, points: 1, rank: 1 },
      ],
    })
  })

  it('its ties are broken by the points of the own country', () => {
    const { state } = lastSiege({ silver: [20, 25, 5], points: points({ berberis: 10, venetians: 5, spaniards: 1 }) })
    expect(game.result(state)?.rank).toEqual([1, 2, 3])
  })

  it('equal in both is the same rank: 1, 1, 3 (section 13)', () => {
    const { state } = lastSiege({ silver: [20, 20, 5], points: points({ berberis: 10, venetians: 10, spaniards: 1 }) })
    expect(game.result(state)?.rank).toEqual([1, 1, 3])
  })

  it('is the sum of its lines: purse, money come back and won (8.5), prizes taken and paid (9.1), points', () => {
    const { state } = lastSiege({
      silver: [10, 20, 30],
      points: points({ berberis: 7, venetians: 33 }),
      letters: [
        { country: 'venetians', seat: 0 },
        { country: 'turks', seat: 1 },
      ],
      blackmails: [
        { from: 0, to: 1, country: 'venetians', answer: 'maybe', aside: 8 },
        { from: 2, to: 1, country: 'turks', answer: 'maybe', aside: 5 },
      ],
    })
    const line = (key: string, amount: number) => ({ key: `score.${key}`, values: {}, amount })
    expect(game.result(state)?.lines.slice(0, 2)).toEqual([
      [line('purse', 10), line('returned', 0), line('won', 8), line('prizes', 8), line('dues', 0), pointsLine('berberis', 7)],
      [line('purse', 20), line('returned', 5), line('won', 0), line('prizes', 1), line('dues', -4), pointsLine('venetians', 33)],
    ])
    expect(game.result(state)?.score).toEqual([33, 55, 30])
  })

  it('has no lines before missions are shown, and those that are paid from then on', () => {
    const { state, events } = lastSiege({ points: points({ venetians: 33 }), letters: [{ country: 'venetians', seat: 0 }] })
    expect(scoreLines(table(), 0)).toEqual([])
    const shown = lastSiegeBefore(events, 'paid')
    expect(scoreLines(shown, 1).map(({ amount }) => amount)).toEqual([42, 0, 0, 0, 0])
    expect(scoreLines(state, 1).map(({ amount }) => amount)).toEqual([42, 0, 0, 0, -4, 33])
  })

  it('adds up whatever was paid', () => {
    const { state } = lastSiege({ points: points({ berberis: 10, venetians: 5 }) })
    const result = game.result(state)
    expect(result?.lines.map((lines) => lines.reduce((sum, { amount }) => sum + amount, 0))).toEqual(result?.score)
  })
})

describe('2.6, 9.1 missions', () => {
  it('are hidden from everybody else before the end, and shown then', () => {
    expect(game.mask(table(), 1).missions).toEqual([null, 'venetians', null])
    expect(game.mask(lastSiege().state, 'table').missions).toEqual(['berberis', 'venetians', 'spaniards'])
  })
})
