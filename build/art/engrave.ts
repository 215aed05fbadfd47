import { INK } from './palette.ts'
import { type Box, num } from './svg.ts'

type Along = number | ((y: number) => number)

type Burin = Box & {
  /** Distance of the lines, px; may grow towards us. */
  step?: Along
  /** Thickness of a line where it is darkest, px. */
  max?: Along
  /** Thinner than this is left white. */
  min?: number
  /** Length of the pieces of a line, px. */
  dx?: number
  /** How dark it is at a point, 0 to 1. */
  dark: (x: number, y: number) => number
  /** How far a line strays from level at a point, px. */
  wave?: (x: number, y: number) => number
  fill?: string
  opacity?: number
}

type Knot = readonly [x: number, y: number, thickness: number]

/** Level lines of varying thickness, the way a burin makes tone. This alone makes all our pictures one hand. */
export function engrave(burin: Burin): string {
  const { step = 6, max = 2.2, fill = INK, opacity = 0.5 } = burin
  let d = ''
  for (let y = burin.y; y < burin.y + burin.height; y += along(step, y)) d += engraveLine(burin, y, along(max, y))
  return d ? `<path d="${d}" fill="${fill}" opacity="${opacity}"/>` : ''
}

const along = (value: Along, y: number): number => (typeof value === 'function' ? value(y) : value)

function engraveLine({ x: left, width, min = 0.18, dx = 10, dark, wave = () => 0 }: Burin, y: number, max: number): string {
  let d = ''
  let knots: Knot[] = []
  const end = (x: number) => {
    if (knots.length > 1) d += swelling([...knots, [x, y + wave(x, y), 0]])
    knots = []
  }
  for (let x = left; x <= left + width; x += dx) {
    const thickness = dark(x, y) * max
    if (thickness < min) {
      end(x)
      continue
    }
    if (!knots.length) knots.push([x - dx * 0.6, y + wave(x - dx * 0.6, y), 0])
    knots.push([x, y + wave(x, y), thickness])
  }
  end(left + width)
  return d
}

/** One stroke: along its upper edge and back along the lower. */
function swelling(knots: readonly Knot[]): string {
  const upper = knots.map(([x, y, thickness]) => `${num(x)} ${num(y - thickness / 2, 2)}`)
  const lower = knots.map(([x, y, thickness]) => `${num(x)} ${num(y + thickness / 2, 2)}`).reverse()
  return `M${upper.join('L')}L${lower.join('L')}Z`
}
