import { useEffect, useRef } from 'react'
import type { Event } from '../../../../engine/games/parley/events.ts'
import { useStore } from '../../../app/store.ts'
import { Menu } from '../../../screens/table/Menu.tsx'
import { Face } from '../../../screens/ui/Face.tsx'
import { Icon } from '../../../screens/ui/Icon.tsx'
import type { Rect } from '../../../table/contract.ts'
import { type Entry, entriesOf } from './entries.ts'
import { type PanelProps, type ParleyDesk, Place } from './Place.tsx'
import { Seal } from './Seal.tsx'

/** The log in words, newest below. */
export function Log({ desk, places, place }: PanelProps & { place: Rect }) {
  const { words } = desk
  const line = places.arrangement === 'room'
  return (
    <Place rect={place} className={line ? 'log log-line walnut' : 'log walnut'}>
      <header>
        <Icon name="quill-ink" />
        <h2>{words('panel.log')}</h2>
        <Menu />
      </header>
      <Entries desk={desk} />
    </Place>
  )
}

/** As far as the table has shown it, so that words never run ahead of pieces. */
export function Entries({ desk }: { desk: ParleyDesk }) {
  const { before, since, shownCount } = useStore((state) => state.table)
  const end = useRef<HTMLElement>(null)
  // What is kept for this table are events of this game.
  const entries = entriesOf([...before, ...since.slice(0, shownCount)] as Event[])
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new line is the reason to go down
  useEffect(() => {
    const list = end.current
    if (list) list.scrollTop = list.scrollHeight
  }, [shownCount])
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a list that scrolls must take the focus to be scrolled with the keyboard
    <section className="entries" ref={end} tabIndex={0} aria-label={desk.words('panel.log')}>
      {entries.slice(-120).map((entry) => (
        <EntryRow key={entry.number} entry={entry} desk={desk} />
      ))}
    </section>
  )
}

function EntryRow({ entry, desk }: { entry: Entry; desk: ParleyDesk }) {
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
        {entry.voters.length > 0 && (
          <p className="entry-voters">
            {entry.voters.map((seat) => (
              <Face key={seat} game={card.game} face={people[seat]?.face ?? ''} size="1.45em" />
            ))}
            <Icon name="vote" />
          </p>
        )}
        {entry.gains.length > 0 && (
          <p className="entry-gains">
            {entry.gains.map(({ country, points }) => (
              <span key={country}>
                <Seal country={country} name={words(`countries.${country}.name`)} />+{points}
              </span>
            ))}
          </p>
        )}
      </div>
    </div>
  )
}
