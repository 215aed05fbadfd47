import { pick } from '../core/chance.ts'
import type { Chance } from '../core/game.ts'

const FINE = 2 ** 30

/** The candidate of the highest worth; chance decides between equals. No candidate throws. */
function best<T>(candidates: readonly T[], worth: (candidate: T) => number, chance: Chance): T {
  const worths = candidates.map(worth)
  const highest = Math.max(...worths)
  return pick(
    candidates.filter((_, place) => worths[place] === highest),
    chance,
  )
}

/**
 * One of the candidates, the likelier the more it is worth: `slack` worse (in the unit of worth, above 0) is e times rarer.
 * So that a bot varies its play without playing badly.
 */
export function softBest<T>(candidates: readonly T[], worth: (candidate: T) => number, slack: number, chance: Chance): T {
  const worths = candidates.map(worth)
  const highest = Math.max(...worths)
  const weights = worths.map((own) => Math.exp((own - highest) / slack))
  let left = (chance.below(FINE) / FINE) * weights.reduce((sum, weight) => sum + weight, 0)
  const chosen = weights.findIndex((weight) => {
    left -= weight
    return left < 0
  })
  return candidates[chosen] ?? best(candidates, worth, chance)
}

/** True in so many of a hundred cases. */
export function percent(share: number, chance: Chance): boolean {
  return chance.below(100) < share
}
