import { engrave } from '../engrave.ts'
import { noise, rng } from '../random.ts'
import { circle, clip, ellipse, num, type Point, path, pen, place, rect } from '../svg.ts'

export type Cloud = {
  at: Point
  width: number
  height: number
  seed: number
  light: string
  dark: string
  lobes?: number
  small?: number
  large?: number
  /** Torn below, as a storm's are; else the base is flat. */
  ragged?: boolean
  /** Colour of the burin and of the lit edges. */
  ink?: string
  /** Distance of the burin's lines, px. */
  step?: number
}

type Lobe = { x: number; y: number; r: number }

/** Cumulus: circles on a flat base, dark; the same moved up and to the left, light; ink on the lit edges. */
export function cloud(look: Cloud): string {
  const { at, width: w, height: h, seed, light, dark, lobes: count = 11, small = 0.2, large = 0.3, ink = '#2a2a2c' } = look
  const [cx, cy] = at
  const random = rng(seed)
  const lobes = Array.from({ length: count }, (_, i): Lobe => {
    const t = (i + 0.5) / count
    const swell = Math.sin(t * Math.PI)
    const x = cx - w / 2 + t * w + (random() - 0.5) * w * 0.06
    const y = cy - swell * h * (0.35 + random() * 0.4)
    return { x, y, r: h * (small + swell * large) * (0.75 + random() * 0.5) }
  })
  const base = `M${num(cx - w * 0.52)} ${num(cy)}Q${num(cx)} ${num(cy - h * 0.5)} ${num(cx + w * 0.52)} ${num(cy)}Q${num(cx)} ${num(cy + h * 0.14)} ${num(cx - w * 0.52)} ${num(cy)}Z`
  const shape = lobes.map(({ x, y, r }) => circle(x, y, r, {})).join('') + path(base, {}) + (look.ragged ? scud(look) : '')
  const inside = [
    rect({ x: cx - w, y: cy - h * 2, width: w * 2, height: h * 3 }, { fill: dark }),
    ...lobes.map(({ x, y, r }) => circle(x - w * 0.012, y - h * 0.12, r * 0.96, { fill: light })),
    shadeOf(look),
  ]
  return clip(shape, inside.join('')) + pen(litEdges(lobes, random), 1, ink, { 'stroke-opacity': 0.55 })
}

/** A full body, and shreds hanging from it. */
function scud({ at: [cx, cy], width: w, height: h, seed }: Cloud): string {
  const random = rng(seed + 500)
  let s = ellipse(cx, cy - h * 0.24, w * 0.5, h * 0.36, {})
  for (let x = cx - w * 0.44; x < cx + w * 0.44; ) {
    const rx = w * (0.03 + random() * 0.06)
    const sag = 1 - (Math.abs(x - cx) / (w * 0.5)) ** 2
    s += ellipse(x, cy - h * 0.02 + sag * h * 0.05, rx, h * (0.05 + random() * 0.13) * (0.5 + sag), {})
    x += rx * (1.1 + random() * 0.9)
  }
  return s
}

function shadeOf({ at: [cx, cy], width: w, height: h, seed, ink = '#2a2a2c', step = 3.8 }: Cloud): string {
  const grain = noise(seed)
  const low = (y: number) => Math.max(0, Math.min(1, (y - cy + h * 0.42) / (h * 0.5)))
  const box = { x: cx - w * 0.6, y: cy - h * 0.42, width: w * 1.2, height: h * 0.6 }
  return engrave({
    ...box,
    step,
    max: 1.5,
    dx: 8,
    fill: ink,
    opacity: 0.5,
    dark: (x, y) => low(y) * (0.3 + grain(x / 26, y / 18) * 0.9),
  })
}

function litEdges(lobes: readonly Lobe[], random: () => number): string {
  return lobes
    .filter(() => random() < 0.72)
    .map(({ x, y, r }) => {
      const from = Math.PI * (1.05 + random() * 0.15)
      const to = Math.PI * (1.55 + random() * 0.3)
      return `M${num(x + r * Math.cos(from))} ${num(y + r * Math.sin(from))}A${num(r)} ${num(r)} 0 0 1 ${num(x + r * Math.cos(to))} ${num(y + r * Math.sin(to))}`
    })
    .join('')
}

const WINGS = 'M-20 2Q-12 -9 -2 0Q0 2 2 0Q12 -10 21 -1Q12 -5 4 3Q0 7 -4 3Q-12 -4 -20 2Z'

export const gull = (x: number, y: number, scale: number, turn: number, fill = '#f6e3bd'): string =>
  place({ x, y, scale, turn }, path(WINGS, { fill }))
