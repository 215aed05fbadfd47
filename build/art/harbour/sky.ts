import { engrave } from '../engrave.ts'
import { noise, rng } from '../random.ts'
import { circle, clip, el, linear, num, type Point, path, pen, place, radial, rect } from '../svg.ts'
import { HORIZON, SUN, WIDTH } from './view.ts'

/** Dusk: blue-green above, honey at the horizon, the sun going down behind the ship. */
export function sky(): string {
  const all = { x: 0, y: 0, width: WIDTH, height: HORIZON + 6 }
  const dusk = linear(
    [0, 0],
    [0, HORIZON],
    [
      [0, '#12303f'],
      [0.34, '#2c5460'],
      [0.6, '#8f8a70'],
      [0.82, '#e7a85a'],
      [1, '#ffdf9c'],
    ],
  )
  const glow = radial(SUN[0], SUN[1], 760, [
    [0, '#fff2c0', 0.95],
    [0.14, '#ffd883', 0.7],
    [0.5, '#f0a050', 0.25],
    [1, '#f0a050', 0],
  ])
  return [
    dusk.definition,
    rect(all, { fill: dusk.paint }),
    glow.definition,
    rect(all, { fill: glow.paint }),
    stars(),
    rays(),
    burin(),
    clouds(),
    sun(),
  ].join('')
}

function rays(): string {
  const random = rng(5)
  const at = (angle: number) => `${num(SUN[0] + 1500 * Math.cos(angle))} ${num(SUN[1] + 1500 * Math.sin(angle))}`
  let d = ''
  for (let i = 0; i < 26; i++) {
    const angle = Math.PI * (1.03 + random() * 0.94)
    const width = 0.003 + random() * 0.012
    d += `M${SUN[0]} ${SUN[1]}L${at(angle - width)}L${at(angle + width)}Z`
  }
  const fade = radial(SUN[0], SUN[1], 430, [
    [0, '#fff0c0', 0.24],
    [1, '#fff0c0', 0],
  ])
  return fade.definition + path(d, { fill: fade.paint })
}

function burin(): string {
  const grain = noise(19)
  const away = (x: number, y: number) => Math.min(1, Math.hypot((x - SUN[0]) / 900, (y - SUN[1]) / 420) * 0.8)
  return engrave({
    x: 0,
    y: 2,
    width: WIDTH,
    height: HORIZON - 8,
    step: 4.4,
    max: 1.9,
    dx: 12,
    fill: '#0d2530',
    opacity: 0.4,
    dark: (x, y) => Math.max(0, away(x, y) * (0.35 + grain(x / 180, y / 50) * 1.05) - 0.22),
    wave: (x, y) => (grain(x / 420, y / 160, 2) - 0.5) * 14,
  })
}

/** The first stars, far from the sun. */
function stars(): string {
  const random = rng(41)
  return Array.from({ length: 70 }, () => {
    const x = random() * WIDTH
    const y = random() * 190
    const far = Math.min(1, Math.hypot((x - SUN[0]) / 900, (y - SUN[1]) / 420))
    return circle(x, y, 0.6 + random() * 0.9, { fill: '#fff3d0', opacity: num(Math.max(0, far - 0.45) * (0.4 + random() * 0.8), 2) })
  }).join('')
}

const sun = () =>
  circle(SUN[0], SUN[1] + 2, 46, { fill: '#fff6d2' }) +
  circle(SUN[0], SUN[1] + 2, 46, { fill: 'none', stroke: '#c9802f', 'stroke-width': 1.4 })

type Cloud = {
  at: Point
  width: number
  height: number
  seed: number
  light: string
  dark: string
  lobes?: number
  small?: number
  large?: number
}

const clouds = () =>
  [
    cloud({ at: [300, 356], width: 620, height: 90, seed: 4, light: '#d99a66', dark: '#8a6a5e', lobes: 15, small: 0.14, large: 0.2 }),
    cloud({ at: [1650, 330], width: 640, height: 120, seed: 12, light: '#e0a06a', dark: '#86665c', lobes: 15, small: 0.14, large: 0.22 }),
    cloud({ at: [760, 352], width: 360, height: 54, seed: 8, light: '#f3c083', dark: '#b3805f' }),
    cloud({ at: [1330, 286], width: 420, height: 70, seed: 22, light: '#cf9468', dark: '#6f5c5a', lobes: 13 }),
    cloud({ at: [1800, 180], width: 520, height: 90, seed: 33, light: '#8d7a6c', dark: '#46545a', lobes: 15, small: 0.14, large: 0.2 }),
  ].join('')

type Lobe = { x: number; y: number; r: number }

/** Cumulus: circles on a flat base, dark; the same moved up and to the left, light; ink on the lit edges. */
function cloud(look: Cloud): string {
  const { at, width: w, height: h, seed, light, dark, lobes: count = 11, small = 0.2, large = 0.3 } = look
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
  const shape = lobes.map(({ x, y, r }) => circle(x, y, r, {})).join('') + path(base, {})
  const inside = [
    rect({ x: cx - w, y: cy - h * 2, width: w * 2, height: h * 3 }, { fill: dark }),
    ...lobes.map(({ x, y, r }) => circle(x - w * 0.012, y - h * 0.12, r * 0.96, { fill: light })),
    shadeOf(look),
  ]
  return clip(shape, inside.join('')) + pen(litEdges(lobes, random), 1, '#2a2a2c', { 'stroke-opacity': 0.55 })
}

function shadeOf({ at: [cx, cy], width: w, height: h, seed }: Cloud): string {
  const grain = noise(seed)
  const low = (y: number) => Math.max(0, Math.min(1, (y - cy + h * 0.42) / (h * 0.5)))
  const box = { x: cx - w * 0.6, y: cy - h * 0.42, width: w * 1.2, height: h * 0.6 }
  return engrave({
    ...box,
    step: 3.8,
    max: 1.5,
    dx: 8,
    fill: '#2a2a2c',
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

/** Gulls over the roads. */
export const gulls = (): string => {
  const wings = 'M-20 2Q-12 -9 -2 0Q0 2 2 0Q12 -10 21 -1Q12 -5 4 3Q0 7 -4 3Q-12 -4 -20 2Z'
  const gull = (x: number, y: number, scale: number, turn: number) => place({ x, y, scale, turn }, path(wings, { fill: '#f6e3bd' }))
  return el(
    'g',
    {},
    gull(1010, 150, 0.7, -8) + gull(1068, 176, 0.5, 6) + gull(930, 206, 0.42, -4) + gull(1420, 120, 0.5, 8) + gull(1372, 140, 0.36, -6),
  )
}
