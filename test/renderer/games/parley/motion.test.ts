import { describe, expect, it } from 'vitest'
import type { Viewer } from '../../../../engine/core/game.ts'
import type { Event } from '../../../../engine/games/parley/events.ts'
import { game } from '../../../../engine/games/parley/index.ts'
import type { State } from '../../../../engine/games/parley/state.ts'
import { coinsFor, crossings } from '../../../../renderer/games/parley/coins.ts'
import { motion, opening } from '../../../../renderer/games/parley/motion.ts'
import type { Motion } from '../../../../renderer/table/contract.ts'
import { act, table } from '../../../games/parley/table.ts'
import { moments as momentsOf, randomGame } from '../../table/play.ts'

const moments = (seats: number, seed: number, viewer: Viewer) => momentsOf(game, randomGame(game, seats, seed), viewer)
const games = [
  [3, 5],
  [4, 6],
  [5, 7],
  [6, 8],
] as const

const lasts = ({ steps }: Motion): number => Math.max(0, ...steps.map(({ delayMs, durationMs }) => delayMs + durationMs))

describe('the motion of Parley', () => {
  it('S4 lets a closed vote fly as long, whoever laid it and whatever it is', () => {
    for (const viewer of [0, 'table'] as const) {
      const closed = moments(5, 9, viewer).filter(({ event }) => event.type === 'vote-laid' && event.way === 'closed')
      const times = new Set(closed.map(({ event, before, after }) => lasts(motion(event, before, after, viewer))))
      expect(closed.length).toBeGreaterThan(5)
      expect(times.size).toBe(1)
    }
  })

  it('tells the end of a siege in under four seconds at calm', () => {
    for (const [seats, seed] of games) {
      let told = 0
      for (const { event, before, after } of moments(seats, seed, 'table')) {
        const { holdMs } = motion(event, before, after, 'table')
        if (event.type === 'votes-opened') told = 0
        if (PROLONGING.has(event.type)) told = Number.NEGATIVE_INFINITY
        told += holdMs
        if (event.type === 'marker-placed') expect(told, `${seats} seats`).toBeLessThan(4000)
      }
    }
  })

  it('writes no hidden card into a step', () => {
    for (const { event, before, after } of moments(4, 12, 'table')) {
      if (event.type !== 'cards-drawn' && event.type !== 'discard-taken') continue
      const faces = motion(event, before, after, 'table').steps.flatMap(({ as }) => (as ? [as.face] : []))
      expect(new Set(faces)).toEqual(new Set(['back']))
    }
  })

  it('cheers at a siege for a country whose privateer I am, and never for my secret crown', () => {
    const cheers = (letters: State['letters'], viewer: Viewer) => {
      const before = { ...table(), letters }
      const won: Event = { type: 'siege-won', port: 'malta', side: 'attack', countries: ['berberis', 'venetians', 'spaniards'] }
      return motion(won, before, before, viewer).sounds?.includes('cheer')
    }
    const letters: State['letters'] = [{ country: 'venetians', seat: 2 }]
    expect(table().missions).toEqual(['berberis', 'venetians', 'spaniards'])
    expect([0, 1, 2, 'table' as const].map((viewer) => cheers(letters, viewer))).toEqual([false, false, true, false])
    expect(cheers([{ country: 'turks', seat: 2 }], 2)).toBe(false)
  })

  it('cheers at the end for whoever has won, and for the room', () => {
    const ending = { score: [50, 40, 50], silver: [40, 30, 40], points: [10, 10, 10], rank: [1, 3, 1] }
    const cheered = ([0, 1, 2, 'table'] as const).map((viewer) =>
      motion({ type: 'game-ended', ending }, table(), table(), viewer).sounds?.includes('cheer'),
    )
    expect(cheered).toEqual([true, false, true, true])
  })

  it('groans at a mutiny, a blunder and a vote in vain', () => {
    const dismay: Event[] = [
      { type: 'mutinied', from: 0, captain: 1 },
      { type: 'blundered', side: 'attack' },
      { type: 'vote-cancelled', port: 'malta', vote: 'open' },
    ]
    for (const event of dismay) expect(motion(event, siegeUnderWay(), siegeUnderWay(), 1).sounds, event.type).toEqual(['groan'])
  })

  it('lets a purse be heard when five silver or more change hands, single coins else', () => {
    const sounds = (silver: number) => {
      const after = { ...table(), silver: [42 - silver, 42 + silver, 42] }
      return motion({ type: 'paid', from: 0, to: 1, silver, why: 'prize' }, table(), after, 0).sounds ?? []
    }
    expect([1, 2, 4, 5, 8].map(sounds)).toEqual([[], [], [], ['purse'], ['purse']])
  })

  it('deals to everyone before the first act', () => {
    const [first] = moments(4, 3, 0)
    if (!first) throw new Error('no game')
    const dealt = opening(first.before, 0)
    const flown = dealt.steps.filter(({ from }) => from === 'pile')
    // 24 cards and my crown
    expect(flown.length).toBe(25)
  })
})

function siegeUnderWay(): State {
  const state = table()
  act(state, 0, { type: 'siege', port: 'malta', vote: 'open' })
  return state
}

/** Asks somebody in the middle of a siege's end, who may think as long as wanted. */
const PROLONGING = new Set<Event['type']>(['last-called', 'change-called', 'tie-called', 'siege-begun'])

describe('coins', () => {
  it('2.2 lie as seven gold and seven silver at the start', () => {
    expect(coinsFor(42)).toEqual({ gold: 7, silver: 7 })
  })

  it('are worth what they were before they were counted out', () => {
    for (let value = 0; value < 200; value++) {
      const { gold, silver } = coinsFor(value)
      expect(gold * 5 + silver).toBe(value)
      expect(Math.min(gold, silver)).toBeGreaterThanOrEqual(0)
    }
  })

  it('cross over so that both purses are right, change included', () => {
    for (let had = 8; had < 60; had++) {
      for (let paid = 1; paid <= 8; paid++) {
        const list = crossings([coinsFor(had), coinsFor(had - paid)], [coinsFor(30), coinsFor(30 + paid)])
        const balance = (role: string) =>
          list.reduce((sum, { metal, from, to }) => sum + (metal === 'gold' ? 5 : 1) * (Number(to === role) - Number(from === role)), 0)
        expect(balance('payer')).toBe(-paid)
        expect(balance('payee')).toBe(paid)
        expect(balance('bank')).toBe(0)
      }
    }
  })
})
