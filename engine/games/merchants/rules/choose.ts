import { type Decision, refuse } from '../../../core/decision.ts'
import type { Chance, Seat } from '../../../core/game.ts'
import type { ActionOf } from '../actions.ts'
import type { Event } from '../events.ts'
import { wholeHand } from '../hands.ts'
import { done, happen, play } from '../play.ts'
import type { State } from '../state.ts'
import { goOn, tasksAfter } from './exploration.ts'

/** 7.2, 8.1 Whose hand the Pirate sees, or whom an event touches. */
export function choosePlayer(state: State, seat: Seat, { seat: chosen }: ActionOf<'choose'>, chance: Chance): Decision<Event> {
  const { choice } = state
  if (choice === null) throw new Error(`no choice in phase ${state.phase}`)
  if (!choice.seats.includes(chosen)) return refuse('not-to-be-chosen', { seat: chosen })
  const playing = play(state, chance)
  const tasks = tasksAfter(state)
  happen(playing, { type: 'player-chosen', seat, chosen })
  if (choice.why === 'see-hand') happen(playing, { type: 'hand-seen', by: seat, of: chosen, cards: wholeHand(state, chosen) })
  else {
    const task = tasks.at(-1)
    if (task?.type === 'event') task.chosen = chosen
  }
  return done(goOn(playing, tasks))
}
