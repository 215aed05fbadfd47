import { engrave } from '../../engrave.ts'
import { noise } from '../../random.ts'
import { rope } from '../../scenery/quayside.ts'
import { cloud } from '../../scenery/sky.ts'
import { bolt, rain, stormSky, waves } from '../../scenery/storm.ts'
import { circle, ellipse, path, pen, place, radial, rect } from '../../svg.ts'
import { boards } from '../../wood.ts'

type View = { width: number; height: number; horizon: number; rail: number }

/** px at 1x: where sea meets sky, and the upper edge of the rail; the deck begins 96 below that. */
export const WIDE: View = { width: 1920, height: 1080, horizon: 424, rail: 662 }
export const TALL: View = { width: 600, height: 1300, horizon: 236, rail: 430 }
const RAIL_HEIGHT = 96

type Mass = readonly [x: number, y: number, width: number, height: number, seed: number, light: string, dark: string]

/** Cloud over cloud, the nearest darkest. */
const WIDE_CLOUDS: readonly Mass[] = [
  [700, 330, 760, 150, 41, '#7f9089', '#566a68'],
  [1290, 330, 700, 130, 43, '#77897f', '#4f635f'],
  [190, 300, 800, 230, 45, '#526468', '#2c3d43'],
  [1700, 290, 860, 230, 47, '#4d5f63', '#2a3b41'],
  [420, 150, 1100, 230, 51, '#3a4a50', '#1d2a31'],
  [1520, 140, 1100, 230, 53, '#37474d', '#1b282f'],
  [120, 60, 900, 180, 55, '#27343b', '#131e25'],
  [1000, 40, 900, 120, 57, '#2b393f', '#152027'],
  [1800, 50, 900, 170, 59, '#253239', '#121c23'],
]
const TALL_CLOUDS: readonly Mass[] = [
  [220, 180, 420, 96, 41, '#7f9089', '#566a68'],
  [520, 170, 420, 100, 47, '#4d5f63', '#2a3b41'],
  [90, 110, 460, 110, 51, '#3a4a50', '#1d2a31'],
  [500, 70, 520, 110, 53, '#37474d', '#1b282f'],
  [180, 26, 520, 80, 55, '#27343b', '#131e25'],
]

function sky({ width, horizon }: View): string {
  const wide = width > 1000
  const light: [number, number, number] = wide ? [985, 380, 520] : [330, 214, 240]
  const opening = radial(
    ...light,
    [
      [0, '#f6ecc0', 0.8],
      [0.5, '#dcd9a8', 0.28],
      [1, '#dcd9a8', 0],
    ],
    `translate(0,${light[1] * 0.3}) scale(1,.7)`,
  )
  const masses = (wide ? WIDE_CLOUDS : TALL_CLOUDS).map(([x, y, w, h, seed, pale, dark], i) =>
    cloud({
      at: [x, y],
      width: w,
      height: h,
      seed,
      light: pale,
      dark,
      ink: '#0a1317',
      step: 5,
      ragged: i > 1,
      lobes: i < 2 ? 17 : 20,
      small: i < 2 ? 0.14 : 0.15,
      large: 0.2,
    }),
  )
  return [
    stormSky({ x: 0, y: 0, width, height: horizon + 46 }, 17),
    ...masses,
    opening.definition + rect({ x: 0, y: 0, width, height: horizon + 56 }, { fill: opening.paint }),
    wide
      ? ellipse(655, 60, 230, 150, { fill: '#cfe3f2', opacity: 0.28, filter: 'url(#blur-40)' }) + bolt(664, -10, 7, 410)
      : ellipse(150, 30, 90, 70, { fill: '#cfe3f2', opacity: 0.28, filter: 'url(#blur-40)' }) + bolt(150, -10, 7, 210),
  ].join('')
}

/** Four rows of waves, larger and darker towards us. */
function sea({ width, horizon, rail }: View): string {
  const at = (share: number) => horizon + (rail - horizon) * share
  const span = { from: -20, to: width + 20 }
  const k = width > 1000 ? 1 : 0.7
  return [
    waves({ ...span, y: at(0), height: 90, length: 64 * k, rise: 20 * k, seed: 3, colours: ['#8c9f94', '#3a5658'], step: 5, max: 1.6 }),
    waves({
      ...span,
      y: at(0.21),
      height: 110,
      length: 118 * k,
      rise: 40 * k,
      seed: 8,
      colours: ['#6d8c86', '#2c4b4f', '#1d363b'],
      max: 2,
      phase: 0.75,
      foam: 0.55,
    }),
    waves({
      ...span,
      y: at(0.52),
      height: 130,
      length: 168 * k,
      rise: 56 * k,
      seed: 12,
      colours: ['#56807c', '#234247', '#12282d'],
      step: 7,
      max: 2.8,
      phase: 2.05,
      foam: 0.52,
    }),
    waves({
      ...span,
      y: at(0.9),
      height: 140,
      length: 214 * k,
      rise: 60 * k,
      seed: 21,
      colours: ['#4a7573', '#193338', '#0c1d21'],
      step: 8,
      max: 3.2,
      phase: 1.5,
      foam: 0.55,
    }),
  ].join('')
}

/** Wet boards, wider towards us. */
function planks({ width, height, rail }: View): string {
  const below = { x: 0, y: rail + 86, width, height: height - rail - 86 }
  const wet = noise(4)
  return [
    boards({
      ...below,
      seed: 5,
      first: 46,
      growth: 1.25,
      most: 120,
      matrix: '.20 0 0 0 .045 .135 0 0 0 .032 .085 0 0 0 .022 0 0 0 0 1',
      gap: 0.9,
      lip: 0.1,
    }),
    engrave({
      ...below,
      y: below.y + 12,
      step: 9,
      max: 2.6,
      dx: 12,
      fill: '#bcd2d6',
      opacity: 0.16,
      dark: (x, y) => Math.max(0, wet(x / 130, y / 11) * 1.9 - 1.02),
    }),
    rect({ x: -40, y: below.y + 4, width: width + 80, height: 46 }, { fill: '#000', opacity: 0.5, filter: 'url(#blur-8)' }),
  ].join('')
}

function railing({ width, rail: y }: View): string {
  const lip = (top: number, height: number, attributes: Record<string, string | number>) =>
    rect({ x: 0, y: y + top, width, height }, attributes)
  const apart = width > 1000 ? 292 : 214
  const first = width > 1000 ? 84 : 70
  let posts = ''
  let cords = ''
  for (let x = first; x < width + apart; x += apart) {
    posts += rect({ x, y: y + 34, width: 30, height: 64 }, { fill: '#422b16', stroke: '#0d0703', 'stroke-width': 1.6 })
    posts +=
      rect({ x, y: y + 34, width: 5, height: 64 }, { fill: '#a37b48', opacity: 0.4 }) +
      rect({ x: x + 20, y: y + 34, width: 10, height: 64 }, { fill: '#000', opacity: 0.35 })
    cords += rope(`M${x + 15 - apart} ${y + 50}Q${x + 15 - apart / 2} ${y + 100} ${x + 15} ${y + 50}`, 5.5)
  }
  let pins = ''
  for (let x = 36; x < width; x += 58.4)
    pins += path(`M${x - 3} ${y - 10}h6l1.500 -10q-4.500 -6 -9 0zM${x - 2.5} ${y + 38}h5l-1 16h-3z`, {
      fill: '#a37b48',
      stroke: '#120a05',
      'stroke-width': 1.2,
    })
  return [
    lip(36, 60, { fill: '#33210f' }) + lip(36, 60, { fill: '#000', filter: 'url(#grain)', opacity: 0.3 }),
    pen(`M0 ${y + 56}H${width}M0 ${y + 76}H${width}`, 2, '#0d0703') +
      pen(`M0 ${y + 58}H${width}M0 ${y + 78}H${width}`, 0.8, '#a37b48', { opacity: 0.5 }),
    posts,
    lip(0, 38, { fill: '#5c3f22' }) + lip(0, 38, { fill: '#000', filter: 'url(#grain)', opacity: 0.35 }),
    lip(0, 4, { fill: '#e6d2a4', opacity: 0.6 }) + lip(28, 11, { fill: '#0d0703', opacity: 0.6 }),
    cords + pins,
  ].join('')
}

/** Warm lamps before the cold storm set the hand apart without boxes. */
function lamplight({ width, height, rail }: View): string {
  const warm = (x: number, y: number, rx: number, ry: number, opacity: number) => {
    const { definition, paint } = radial(0, 0, 1, [
      [0, '#ffc662', 0.62],
      [0.5, '#ff9c32', 0.2],
      [1, '#ff9c32', 0],
    ])
    return `${definition}<g transform="translate(${x},${y}) scale(${rx},${ry})" opacity="${opacity}">${ellipse(0, 0, 1, 1, { fill: paint })}</g>`
  }
  const middle = width / 2
  const apart = width > 1000 ? APART.wide : APART.tall
  const reach = width > 1000 ? 240 : 150
  return [
    warm(middle, rail + RAIL_HEIGHT + (height - rail) * 0.34, width * 0.47, (height - rail) * 0.55, 0.5),
    warm(middle - apart, rail - 22, reach, reach * 0.84, 0.9) + warm(middle + apart, rail - 22, reach, reach * 0.84, 0.9),
    warm(middle - apart, rail + 138, 60, 120, 0.6) + warm(middle + apart, rail + 138, 60, 120, 0.6),
  ].join('')
}

/** A ship's lantern on the rail. */
const lantern = (x: number, y: number, scale: number) =>
  place(
    { x, y, scale },
    [
      pen('M0 -76V-92', 3, '#1c120a') + circle(0, -96, 6, { fill: 'none', stroke: '#c9a860', 'stroke-width': 3 }),
      path('M-16 -62Q-14 -76 0 -78Q14 -76 16 -62Z', { fill: '#8a6a2e', stroke: '#1c120a', 'stroke-width': 1.4 }),
      path('M-20 -62H20L15 -8H-15Z', { fill: '#ffe9a8', stroke: '#1c120a', 'stroke-width': 1.6 }) +
        path('M-20 -62H20L15 -8H-15Z', { fill: '#ffb637', opacity: 0.45 }),
      path('M0 -18Q-9 -28 0 -48Q9 -28 0 -18Z', { fill: '#fff7d8' }),
      pen('M-7 -62L-5 -8M7 -62L5 -8M-18 -36H18', 2.4, '#5c431a'),
      rect({ x: -19, y: -9, width: 38, height: 9 }, { rx: 2, fill: '#8a6a2e', stroke: '#1c120a', 'stroke-width': 1.4 }),
      rect({ x: -22, y: -65, width: 44, height: 5 }, { rx: 2, fill: '#b28a3e', stroke: '#1c120a', 'stroke-width': 1 }),
    ].join(''),
  )

/** px from the middle of the rail to each lantern. */
const APART = { wide: 272, tall: 170 }

const lanterns = ({ width, rail }: View): string => {
  const apart = width > 1000 ? APART.wide : APART.tall
  const scale = width > 1000 ? 1.12 : 0.8
  return lantern(width / 2 - apart, rail + 4, scale) + lantern(width / 2 + apart, rail + 4, scale)
}

function vignette({ width, height }: View): string {
  const { definition, paint } = radial(width / 2, height / 2, Math.hypot(width, height) * 0.56, [
    [0.6, '#04080a', 0],
    [1, '#04080a', 0.6],
  ])
  return definition + rect({ x: 0, y: 0, width, height }, { fill: paint })
}

/** A deck under a stormy sky: the sea lies free for ships, the boards for hands. */
export const drawDeck = (view: View): string =>
  [
    sky(view) + sea(view),
    rain(Math.round(view.width * 0.27), { width: view.width, height: view.rail + 40 }, 5),
    planks(view) + railing(view) + lamplight(view) + lanterns(view) + vignette(view),
  ].join('')
