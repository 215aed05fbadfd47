import { seededChance } from '../core/chance.ts'
import type { AnyGame, Level, Result } from '../core/game.ts'
import { act, fold } from '../core/table.ts'

/** Bots of these levels, one a seat, play one game to its end. Each sees its own view only and has its own chance. */
export function playMatch(game: AnyGame, { levels, options, seed }: { levels: readonly Level[]; options: unknown; seed: string }): Result {
  const seats = levels.length
  const deal = seededChance(seed, 'deal')
  const chances = levels.map((_, seat) => seededChance(seed, `bot:${seat}`))
  const state = game.begin(game.open({ seats, options, deal: null, chance: deal }))
  for (let acts = 0; acts <= game.bound(seats); acts += 1) {
    const result = game.result(state)
    if (result !== null) return result
    const [seat] = game.waiting(state)
    const level = levels[seat ?? -1]
    const chance = chances[seat ?? -1]
    if (seat === undefined || level === undefined || chance === undefined) throw new Error(`nobody plays on in ${game.id}, seed ${seed}`)
    const acted = act({ game, seats, state }, seat, game.bots[level](game.mask(state, seat), seat, chance), deal)
    if (!acted.ok) throw new Error(`the ${level} on seat ${seat} is refused: ${acted.code} ${acted.reason}, seed ${seed}`)
    fold(game, state, acted.events)
  }
  throw new Error(`no end of ${game.id}, seed ${seed}`)
}
