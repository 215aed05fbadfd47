import type { State } from '../../../engine/games/parley/state.ts'
import { useDesk } from '../../app/desk.ts'
import { useSize } from '../../app/size.ts'
import type { Choice } from './choice.ts'
import { Account } from './panels/Account.tsx'
import { Decision } from './panels/Decision.tsx'
import { Log } from './panels/Log.tsx'
import { Mission } from './panels/Mission.tsx'
import type { PanelProps } from './panels/Place.tsx'
import { Sheets } from './panels/Sheets.tsx'
import { regions } from './regions.ts'
import './panels/panels.css'
import './panels/decision.css'
import './panels/account.css'
import './panels/phone.css'

/** Everything of Parley's table that is words: beside the pieces, in the places that the regions leave for it. */
export function Panels() {
  const desk = useDesk<State, Choice>()
  const size = useSize()
  if (!desk) return null
  const places = regions(size, desk.view.seats, desk.viewer)
  const props: PanelProps = { desk, places }
  // Small windows keep letters that can be read; what does not fit then scrolls or grows.
  const unit = Math.max(places.compact ? 14 : 10.5, 16 * Math.min(places.scale, 1.6))
  return (
    <div
      className={`parley ${places.arrangement}`}
      style={{ fontSize: `calc(${unit}px * var(--text))`, '--unit': `${unit}px` } as React.CSSProperties}
    >
      {places.log ? <Log {...props} place={places.log} /> : <Sheets {...props} />}
      {places.mission && <Mission {...props} />}
      <Decision {...props} />
      <Account {...props} />
    </div>
  )
}
