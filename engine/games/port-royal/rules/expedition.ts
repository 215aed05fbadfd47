import { type Decision, refuse } from '../../../core/decision.ts'
import type { Chance, Seat } from '../../../core/game.ts'
import type { ActionOf } from '../actions.ts'
import { expeditionOf } from '../cards.ts'
import type { Event } from '../events.ts'
import { displayOf } from '../evolve.ts'
import type { State } from '../state.ts'
import { courseFrom, drawCoins, happen } from './course.ts'
import { fits } from './signs.ts'
import { goOn } from './taking.ts'
import { hasGoal, noteGoal } from './turn.ts'

/** 5.1 */
export function fulfil(state: State, seat: Seat, action: ActionOf<'expedition'>, chance: Chance): Decision<Event> {
  if (seat !== state.active) return refuse('not-your-turn')
  const card = state.expeditions[action.at]
  const expedition = card === undefined ? null : expeditionOf(card)
  if (card === undefined || expedition === null) return refuse('no-such-expedition', { at: action.at })
  const display = displayOf(state, seat)
  const places = [...action.with].sort((one, other) => one - other)
  const persons = places.flatMap((place) => display[place] ?? [])
  if (persons.length !== places.length || new Set(places).size !== places.length) return refuse('no-such-person')
  if (!fits(persons, expedition.needs)) return refuse('wrong-persons', { card })

  const course = courseFrom(state, chance)
  const had = hasGoal(state, seat)
  happen(course, { type: 'expedition-fulfilled', seat, card, persons })
  noteGoal(course, seat, had)
  drawCoins(course, seat, expedition.coins, 'expedition')
  // In his time to take he may have nothing left to do.
  if (course.state.phase === 'take') goOn(course)
  return { ok: true, events: course.events }
}
