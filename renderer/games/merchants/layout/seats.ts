import type { Seat, Viewer } from '../../../../engine/core/game.ts'
import { asked } from '../../../../engine/games/merchants/asked.ts'
import type { State } from '../../../../engine/games/merchants/state.ts'
import type { Rect } from '../../../table/contract.ts'
import { type Box, middle, rest } from '../../../table/rest.ts'
import { fanWidth } from '../fanShape.ts'
import { fanId, plaqueId } from '../ids.ts'
import { DEPTH, heldBy, type Placing } from './placing.ts'

/** The team, and everyone's plaque with what lies on it and hangs from it. */
export function placeSeats(placing: Placing): void {
  placeCrew(placing)
  for (const [key, rect] of Object.entries(placing.regions.plaques)) placeSeat(placing, Number(key), rect)
  placeNotice(placing)
}

/** 6.3 The Merchants win or lose together: their plaques lie on one board. */
function placeCrew({ view, regions, layout }: Placing): void {
  const { crew } = regions
  if (!crew) return
  layout.crew = rest(['panel', 'panel-crew'], middle(crew.frame), DEPTH.crew)
  if (crew.head === 0) return
  const { x, y, width } = crew.frame
  const sea = view.places.filter((place, seat) => seat !== view.pirate && place === 'sea').length
  const treasure = view.ending?.merchants ?? -1
  layout['crew:head'] = rest(['crew', ''], middle({ x, y, width, height: crew.head + 6 * regions.scale }), DEPTH.crew + 1, {
    target: 'crew:',
    values: { sea, treasure },
  })
}

type Spots = {
  plan: string
  /** Where the ship is, and marks; from the top left of the plaque, in shares of its height. */
  standing: [x: number, y: number, width: number, height: number]
  marks: [x: number, y: number, width: number, height: number]
}

/** `w` = the width of the plaque, in shares of its height; so many `marks` leave the rest of a line to words. */
function spots({ regions }: Placing, { mine, w, marks }: { mine: boolean; w: number; marks: number }): Spots {
  const { compact, arrangement } = regions
  if (compact && mine && w > 1.4) return { plan: 'line', standing: [0.98, 0.46, w - 1.08, 0.24], marks: [0.98, 0.7, w - 1.08, 0.24] }
  if (compact && mine) return { plan: 'tile', standing: [w * 0.52, 0.1, w * 0.44, 0.24], marks: [w * 0.52, 0.4, w * 0.44, 0.24] }
  // A high plaque leaves no width beside the face: the name stands below it.
  if (compact && arrangement === 'landscape' && w > 2)
    return { plan: 'line', standing: [0.98, 0.5, Math.max(0.3, w - 1.02 - 0.5 * marks), 0.3], marks: [w - 0.94, 0.5, 0.9, 0.42] }
  if (arrangement === 'portrait' && w > 1.8)
    return { plan: 'line', standing: [0.98, 0.48, w - 1.04, 0.24], marks: [0.98, 0.72, w - 1.04, 0.22] }
  if (compact) return { plan: 'tile', standing: [w * 0.52, 0.06, w * 0.44, 0.26], marks: [w * 0.5, 0.36, w * 0.48, 0.24] }
  const standing = Math.max(0.3, w - 1.06 - 0.36 * marks)
  const after = Math.min(Math.max(w - 1.62, 1.02 + standing), w - 0.4)
  return { plan: 'line', standing: [0.98, 0.54, standing, 0.3], marks: [after, 0.55, w - 0.08 - after, 0.32] }
}

function placeSeat(placing: Placing, seat: Seat, rect: Rect): void {
  const { view, viewer, regions, layout } = placing
  const mine = seat === viewer
  const pirate = seat === view.pirate
  const signs = marksOf(view, seat, viewer)
  const at = spots(placing, { mine, w: rect.width / rect.height, marks: signs.length })
  const box = ([x, y, width, height]: [number, number, number, number]): Box =>
    middle({ x: rect.x + x * rect.height, y: rect.y + y * rect.height, width: width * rect.height, height: height * rect.height })
  const isAsked = asked(view) === seat ? 1 : 0
  const look = pirate ? 'panel-pirate' : 'panel-crew'
  const place = view.places[seat] ?? 'sea'
  layout[plaqueId(seat)] = rest(['plaque', at.plan], middle(rect), DEPTH.panel, {
    target: plaqueId(seat),
    values: { asked: isAsked, seat, look, gone: place === 'sunk' ? 1 : 0 },
  })
  layout[`standing:${seat}`] = rest(['standing', place], box(at.standing), DEPTH.onPanel, {
    values: { pirate: pirate ? 1 : 0, short: at.plan === 'tile' ? 1 : 0 },
  })
  layout[`marks:${seat}`] = rest(['marks', signs.join(' ')], box(at.marks), DEPTH.onPanel + 1, {
    values: {
      left: turnsLeftOf(view, seat),
      align: at.plan === 'tile' || regions.arrangement === 'portrait' || (mine && regions.compact) ? 'left' : 'right',
    },
  })
  if (!mine) placeFan(placing, seat)
}

/** 6.2 None are left to be counted: 0. */
function turnsLeftOf({ turnsLeft, places, phase }: State, seat: Seat): number {
  return turnsLeft !== null && places[seat] === 'sea' && phase !== 'over' ? (turnsLeft[seat] ?? 0) : 0
}

/** 4.6 The time in which I as the Pirate may call that Merchant: whether it would be worth calling must be noticed. */
function isOpen({ catchable, places, pirate, phase }: State, seat: Seat): boolean {
  return catchable[seat] === true && places[pirate] === 'sea' && phase !== 'over'
}

/** Signs, the most important first. */
function marksOf(view: State, seat: Seat, viewer: Viewer): string[] {
  const { handLimit, showHandCounts } = view.options
  const held = view.hands[seat]?.length ?? 0
  return [
    ...(view.turn === seat && view.phase !== 'over' ? ['turn'] : []),
    ...(turnsLeftOf(view, seat) > 0 ? ['left'] : []),
    ...(view.misses[seat] ? ['misses'] : []),
    ...(view.extras[seat] ? ['extra'] : []),
    ...(showHandCounts && seat !== view.pirate && view.places[seat] === 'sea' && held > handLimit ? ['overladen'] : []),
    ...(viewer === view.pirate && isOpen(view, seat) ? ['window'] : []),
  ]
}

/** Section 9: what I know for sure of a hand lies open among the backs, what may have gone since lies pale. */
function placeFan({ view, viewer, regions, layout }: Placing, seat: Seat): void {
  const rect = regions.fans[seat]
  if (!rect) return
  const known = viewer === 'table' ? undefined : view.known[viewer]?.[seat]
  const shown = view.ending ? (view.ending.treasures[seat] ?? []) : (known?.sure ?? [])
  const maybe = view.ending ? [] : (known?.maybe ?? [])
  const count = heldBy(view, seat)
  // The Pirate's hand has more room than it needs: it begins under the left of the plaque.
  const isLarge = seat === view.pirate && (regions.arrangement === 'wide' || regions.arrangement === 'narrow')
  const width = isLarge ? Math.min(rect.width, fanWidth(rect.height, count)) : rect.width
  layout[fanId(seat)] = rest(
    ['fan', regions.arrangement === 'landscape' ? 'flat' : 'hanging'],
    middle({ ...rect, width }),
    DEPTH.onPanel + 2,
    {
      up: false,
      values: {
        count,
        sure: shown.join(' '),
        maybe: maybe.join(' '),
        numbers: view.options.showHandCounts ? 1 : 0,
      },
    },
  )
}

/** 4.6 My own hold, or how long I still have (6.2). */
function placeNotice({ view, viewer, regions, layout }: Placing): void {
  if (viewer === 'table' || !regions.notice) return
  const count = view.hands[viewer]?.length ?? 0
  const limit = view.options.handLimit
  const isAtSea = view.places[viewer] === 'sea' && view.phase !== 'over'
  const overladen = isAtSea && viewer !== view.pirate && view.places[view.pirate] === 'sea' && count > limit
  if (overladen) layout.notice = rest(['notice', 'overladen'], middle(regions.notice), DEPTH.onPanel, { values: { count, limit } })
  else if (turnsLeftOf(view, viewer) > 0)
    layout.notice = rest(['notice', 'countdown'], middle(regions.notice), DEPTH.onPanel, { values: { count: turnsLeftOf(view, viewer) } })
}
