/** The few SVG words that every drawing of ours is made of. */
export type Point = readonly [x: number, y: number]
type Attributes = Record<string, string | number | undefined>

export const num = (value: number, digits = 1): number => Number(value.toFixed(digits))

/** The element at `index`, counted round and round. */
export function nth<T>(list: readonly T[], index: number): T {
  const found = list[((index % list.length) + list.length) % list.length]
  if (found === undefined) throw new Error(`nothing at ${index} of ${list.length}`)
  return found
}

let serial = 0
/** An id for a gradient or a clip; unique within one run. */
export const uid = (prefix: string): string => `${prefix}${++serial}`

export function el(tag: string, attributes: Attributes, body = ''): string {
  const written = Object.entries(attributes)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => ` ${name}="${typeof value === 'number' ? num(value, 3) : value}"`)
    .join('')
  return body ? `<${tag}${written}>${body}</${tag}>` : `<${tag}${written}/>`
}

export const path = (d: string, attributes: Attributes): string => el('path', { d, ...attributes })
/** A line without a fill. */
export const pen = (d: string, width: number, stroke: string, more: Attributes = {}): string =>
  path(d, { fill: 'none', stroke, 'stroke-width': width, ...more })
export const circle = (cx: number, cy: number, r: number, attributes: Attributes): string => el('circle', { cx, cy, r, ...attributes })
export const ellipse = (cx: number, cy: number, rx: number, ry: number, attributes: Attributes): string =>
  el('ellipse', { cx, cy, rx, ry, ...attributes })

export type Box = { x: number; y: number; width: number; height: number }
export const rect = (box: Box, attributes: Attributes = {}): string => el('rect', { ...box, ...attributes })
/** A box round the origin. */
export const centred = (width: number, height: number): Box => ({ x: -width / 2, y: -height / 2, width, height })

export const grow = (box: Box, by: number): Box => ({
  x: box.x - by,
  y: box.y - by,
  width: box.width + 2 * by,
  height: box.height + 2 * by,
})

type Place = { x?: number; y?: number; turn?: number; scale?: number; flip?: boolean; filter?: string; opacity?: number }

export function place({ x = 0, y = 0, turn = 0, scale = 1, flip = false, filter, opacity }: Place, body: string): string {
  const steps = [
    x || y ? `translate(${num(x)},${num(y)})` : '',
    turn ? `rotate(${num(turn, 2)})` : '',
    scale !== 1 || flip ? `scale(${num(flip ? -scale : scale, 4)},${num(scale, 4)})` : '',
  ]
  return el('g', { transform: steps.filter(Boolean).join(' ') || undefined, filter: filter && `url(#${filter})`, opacity }, body || ' ')
}

/** `body` seen only through `shape`. */
export function clip(shape: string, body: string): string {
  const id = uid('c')
  return `<clipPath id="${id}">${shape}</clipPath><g clip-path="url(#${id})">${body}</g>`
}

const line = (points: readonly Point[]): string => points.map(([x, y], i) => `${i ? 'L' : 'M'}${num(x)} ${num(y)}`).join('')
export const closed = (points: readonly Point[]): string => (points.length ? `${line(points)}Z` : '')

/** A closed outline that rounds every corner of `points`. */
export function blob(points: readonly Point[]): string {
  const middle = (a: Point, b: Point): Point => [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2]
  const [x, y] = middle(nth(points, -1), nth(points, 0))
  const turns = points.map((point, i) => {
    const [mx, my] = middle(point, nth(points, i + 1))
    return `Q${num(point[0], 2)} ${num(point[1], 2)} ${num(mx, 2)} ${num(my, 2)}`
  })
  return `M${num(x, 2)} ${num(y, 2)}${turns.join('')}Z`
}

/** A hexagon that stands on a point. */
export function hexagon(x: number, y: number, radius: number): Point[] {
  return Array.from({ length: 6 }, (_, i): Point => {
    const angle = (Math.PI / 180) * (60 * i - 90)
    return [x + radius * Math.cos(angle), y + radius * Math.sin(angle)]
  })
}

export type Stop = readonly [offset: number, colour: string, opacity?: number]

export const stops = (list: readonly Stop[]): string =>
  list.map(([offset, colour, opacity]) => el('stop', { offset, 'stop-color': colour, 'stop-opacity': opacity })).join('')

/** A gradient of the drawing's own, in user space; returns its definition and the paint that uses it. */
export function radial(
  cx: number,
  cy: number,
  r: number,
  list: readonly Stop[],
  transform?: string,
): { definition: string; paint: string } {
  const id = uid('r')
  const attributes = { id, cx, cy, r, gradientUnits: 'userSpaceOnUse', gradientTransform: transform }
  return { definition: el('radialGradient', attributes, stops(list)), paint: `url(#${id})` }
}

export function linear(from: Point, to: Point, list: readonly Stop[]): { definition: string; paint: string } {
  const id = uid('l')
  const attributes = { id, x1: from[0], y1: from[1], x2: to[0], y2: to[1], gradientUnits: 'userSpaceOnUse' }
  return { definition: el('linearGradient', attributes, stops(list)), paint: `url(#${id})` }
}

/** A numeral, its foot at y; the only kind of lettering that is ever baked. */
export const numeral = (x: number, y: number, size: number, value: number, fill: string): string =>
  el('text', { x, y, 'font-size': size, 'font-family': 'Numerals', 'text-anchor': 'middle', fill }, String(value))
