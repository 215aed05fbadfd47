import { describe, expect, it } from 'vitest'
import { fastChance, pick } from '../../../engine/core/chance.ts'
import { fold } from '../../../engine/core/table.ts'
import type { Event } from '../../../engine/games/port-royal/events.ts'
import { game } from '../../../engine/games/port-royal/index.ts'
import type { Options } from '../../../engine/games/port-royal/options.ts'
import { PRINTED } from './table.ts'

/** The events of a whole random game, act by act. */
function playAtRandom(seats: number, seed: number, options: Options = PRINTED): Event[][] {
  const chance = fastChance(seed)
  const opening = game.open({ seats, options, deal: null, chance })
  const state = game.begin(opening)
  const acts: Event[][] = []
  while (game.result(state) === null) {
    const seat = pick(game.waiting(state), chance)
    const decision = game.decide(state, seat, pick(game.legal(state, seat), chance), chance)
    if (!decision.ok) throw new Error(decision.reason)
    fold(game, state, decision.events)
    acts.push(decision.events)
  }
  return acts
}

describe('random games', () => {
  it.each([2, 3, 4, 5])('with %i seats end far within the bound, also with the farthest goal', (seats) => {
    for (const options of [PRINTED, { ...PRINTED, goal: 20, expeditionNeeded: true }])
      for (let seed = 0; seed < 20; seed += 1) expect(playAtRandom(seats, seed, options).length).toBeLessThan(game.bound(seats) / 3)
  })

  it('show every kind of event', () => {
    const options = { ...PRINTED, goal: 20 }
    const games = [2, 3, 4, 5, 5, 5].flatMap((seats, seed) => playAtRandom(seats, 20 + seed, seed > 3 ? options : PRINTED))
    // The opening is no act.
    expect(new Set(games.flat().map(({ type }) => type)).size).toBe(20)
  })
})
