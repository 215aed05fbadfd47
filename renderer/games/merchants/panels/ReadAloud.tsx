import type { Event, EventOf } from '../../../../engine/games/merchants/events.ts'
import { useShownEvents } from '../../../app/desk.ts'
import { stepWords } from '../steps.ts'
import { eventAt, eventText, eventTitle } from '../tell.ts'
import type { MerchantsDesk } from './props.ts'

/** The step of the event under way that was begun last; null = none yet. */
function stepOf(events: readonly Event[], id: string): EventOf<'step-begun'> | null {
  const last = events.findLast((event) => (event.type === 'step-begun' || event.type === 'event-drawn') && event.event === id)
  return last?.type === 'step-begun' ? last : null
}

type Reading = { title: string; text: string; now: string; meets: string }

/** 7.1 The event under way: what it says, which of several steps is being done, and whom that meets; null = there is none. */
export function useReading({ shown, nameOf, words }: MerchantsDesk): Reading | null {
  const events = useShownEvents<Event>()
  const event = eventAt(shown, shown.running.at(-1) ?? '')
  if (!event) return null
  const begun = stepOf(events, event.id)
  const step = begun && event.steps[begun.step]
  const now = step && event.steps.length > 1 ? words('panel.now', { step: stepWords(step, words) }) : ''
  const meets = begun && begun.seats.length > 0 ? words('panel.touches', { seats: begun.seats.map(nameOf).join(', ') }) : ''
  return { title: eventTitle(event, words), text: eventText(event, words), now, meets }
}

/** The event for whoever hears it: its card is drawn on the table, for all who see. */
export function ReadAloud({ desk }: { desk: MerchantsDesk }) {
  const reading = useReading(desk)
  return (
    <div className="spoken" aria-live="assertive" data-testid="reading">
      {reading && [`${reading.title}.`, reading.text, reading.now, reading.meets].filter(Boolean).join(' ')}
    </div>
  )
}
