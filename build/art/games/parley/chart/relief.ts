import { icon } from '../../../icon.ts'
import { rng } from '../../../random.ts'
import { num, type Point, path, pen, place } from '../../../svg.ts'
import { chartPoint } from './coast.ts'
import { K } from './sheet.ts'

type Kind = 'alp' | 'hill' | 'dune' | 'wood' | 'palm'

/** Degrees of what stands on the land. Kinds by country: no two ranges look alike. */
const STANDS: Record<Kind, readonly Point[]> = {
  alp: [
    [-1, 42.9],
    [0.6, 42.7],
    [2, 42.5],
    [6.6, 44.8],
    [7, 45.8],
    [8.4, 46.4],
    [10, 46.6],
    [11.8, 46.9],
    [13.4, 46.8],
    [15, 46.6],
    [-4, 33.6],
    [-5.4, 32.2],
    [-6.8, 31.2],
    [41.4, 40.4],
    [39.4, 40.4],
    [42, 43.1],
    [43.6, 42.7],
    [45, 42.5],
    [32.4, 36.9],
    [34.4, 37.6],
    [25.2, 45.5],
    [26.2, 45.8],
    [24, 45.6],
  ],
  hill: [
    [-4.6, 43],
    [-6, 42.8],
    [-3.2, 37.2],
    [-2.5, 38.4],
    [-5.4, 40.3],
    [-4.2, 40.8],
    [9.9, 44.4],
    [12.9, 43],
    [13.7, 42.3],
    [15.8, 40.7],
    [16.4, 44.3],
    [17.6, 43.7],
    [19.2, 43],
    [20.6, 42.2],
    [21.2, 40.6],
    [21.6, 39.4],
    [23.4, 42.7],
    [25, 42.8],
    [30.6, 37.2],
    [36.6, 38],
    [38.4, 38.4],
    [30.4, 39.3],
    [32.8, 39.4],
    [35.4, 39.4],
    [37, 40.3],
    [36, 34],
    [1, 34.6],
    [3.4, 35.2],
    [5.6, 35.4],
    [7.4, 35.3],
    [-2, 33],
  ],
  dune: [
    [2, 31.2],
    [6, 32],
    [9, 30.6],
    [-1, 30.4],
    [20, 28.6],
    [24, 28.4],
    [27.6, 28.6],
    [36.4, 31],
    [38.6, 32.6],
    [16, 28.8],
    [12, 29.4],
  ],
  wood: [
    [2.8, 45.2],
    [3.4, 46.6],
    [0.4, 45.4],
    [-1.4, 47.4],
    [10.4, 48.4],
    [14, 49],
    [18.4, 48.4],
    [20.6, 46.2],
    [28, 48.2],
    [37.6, 48.2],
    [22, 47.6],
    [6, 48.2],
    [35.8, 46.9],
    [40.2, 45.2],
  ],
  palm: [
    [30.2, 28.8],
    [32.2, 28.4],
    [-8, 30.2],
    [8.4, 33.4],
    [37.2, 29.6],
  ],
}

const INK = '#4a2f17'
const PAPER = '#e2c98f'

/** A snow peak with a broken ridge; its lee is cut with slanting lines. */
function alp(random: () => number): string {
  const height = 15 + random() * 8
  const lean = (random() - 0.5) * 6
  const left = 11 + random() * 4
  const right = 12 + random() * 4
  const ridge = `M${-left} 5L${num(-left * 0.45)} ${num(-height * 0.42)}L${num(-left * 0.28)} ${num(-height * 0.34)}L${num(lean)} ${-height}L${num(right * 0.3)} ${num(-height * 0.5)}L${num(right * 0.46)} ${num(-height * 0.56)}L${right} 5`
  let lee = ''
  for (let i = 0; i < 6; i++) {
    const t = i / 6
    const x = lean + (right * 0.92 - lean) * t
    const y = -height + (height + 4) * t
    lee += `M${num(x)} ${num(y)}L${num(x + 0.8 - (1 - t) * 3.4)} ${num(Math.min(4.6, y + 5 + (1 - t) * 8))}`
  }
  const snow = `M${num(lean)} ${-height}L${num(lean - left * 0.2)} ${num(-height * 0.66)}L${num(lean - 0.6)} ${num(-height * 0.72)}L${num(lean + 1.6)} ${num(-height * 0.58)}L${num(lean + right * 0.18)} ${num(-height * 0.7)}Z`
  return (
    path(`${ridge}Q0 9 ${num(-left)} 5Z`, { fill: PAPER, opacity: 0.9 }) +
    path(snow, { fill: '#fbf1d6' }) +
    pen(`${ridge}${lee}`, 1, INK, { 'stroke-linejoin': 'round', 'stroke-linecap': 'round' })
  )
}

/** One of three rounded humps. */
function hill(random: () => number): string {
  const width = 9 + random() * 6
  const height = 6 + random() * 5
  const top = (random() - 0.5) * 5
  const hump = `M${-width} 4Q${num(-width * 0.6)} ${num(-height)} ${num(top)} ${num(-height)}Q${num(width * 0.7)} ${num(-height * 0.9)} ${num(width)} 4`
  let lee = ''
  const strokes = 2 + Math.floor(random() * 3)
  for (let i = 0; i < strokes; i++) {
    const x = top + 1.5 + i * (width / 4.4)
    lee += `M${num(x)} ${num(-height + 1.6 + i * 1.9)}Q${num(x + 2)} ${num(-height * 0.3)} ${num(x + 2.6)} ${num(3 - i * 0.2)}`
  }
  return path(`${hump}Q0 8 ${num(-width)} 4Z`, { fill: '#d8bd83', opacity: 0.85 }) + pen(hump + lee, 1, INK, { 'stroke-linecap': 'round' })
}

const dune = (random: () => number): string => {
  const width = 13 + random() * 7
  const crest = `M${-width} 3Q${num(-width * 0.3)} ${num(-6 - random() * 3)} 2 -1Q${num(width * 0.4)} 3 ${width} 2`
  return (
    pen(crest, 1, '#7a5422', { 'stroke-linecap': 'round' }) +
    pen(`M2 -1Q-2 3 -${num(width * 0.4)} 4M${num(width * 0.2)} 6q5 -3 10 -1`, 0.8, '#7a5422', { opacity: 0.8, 'stroke-linecap': 'round' })
  )
}

function wood(random: () => number): string {
  const trees = Array.from({ length: 5 + Math.floor(random() * 3) }, (_, i) => ({
    x: (i - 2.5) * 5.4 + random() * 2,
    y: (i % 2) * 4 - random() * 3,
    r: 3.2 + random() * 1.3,
  }))
  return trees
    .sort((a, b) => a.y - b.y)
    .map(
      ({ x, y, r }) =>
        pen(`M${num(x)} ${num(y)}v5`, 1.1, INK) +
        `<circle cx="${num(x)}" cy="${num(y - 1)}" r="${num(r)}" fill="#b5b27a" stroke="${INK}" stroke-width=".8"/>` +
        pen(`M${num(x + r * 0.2)} ${num(y - r)}q${num(r * 0.9)} ${num(r)} 0 ${num(r * 1.7)}`, 0.7, INK),
    )
    .join('')
}

const palm = (random: () => number): string =>
  icon('palm-tree', -6, -4, 21, INK, { opacity: 0.9 }) + icon('palm-tree', 8, 1 - random() * 3, 16, INK, { opacity: 0.8, flip: true })

export const DRAW: Record<Kind, (random: () => number) => string> = { alp, hill, dune, wood, palm }
/** How many stand together. */
const GROUP: Record<Kind, number> = { alp: 2, hill: 3, dune: 2, wood: 1, palm: 1 }

/** All hills, woods and dunes, the farther first. */
export function relief(): string {
  const random = rng(77)
  const all = Object.entries(STANDS).flatMap(([kind, places]) =>
    // The keys of STANDS are its kinds.
    places.flatMap((degrees) => members(kind as Kind, chartPoint(degrees), random)),
  )
  return all
    .sort((a, b) => a.y - b.y)
    .map(({ x, y, scale, body }) => place({ x, y, scale }, body))
    .join('')
}

type Member = { x: number; y: number; scale: number; body: string }

function members(kind: Kind, [x, y]: Point, random: () => number): Member[] {
  const count = GROUP[kind]
  return Array.from({ length: count }, (_, i) => ({
    x: x + (i - (count - 1) / 2) * 15 * K + (random() - 0.5) * 6,
    y: y + (random() - 0.5) * 7,
    scale: K * (0.78 + random() * 0.32),
    body: DRAW[kind](random),
  }))
}
