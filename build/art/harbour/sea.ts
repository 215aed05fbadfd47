import { engrave } from '../engrave.ts'
import { noise } from '../random.ts'
import { linear, num, path, rect } from '../svg.ts'
import { HORIZON, QUAY, SUN, WIDTH } from './view.ts'

const BOX = { x: 0, y: HORIZON + 4, width: WIDTH, height: QUAY - HORIZON + 44 }

/** Lines and waves grow towards us; a second, pale layer glints. */
export function sea(): string {
  const water = linear(
    [0, BOX.y],
    [0, BOX.y + 210],
    [
      [0, '#e0a869'],
      [0.33, '#8a8768'],
      [0.66, '#3b625f'],
      [1, '#1d444c'],
    ],
  )
  return water.definition + rect(BOX, { fill: water.paint }) + swell() + glints() + sunPath()
}

const near = (y: number) => 1 + (y - BOX.y) * 0.03
const wave = (pitch: number) => (x: number, y: number) => Math.sin(x / (16 + (y - BOX.y) * 0.3) + y * pitch) * (0.6 + (y - BOX.y) * 0.014)

function swell(): string {
  const grain = noise(5)
  return engrave({
    ...BOX,
    step: (y) => 2.6 + (y - BOX.y) * 0.04,
    max: (y) => 1.1 + (y - BOX.y) * 0.012,
    dx: 7,
    fill: '#0b2228',
    opacity: 0.62,
    dark: (x, y) => Math.max(0, grain(x / (22 * near(y)), y / (3.2 * near(y))) * 1.7 - 0.72),
    wave: wave(1.3),
  })
}

function glints(): string {
  const grain = noise(5)
  return engrave({
    ...BOX,
    step: (y) => 4.6 + (y - BOX.y) * 0.07,
    max: (y) => 1.2 + (y - BOX.y) * 0.01,
    dx: 7,
    fill: '#ffe3a6',
    opacity: 0.6,
    dark: (x, y) => Math.max(0, grain(x / (18 * near(y)) + 60, y / (2.6 * near(y)) + 30) * 1.8 - 1.08),
    wave: wave(1.1),
  })
}

/** The sun's road over the water. */
function sunPath(): string {
  const grain = noise(19)
  return engrave({
    x: 780,
    y: HORIZON + 6,
    width: 480,
    height: 200,
    step: 3.8,
    max: 3.2,
    dx: 5,
    fill: '#fff0bd',
    opacity: 0.85,
    dark: (x, y) => {
      const width = 50 + (y - HORIZON) * 0.75
      const off = Math.abs(x - SUN[0] - (y - HORIZON) * 0.05) / width
      return Math.max(0, (1 - off) * (0.2 + grain(x / 15, y / 3.5) * 1.5) - 0.35)
    },
  })
}

type Reflection = { x: number; y: number; width: number; height: number; colour: string; opacity: number; seed: number }

/** What stands at (x, y) broken up on the water below it. */
export function reflection({ x: middle, y: top, width, height, colour, opacity, seed }: Reflection): string {
  const grain = noise(seed)
  return engrave({
    x: middle - width / 2,
    y: top + 1,
    width,
    height,
    step: 2.8,
    max: 3.1,
    dx: 5,
    fill: colour,
    opacity,
    dark: (x, y) => {
      const off = Math.abs(x - middle) / (width / 2)
      return Math.max(0, (1 - off * off) * (1 - (y - top) / height) * 1.1 * (0.5 + grain(x / 14, y / 3)))
    },
    wave: (x, y) => Math.sin(x / 9 + y) * 0.8,
  })
}

/** Foam along a waterline, round the origin. */
export function wash(width: number, seed: number, height: number): string {
  const grain = noise(seed)
  const steps = 26
  const edge = (side: 1 | -1) =>
    Array.from({ length: steps + 1 }, (_, i) => {
      const x = -width / 2 + (width * i) / steps
      const lift =
        side < 0 ? 3 + grain(x / 7, 2) * 11 * Math.sin((Math.PI * i) / steps) : 2 + grain(x / 9, 8) * 9 * Math.sin((Math.PI * i) / steps)
      return `${num(x)} ${num(side * height * lift)}`
    })
  return path(`M${edge(-1).join('L')}L${edge(1).reverse().join('L')}Z`, { fill: '#e6eee2', opacity: 0.85 })
}
