import type { Seat } from '../../../../engine/core/game.ts'
import { rest } from '../../../table/rest.ts'
import { vesselId } from '../ids.ts'
import type { Span } from '../regions.ts'
import { DEPTH, type Placing } from './placing.ts'

type Picture = { width: number; height: number; waterline: number }
/** As baked: size, and where in its height the water is. */
const PICTURES = {
  vessel: { width: 204, height: 180, waterline: 0.8 },
  pirate: { width: 300, height: 256, waterline: 0.8 },
  sunk: { width: 196, height: 140, waterline: 0.77 },
  port: { width: 324, height: 150, waterline: 0.82 },
  island: { width: 284, height: 200, waterline: 0.78 },
} satisfies Record<string, Picture>

/** Shares of the way from the horizon to the rail. */
const FAR = 0.15
const BACK = 0.27
const FRONT = 0.66
/** Of the fleet's water: the rest is kept free before the port. */
const ROADS = 0.84
/** Where in its own water a vessel of an even fleet lies, near and back: none hides another. */
const STAGGER = { near: 0.38, back: 0.88 }

/** Farther away is smaller: 0.8 at the harbours, 1.3 before the rail. */
const sizeAt = (share: number): number => 0.62 + 1.06 * share

/** Port and Island, and every vessel where it is (2.3). */
export function placeSea(placing: Placing): void {
  placeHomes(placing)
  const { view } = placing
  placePirate(placing)
  const fleet = Array.from({ length: view.seats - 1 }, (_, index) => (view.pirate + 1 + index) % view.seats)
  for (const [index, seat] of fleet.entries()) placeMerchant(placing, { seat, index, count: fleet.length })
}

function boxAt({ regions }: Placing, picture: Picture, at: { x: number; share: number; most?: number }) {
  const { sea } = regions
  const scale = Math.min(sizeAt(at.share) * sea.scale, (at.most ?? Number.POSITIVE_INFINITY) / picture.width)
  const width = picture.width * scale
  const height = picture.height * scale
  return { x: at.x, y: sea.y + at.share * sea.height + (0.5 - picture.waterline) * height, width, height }
}

const inSpan = ({ left, right }: Span, share: number): number => left + (right - left) * share

/** 3.4, 4.4 What I sail home to shines when I may. */
function placeHomes(placing: Placing): void {
  const { view, viewer, regions, layout } = placing
  const { pirate, fleet } = regions.waters
  const width = (span: Span, share: number) => (span.right - span.left) * share
  const isle = boxAt(placing, PICTURES.island, { x: inSpan(pirate, 0.24), share: FAR, most: width(pirate, 0.46) })
  const port = boxAt(placing, PICTURES.port, { x: inSpan(fleet, 0.78), share: FAR, most: width(fleet, 0.42) })
  layout.island = rest(['home', 'island'], isle, DEPTH.far, { target: viewer === view.pirate ? 'home:' : null })
  layout.port = rest(['home', 'port'], port, DEPTH.far, { target: viewer === 'table' || viewer === view.pirate ? null : 'home:' })
}

function placePirate(placing: Placing): void {
  const { view, regions, layout } = placing
  const span = regions.waters.pirate
  const width = span.right - span.left
  const isHome = view.places[view.pirate] === 'island'
  const box = isHome
    ? boxAt(placing, PICTURES.vessel, { x: inSpan(span, 0.46), share: FAR + 0.13, most: width * 0.4 })
    : boxAt(placing, PICTURES.pirate, { x: inSpan(span, 0.55), share: FRONT, most: width * 0.86 })
  layout[vesselId(view.pirate)] = vessel(placing, view.pirate, box, isHome ? FAR + 0.13 : FRONT)
}

/** Two rows, turn about, so that they stand between each other. */
function placeMerchant(placing: Placing, { seat, index, count }: { seat: Seat; index: number; count: number }): void {
  const { view, regions, layout } = placing
  const { fleet } = regions.waters
  const place = view.places[seat]
  if (place === 'port') {
    const berth = inSpan(fleet, 0.96 - (0.3 * (index + 1)) / (count + 0.5))
    const box = boxAt(placing, PICTURES.vessel, { x: berth, share: FAR + 0.14, most: (fleet.right - fleet.left) * 0.2 })
    layout[vesselId(seat)] = vessel(placing, seat, { ...box, width: box.width * 0.8, height: box.height * 0.8 }, FAR + 0.14)
    return
  }
  const isNear = index % 2 === 0
  const row = rowOf(placing, isNear)
  const apart = (row.right - row.left) / Math.ceil(count / 2)
  const share = isNear ? FRONT : BACK
  const picture = place === 'sunk' ? PICTURES.sunk : PICTURES.vessel
  const most = Math.min(apart, (fleet.right - fleet.left) * 0.62)
  const odd = isNear ? 0.5 : 1
  const even = isNear ? STAGGER.near : STAGGER.back
  const x = row.left + apart * (Math.floor(index / 2) + (count % 2 === 1 ? odd : even))
  const box = boxAt(placing, picture, { x: clear(row, x, picture.width * sizeAt(share) * regions.sea.scale, most), share, most })
  layout[vesselId(seat)] = vessel(placing, seat, box, share)
}

/** Before the rail the lantern would stand in the way; a phone has no room to make way for it. */
function rowOf({ regions: { waters, sea, compact } }: Placing, isNear: boolean): Span {
  const right = inSpan(waters.fleet, ROADS)
  return { left: isNear && !compact ? Math.max(waters.fleet.left, sea.beside) : waters.fleet.left, right }
}

/** Whole in its water. */
function clear({ left, right }: Span, x: number, width: number, most: number): number {
  const half = Math.min(width, most) / 2
  return Math.min(Math.max(x, left + half), right - half)
}

function vessel({ view }: Placing, seat: Seat, box: { x: number; y: number; width: number; height: number }, share: number) {
  const place = view.places[seat] ?? 'sea'
  return rest(['vessel', place], box, DEPTH.sea + share * 20, {
    target: `seat:${seat}`,
    values: { seat, pirate: seat === view.pirate ? 1 : 0, turn: seat === view.turn && view.phase !== 'over' ? 1 : 0 },
  })
}
