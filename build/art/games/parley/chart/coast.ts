import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { feature, type Land } from 'topojson-client'
import { MEDITERRANEAN } from '../../../../../engine/games/parley/mediterranean.ts'
import { affine, type Pin, thinPlate } from '../../../../../renderer/games/parley/sheet/spline.ts'
import type { Ring } from '../../../raster.ts'
import { nth, type Point } from '../../../svg.ts'
import { onSheet, unit } from './sheet.ts'

const mercator = ([lon, lat]: Point): Point => [lon, (-Math.log(Math.tan(Math.PI / 4 + (lat * Math.PI) / 360)) * 180) / Math.PI]

/** A ring of far points that keeps the sheet flat beyond the ports. */
const FRAME: Point[] = [
  [-18, 28],
  [-18, 38],
  [-18, 47],
  [-14, 54],
  [4, 55],
  [20, 55],
  [34, 54],
  [50, 52],
  [50, 42],
  [50, 30],
  [40, 20],
  [22, 20],
  [4, 20],
  [-12, 21],
]

/** Capes that steer Gibraltar, Iberia, the Black Sea and the Levant: degrees, then column and row of the board. */
const CAPES: readonly (readonly [lon: number, lat: number, column: number, row: number])[] = [
  [-5.6, 36, -0.05, 2.75],
  [-9.3, 38.7, -0.62, 2.05],
  [-8.9, 43.2, -0.42, 0.55],
  [30.7, 46.4, 5.6, -0.32],
  [39.2, 47.1, 7.15, -0.5],
  [41.6, 41.7, 7.7, 0.98],
  [36, 36.7, 7.35, 2.75],
  [34.6, 31.6, 7.2, 3.75],
]

/** Degrees to px of the sheet: ports pull hard towards their cells, the frame and the capes hold the rest. */
const bent = (() => {
  const ports = MEDITERRANEAN.ports.flatMap(({ lon, lat, cell }): Pin[] =>
    lon === null || lat === null ? [] : [{ from: mercator([lon, lat]), to: unit(cell), slack: 3 }],
  )
  const even = affine(ports)
  const frame = FRAME.map((point): Pin => ({ from: mercator(point), to: even(mercator(point)), slack: 10 }))
  const capes = CAPES.map(
    ([lon, lat, column, row]): Pin => ({ from: mercator([lon, lat]), to: [column * Math.sqrt(3), row * 1.5], slack: 4 }),
  )
  return thinPlate([...ports, ...frame, ...capes])
})()

export const chartPoint = (degrees: Point): Point => onSheet(bent(mercator(degrees)))

const WEST = -24
const SOUTH = 20
const EAST = 50
const NORTH = 55.5

/** Red Sea, Gulf and Caspian are left to the cartographer's ignorance. */
export const COVER: Ring = [
  [32.3, 28],
  [32.1, 30.15],
  [33.2, 30.3],
  [35.6, 30.4],
  [43.2, 30.4],
  [43.2, 38],
  [43.2, 55.5],
  [50, 55.5],
  [50, 20],
  [32.3, 20],
]
export const isCovered = ([lon, lat]: Point): boolean => (lon > 32 && lat < 30.25) || lon > 43.1

export const isOnFrame = ([lon, lat]: Point): boolean =>
  Math.min(Math.abs(lon - WEST), Math.abs(lon - EAST), Math.abs(lat - SOUTH), Math.abs(lat - NORTH)) < 0.01

/** Cuts a ring along one parallel or meridian (Sutherland and Hodgman). */
function cut(ring: Ring, axis: 0 | 1, at: number, keepsGreater: boolean): Point[] {
  const kept: Point[] = []
  const isKept = (point: Point) => (keepsGreater ? point[axis] >= at : point[axis] <= at)
  ring.forEach((a, i) => {
    const b = nth(ring, i + 1)
    if (isKept(a)) kept.push(a)
    if (isKept(a) === isKept(b)) return
    const t = (at - a[axis]) / (b[axis] - a[axis])
    kept.push([a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t])
  })
  return kept
}

/** More corners, at most `step` degrees apart, so that straight cuts bend with the sheet. */
export function dense(ring: Ring, step: number): Point[] {
  return ring.flatMap((a, i) => {
    const b = nth(ring, i + 1)
    const parts = Math.max(1, Math.ceil(Math.hypot(b[0] - a[0], b[1] - a[1]) / step))
    return Array.from({ length: parts }, (_, j): Point => [a[0] + ((b[0] - a[0]) * j) / parts, a[1] + ((b[1] - a[1]) * j) / parts])
  })
}

/** Natural Earth's coasts round the Middle Sea, in degrees. */
export function landRings(): Ring[] {
  const file = createRequire(import.meta.url).resolve('world-atlas/land-10m.json')
  // The package's own file, of a known shape.
  const topology = JSON.parse(readFileSync(file, 'utf8')) as Land
  const polygons = feature(topology, topology.objects.land).features.flatMap(({ geometry }) =>
    geometry.type === 'Polygon' ? [geometry.coordinates] : geometry.coordinates,
  )
  return polygons.flat().flatMap((ring) => {
    const points = ring.slice(0, -1).map(([lon, lat]): Point => [lon, lat])
    if (!points.some(([lon, lat]) => lon > WEST && lon < EAST && lat > SOUTH && lat < NORTH)) return []
    const clipped = cut(cut(cut(cut(points, 0, WEST, true), 0, EAST, false), 1, SOUTH, true), 1, NORTH, false)
    return clipped.length > 2 ? [dense(clipped, 1.5)] : []
  })
}
