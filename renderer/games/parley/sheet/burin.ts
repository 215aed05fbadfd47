import type { Rect } from '../../../table/contract.ts'

type Tone = {
  fill: string
  opacity: number
  /** Distance of the lines and their thickness where it is darkest, pixels of the sheet. */
  step: number
  most: number
  /** How dark it is at a point, 0 to 1. */
  dark(x: number, y: number): number
}

const ALONG = 4
const LEAST = 0.18

/** Level lines of varying thickness, as on the printed sheet. */
export function engrave(context: CanvasRenderingContext2D, area: Rect, { fill, opacity, step, most, dark }: Tone): void {
  context.save()
  context.globalAlpha = opacity
  context.fillStyle = fill
  context.beginPath()
  for (let y = area.y; y < area.y + area.height; y += step) engraveLine(context, area, y, (x) => dark(x, y) * most)
  context.fill()
  context.restore()
}

function engraveLine(context: CanvasRenderingContext2D, area: Rect, y: number, thickness: (x: number) => number): void {
  let knots: [x: number, y: number, half: number][] = []
  const end = (): void => {
    const [first] = knots
    if (first && knots.length > 1) {
      context.moveTo(first[0] - ALONG * 0.6, first[1])
      for (const [x, at, half] of knots) context.lineTo(x, at - half)
      for (const [x, at, half] of knots.toReversed()) context.lineTo(x, at + half)
      context.closePath()
    }
    knots = []
  }
  for (let x = area.x; x <= area.x + area.width; x += ALONG) {
    const thick = thickness(x)
    if (thick < LEAST) end()
    else knots.push([x, y + Math.sin(x / 21 + y * 0.9) * 0.7, thick / 2])
  }
  end()
}

/** Lines through points, to be filled or stroked. */
export function lined(lines: readonly (readonly (readonly [number, number])[])[], isClosed: boolean): Path2D {
  const path = new Path2D()
  for (const line of lines) {
    for (const [index, [x, y]] of line.entries()) {
      if (index === 0) path.moveTo(x, y)
      else path.lineTo(x, y)
    }
    if (isClosed) path.closePath()
  }
  return path
}
