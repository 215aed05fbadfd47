import { createNextState } from '@reduxjs/toolkit'
import { describe, expect, it } from 'vitest'
import { fastChance, pick } from '../../../engine/core/chance.ts'
import { fold } from '../../../engine/core/table.ts'
import type { Event } from '../../../engine/games/parley/events.ts'
import { game } from '../../../engine/games/parley/index.ts'
import type { State } from '../../../engine/games/parley/state.ts'
import { PRINTED } from './table.ts'

/** The events of a whole random game, act by act. */
function playAtRandom(seats: number, seed: number): { opening: Event; acts: Event[][] } {
  const chance = fastChance(seed)
  const opening = game.open({ seats, options: PRINTED, deal: null, chance })
  const state = game.begin(opening)
  const acts: Event[][] = []
  while (game.result(state) === null) {
    const seat = pick(game.waiting(state), chance)
    const decision = game.decide(state, seat, pick(game.legal(state, seat), chance), chance)
    if (!decision.ok) throw new Error(decision.reason)
    fold(game, state, decision.events)
    acts.push(decision.events)
  }
  return { opening, acts }
}

describe('applying events', () => {
  it.each([0, 3, 'table'] as const)('to the draft of a store is the same as to a plain table, for viewer %s', (viewer) => {
    const { opening, acts } = playAtRandom(4, 11)
    const plain = game.begin(game.see(opening, viewer))
    let stored: State = structuredClone(plain)
    for (const events of acts) {
      const seen = events.map((event) => game.see(event, viewer))
      fold(game, plain, structuredClone(seen))
      stored = createNextState(stored, (draft: State) => fold(game, draft, seen))
      expect(stored).toEqual(plain)
    }
  })

  it('leaves the events as they were', () => {
    const { opening, acts } = playAtRandom(5, 12)
    const told = JSON.stringify([opening, acts])
    const state = game.begin(opening)
    for (const events of acts) fold(game, state, events)
    expect(JSON.stringify([opening, acts])).toBe(told)
  })

  it('takes an opening as the beginning of another game', () => {
    const { opening, acts } = playAtRandom(3, 13)
    const state = game.begin(opening)
    for (const events of acts) fold(game, state, events)
    game.evolve(state, opening)
    expect(state).toEqual(game.begin(opening))
  })

  it('begins with nothing but an opening', () => {
    expect(() => game.begin({ type: 'discards-called' })).toThrow('discards-called')
  })
})

describe('2.1 a game', () => {
  it('stays within its bound', () => {
    for (const seats of [3, 4, 5, 6]) expect(playAtRandom(seats, 14).acts.length).toBeLessThan(game.bound(seats))
  })
})
