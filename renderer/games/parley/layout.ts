import type { Viewer } from '../../../engine/core/game.ts'
import type { State } from '../../../engine/games/parley/state.ts'
import type { Layout, Size } from '../../table/contract.ts'
import { middle, rest } from '../../table/rest.ts'
import { chartIn } from './chart.ts'
import { placeChart } from './layout/chartPieces.ts'
import { placeMine } from './layout/mine.ts'
import { DEPTH } from './layout/rest.ts'
import { placeSeats } from './layout/seats.ts'
import { placeStake } from './layout/stake.ts'
import { placeTrack } from './layout/track.ts'
import { placeVotes } from './layout/votes.ts'
import { regions } from './regions.ts'
import { planFor } from './sheet/plan.ts'

/** Where every piece of Parley rests, for whoever looks through a window of that size. */
export function layout(view: State, viewer: Viewer, size: Size): Layout {
  const places = regions(size, view.seats, viewer)
  const pieces: Layout = {}
  const plan = planFor(view.options.map, !places.compact)
  const chart = chartIn(places.chart, !places.compact, plan?.field)
  const placing = { view, viewer, regions: places, chart, plan, layout: pieces }
  pieces.table = rest(['table', 'table'], { x: size.width / 2, y: size.height / 2, ...size }, DEPTH.table)
  if (places.lamp) pieces.lamp = rest(['lamp', ''], middle(places.lamp), DEPTH.lamp)
  placeChart(placing)
  placeTrack(placing)
  placeStake(placing)
  placeSeats(placing)
  placeVotes(placing)
  placeMine(placing)
  pieces.bank = rest(['nothing', ''], bank(pieces.letters ?? pieces[`port-card:${view.portDeck.length}`]), DEPTH.place)
  return pieces
}

/** The supply has no place of its own: its coins come from the letters' price, and go there. */
function bank(near: { x: number; y: number; width: number } | undefined): { x: number; y: number; width: number; height: number } {
  return { x: (near?.x ?? 0) + (near?.width ?? 0) * 0.42, y: near?.y ?? 0, width: 30, height: 30 }
}
