import type { Result, ScoreLine } from '../../core/game.ts'
import type { Ending, State } from './state.ts'

/** 9.2 Silver in value and the points of the own country; ties are broken by these points, then shared: ranks count 1, 1, 3. */
export function rankEnding(silver: readonly number[], points: readonly number[]): Ending {
  const score = silver.map((coins, seat) => coins + (points[seat] ?? 0))
  const rank = score.map((own, seat) => 1 + score.filter((other, place) => isAhead([other, points[place]], [own, points[seat]])).length)
  return { score, silver: [...silver], points: [...points], rank }
}

function isAhead([score = 0, points = 0]: (number | undefined)[], [otherScore = 0, otherPoints = 0]: (number | undefined)[]): boolean {
  return score > otherScore || (score === otherScore && points > otherPoints)
}

/** The ranking when over, else null. Lines: `score.silver`, `score.points` (with the country). */
export function result({ ending, missions }: State): Result | null {
  if (ending === null) return null
  const { rank, score, silver, points } = ending
  const lines = score.map((_, seat): ScoreLine[] => [
    { key: 'score.silver', values: {}, amount: silver[seat] ?? 0 },
    { key: 'score.points', values: { country: missions[seat] ?? '' }, amount: points[seat] ?? 0 },
  ])
  return { rank: [...rank], score: [...score], lines }
}
