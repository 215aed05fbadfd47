import type { ReactNode } from 'react'
import type { Arrangement } from '../../table/arrangement.ts'
import type { Rect } from '../../table/contract.ts'
import { WaysSign } from '../room/WaysSign.tsx'
import './panels.css'
import './decision.css'
import './account.css'
import './phone.css'

/** How a game's regions are drawn: what its panels need to know of them. */
export type Drawn = {
  arrangement: Arrangement
  /** CSS pixels per unit of the drawing at 1920×1080. */
  scale: number
  /** Small: only signs and numbers. */
  compact: boolean
  /** On the screen of the room: where it says how to come and sit down. Absent: nowhere. */
  ways?: Rect
}

/** Everything of a table that is words: beside the pieces, in the places that the game's regions leave for it. */
export function PanelsFrame({ game, places, children }: { game: string; places: Drawn; children: ReactNode }) {
  // Small windows keep letters that can be read; what does not fit then scrolls or grows.
  const unit = Math.max(places.compact ? 14 : 10.5, 16 * Math.min(places.scale, 2.2))
  return (
    <div
      className={`panels ${game} ${places.arrangement}`}
      style={{ fontSize: `calc(${unit}px * var(--text))`, '--unit': `${unit}px` } as React.CSSProperties}
    >
      {children}
      {places.ways && <WaysSign place={places.ways} />}
    </div>
  )
}
