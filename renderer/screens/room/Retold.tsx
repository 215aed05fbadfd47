import { useState } from 'react'
import { type AnyDesk, useShownEvents } from '../../app/desk.ts'
import { useWords } from '../../words/language.ts'
import { Entries, type LogEntry, type LogProps } from '../table/Log.tsx'
import { Face } from '../ui/Face.tsx'
import { Icon } from '../ui/Icon.tsx'
import './room.css'

/** What just happened, in one large line; a click opens what went before. */
export function Retold<Event, Entry extends LogEntry>(log: LogProps<Event, Entry>) {
  const say = useWords()
  const [open, setOpen] = useState(false)
  const last = log.entriesOf(useShownEvents<Event>()).at(-1)
  return (
    <>
      <button
        type="button"
        className="retold"
        aria-expanded={open}
        aria-label={say('table.log')}
        data-testid="retold"
        onClick={() => setOpen(!open)}
      >
        {last && <Telling key={last.number} desk={log.desk} entry={last} />}
        {last && log.extra?.(last)}
      </button>
      {open && (
        <div className="retold-log walnut">
          <Entries {...log} />
        </div>
      )}
    </>
  )
}

function Telling({ desk, entry }: { desk: AnyDesk; entry: LogEntry }) {
  const { play, nameOf, words, people, card } = desk
  const face = entry.seat === null ? null : people[entry.seat]?.face
  const lines = [entry.line, ...entry.more].map((line) => play.tell(line, nameOf, words))
  return (
    <span className="telling">
      {face && <Face game={card.game} face={face} size="1.5em" />}
      {!face && entry.icon && <Icon name={entry.icon} />}
      <b>{lines[0]}</b>
      {lines.length > 1 && <i>{lines.slice(1).join(' ')}</i>}
    </span>
  )
}
