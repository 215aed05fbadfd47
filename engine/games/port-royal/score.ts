import type { Result, ScoreLine } from '../../core/game.ts'
import { expeditionOf } from './cards.ts'
import { hasExpedition, pointsIn } from './display.ts'
import type { Ending, State } from './state.ts'

/** 6.2, 6.3 Owners of an expedition first where one is needed, then points, then coins; equal shares: ranks count 1, 1, 3. */
export function rankEnding(state: State): Ending {
  const points = state.displays.map(pointsIn)
  const coins = state.coins.map((own) => own.length)
  const keys = state.displays.map((display, seat) => [
    state.options.expeditionNeeded && hasExpedition(display) ? 1 : 0,
    points[seat] ?? 0,
    coins[seat] ?? 0,
  ])
  const rank = keys.map((own) => 1 + keys.filter((other) => isAhead(other, own)).length)
  return { points, coins, rank }
}

function isAhead(one: readonly number[], other: readonly number[]): boolean {
  const place = one.findIndex((value, index) => value !== other[index])
  return place >= 0 && (one[place] ?? 0) > (other[place] ?? 0)
}

/** The ranking when over, else null. Lines: `score.persons`, `score.expeditions`. */
export function result({ ending, displays }: State): Result | null {
  if (ending === null) return null
  const lines = displays.map((display): ScoreLine[] => [
    { key: 'score.persons', values: {}, amount: pointsIn(display.filter((card) => expeditionOf(card) === null)) },
    { key: 'score.expeditions', values: {}, amount: pointsIn(display.filter((card) => expeditionOf(card) !== null)) },
  ])
  return { rank: [...ending.rank], score: [...ending.points], lines }
}
