import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { feature, type Land } from 'topojson-client'
import { packRing } from '../../../../../renderer/games/parley/sheet/rings.ts'
import type { Point } from '../../../svg.ts'

/** How far the shore may be moved to spare corners, and the least island that is kept, in degrees. */
const SLACK = 0.02
const LEAST = 0.07

/** The coasts of the whole earth, for charts of any sea: one packed ring a line. */
export function worldCoast(): string {
  const file = createRequire(import.meta.url).resolve('world-atlas/land-50m.json')
  // The package's own file, of a known shape.
  const topology = JSON.parse(readFileSync(file, 'utf8')) as Land
  const polygons = feature(topology, topology.objects.land).features.flatMap(({ geometry }) =>
    geometry.type === 'Polygon' ? [geometry.coordinates] : geometry.coordinates,
  )
  const rings = polygons.flat().flatMap((ring) => {
    const simple = simplified(ring)
    return simple.length > 3 && extent(simple) > LEAST ? [simple] : []
  })
  return `${rings.map(packRing).join('\n')}\n`
}

function extent(ring: readonly Point[]): number {
  const across = (axis: 0 | 1) => Math.max(...ring.map((point) => point[axis])) - Math.min(...ring.map((point) => point[axis]))
  return Math.max(across(0), across(1))
}

/** Douglas and Peucker, with the ring cut at its first point. */
function simplified(ring: readonly Point[]): Point[] {
  const keep = new Set([0, ring.length - 1])
  const spans: [number, number][] = [[0, ring.length - 1]]
  for (const [from, to] of spans) {
    const far = farthest(ring, from, to)
    if (far === null) continue
    keep.add(far)
    spans.push([from, far], [far, to])
  }
  return ring.filter((_, index) => keep.has(index))
}

/** The corner farthest from the straight way, if it may not be spared. */
function farthest(ring: readonly Point[], from: number, to: number): number | null {
  const [a, b] = [ring[from], ring[to]]
  if (!a || !b) return null
  let most = SLACK
  let found: number | null = null
  for (let i = from + 1; i < to; i++) {
    const point = ring[i]
    if (!point) continue
    const away = distance(point, a, b)
    if (away > most) [most, found] = [away, i]
  }
  return found
}

function distance([x, y]: Point, [ax, ay]: Point, [bx, by]: Point): number {
  const [dx, dy] = [bx - ax, by - ay]
  const along = dx || dy ? Math.max(0, Math.min(1, ((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy))) : 0
  return Math.hypot(x - ax - along * dx, y - ay - along * dy)
}
