import { engrave } from '../engrave.ts'
import { noise, rng } from '../random.ts'
import { cloud, gull } from '../scenery/sky.ts'
import { circle, linear, num, path, radial, rect } from '../svg.ts'
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

const clouds = () =>
  [
    cloud({ at: [300, 356], width: 620, height: 90, seed: 4, light: '#d99a66', dark: '#8a6a5e', lobes: 15, small: 0.14, large: 0.2 }),
    cloud({ at: [1650, 330], width: 640, height: 120, seed: 12, light: '#e0a06a', dark: '#86665c', lobes: 15, small: 0.14, large: 0.22 }),
    cloud({ at: [760, 352], width: 360, height: 54, seed: 8, light: '#f3c083', dark: '#b3805f' }),
    cloud({ at: [1330, 286], width: 420, height: 70, seed: 22, light: '#cf9468', dark: '#6f5c5a', lobes: 13 }),
    cloud({ at: [1800, 180], width: 520, height: 90, seed: 33, light: '#8d7a6c', dark: '#46545a', lobes: 15, small: 0.14, large: 0.2 }),
  ].join('')

/** Gulls over the roads. */
export const gulls = (): string =>
  [gull(1010, 150, 0.7, -8), gull(1068, 176, 0.5, 6), gull(930, 206, 0.42, -4), gull(1420, 120, 0.5, 8), gull(1372, 140, 0.36, -6)].join('')
