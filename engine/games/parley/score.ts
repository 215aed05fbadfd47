import type { Result, ScoreLine, Seat } from '../../core/game.ts'
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

/** The ranking when over, else null. */
export function result(state: State): Result | null {
  const { ending } = state
  if (ending === null) return null
  return { rank: [...ending.rank], score: [...ending.score], lines: ending.score.map((_, seat) => scoreLines(state, seat)) }
}

/**
 * 9 What has been paid out so far: nothing before missions are shown. Lines: `score.purse`, `score.returned` and `score.won` (8.5),
 * `score.prizes`, `score.dues` (9.1, negative), and when over `score.points` (9.2, with the country). They add up to the score.
 */
export function scoreLines({ account, ending, missions }: State, seat: Seat): ScoreLine[] {
  if (account === null) return []
  const line = (key: string, amount = 0): ScoreLine => ({ key: `score.${key}`, values: {}, amount })
  const lines = [
    line('purse', account.purse[seat]),
    line('returned', account.returned[seat]),
    line('won', account.won[seat]),
    line('prizes', account.prizes[seat]),
    line('dues', 0 - (account.dues[seat] ?? 0)),
  ]
  if (ending === null) return lines
  return [...lines, { key: 'score.points', values: { country: missions[seat] ?? '' }, amount: ending.points[seat] ?? 0 }]
}
