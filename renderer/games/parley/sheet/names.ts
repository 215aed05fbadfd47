import type { PortMap } from '../../../../engine/games/parley/map.ts'
import type { Rect } from '../../../table/contract.ts'
import { LEAST_PX } from '../../../table/writing.ts'
import { type Chart, cellCentre } from '../chart.ts'
import { extent, nearMonsters } from './field.ts'
import { type Plan, roseRoom, seaOf, titleRoom } from './plan.ts'
import { type Slanted, settled } from './settle.ts'

/** Where a port's name is written: its middle and room in the window, and its slant in degrees. */
export type NameRoom = Slanted

/** Letters in a hexagon of the printed size, CSS pixels at 1x. */
const LETTERS = 20
/** A box of a name is so much higher than its letters (pieces/cell.ts). */
const HEIGHT = 1 / 0.78
/** How wide a letter is beside its height, on the average. */
const LETTER = 0.5
const SLANT = 52
const ROUNDS = 3
const SMALLER = 0.72
const SQUEEZED = 0.58
/** Of a longer name only so many letters are given room: it is written closer, and at last cut short. */
const MOST_LETTERS = 24
/** Letters are pressed together so far, and no farther. */
const CLOSEST = 0.5
/** Half hexagons of width that a name in its own has: some air is left to its neighbours. */
const FULL = 1.86
/** Within its own hexagon a name is at most so high, in radii: beside the names of all neighbours. */
const HOME = { upright: 1.4, turned: 0.84 }

type Point = { x: number; y: number }
type Room = { bounds: Rect; ports: readonly Point[]; closed: readonly Point[]; reach: number; rooms: readonly Rect[] }

const known = new WeakMap<Plan, { at: string; rooms: Map<string, NameRoom> }>()

/** Names beside or over their hexagons, so that none covers another: on the chart of a map of the house. Kept until the chart lies elsewhere. */
export function nameRooms(map: PortMap, plan: Plan, chart: Chart): Map<string, NameRoom> {
  const at = `${chart.left} ${chart.top} ${chart.scale}`
  const old = known.get(plan)
  if (old?.at === at) return old.rooms
  const rooms = placeNames(map, plan, chart)
  known.set(plan, { at, rooms })
  return rooms
}

function placeNames(map: PortMap, plan: Plan, chart: Chart): Map<string, NameRoom> {
  const letters = Math.max(LEAST_PX, LETTERS * chart.cell)
  const at = ({ x, y, width, height }: Rect): Rect => ({
    x: chart.left + x * chart.scale,
    y: chart.top + y * chart.scale,
    width: width * chart.scale,
    height: height * chart.scale,
  })
  const radius = plan.field.radius * chart.scale
  const room: Room = {
    bounds: at(seaOf(plan.whole)),
    ports: map.ports.map(({ cell }) => cellCentre(chart, cell)),
    closed: nearMonsters(map).map(({ cell }) => cellCentre(chart, cell)),
    reach: radius * 0.8,
    rooms: [titleRoom(plan), roseRoom(plan)].flatMap((taken) => (taken ? [at(taken)] : [])),
  }
  const { turned } = plan.field
  const hexagon = extent(turned)
  const half = { x: (hexagon.width / 2) * radius, y: (hexagon.height / 2) * radius }
  const home = { width: half.x * FULL, height: Math.min(letters * HEIGHT, radius * (turned ? HOME.turned : HOME.upright)) }
  const choices = map.ports.map(({ name }, place) => {
    const centre = room.ports[place]
    if (!centre) throw new Error(`no place for ${name}`)
    const size = { width: Math.min(textWidth(name, letters), MOST_LETTERS * letters * LETTER) + 4, height: letters * HEIGHT }
    return candidates(centre, { half, size, cell: chart.cell })
  })
  const homes = room.ports.map((centre): NameRoom => atFoot(centre, { half, size: home, cell: chart.cell }))
  const chosen = settled(choose(choices, room), homes)
  return new Map(map.ports.map(({ id }, place) => [id, chosen[place] ?? { x: 0, y: 0, width: 0, height: 0, turn: 0 }]))
}

function textWidth(text: string, letters: number): number {
  // letters of scripts that are as wide as they are high
  const wide = [...text].filter((letter) => letter >= '\u2e80').length
  return ([...text].length - wide) * letters * LETTER + wide * letters
}

/** What of a name is written in so much room: letters that would be squeezed beyond reading are left away. */
export function cutShort(name: string, letters: number, width: number): string {
  if (textWidth(name, letters) * CLOSEST <= width) return name
  const all = [...name]
  while (all.length > 1 && textWidth(`${all.join('')}…`, letters) * CLOSEST > width) all.pop()
  return `${all.join('').trimEnd()}…`
}

type Shape = { half: Point; size: { width: number; height: number }; cell: number }
type Choice = { room: NameRoom; dislike: number }

/** Where a name may stand, the best first: at the foot of its hexagon, around it, at last on a slant. */
function candidates({ x, y }: Point, { half, size, cell }: Shape): Choice[] {
  const { width, height } = size
  const foot = atFoot({ x, y }, { half, size, cell })
  // a little too long is written a little smaller, as on the printed sheet
  if (width * SMALLER <= half.x * 2) return [{ room: { ...foot, width: Math.min(width, half.x * FULL) }, dislike: 0 }]
  const flat = (dx: number, dy: number, dislike: number): Choice => ({ room: { x: x + dx, y: y + dy, ...size, turn: 0 }, dislike })
  const slanted = (up: 1 | -1): Choice => {
    const angle = (SLANT * Math.PI) / 180
    const away = width / 2 + half.y * 0.55
    return { room: { x: x + Math.cos(angle) * away * up, y: y - Math.sin(angle) * away * up, ...size, turn: -SLANT }, dislike: 2.4 }
  }
  const above = half.y + height * 0.42
  const beside = half.x + width / 2 + 1
  const corner = half.x * 0.72 + width / 2
  const squeezed = width * SQUEEZED <= half.x * 2 ? [{ room: { ...foot, width: half.x * FULL }, dislike: 0.7 }] : []
  return [
    ...squeezed,
    { room: foot, dislike: 0.6 },
    flat(0, above, 0.9),
    flat(0, -above, 1),
    flat(beside, 0, 0.9),
    flat(-beside, 0, 1),
    flat(corner, half.y * 0.72, 1.2),
    flat(corner, -half.y * 0.72, 1.3),
    flat(-corner, half.y * 0.72, 1.3),
    flat(-corner, -half.y * 0.72, 1.4),
    flat(0, above + height * 0.86, 2),
    flat(0, -above - height * 0.86, 2),
    slanted(1),
    slanted(-1),
  ]
}

function atFoot({ x, y }: Point, { half, size, cell }: Shape): NameRoom {
  return { x, y: y + Math.min(30 * cell, half.y - size.height * 0.2), ...size, turn: 0 }
}

/** Every name takes its best place beside the others, a few times over. */
function choose(choices: readonly Choice[][], room: Room): NameRoom[] {
  const first = choices.map(([best]) => best?.room)
  const chosen: (NameRoom | undefined)[] = choices.map((list, place) => (list.length === 1 ? first[place] : undefined))
  const base = choices.map((list, place) => list.map((choice) => choice.dislike + crossing(choice.room, place, room)))
  for (let round = 0; round < ROUNDS; round++)
    for (const [place, list] of choices.entries()) {
      if (list.length === 1) continue
      let least = Number.POSITIVE_INFINITY
      for (const [index, choice] of list.entries()) {
        const others = chosen.reduce((sum, other, at) => (other && at !== place ? sum + shared(choice.room, other) * 14 : sum), 0)
        const cost = (base[place]?.[index] ?? 0) + others
        if (cost < least) [least, chosen[place]] = [cost, choice.room]
      }
    }
  return chosen.flatMap((name) => (name ? [name] : []))
}

/** How much of it lies where it should not: over the edge, on hexagons of others, on the ornaments. */
function crossing(name: NameRoom, own: number, { bounds, ports, closed, reach, rooms }: Room): number {
  const points = along(name)
  const share = (isIn: (point: Point) => boolean) => points.filter(isIn).length / points.length
  const isNear = (list: readonly Point[], skip: number) => (point: Point) =>
    list.some((hexagon, place) => place !== skip && Math.hypot(hexagon.x - point.x, hexagon.y - point.y) < reach)
  const isOut = ({ x, y }: Point) => x < bounds.x || y < bounds.y || x > bounds.x + bounds.width || y > bounds.y + bounds.height
  return (
    share(isOut) * 60 +
    share(isNear(ports, own)) * 4 +
    share(isNear(closed, -1)) * 2 +
    share((point) => rooms.some((taken) => isWithin({ ...taken, turn: 0 }, point))) * 12
  )
}

/** Share of a name that lies on another. */
function shared(name: NameRoom, other: NameRoom): number {
  const reach = (name.width + other.width) / 2 + name.height
  if (Math.abs(name.x - other.x) > reach || Math.abs(name.y - other.y) > reach) return 0
  const points = along(name)
  return points.filter((point) => isWithin(other, point)).length / points.length
}

const ALONG = [-0.5, -0.375, -0.25, -0.125, 0, 0.125, 0.25, 0.375, 0.5]
const ACROSS = [-0.4, 0, 0.4]

/** Points all over a name. */
function along({ x, y, width, height, turn }: NameRoom): Point[] {
  const [cos, sin] = [Math.cos((turn * Math.PI) / 180), Math.sin((turn * Math.PI) / 180)]
  return ALONG.flatMap((u) => ACROSS.map((v) => ({ x: x + u * width * cos - v * height * sin, y: y + u * width * sin + v * height * cos })))
}

/** Is the point in the box, which lies around its middle? */
function isWithin({ x, y, width, height, turn }: NameRoom, point: Point): boolean {
  const [cos, sin] = [Math.cos((turn * Math.PI) / 180), Math.sin((turn * Math.PI) / 180)]
  const [dx, dy] = [point.x - x, point.y - y]
  return Math.abs(dx * cos + dy * sin) <= width / 2 && Math.abs(dy * cos - dx * sin) <= height / 2
}
