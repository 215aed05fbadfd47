import { INK } from '../palette.ts'
import { rng } from '../random.ts'
import { circle, num, path, pen, rect } from '../svg.ts'

const SIDE = 'url(#hatch)'
const edge = (width: number) => ({ stroke: INK, 'stroke-width': width })

const DUSK_WALLS = ['#b78f62', '#a97b56', '#c9a06c', '#98765a', '#c4a678']
const DUSK_ROOFS = ['#6d3a28', '#5c3325', '#4d3a33']

type Town = {
  from: number
  to: number
  base: number
  seed: number /** Share of windows with a candle. */
  lit: number
  walls?: readonly string[]
  roofs?: readonly string[]
}

export function town({ from, to, base, seed, lit, walls = DUSK_WALLS, roofs = DUSK_ROOFS }: Town): string {
  const random = rng(seed)
  const pick = (list: readonly string[]) => list[Math.floor(random() * list.length)] ?? '#b78f62'
  let s = ''
  for (const row of [0, 1]) {
    const foot = base - (row ? 0 : 14)
    for (let x = from - 8 * row; x < to; ) {
      const width = 22 + random() * 26
      const height = (20 + random() * 26) * (row ? 1 : 1.25)
      s += house({ x, foot, width, height, wall: pick(walls), roof: pick(roofs), kind: random() }, () => random() < lit)
      x += width + (random() < 0.2 ? 5 : 0)
    }
  }
  return s
}

type House = { x: number; foot: number; width: number; height: number; wall: string; roof: string; kind: number }

function house({ x, foot, width: w, height: h, wall, roof, kind }: House, isLit: () => boolean): string {
  const top = foot - h
  const gable = `M${num(x - 2)} ${num(top)}L${num(x + w / 2)} ${num(top - w * 0.42)}L${num(x + w + 2)} ${num(top)}Z`
  const hip = `M${num(x - 2)} ${num(top)}L${num(x + 4)} ${num(top - 9)}H${num(x + w - 4)}L${num(x + w + 2)} ${num(top)}Z`
  const tower = `M${num(x)} ${num(top)}v-5h${num(w * 0.25)}v-5h${num(w * 0.5)}v5h${num(w * 0.25)}v5Z`
  const [shape, fill] = kind < 0.45 ? [gable, roof] : kind < 0.8 ? [hip, roof] : [tower, wall]
  let windows = ''
  for (let wy = top + 6; wy < foot - 8; wy += 10) {
    for (let wx = x + 4; wx < x + w - 5; wx += 8) {
      const on = isLit()
      windows += rect({ x: num(wx), y: num(wy), width: 3.4, height: 5 }, { fill: on ? '#ffd98a' : '#3a2c20', opacity: on ? 1 : 0.75 })
    }
  }
  return [
    rect({ x, y: top, width: w, height: h + 2 }, { fill: wall, ...edge(0.7) }),
    path(shape, { fill, ...edge(0.7) }),
    rect({ x: x + w * 0.62, y: top, width: w * 0.38, height: h + 2 }, { fill: SIDE, opacity: 0.35 }),
    windows,
  ].join('')
}

export function church({ wall = '#c4a270', roof = '#55382b', lit = '#ffdf94' } = {}): string {
  return [
    rect({ x: -12, y: -62, width: 24, height: 62 }, { fill: wall, ...edge(0.9) }) +
      path('M-15 -62L0 -104L15 -62Z', { fill: roof, ...edge(0.9) }) +
      pen('M0 -104v-12M-4 -111h8', 1.4, INK),
    circle(0, -48, 5.5, { fill: lit, ...edge(0.9) }) + path('M-4 -34v-6a4 4 0 0 1 8 0v6z', { fill: lit }),
    rect({ x: 12, y: -30, width: 44, height: 30 }, { fill: wall, ...edge(0.9) }) +
      path('M10 -30L18 -46H52L58 -30Z', { fill: roof, ...edge(0.9) }),
    rect({ x: 3, y: -62, width: 9, height: 62 }, { fill: SIDE, opacity: 0.4 }),
  ].join('')
}

export function fort({ wall = '#c79c66', ground = '#5e5440' } = {}): string {
  const rock = 'M-150 6Q-130 -18 -104 -22L110 -24Q150 -14 176 6Z'
  const merlons = Array.from({ length: 12 }, (_, i) => `M${-86 + i * 15} -46v-8h8v8`).join('')
  const slits = [-70, -46, 44, 68].map((x) => rect({ x: x - 3, y: -37, width: 7, height: 5 }, { fill: '#2b1d12' })).join('')
  return [
    path(rock, { fill: ground, ...edge(1) }) + path(rock, { fill: SIDE, opacity: 0.35 }),
    path('M-98 -20L-88 -46H88L98 -20Z', { fill: wall, ...edge(1.1) }) +
      path(merlons, { fill: wall, ...edge(1) }) +
      path('M30 -20L36 -46H88L98 -20Z', { fill: SIDE, opacity: 0.4 }),
    rect({ x: -26, y: -78, width: 50, height: 32 }, { fill: wall, ...edge(1) }) +
      path('M-26 -78v-7h9v7M-9 -78v-7h9v7M8 -78v-7h9v7', { fill: wall, ...edge(1) }),
    rect({ x: 6, y: -78, width: 18, height: 32 }, { fill: SIDE, opacity: 0.4 }) + slits,
    pen('M0 -85V-128', 1.6, INK) + path('M0 -127q10 -5 18 0t18 0v13q-10 5 -18 0t-18 0z', { fill: '#a62c22', ...edge(0.8) }),
  ].join('')
}

export function lighthouse({ ground = '#4d4637', lamp = '#ffe7a6' } = {}): string {
  const rock = 'M-40 6Q-26 -14 0 -16Q28 -14 46 6Z'
  return [
    path(rock, { fill: ground, ...edge(1) }) + path(rock, { fill: SIDE, opacity: 0.35 }),
    path('M-15 -14L-9 -96H9L15 -14Z', { fill: '#f3e8cc', ...edge(1.1) }) +
      path('M-13.500 -34L-12 -54H12L13.500 -34ZM-10.600 -74L-9.400 -90H9.400L10.600 -74Z', { fill: '#b0442f' }),
    path('M2 -14L2 -96H9L15 -14Z', { fill: SIDE, opacity: 0.45 }) + path('M-13 -96H13V-100H-13Z', { fill: '#3a2c20' }),
    rect({ x: -7, y: -114, width: 14, height: 14 }, { fill: lamp, ...edge(1.2) }) +
      path('M-10 -114Q0 -128 10 -114Z', { fill: '#7d3a28', ...edge(1) }),
  ].join('')
}
