import type { Seat } from '../../../engine/core/game.ts'
import type { Event, EventOf } from '../../../engine/games/merchants/events.ts'
import type { State } from '../../../engine/games/merchants/state.ts'
import type { SayGame } from '../../words/language.ts'
import { stepWords } from './steps.ts'
import { eventAt, eventText, eventTitle } from './tell.ts'

/** The step of the event under way that was begun last; null = none yet. */
function stepOf(events: readonly Event[], id: string): EventOf<'step-begun'> | null {
  const last = events.findLast((event) => (event.type === 'step-begun' || event.type === 'event-drawn') && event.event === id)
  return last?.type === 'step-begun' ? last : null
}

type Reading = { title: string; text: string; now: string; meets: string }

/** 7.1 The event under way: what it says, which of several steps is being done, and whom that meets; null = there is none. */
export function readingOf(events: readonly Event[], view: State, nameOf: (seat: Seat) => string, words: SayGame): Reading | null {
  const event = eventAt(view, view.running.at(-1) ?? '')
  if (!event) return null
  const begun = stepOf(events, event.id)
  const step = begun && event.steps[begun.step]
  const now = step && event.steps.length > 1 ? words('panel.now', { step: stepWords(step, words) }) : ''
  const meets = begun && begun.seats.length > 0 ? words('panel.touches', { seats: begun.seats.map(nameOf).join(', ') }) : ''
  return { title: eventTitle(event, words), text: eventText(event, words), now, meets }
}
