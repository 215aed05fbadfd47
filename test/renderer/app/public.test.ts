import { describe, expect, it } from 'vitest'
import type { AnyGame, Chance } from '../../../engine/core/game.ts'
import { readOptions } from '../../../engine/core/options.ts'
import { games } from '../../../engine/games/index.ts'
import { gameCard } from '../../../renderer/app/play.ts'

/** A small generator, so that a failure can be played again. */
function chanceOf(seed: number): Chance {
  let state = seed
  return {
    below(bound) {
      state = (Math.imul(state, 1664525) + 1013904223) >>> 0
      return Math.floor((state / 2 ** 32) * bound)
    },
  }
}

/** Plays one random game and shows each decision: the whole state, who decides, and the events so far. */
function play(game: AnyGame, seed: number, look: (state: unknown, seat: number, log: unknown[]) => void): void {
  const chance = chanceOf(seed)
  const options = readOptions(game.options, {}, game.seats.max)
  if (!options.ok) throw new Error(options.text)
  const opening = game.open({ seats: game.seats.max, options: options.value, deal: null, chance })
  const log: unknown[] = [opening]
  const state = game.begin(opening)
  for (let waiting = game.waiting(state); waiting.length > 0; waiting = game.waiting(state)) {
    const seat = waiting[chance.below(waiting.length)] ?? 0
    look(state, seat, log)
    const legal = game.legal(state, seat)
    const decision = game.decide(state, seat, legal[chance.below(legal.length)], chance)
    if (!decision.ok) throw new Error(decision.reason)
    for (const event of decision.events) {
      game.evolve(state, event)
      log.push(event)
    }
  }
}

describe.each(games.map((game) => [game.id, game] as const))('%s, when a device is given away', (_, game) => {
  it('what everybody may know can be worked out from what a seat knows, and is what the host would tell', () => {
    play(game, 71, (state, seat, log) => {
      expect(game.mask(game.mask(state, seat), 'table')).toEqual(game.mask(state, 'table'))
      const last = log.at(-1)
      expect(game.see(game.see(last, seat), 'table')).toEqual(game.see(last, 'table'))
    })
  })

  it('goes round without a curtain just where no seat ever knows what the others do not', () => {
    let secrets = 0
    play(game, 72, (state, seat, log) => {
      const table = [game.mask(state, 'table'), game.see(log.at(-1), 'table')]
      if (JSON.stringify([game.mask(state, seat), game.see(log.at(-1), seat)]) !== JSON.stringify(table)) secrets += 1
    })
    expect(secrets === 0).toBe(gameCard(game.id)?.noSecrets === true)
  })
})
