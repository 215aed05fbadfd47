import { engrave } from '../engrave.ts'
import { noise } from '../random.ts'
import { type Box, linear, num, path, rect, type Stop } from '../svg.ts'

type Sea = Box & { stops: readonly Stop[] /** px over which the colours run. */; depth: number; ink: string; glint: string; seed: number }

/** Open water: lines and waves grow towards us; a second, pale layer glints. */
export function openSea({ stops, depth, ink, glint, seed, ...box }: Sea): string {
  const water = linear([0, box.y], [0, box.y + depth], stops)
  const grain = noise(seed)
  const near = (y: number) => 1 + (y - box.y) * 0.03
  const wave = (pitch: number) => (x: number, y: number) => Math.sin(x / (16 + (y - box.y) * 0.3) + y * pitch) * (0.6 + (y - box.y) * 0.014)
  const swell = engrave({
    ...box,
    step: (y) => 2.6 + (y - box.y) * 0.04,
    max: (y) => 1.1 + (y - box.y) * 0.012,
    dx: 7,
    fill: ink,
    opacity: 0.62,
    dark: (x, y) => Math.max(0, grain(x / (22 * near(y)), y / (3.2 * near(y))) * 1.7 - 0.72),
    wave: wave(1.3),
  })
  const glints = engrave({
    ...box,
    step: (y) => 4.6 + (y - box.y) * 0.07,
    max: (y) => 1.2 + (y - box.y) * 0.01,
    dx: 7,
    fill: glint,
    opacity: 0.6,
    dark: (x, y) => Math.max(0, grain(x / (18 * near(y)) + 60, y / (2.6 * near(y)) + 30) * 1.8 - 1.08),
    wave: wave(1.1),
  })
  return water.definition + rect(box, { fill: water.paint }) + swell + glints
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
