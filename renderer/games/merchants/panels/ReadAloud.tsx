import type { Event } from '../../../../engine/games/merchants/events.ts'
import { useShownEvents } from '../../../app/desk.ts'
import { readingOf } from '../reading.ts'
import type { MerchantsDesk } from './props.ts'

/** 7.1 The event under way, as far as the table has shown it. */
export function useReading({ shown, nameOf, words }: MerchantsDesk): ReturnType<typeof readingOf> {
  return readingOf(useShownEvents<Event>(), shown, nameOf, words)
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
