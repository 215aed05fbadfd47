import type { Viewer } from '../../../engine/core/game.ts'
import type { State } from '../../../engine/games/merchants/state.ts'
import type { Layout, Size } from '../../table/contract.ts'
import { rest } from '../../table/rest.ts'
import { placeHand } from './layout/hand.ts'
import { placeMiddle } from './layout/middle.ts'
import { DEPTH } from './layout/placing.ts'
import { placeSea } from './layout/sea.ts'
import { placeSeats } from './layout/seats.ts'
import { groundFor } from './regions/ground.ts'
import { regions } from './regions.ts'

/** Where every piece of Merchants rests, for whoever looks through a window of that size. */
export function layout(view: State, viewer: Viewer, size: Size): Layout {
  const places = regions(size, view, viewer)
  const pieces: Layout = {}
  const placing = { view, viewer, regions: places, layout: pieces }
  const ground = groundFor(size)
  pieces.table = rest(['table', ground.name], { x: size.width / 2, y: size.height / 2, ...size }, DEPTH.table)
  for (const [index, lamp] of ground.lamps.entries()) {
    const { sea } = places
    const glow = 256 * sea.scale
    const at = { x: sea.left + lamp.x * sea.scale, y: sea.top + lamp.y * sea.scale }
    pieces[`lamp:${index}`] = rest(['lamp', 'lamp-glow'], { ...at, width: glow, height: glow }, DEPTH.lamp, { values: { index } })
  }
  placeSea(placing)
  placeSeats(placing)
  placeMiddle(placing)
  placeHand(placing)
  return pieces
}
