import type { Viewer } from '../../../../engine/core/game.ts'
import type { State } from '../../../../engine/games/merchants/state.ts'
import type { Layout } from '../../../table/contract.ts'
import type { Regions } from '../regions.ts'

/** What every part of the layout reads, and the layout that it adds to. */
export type Placing = { view: State; viewer: Viewer; regions: Regions; layout: Layout }

/** Higher lies above. */
export const DEPTH = {
  table: 0,
  lamp: 2,
  far: 4,
  /** Vessels, from the horizon to the rail. */
  sea: 10,
  crew: 36,
  panel: 40,
  onPanel: 44,
  pile: 58,
  middle: 70,
  hand: 80,
  sheet: 120,
  laid: 124,
  event: 140,
} as const

/** Width of a card of height 1. */
export const CARD_ASPECT = 164 / 236

/** How many cards a seat is seen to hold: what is offered lies on the table. */
export function heldBy({ hands, offer }: State, seat: number): number {
  return (hands[seat]?.length ?? 0) - (offer?.from === seat ? 1 : 0)
}
