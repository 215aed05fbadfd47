import type { State } from '../../../engine/games/parley/state.ts'
import { useDesk } from '../../app/desk.ts'
import { useSize } from '../../app/size.ts'
import { Log } from '../../screens/table/Log.tsx'
import { PanelsFrame } from '../../screens/table/PanelsFrame.tsx'
import { Sheets } from '../../screens/table/Sheets.tsx'
import type { Choice } from './choice.ts'
import { Account } from './panels/Account.tsx'
import { BlackmailPrices } from './panels/BlackmailPrices.tsx'
import { Decision } from './panels/Decision.tsx'
import { EntryMore } from './panels/EntryMore.tsx'
import { entriesOf } from './panels/entries.ts'
import { Mission } from './panels/Mission.tsx'
import type { PanelProps } from './panels/props.ts'
import { regions } from './regions.ts'
import './panels/parley.css'

/** Everything of Parley's table that is words: beside the pieces, in the places that the regions leave for it. */
export function Panels() {
  const desk = useDesk<State, Choice>()
  const size = useSize()
  if (!desk) return null
  const places = regions(size, desk.view.seats, desk.viewer)
  const props: PanelProps = { desk, places }
  const log = { desk, entriesOf, extra: (entry: ReturnType<typeof entriesOf>[number]) => <EntryMore entry={entry} desk={desk} /> }
  return (
    <PanelsFrame game="parley" places={places}>
      {places.log ? (
        <Log {...log} place={places.log} line={places.arrangement === 'room'} />
      ) : (
        <Sheets {...log} place={places.nav ?? places.acts}>
          <BlackmailPrices desk={desk} />
        </Sheets>
      )}
      {places.mission && <Mission {...props} />}
      <Decision {...props} />
      <Account {...props} />
    </PanelsFrame>
  )
}
