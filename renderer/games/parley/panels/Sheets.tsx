import { useState } from 'react'
import { Menu } from '../../../screens/table/Menu.tsx'
import { Icon } from '../../../screens/ui/Icon.tsx'
import { BlackmailPrices } from './BlackmailPrices.tsx'
import { Entries } from './Log.tsx'
import { type PanelProps, Place } from './Place.tsx'

/** On a phone the text panels are sheets that come up from below. */
export function Sheets({ desk, places }: PanelProps) {
  const { words } = desk
  const [open, setOpen] = useState(false)
  const rect = places.nav ?? places.acts
  return (
    <>
      <Place rect={rect} className="sheet-nav">
        <button type="button" aria-expanded={open} aria-label={words('panel.log')} data-testid="log-sheet" onClick={() => setOpen(!open)}>
          <Icon name="quill-ink" />
        </button>
        <Menu />
      </Place>
      {open && (
        <div className="bottom-sheet walnut">
          <header>
            <h2>{words('panel.log')}</h2>
            <button type="button" className="small" onClick={() => setOpen(false)}>
              <Icon name="cancel" size="1em" />
            </button>
          </header>
          <BlackmailPrices desk={desk} />
          <Entries desk={desk} />
        </div>
      )}
    </>
  )
}
