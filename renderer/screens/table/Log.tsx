import { type ReactNode, useEffect, useRef } from 'react'
import type { Line, Seat } from '../../../engine/core/game.ts'
import { type AnyDesk, useShownEvents } from '../../app/desk.ts'
import type { Rect } from '../../table/contract.ts'
import { useWords } from '../../words/language.ts'
import { SeatsSign } from '../lan/SeatsSign.tsx'
import { Retold } from '../room/Retold.tsx'
import { TalkButton } from '../talk/TalkButton.tsx'
import { Face } from '../ui/Face.tsx'
import { Icon } from '../ui/Icon.tsx'
import { HouseSign } from './HouseSign.tsx'
import { Menu } from './Menu.tsx'
import { Place } from './Place.tsx'

/** One entry of the log: what happened, and what came of it at once. */
export type LogEntry = {
  /** Of its first event. */
  number: number
  line: Line
  /** Whose doing it was, if it was somebody's. */
  seat: Seat | null
  icon: string | null
  more: readonly Line[]
}

/** `entriesOf` = the game's events as entries, oldest first; `extra` = what it draws under an entry. */
export type LogProps<Event, Entry extends LogEntry> = {
  desk: AnyDesk
  entriesOf(events: readonly Event[]): Entry[]
  extra?(entry: Entry): ReactNode
}

const KEPT = 120

/** The log in words, newest below; in one line where everybody in the room looks. */
export function Log<Event, Entry extends LogEntry>({ place, line, ...log }: LogProps<Event, Entry> & { place: Rect; line: boolean }) {
  const say = useWords()
  return (
    <Place rect={place} className={line ? 'log log-line walnut' : 'log walnut'}>
      <header>
        {!line && <Icon name="quill-ink" />}
        {!line && <h2>{say('table.log')}</h2>}
        {line && <HouseSign />}
        {line && <SeatsSign />}
        <TalkButton desk={log.desk} />
        <Menu desk={log.desk} />
      </header>
      {!line && <HouseSign />}
      {!line && <SeatsSign />}
      {line ? <Retold {...log} /> : <Entries {...log} />}
    </Place>
  )
}

/** As far as the table has shown it, so that words never run ahead of pieces. */
export function Entries<Event, Entry extends LogEntry>({ desk, entriesOf, extra }: LogProps<Event, Entry>) {
  const say = useWords()
  const end = useRef<HTMLElement>(null)
  const events = useShownEvents<Event>()
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new line is the reason to go down
  useEffect(() => {
    const list = end.current
    if (list) list.scrollTop = list.scrollHeight
  }, [events.length])
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a list that scrolls must take the focus to be scrolled with the keyboard
    <section className="entries" ref={end} tabIndex={0} aria-label={say('table.log')}>
      {entriesOf(events)
        .slice(-KEPT)
        .map((entry) => (
          <EntryRow key={entry.number} entry={entry} desk={desk}>
            {extra?.(entry)}
          </EntryRow>
        ))}
    </section>
  )
}

function EntryRow({ entry, desk, children }: { entry: LogEntry; desk: AnyDesk; children: ReactNode }) {
  const { play, nameOf, words, people, card } = desk
  const face = entry.seat === null ? null : people[entry.seat]?.face
  return (
    <div className={entry.seat === null && !entry.icon ? 'entry entry-plain' : 'entry'}>
      {face && <Face game={card.game} face={face} size="2.1em" />}
      {!face && entry.icon && <Icon name={entry.icon} />}
      <div>
        <p>{play.tell(entry.line, nameOf, words)}</p>
        {entry.more.map((line, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines are only ever added
          <p key={index} className="entry-more">
            {play.tell(line, nameOf, words)}
          </p>
        ))}
        {children}
      </div>
    </div>
  )
}
