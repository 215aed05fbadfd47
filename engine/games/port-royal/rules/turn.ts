import type { Seat } from '../../../core/game.ts'
import { hasExpedition, pointsIn } from '../display.ts'
import { displayOf } from '../evolve.ts'
import { rankEnding } from '../score.ts'
import type { State } from '../state.ts'
import { type Course, happen, isNothingLeft } from './course.ts'

/** 6.1, 6.3 Whether the seat has what ends the game. */
export function hasGoal(state: State, seat: Seat): boolean {
  const display = displayOf(state, seat)
  return pointsIn(display) >= state.options.goal && (!state.options.expeditionNeeded || hasExpedition(display))
}

/** 6.1 Whether somebody has what ends the game: the round is played to its end. */
export function isLastRound(state: State): boolean {
  return state.displays.some((_, seat) => hasGoal(state, seat))
}

/** 6.1 Said when the seat comes to it. */
export function noteGoal(course: Course, seat: Seat, had: boolean): void {
  const { state } = course
  if (!had && hasGoal(state, seat)) happen(course, { type: 'goal-reached', seat, points: pointsIn(displayOf(state, seat)) })
}

/** 4.7, 6.1 The next player is active; 6.1 looked at when it would be the first one. 2.4 Without any card left the game is over. */
export function passTurn(course: Course): void {
  const { state } = course
  const next = (state.active + 1) % state.seats
  if ((next === state.first && isLastRound(state)) || isNothingLeft(state)) {
    happen(course, { type: 'game-ended', ending: rankEnding(state) })
    return
  }
  happen(course, { type: 'turn-passed', active: next })
}
