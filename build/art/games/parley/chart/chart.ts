import { engrave } from '../../../engrave.ts'
import { noise, rng } from '../../../random.ts'
import { type Raster, type Ring, rasterise } from '../../../raster.ts'
import { flute } from '../../../ships/flute.ts'
import { galleon } from '../../../ships/galleon.ts'
import { type Box, clip, closed, el, grow, num, type Point, path, pen, place, radial, rect } from '../../../svg.ts'
import { border } from './border.ts'
import { COVER, chartPoint, dense, isCovered, isOnFrame, landRings } from './coast.ts'
import { earth } from './earth.ts'
import { cartouche, rose, scaleBar } from './ornaments.ts'
import { COLUMN, centreOf, INNER, K, ROSE, SHEET, TITLE } from './sheet.ts'

/** What is drawn of the coast: land as areas, shore as the line that the sea touches. */
export type Coast = { land: readonly Ring[]; shore: string; raster: Raster }

export const SEA_INK = '#12373c'
const SHORE_INK = '#3b2411'

/** The whole sheet: sea, land, ornaments, border; without cells, names, numbers and pieces. */
export function drawChart(): string {
  const coast = readCoast()
  const inside = [sea(coast), earth(coast), shoreLine(coast), ornaments()].join('')
  const sheet = paperEdge()
  return [
    path(sheet, { fill: '#e3cf9f' }),
    clip(rect(INNER), inside),
    path(sheet, { fill: '#000', filter: 'url(#grain)', opacity: 0.5 }),
    clip(rect(INNER), shade()),
    border(),
    clip(path(sheet, {}), pen(sheet, 26, '#6b4517', { filter: 'url(#blur-8)', opacity: 0.5 })),
    pen(sheet, 1, '#6b4a22', { opacity: 0.8 }),
  ].join('')
}

function readCoast(): Coast {
  const land: Ring[] = []
  let shore = ''
  for (const degrees of landRings()) {
    const ring = thinned(degrees)
    const points = ring.map(({ at }) => at)
    if (!isSeen(points)) continue
    land.push(points)
    shore += shoreOf(ring)
  }
  land.push(dense(COVER, 1).map(chartPoint))
  return { land, shore, raster: rasterise(land, INNER) }
}

type Mapped = { at: Point; degrees: Point }

/** Points less than a pixel apart are one. */
function thinned(degrees: Ring): Mapped[] {
  const kept: Mapped[] = []
  for (const point of degrees) {
    const at = chartPoint(point)
    const last = kept[kept.length - 1]
    if (!last || Math.hypot(at[0] - last.at[0], at[1] - last.at[1]) >= 0.7) kept.push({ at, degrees: point })
  }
  return kept
}

function isSeen(points: readonly Point[]): boolean {
  const xs = points.map(([x]) => x)
  const ys = points.map(([, y]) => y)
  const box = { left: Math.min(...xs), right: Math.max(...xs), top: Math.min(...ys), bottom: Math.max(...ys) }
  const area = (box.right - box.left) * (box.bottom - box.top)
  return contains(grow(INNER, 60), box) && area > 16 * K
}

type Extent = { left: number; right: number; top: number; bottom: number }
const contains = (box: Box, { left, right, top, bottom }: Extent) =>
  right >= box.x && left <= box.x + box.width && bottom >= box.y && top <= box.y + box.height

/** The part of a coast that is a coast: not the cuts of the sheet, not what is covered. */
function shoreOf(ring: readonly Mapped[]): string {
  const seen = grow(INNER, 30)
  let d = ''
  let isDrawing = false
  for (const { at, degrees } of [...ring, ...ring.slice(0, 1)]) {
    const isOut = !contains(seen, { left: at[0], right: at[0], top: at[1], bottom: at[1] })
    if (isCovered(degrees) || isOnFrame(degrees) || isOut) {
      isDrawing = false
      continue
    }
    d += `${isDrawing ? 'L' : 'M'}${num(at[0])} ${num(at[1])}`
    isDrawing = true
  }
  return d
}

function sea({ shore, raster }: Coast): string {
  const grain = noise(23)
  const shallows = [
    [44, 0.1],
    [26, 0.16],
    [12, 0.26],
  ].map(([width = 0, opacity = 0]) => pen(shore, width * K, '#3f7f80', { 'stroke-opacity': opacity, 'stroke-linejoin': 'round' }))
  const nearLand = (x: number, y: number) => Math.max(0, 0.95 - raster.toInside(x, y) / (30 * K)) * (0.72 + grain(x / 26, y / 9) * 0.5)
  const open = (x: number, y: number) => Math.max(0, grain(x / 110, y / 22) - 0.44) * 1.15
  const lines = engrave({
    ...INNER,
    step: 3.4 * K,
    max: 1.9 * K,
    dx: 4,
    fill: SEA_INK,
    opacity: 0.62,
    min: 0.2,
    dark: (x, y) => (raster.inside(x, y) ? 0 : nearLand(x, y) + open(x, y)),
    wave: (x, y) => Math.sin(x / 21 + y * 0.9) * 0.7,
  })
  return rect(INNER, { fill: '#b4c4b0' }) + shallows.join('') + rhumbs() + lines
}

/** Courses from two roses. */
function rhumbs(): string {
  const far = 1800
  const ray = (from: Point, angle: number, attributes: [colour: string, width: number, opacity: number]) =>
    pen(`M${num(from[0])} ${num(from[1])}l${num(far * Math.cos(angle))} ${num(far * Math.sin(angle))}`, attributes[1], attributes[0], {
      'stroke-opacity': attributes[2],
    })
  const first = Array.from({ length: 32 }, (_, i) =>
    ray(ROSE, (i * Math.PI) / 16, [i % 2 ? '#2f5a3f' : '#8d3a1d', i % 4 ? 0.8 : 1.1, i % 4 ? 0.2 : 0.36]),
  )
  const other: Point = [centreOf([6, 0])[0] + 0.9 * COLUMN, centreOf([0, 3])[1] + 1.1 * COLUMN]
  const second = Array.from({ length: 16 }, (_, i) => ray(other, Math.PI + ((i + 0.5) * Math.PI) / 8, ['#8d3a1d', 0.8, 0.14]))
  return first.join('') + second.join('')
}

const shoreLine = ({ shore }: Coast) => place({ filter: 'rough-fine' }, pen(shore, 1.7 * K, SHORE_INK, { 'stroke-linejoin': 'round' }))

function ornaments(): string {
  const [seaX, seaY] = chartPoint([35.5, 43.3])
  const [row0X] = centreOf([0, 0])
  const [, row2Y] = centreOf([0, 2])
  const red = { colour: '#8d2a1d' }
  return [
    place({ x: ROSE[0], y: ROSE[1] }, rose(54 * K)),
    place({ x: seaX, y: seaY + 6, scale: 0.3 * K, flip: true, opacity: 0.92 }, flute(red)),
    place({ x: row0X - 1.02 * COLUMN, y: row2Y - 26, scale: 0.36 * K, opacity: 0.92 }, galleon(red)),
    place({ x: 318, y: 512, opacity: 0.85 }, scaleBar(150)),
    place({ x: TITLE.x + TITLE.width / 2, y: TITLE.y + TITLE.height / 2 }, cartouche(TITLE.width, TITLE.height)),
  ].join('')
}

/** Hand-cut: no edge is quite straight. */
export function paperEdge(): string {
  const random = rng(5)
  const step = 24
  const { width, height } = SHEET
  const points: Point[] = []
  for (let x = 0; x < width; x += step) points.push([x, random() * 1.8])
  for (let y = 0; y < height; y += step) points.push([width - random() * 1.8, y])
  for (let x = width; x > 0; x -= step) points.push([x, height - random() * 1.8])
  for (let y = height; y > 0; y -= step) points.push([random() * 1.8, y])
  return closed(points)
}

function shade(): string {
  const { definition, paint } = radial(
    INNER.x + INNER.width / 2,
    INNER.y + INNER.height / 2,
    1,
    [
      [0.6, '#1d0f04', 0],
      [1, '#1d0f04', 0.34],
    ],
    undefined,
  )
  const fitted = definition.replace(
    'gradientUnits',
    `gradientTransform="translate(${SHEET.width / 2},${num(INNER.y + INNER.height / 2)}) scale(${num(INNER.width * 0.7)},${num(INNER.height * 0.74)}) translate(${-SHEET.width / 2},${num(-(INNER.y + INNER.height / 2))})" gradientUnits`,
  )
  return el('g', {}, fitted + rect(INNER, { fill: paint }))
}
