import fc from 'fast-check'
import { describe, test } from 'vitest'
import { games } from '../../engine/games/index.ts'
import { LAWS } from './laws.ts'
import { walk } from './walk.ts'

const GAMES = Number(process.env.LAWS_GAMES ?? 300)
const REPLAY = process.env.LAWS_SEED
const MS_PER_GAME = 1000

/** A random game has no smaller sibling: its seed alone is the example. */
const seeds = REPLAY === undefined ? fc.noShrink(fc.nat(2 ** 31)) : fc.constant(Number(REPLAY))

describe.each(games.map((game) => [game.id, game] as const))('%s', (_id, game) => {
  test.each(LAWS.map((law) => [law.number, law.title, law] as const))(
    'law %d: %s',
    (_number, _title, law) => {
      const property = fc.property(seeds, (seed) => walk(game, law, seed))
      fc.assert(property, { numRuns: REPLAY === undefined ? GAMES : 1 })
    },
    GAMES * MS_PER_GAME,
  )
})
