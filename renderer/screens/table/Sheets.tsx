import { type ReactNode, useState } from 'react'
import type { Rect } from '../../table/contract.ts'
import { useWords } from '../../words/language.ts'
import { SeatsSign } from '../lan/SeatsSign.tsx'
import { Icon } from '../ui/Icon.tsx'
import { HouseSign } from './HouseSign.tsx'
import { Entries, type LogEntry, type LogProps } from './Log.tsx'
import { Menu } from './Menu.tsx'
import { Place } from './Place.tsx'

/** On a phone the log is a sheet that comes up from below; `children` = what else there is no room for on the table. */
export function Sheets<Event, Entry extends LogEntry>({
  place,
  children,
  ...log
}: LogProps<Event, Entry> & { place: Rect; children?: ReactNode }) {
  const say = useWords()
  const [open, setOpen] = useState(false)
  return (
    <>
      <Place rect={place} className={place.width > place.height ? 'sheet-nav sheet-nav-row' : 'sheet-nav'}>
        <HouseSign />
        <SeatsSign />
        <button type="button" aria-expanded={open} aria-label={say('table.log')} data-testid="log-sheet" onClick={() => setOpen(!open)}>
          <Icon name="quill-ink" />
        </button>
        <Menu desk={log.desk} />
      </Place>
      {open && (
        <div className="bottom-sheet walnut">
          <header>
            <h2>{say('table.log')}</h2>
            <button type="button" className="small" aria-label={say('table.close')} onClick={() => setOpen(false)}>
              <Icon name="cancel" size="1em" />
            </button>
          </header>
          {children}
          <Entries {...log} />
        </div>
      )}
    </>
  )
}
