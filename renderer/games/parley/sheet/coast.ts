import type { Rect } from '../../../table/contract.ts'
import { type Plan, seaOf } from './plan.ts'
import { affine, type Pin, type Point, thinPlate } from './spline.ts'

/** Fewer places on the earth than this say too little about the rest of the coast. */
const LEAST_PORTS = 6
const LEAST_SHARE = 0.75
/** A port may lie so far from its place on an even chart, in hexagons' radii, on the average. */
const MOST_ASTRAY = 2.2
/** How much longer a degree may be one way than the other, and how far north may lean. */
const MOST_STRETCH = 4.5
const MOST_LEAN = Math.PI / 3.2
/** The more slack, the flatter the sheet; the first that folds nowhere is taken. */
const SLACKS = [0.004, 0.02, 0.08, 0.4, 2]
const FARTHEST_NORTH = 84

/** Beyond the sheet so much of its degrees are bent with it. */
const BEYOND = 0.3

/** Degrees to pixels of the sheet; the meridians around `middle`, and what of the earth is in sight. */
export type Bend = { at(degrees: Point): Point; middle: number; bounds: Bounds }
type Bounds = { west: number; east: number; south: number; north: number }
type Way = (point: Point) => Point

/** How the earth is bent to the ports' hexagons; null where they lie as nowhere on earth. */
export function bendOf(plan: Plan): Bend | null {
  const placed = plan.ports.flatMap(({ x, y, lon, lat }) => (lon === null || lat === null ? [] : [{ x, y, lon, lat }]))
  if (placed.length < LEAST_PORTS || placed.length < plan.ports.length * LEAST_SHARE) return null
  const middle = middleOf(placed.map(({ lon }) => lon))
  const { radius, turned } = plan.field
  const pins = placed.map(({ x, y, lon, lat }): Pin => {
    return { from: mercator([around(lon, middle), lat]), to: [x / radius, y / radius], slack: 0 }
  })
  if (!isSpread(pins)) return null
  const even = affine(pins)
  if (!isSensible(even, pins, turned)) return null
  const seen = inSight(seaOf(plan.whole), radius, inverseOf(even, middle))
  const frame = frameOf(seen, even)
  const spread = Math.max(seen.width, seen.height)
  const scaled = (pin: Pin, slack: number): Pin => ({ ...pin, from: [pin.from[0] / spread, pin.from[1] / spread], slack })
  for (const slack of SLACKS) {
    const plate = thinPlate([...pins.map((pin) => scaled(pin, slack)), ...frame.map((pin) => scaled(pin, slack * 3))])
    const flat: Way = ([x, y]) => {
      const bent = plate([x / spread, y / spread])
      return [bent[0] * radius, bent[1] * radius]
    }
    if (!isFolded(flat, seen, seaOf(plan.whole))) return { at: (degrees) => flat(mercator(degrees)), middle, bounds: boundsOf(seen) }
  }
  return null
}

/** What of the flat earth the even chart shows, and some more. */
function inSight(sea: Rect, radius: number, inverse: Way): Rect {
  const corners = [0, 1].flatMap((right) =>
    [0, 1].map((down) => inverse([(sea.x + sea.width * right) / radius, (sea.y + sea.height * down) / radius])),
  )
  const [width, height] = spanOf(corners)
  const [left, top] = [Math.min(...corners.map(([x]) => x)), Math.min(...corners.map(([, y]) => y))]
  return { x: left - width * BEYOND, y: top - height * BEYOND, width: width * (1 + 2 * BEYOND), height: height * (1 + 2 * BEYOND) }
}

function boundsOf({ x, y, width, height }: Rect): Bounds {
  const [west, north] = unmercator([x, y])
  const [east, south] = unmercator([x + width, y + height])
  return { west, east, south: Math.max(south, -FARTHEST_NORTH), north: Math.min(north, FARTHEST_NORTH) }
}

function mercator([lon, lat]: Point): Point {
  const within = Math.max(-FARTHEST_NORTH, Math.min(FARTHEST_NORTH, lat))
  return [lon, (-Math.log(Math.tan(Math.PI / 4 + (within * Math.PI) / 360)) * 180) / Math.PI]
}

const unmercator = ([x, y]: Point): Point => [x, (Math.atan(Math.exp((-y * Math.PI) / 180)) * 360) / Math.PI - 90]

/** The longitude that all lie around, also where they lie on both sides of the date line. */
function middleOf(longitudes: readonly number[]): number {
  const sum = (part: (angle: number) => number) => longitudes.reduce((total, lon) => total + part((lon * Math.PI) / 180), 0)
  return (Math.atan2(sum(Math.sin), sum(Math.cos)) * 180) / Math.PI
}

/** The same meridian, at most half the earth from the middle. */
function around(lon: number, middle: number): number {
  return lon - Math.round((lon - middle) / 360) * 360
}

function spanOf(points: readonly Point[]): Point {
  const span = (axis: 0 | 1) => Math.max(...points.map((point) => point[axis])) - Math.min(...points.map((point) => point[axis]))
  return [span(0), span(1)]
}

function isSpread(pins: readonly Pin[]): boolean {
  const [across, down] = spanOf(pins.map(({ from }) => from))
  return Math.min(across, down) > 0.2 && across < 170 && new Set(pins.map(({ from }) => from.join())).size >= LEAST_PORTS
}

/** Is the even chart one of the earth: not seen from below, north about where it should be, no port far astray? */
function isSensible(even: (point: Point) => Point, pins: readonly Pin[], turned: boolean): boolean {
  const origin = even([0, 0])
  const along = (point: Point): Point => {
    const to = even(point)
    return [to[0] - origin[0], to[1] - origin[1]]
  }
  const [east, south] = [along([1, 0]), along([0, 1])]
  const [ax, ay] = turned ? [-east[1], east[0]] : east
  const [bx, by] = turned ? [-south[1], south[0]] : south
  const area = ax * by - ay * bx
  const [long, tall] = [Math.hypot(ax, ay), Math.hypot(bx, by)]
  const isUpright = ax > 0 && by > 0 && Math.abs(Math.atan2(ay, ax)) < MOST_LEAN && Math.abs(Math.atan2(bx, by)) < MOST_LEAN
  const astray = Math.sqrt(pins.reduce((sum, { from, to }) => sum + distance(even(from), to) ** 2, 0) / pins.length)
  const stretch = Math.max(long / tall, tall / long)
  return Number.isFinite(area) && area > 0 && isUpright && stretch < MOST_STRETCH && astray < MOST_ASTRAY
}

const distance = (a: Point, b: Point): number => Math.hypot(a[0] - b[0], a[1] - b[1])

/** A ring of far points that keeps the sheet flat beyond the ports. */
function frameOf({ x, y, width, height }: Rect, even: Way): Pin[] {
  const steps = [0, 1, 2, 3, 4]
  return steps.flatMap((column) =>
    steps.flatMap((row): Pin[] => {
      if (column % 4 !== 0 && row % 4 !== 0) return []
      const from: Point = [x + (width * column) / 4, y + (height * row) / 4]
      return [{ from, to: even(from), slack: 0 }]
    }),
  )
}

/** Does the bent sheet lie double anywhere in sight? */
function isFolded(flat: Way, seen: Rect, sea: Rect): boolean {
  const [columns, rows] = [36, 24]
  const [dx, dy] = [seen.width / columns, seen.height / rows]
  for (let column = 0; column < columns; column++)
    for (let row = 0; row < rows; row++) {
      const [x, y] = [seen.x + dx * column, seen.y + dy * row]
      const corner = flat([x, y])
      if (corner[0] < sea.x || corner[0] > sea.x + sea.width || corner[1] < sea.y || corner[1] > sea.y + sea.height) continue
      const [east, south] = [flat([x + dx, y]), flat([x, y + dy])]
      if ((east[0] - corner[0]) * (south[1] - corner[1]) - (east[1] - corner[1]) * (south[0] - corner[0]) <= 0) return true
    }
  return false
}

function inverseOf(even: Way, middle: number): Way {
  const origin = even([middle, 0])
  const [ex, ey] = even([middle + 1, 0])
  const [sx, sy] = even([middle, 1])
  const [a, c] = [ex - origin[0], ey - origin[1]]
  const [b, d] = [sx - origin[0], sy - origin[1]]
  const area = a * d - b * c
  return ([x, y]) => {
    const [dx, dy] = [x - origin[0], y - origin[1]]
    return [middle + (dx * d - dy * b) / area, (dy * a - dx * c) / area]
  }
}

/** The coasts in sight, bent; `shore` leaves out where a ring was cut. */
export function landOn(bend: Bend, rings: readonly (readonly Point[])[]): { rings: Point[][]; shore: Point[][] } {
  const land: Point[][] = []
  const shore: Point[][] = []
  for (const ring of rings) {
    const near = clipped(shifted(ring, bend.middle), bend.bounds)
    if (near.length < 3) continue
    const points = near.map(bend.at)
    land.push(points)
    shore.push(...coasts(near, points, bend.bounds))
  }
  return { rings: land, shore }
}

/** The whole ring on the side of the earth where the middle is. */
function shifted(ring: readonly Point[], middle: number): readonly Point[] {
  const [west, east] = [Math.min(...ring.map(([lon]) => lon)), Math.max(...ring.map(([lon]) => lon))]
  const centre = (west + east) / 2
  const by = around(centre, middle) - centre
  return by === 0 ? ring : ring.map(([lon, lat]) => [lon + by, lat])
}

function clipped(ring: readonly Point[], { west, east, south, north }: Bounds): Point[] {
  return cut(cut(cut(cut(ring, 0, west, 1), 0, east, -1), 1, south, 1), 1, north, -1)
}

/** Cuts a ring along one parallel or meridian (Sutherland and Hodgman). */
function cut(ring: readonly Point[], axis: 0 | 1, at: number, side: 1 | -1): Point[] {
  const kept: Point[] = []
  const isKept = (point: Point) => (point[axis] - at) * side >= 0
  for (const [index, a] of ring.entries()) {
    const b = ring[(index + 1) % ring.length] ?? a
    if (isKept(a)) kept.push(a)
    if (isKept(a) === isKept(b)) continue
    const share = (at - a[axis]) / (b[axis] - a[axis])
    kept.push([a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share])
  }
  return kept
}

/** The parts of a ring that the sea touches: not the cuts of the sheet, nor the date line where the atlas is cut. */
function coasts(degrees: readonly Point[], points: readonly Point[], { west, east, south, north }: Bounds): Point[][] {
  const isOnCut = ([lon, lat]: Point) =>
    Math.min(Math.abs(lon - west), Math.abs(lon - east), Math.abs(lat - south), Math.abs(lat - north), Math.abs(Math.abs(lon) - 180)) < 1e-6
  const parts: Point[][] = []
  let part: Point[] = []
  for (let step = 0; step <= degrees.length; step++) {
    const index = step % degrees.length
    const [place, point] = [degrees[index], points[index]]
    if (!place || !point) continue
    if (!isOnCut(place)) part.push(point)
    else if (part.length > 0) {
      parts.push(part)
      part = []
    }
  }
  return part.length > 1 ? [...parts, part] : parts
}
