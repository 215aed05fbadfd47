import type { Seat } from '../../../../engine/core/game.ts'
import type { Card } from '../../../../engine/games/port-royal/cards.ts'
import { pointsIn } from '../../../../engine/games/port-royal/display.ts'
import { askedSeat } from '../../../../engine/games/port-royal/waiting.ts'
import type { Rect } from '../../../table/contract.ts'
import { type Box, middle, rest } from '../../../table/rest.ts'
import { artOf, coinsId, displayIds } from '../ids.ts'
import { SIGNS } from '../signs.ts'
import { DEPTH, grid, type Placing } from './placing.ts'

/** Where things lie on a plaque, in shares of its height from its top left; `w` = its width in the same unit. */
type Spots = {
  plan: string
  points: [x: number, y: number, width: number, height: number]
  coins: [x: number, y: number, width: number, height: number]
  /** Cards of the same picture in heaps, side by side. */
  heaps: [x: number, y: number, width: number, height: number] | null
  signs: [x: number, y: number, width: number, height: number] | null
  /** Says whose turn it is: in words on the upper rim, or where they have no room by a picture. */
  active: [x: number, y: number, width: number, height: number]
}

/** From this width on a plaque has room for its cards beside its numbers, heights of it. */
const DESK_FROM = 3

function spots(placing: Placing, mine: boolean, w: number): Spots {
  const { compact, arrangement } = placing.regions
  if (compact && mine)
    return {
      plan: 'tile',
      points: [w * 0.72, 0.22, 0.7, 0.36],
      coins: [0, 0, 0, 0],
      heaps: null,
      signs: [w * 0.67, 0.61, w * 0.62, 0.36],
      active: [0.14, 0.14, 0.26, 0.26],
    }
  if (compact && w < DESK_FROM)
    return {
      plan: 'tile',
      points: [w * 0.74, 0.2, w * 0.46, 0.28],
      coins: [w * 0.74, 0.55, w * 0.46, 0.26],
      heaps: null,
      signs: null,
      active: [0.14, 0.14, 0.26, 0.26],
    }
  if (mine)
    return {
      plan: 'sheet',
      points: [w * 0.2, 0.61, 0.3, 0.26],
      coins: [0, 0, 0, 0],
      heaps: null,
      signs: [w * 0.5, 0.865, w - 0.12, 0.21],
      active: [0, 0, 0, 0],
    }
  if (arrangement === 'room')
    return {
      plan: 'crown',
      points: [w * 0.36, 0.46, 0.3, 0.2],
      coins: [w * 0.74, 0.46, 0.4, 0.2],
      heaps: [w * 0.5, 0.78, w - 0.1, 0.36],
      signs: null,
      active: [w - 0.46, 0.01, 0.8, 0.12],
    }
  const left = 0.98
  const room = w - left - 0.08
  return {
    plan: 'desk',
    points: [left + 0.2, 0.72, 0.42, 0.4],
    coins: [left + 0.78, 0.72, 0.56, 0.36],
    heaps: [left + 1.1 + (room - 1.1) / 2, 0.73, room - 1.16, 0.64],
    signs: null,
    active: [w - 0.8, 0.06, 1.4, 0.22],
  }
}

/** Everyone's plaque and what lies on it; before me my own cards and coins. */
export function placeSeats(placing: Placing): void {
  for (const [key, rect] of Object.entries(placing.regions.plaques)) placeSeat(placing, Number(key), rect)
  if (placing.viewer !== 'table') placeMine(placing, placing.viewer)
}

function placeSeat(placing: Placing, seat: Seat, rect: Rect): void {
  const { view, viewer, layout } = placing
  const mine = seat === viewer
  const at = spots(placing, mine, rect.width / rect.height)
  const box = ([x, y, width, height]: [number, number, number, number]): Box => ({
    x: rect.x + x * rect.height,
    y: rect.y + y * rect.height,
    width: width * rect.height,
    height: height * rect.height,
  })
  const display = view.displays[seat] ?? []
  const asked = view.phase !== 'over' && askedSeat(view) === seat ? 1 : 0
  const under = view.active === seat && view.phase !== 'over' ? 'panel.yourTurn' : ''
  layout[`seat:${seat}`] = rest(['plaque', at.plan], middle(rect), DEPTH.panel, { target: `seat:${seat}`, values: { asked, under, seat } })
  layout[`points:${seat}`] = rest(['points', mine && at.plan === 'sheet' ? 'full' : 'short'], box(at.points), DEPTH.onPanel, {
    values: { points: pointsIn(display), goal: view.options.goal, width: rect.width * 0.58 },
  })
  if (!mine)
    layout[coinsId(seat)] = rest(['purse', ''], box(at.coins), DEPTH.onPanel, {
      values: { count: view.coins[seat]?.length ?? 0 },
      up: false,
    })
  if (at.heaps && !mine) placeHeaps(placing, seat, display, box(at.heaps))
  if (at.signs && mine) placeSigns(placing, display, box(at.signs))
  if (view.active === seat && view.phase !== 'over' && !mine) {
    const shown: [string, string] = at.plan === 'tile' ? ['mark', 'sign-card'] : ['news', 'panel.theirTurn']
    layout.active = rest(shown, box(at.active), DEPTH.onPanel + 2, { values: { bright: 1 } })
  }
}

/** Heaps lie over one another so far that this much of each stays to be seen, in widths of one. */
const HEAPS_APART = 0.56

/** Another's persons: those of the same picture on one heap, with their number. */
function placeHeaps({ layout }: Placing, seat: Seat, display: readonly Card[], area: Box): void {
  const heaps = new Map<string, { count: number; card: Card }>()
  for (const card of display) {
    const heap = heaps.get(artOf(card))
    if (heap) heap.count += 1
    else heaps.set(artOf(card), { count: 1, card })
  }
  const aspect = 48 / 68
  const width = Math.min(area.height * aspect, area.width / (1 + HEAPS_APART * (heaps.size - 1)))
  const step = Math.min(width * 1.06, heaps.size > 1 ? (area.width - width) / (heaps.size - 1) : 0)
  let place = 0
  for (const [art, { count, card }] of heaps) {
    const x = area.x + area.width / 2 - width / 2 - (heaps.size - 1 - place) * step
    layout[`heap:${seat}:${art}`] = rest(['heap', card], { x, y: area.y, width, height: width / aspect }, DEPTH.onPanel + place * 0.1, {
      values: { count, art },
    })
    place += 1
  }
}

/** Rows of signs that are tried. */
const SIGN_ROWS = [1, 2, 3] as const

/** At a glance: swords, signs, discounts, traders by colour. */
function placeSigns({ layout }: Placing, display: readonly Card[], area: Box): void {
  const shown = SIGNS.map(({ sign, count }) => ({ sign, count: count(display) })).filter(({ count }) => count > 0)
  const rows = SIGN_ROWS.map((lines) => {
    const columns = Math.ceil(Math.max(1, shown.length) / lines)
    const height = Math.min((area.height / lines) * 0.96, (area.width / columns) * 0.62, area.height * 0.7)
    return { columns, lines: Math.ceil(shown.length / columns), height }
  })
  const { columns, lines, height } = rows.reduce((one, other) => (other.height > one.height * 1.05 ? other : one))
  const width = Math.min(height * 1.75, area.width / columns)
  for (const [place, { sign, count }] of shown.entries()) {
    const x = area.x - area.width / 2 + width * ((place % columns) + 0.5)
    const y = area.y + (Math.floor(place / columns) - (lines - 1) / 2) * (area.height / Math.max(lines, 2)) * 0.98
    layout[`sign:${sign}`] = rest(['stat', sign], { x, y, width: width * 0.98, height }, DEPTH.onPanel, { values: { count } })
  }
}

function placeMine({ view, regions, layout }: Placing, seat: Seat): void {
  const display = view.displays[seat] ?? []
  if (regions.display) {
    const boxes = grid(regions.display, display.length, regions.compact ? 92 * regions.scale : 178 * regions.scale)
    for (const [at, id] of displayIds(display).entries()) {
      const card = display[at]
      const box = boxes[at]
      if (card === undefined || box === undefined) continue
      layout[id] = rest(['card', card], box, DEPTH.display + at * 0.1, { target: `person:${at}` })
    }
  }
  if (regions.coins)
    layout[coinsId(seat)] = rest(['coins', regions.compact ? 'small' : ''], middle(regions.coins), DEPTH.coins, {
      values: { count: view.coins[seat]?.length ?? 0 },
      up: false,
      target: 'coins:',
    })
}
