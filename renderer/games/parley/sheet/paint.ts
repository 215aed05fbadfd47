import type { Rect } from '../../../table/contract.ts'
import { SHEET } from '../chart.ts'
import { engrave, lined } from './burin.ts'
import { bendOf, landOn } from './coast.ts'
import { clouds, drawnBy } from './grain.ts'
import { type Ground, groundOf } from './ground.ts'
import { islets } from './islets.ts'
import { paintOrnaments, paintRelief, paintRhumbs, paintSoundings } from './ornaments.ts'
import { type Plan, seaOf } from './plan.ts'
import type { Point } from './spline.ts'

/** What is set down on the sheet: pictures by name, in pixels of the sheet. */
export type Stamps = {
  /** The blank sheet. */
  blank: CanvasImageSource | null
  stamp(context: CanvasRenderingContext2D, name: string, at: { x: number; y: number; scale?: number; turn?: number }): void
}

export type Sketch = {
  plan: Plan
  sea: Rect
  ground: Ground
  random: () => number
  grain: (x: number, y: number) => number
  hasCoast: boolean
}

/** Line widths were first drawn for a hexagon of this radius. */
const K = SHEET.radius / 64
const SHALLOWS = [
  [44, 0.1],
  [26, 0.16],
  [12, 0.26],
] as const
const WASHES = ['#d9a441', '#8fa86a', '#c9705a', '#d0a24a', '#b9705a', '#cfae62']

/** Draws the sheet of a map, in pixels of the sheet; `rings` = the coasts of the earth in degrees, if they are known. */
export function paintSheet(context: CanvasRenderingContext2D, plan: Plan, stamps: Stamps, rings: readonly (readonly Point[])[]): void {
  const sea = seaOf(plan.whole)
  const random = drawnBy(JSON.stringify([plan.ports, plan.closed]))
  const bend = rings.length > 0 ? bendOf(plan) : null
  const islands = islets(plan, random)
  const land = bend ? landOn(bend, rings) : { rings: islands, shore: islands.map((ring) => [...ring, ...ring.slice(0, 1)]) }
  const shape = lined(land.rings, true)
  const shore = lined(land.shore, false)
  const ground = groundOf(sea, (raster) => raster.fill(shape, 'evenodd'))
  const sketch: Sketch = { plan, sea, ground, random, grain: clouds(random), hasCoast: bend !== null }

  paintBlank(context, plan, stamps)
  context.save()
  context.beginPath()
  context.rect(sea.x, sea.y, sea.width, sea.height)
  context.clip()
  context.lineJoin = 'round'
  paintSea(context, sketch, shore)
  paintLand(context, sketch, { shape, shore, stamps })
  paintOrnaments(context, sketch, stamps)
  shade(context, sea)
  context.restore()
}

function paintBlank(context: CanvasRenderingContext2D, { whole }: Plan, { blank }: Stamps): void {
  const sea = seaOf(whole)
  if (!blank) {
    context.fillStyle = '#e3cf9f'
    context.fillRect(0, 0, SHEET.width, SHEET.height)
    context.fillStyle = '#b4c4b0'
    context.fillRect(sea.x, sea.y, sea.width, sea.height)
  } else if (whole) context.drawImage(blank, 0, 0, SHEET.width, SHEET.height)
  else {
    // of the sea only, at its own size: the field of a phone reaches a little over the neat line
    const from = seaOf(true)
    const pixels = imageWidth(blank) / SHEET.width
    const height = from.height - 4
    const width = (height * sea.width) / sea.height
    const [x, y] = [from.x + (from.width - width) / 2, from.y + 2]
    context.drawImage(blank, x * pixels, y * pixels, width * pixels, height * pixels, sea.x, sea.y, sea.width, sea.height)
  }
}

/** What pictures of ours are: bitmaps, images and canvases, all of which say their width. */
function imageWidth(image: CanvasImageSource): number {
  return 'width' in image && typeof image.width === 'number' ? image.width : SHEET.width
}

function paintSea(context: CanvasRenderingContext2D, sketch: Sketch, shore: Path2D): void {
  const { sea, ground, grain, hasCoast } = sketch
  context.strokeStyle = '#3f7f80'
  const reach = hasCoast ? 1 : 0.55
  for (const [width, opacity] of SHALLOWS) {
    context.globalAlpha = opacity
    context.lineWidth = width * K * reach
    context.stroke(shore)
  }
  context.globalAlpha = 1
  paintRhumbs(context, sketch)
  paintSoundings(context, sketch)
  engrave(context, sea, {
    fill: '#12373c',
    opacity: 0.62,
    step: 3.4 * K,
    most: 1.9 * K,
    dark: (x, y) => {
      if (ground.isLand(x, y)) return 0
      return Math.max(0, 0.95 - ground.toShore(x, y) / (30 * K * reach)) * (0.72 + grain(x / 26, y / 9) * 0.5)
    },
  })
}

type Land = { shape: Path2D; shore: Path2D; stamps: Stamps }

function paintLand(context: CanvasRenderingContext2D, sketch: Sketch, { shape, shore, stamps }: Land): void {
  const { sea, ground, grain, random, hasCoast } = sketch
  context.save()
  context.fillStyle = '#e9d6a4'
  context.fill(shape, 'evenodd')
  context.clip(shape, 'evenodd')
  for (let wash = 0; wash < 14; wash++)
    paintWash(context, { x: sea.x + random() * sea.width, y: sea.y + random() * sea.height }, { radius: 90 + random() * 110, random })
  context.strokeStyle = '#9a5a2a'
  for (const [width, opacity] of [
    [17, 0.1],
    [12, 0.12],
    [7, 0.14],
  ] as const) {
    context.globalAlpha = opacity
    context.lineWidth = width * K * (hasCoast ? 1 : 0.6)
    context.stroke(shore)
  }
  context.globalAlpha = 1
  engrave(context, sea, {
    fill: '#4a2f17',
    opacity: 0.42,
    step: 3.2 * K,
    most: 1.3 * K,
    dark: (x, y) => (ground.isLand(x, y) ? Math.max(0, 0.8 - ground.toShore(x, y) / (10 * K)) * (0.5 + grain(x / 20, y / 10) * 0.7) : 0),
  })
  paintRelief(context, sketch, stamps)
  context.restore()
  context.strokeStyle = '#3b2411'
  context.lineWidth = 1.6 * K
  context.stroke(shore)
}

function paintWash(
  context: CanvasRenderingContext2D,
  at: { x: number; y: number },
  { radius, random }: { radius: number; random: () => number },
): void {
  const colour = WASHES[Math.floor(random() * WASHES.length)] ?? '#d9a441'
  context.save()
  context.translate(at.x, at.y)
  context.scale(1, 0.6)
  const fade = context.createRadialGradient(0, 0, 0, 0, 0, radius)
  fade.addColorStop(0, `${colour}66`)
  fade.addColorStop(0.55, `${colour}48`)
  fade.addColorStop(1, `${colour}00`)
  context.fillStyle = fade
  context.fillRect(-radius, -radius, radius * 2, radius * 2)
  context.restore()
}

/** The lamp hangs over the middle. */
function shade(context: CanvasRenderingContext2D, { x, y, width, height }: Rect): void {
  context.save()
  context.translate(x + width / 2, y + height / 2)
  context.scale(width * 0.7, height * 0.74)
  const fade = context.createRadialGradient(0, 0, 0, 0, 0, 1)
  fade.addColorStop(0.6, 'rgba(29,15,4,0)')
  fade.addColorStop(1, 'rgba(29,15,4,.34)')
  context.fillStyle = fade
  context.fillRect(-1, -1, 2, 2)
  context.restore()
}
