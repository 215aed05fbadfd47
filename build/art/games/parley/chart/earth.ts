import { engrave } from '../../../engrave.ts'
import { noise } from '../../../random.ts'
import { outline } from '../../../raster.ts'
import { clip, ellipse, nth, num, type Point, path, pen } from '../../../svg.ts'
import type { Coast } from './chart.ts'
import { chartPoint } from './coast.ts'
import { relief } from './relief.ts'
import { INNER, K } from './sheet.ts'

/** Flat washes by hand: degrees, size in px, colour. */
const WASHES: readonly (readonly [lon: number, lat: number, rx: number, ry: number, colour: string])[] = [
  [-4, 40, 120, 90, '#d9a441'],
  [3, 47, 170, 70, '#8fa86a'],
  [12, 43.5, 90, 110, '#c9705a'],
  [20, 44.5, 110, 80, '#d0a24a'],
  [27, 47, 150, 70, '#8fa86a'],
  [33, 39, 190, 70, '#b9705a'],
  [5, 32.5, 330, 70, '#d8a055'],
  [24, 29, 330, 70, '#cfae62'],
  [38, 32, 120, 130, '#b98a4a'],
  [40, 44, 110, 60, '#d0a24a'],
]

/** Nile and its eastern arm, Rhône, Dnieper, Danube, Po, Ebro. */
const RIVERS: readonly (readonly Point[])[] = [
  [
    [33.2, 20],
    [33, 22.5],
    [32.8, 24.1],
    [32.6, 25.7],
    [31.3, 27],
    [31, 28.6],
    [31.2, 30.1],
    [30.4, 31.5],
  ],
  [
    [31.2, 30.1],
    [31.5, 30.8],
    [31.9, 31.5],
  ],
  [
    [4.9, 47.2],
    [4.8, 45.4],
    [4.7, 44.4],
    [4.8, 43.3],
  ],
  [
    [30.6, 52],
    [31, 50.4],
    [33, 49],
    [35.1, 47.9],
    [33.6, 46.9],
    [32.3, 46.6],
  ],
  [
    [18.8, 47.6],
    [19, 45.8],
    [20.4, 44.8],
    [22.6, 44],
    [25.4, 43.7],
    [27.8, 44.6],
    [29.6, 45.2],
  ],
  [
    [7.4, 45],
    [9.2, 45.1],
    [11, 45],
    [12.4, 44.9],
  ],
  [
    [-3.6, 42.9],
    [-1.8, 42],
    [-0.6, 41.4],
    [0.7, 40.8],
  ],
]

const INK = '#4a2f17'

/** Everything on dry land. */
export function earth({ land, shore, raster }: Coast): string {
  const grain = noise(23)
  const shape = outline(land)
  const washes = WASHES.map(([lon, lat, rx, ry, colour]) => {
    const [x, y] = chartPoint([lon, lat])
    return ellipse(x, y, rx * K, ry * K, { fill: colour, opacity: 0.32, filter: 'url(#blur-20)' })
  })
  const edge = pen(shore, 13 * K, '#9a5a2a', { 'stroke-opacity': 0.34, 'stroke-linejoin': 'round', filter: 'url(#blur-2)' })
  const dark = (x: number, y: number) =>
    raster.inside(x, y) ? Math.max(0, 0.8 - raster.toOutside(x, y) / (10 * K)) * (0.5 + grain(x / 20, y / 10) * 0.7) : 0
  const lines = engrave({ ...INNER, step: 3.2 * K, max: 1.3 * K, dx: 4, fill: INK, opacity: 0.42, min: 0.18, dark })
  return path(shape, { fill: '#e9d6a4' }) + clip(path(shape, {}), washes.join('') + edge + lines + RIVERS.map(river).join('') + relief())
}

/** A smooth curve through the places (Catmull and Rom). */
function river(degrees: readonly Point[]): string {
  const points = degrees.map(chartPoint)
  const at = (i: number) => nth(points, Math.max(0, Math.min(points.length - 1, i)))
  let d = `M${num(at(0)[0])} ${num(at(0)[1])}`
  for (let i = 0; i < points.length - 1; i++) {
    const handle = (a: Point, b: Point, from: Point, sign: 1 | -1): string =>
      `${num(from[0] + (sign * (b[0] - a[0])) / 6)} ${num(from[1] + (sign * (b[1] - a[1])) / 6)}`
    d += `C${handle(at(i - 1), at(i + 1), at(i), 1)} ${handle(at(i), at(i + 2), at(i + 1), -1)} ${num(at(i + 1)[0])} ${num(at(i + 1)[1])}`
  }
  return pen(d, 2 * K, '#2f6468', { 'stroke-opacity': 0.75, 'stroke-linecap': 'round', filter: 'url(#rough)' })
}
