import type { Viewer } from '../../../engine/core/game.ts'
import type { State } from '../../../engine/games/port-royal/state.ts'
import type { Layout, Size } from '../../table/contract.ts'
import { rest } from '../../table/rest.ts'
import { placeHarbour } from './layout/harbour.ts'
import { DEPTH } from './layout/placing.ts'
import { placeSeats } from './layout/seats.ts'
import { regions } from './regions.ts'

/** Where every piece of Port Royal rests, for whoever looks through a window of that size. */
export function layout(view: State, viewer: Viewer, size: Size): Layout {
  const places = regions(size, view.seats, viewer)
  const pieces: Layout = {}
  const ground = size.width / size.height < 1.05 ? 'quay-tall' : 'quay'
  pieces.table = rest(['table', ground], { x: size.width / 2, y: size.height / 2, ...size }, DEPTH.table)
  const placing = { view, viewer, regions: places, layout: pieces }
  placeHarbour(placing)
  placeSeats(placing)
  return pieces
}
