import type { Event } from '../../../engine/games/merchants/events.ts'
import type { State } from '../../../engine/games/merchants/state.ts'
import { useDesk } from '../../app/desk.ts'
import { useSize } from '../../app/size.ts'
import { Log } from '../../screens/table/Log.tsx'
import { PanelsFrame } from '../../screens/table/PanelsFrame.tsx'
import { Sheets } from '../../screens/table/Sheets.tsx'
import type { Choice } from './choice.ts'
import { Account } from './panels/Account.tsx'
import { Decision } from './panels/Decision.tsx'
import { entriesOf } from './panels/entries.ts'
import type { PanelProps } from './panels/props.ts'
import { ReadAloud } from './panels/ReadAloud.tsx'
import { regions } from './regions.ts'
import './panels/merchants.css'

/** Everything of Merchants' table that is words: beside the pieces, in the places that the regions leave for it. */
export function Panels() {
  const desk = useDesk<State, Choice>()
  const size = useSize()
  if (!desk) return null
  const places = regions(size, desk.view, desk.viewer)
  const props: PanelProps = { desk, places }
  const log = { desk, entriesOf: (events: readonly Event[]) => entriesOf(events) }
  return (
    <PanelsFrame game="merchants" places={places}>
      {places.log ? (
        <Log {...log} place={places.log} line={places.arrangement === 'room'} />
      ) : (
        <Sheets {...log} place={places.nav ?? places.acts} />
      )}
      <ReadAloud desk={desk} />
      <Decision {...props} />
      <Account {...props} />
    </PanelsFrame>
  )
}
