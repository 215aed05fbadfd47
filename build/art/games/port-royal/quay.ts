import { engrave } from '../../engrave.ts'
import { icon } from '../../icon.ts'
import { noise } from '../../random.ts'
import { church, fort, town } from '../../scenery/buildings.ts'
import { ridge } from '../../scenery/hills.ts'
import { barrel, bollard, crate, rope } from '../../scenery/quayside.ts'
import { cloud, gull } from '../../scenery/sky.ts'
import { openSea, reflection, wash } from '../../scenery/water.ts'
import { flute } from '../../ships/flute.ts'
import { frigate } from '../../ships/frigate.ts'
import { galleon } from '../../ships/galleon.ts'
import { pinnace } from '../../ships/pinnace.ts'
import { skiff } from '../../ships/skiff.ts'
import { clip, linear, path, pen, place, radial, rect } from '../../svg.ts'
import { boards } from '../../wood.ts'

type View = { width: number; height: number; horizon: number; edge: number }

/** px at 1x: where sea meets sky, and where the quay's edge lies; all below it is free for cards. */
export const WIDE: View = { width: 1920, height: 1080, horizon: 206, edge: 296 }
export const TALL: View = { width: 600, height: 1300, horizon: 132, edge: 196 }

const WALLS = ['#ecdcb2', '#e6c397', '#dba47e', '#f2e7c8', '#cfd3b2', '#e9cf9f', '#e2b58a']
const ROOFS = ['#b25c3d', '#9a4c33', '#7d5544', '#a9653f']

function sky({ width, horizon }: View): string {
  const day = linear(
    [0, 0],
    [0, horizon],
    [
      [0, '#5fa6bf'],
      [0.55, '#b3d4cf'],
      [1, '#f8e9c2'],
    ],
  )
  const sun = radial(width * 0.2, -horizon * 0.3, width * 0.55, [
    [0, '#fff6d0', 0.85],
    [0.4, '#fff0c0', 0.25],
    [1, '#fff0c0', 0],
  ])
  const all = { x: 0, y: 0, width, height: horizon + 4 }
  const grain = noise(9)
  const lines = engrave({
    ...all,
    y: 2,
    height: horizon - 14,
    step: 4.4,
    max: 1.9,
    dx: 12,
    fill: '#1f5564',
    opacity: 0.36,
    dark: (x, y) => Math.max(0, (1 - y / horizon) * (0.35 + grain(x / 170, y / 46) * 1.1) - 0.2),
    wave: (x, y) => (grain(x / 380, y / 140, 2) - 0.5) * 12,
  })
  return day.definition + rect(all, { fill: day.paint }) + sun.definition + rect(all, { fill: sun.paint }) + lines
}

const DAY = { light: '#fdf6e0', dark: '#cdc6ac', ink: '#5b5a48' }

const wideClouds = (h: number) =>
  [
    cloud({ at: [330, h - 36], width: 430, height: 124, seed: 4, ...DAY }),
    cloud({ at: [930, h - 28], width: 520, height: 116, seed: 8, ...DAY }),
    cloud({ at: [1560, h - 44], width: 470, height: 134, seed: 12, ...DAY }),
    cloud({ at: [1250, h - 16], width: 240, height: 52, seed: 5, ...DAY }),
    cloud({ at: [640, h - 14], width: 210, height: 42, seed: 15, ...DAY }),
  ].join('')

const tallClouds = (h: number) =>
  cloud({ at: [140, h - 20], width: 260, height: 84, seed: 4, ...DAY }) +
  cloud({ at: [430, h - 26], width: 300, height: 92, seed: 12, ...DAY })

function wideLand(h: number): string {
  return [
    ridge({ from: -40, to: 800, base: h + 2, height: 96, seed: 3, fill: '#a9c0aa', opacity: 0.24, ink: '#3f5a52' }),
    ridge({ from: 1120, to: 1990, base: h + 2, height: 118, seed: 6, fill: '#a5bda6', opacity: 0.24, ink: '#3f5a52', grain: 150 }),
    ridge({ from: -60, to: 540, base: h + 4, height: 66, seed: 12, fill: '#8eaa84', opacity: 0.34, grain: 70 }),
    ridge({ from: 1360, to: 1990, base: h + 4, height: 84, seed: 14, fill: '#8aa57e', opacity: 0.34, grain: 90 }),
    town({ from: -10, to: 430, base: h + 6, seed: 21, lit: 0, walls: WALLS, roofs: ROOFS }),
    place({ x: 226, y: h - 6, scale: 0.8 }, church({ wall: '#f0e4c4', roof: '#7d5544', lit: '#4a3a2a' })),
    place({ x: 1660, y: h + 8, scale: 0.88 }, fort({ wall: '#dcc99e', ground: '#8d8062' })),
    town({ from: 1812, to: 1960, base: h + 6, seed: 33, lit: 0, walls: WALLS, roofs: ROOFS }),
  ].join('')
}

const tallLand = (h: number) =>
  [
    ridge({ from: -60, to: 420, base: h + 2, height: 62, seed: 3, fill: '#a9c0aa', opacity: 0.24, ink: '#3f5a52' }),
    ridge({ from: 300, to: 680, base: h + 3, height: 54, seed: 14, fill: '#8aa57e', opacity: 0.34, grain: 70 }),
    town({ from: -10, to: 178, base: h + 5, seed: 21, lit: 0, walls: WALLS, roofs: ROOFS }),
    place({ x: 500, y: h + 6, scale: 0.52 }, fort({ wall: '#dcc99e', ground: '#8d8062' })),
  ].join('')

const water = ({ width, horizon, edge }: View) =>
  openSea({
    x: 0,
    y: horizon + 2,
    width,
    height: edge - horizon + 16,
    depth: edge - horizon + 16,
    stops: [
      [0, '#a9cdbd'],
      [0.35, '#5f9f9d'],
      [1, '#2f6f78'],
    ],
    ink: '#123c45',
    glint: '#f2f8e6',
    seed: 5,
  })

type Moored = { x: number; y: number; scale: number; ship: string; beam: number; flip?: boolean; seed?: number }

/** A ship on the water, with what the water makes of her. */
const moored = ({ x, y, scale, ship, beam, flip = false, seed = 3 }: Moored): string =>
  place({ x, y, scale, flip }, ship + place({ y: 1 }, wash(beam, seed, 0.16))) +
  reflection({ x, y, width: beam * scale * 1.06, height: 46 * Math.min(1, scale), colour: '#13303a', opacity: 0.6, seed })

function wideShips({ horizon: h, edge }: View): string {
  return [
    reflection({ x: 215, y: h + 4, width: 470, height: 34, colour: '#3d5b50', opacity: 0.35, seed: 3 }),
    reflection({ x: 1660, y: h + 6, width: 300, height: 34, colour: '#3d5b50', opacity: 0.35, seed: 9 }),
    moored({ x: 1010, y: h + 12, scale: 0.26, ship: flute({ colour: '#2f5f97' }), beam: 170, flip: true, seed: 6 }),
    moored({ x: 505, y: h + 42, scale: 0.9, ship: galleon({ colour: '#2f5f97', furled: true }), beam: 196 }),
    moored({ x: 1400, y: h + 48, scale: 0.94, ship: frigate({ colour: '#ad3226', furled: true }), beam: 200, flip: true, seed: 8 }),
    moored({ x: 60, y: h + 34, scale: 0.6, ship: skiff({ colour: '#406f37' }), beam: 110, seed: 8 }),
    moored({
      x: 1850,
      y: h + 36,
      scale: 0.62,
      ship: pinnace({ colour: '#dba52a', dyed: true, sign: 'sun', signColour: '#3d2a06' }),
      beam: 150,
      flip: true,
      seed: 4,
    }),
    gull(700, 150, 0.5, -8, '#fffaf0') +
      gull(745, 166, 0.36, 6, '#fffaf0') +
      gull(1180, 148, 0.42, -4, '#fffaf0') +
      gull(1216, 158, 0.3, 8, '#fffaf0'),
    rope(`M300 ${edge - 18}Q380 ${edge + 20} 430 ${h + 48}`, 3.4) + rope(`M1622 ${edge - 18}Q1540 ${edge + 18} 1472 ${h + 54}`, 3.4),
  ].join('')
}

const tallShips = ({ horizon: h }: View) =>
  [
    reflection({ x: 90, y: h + 4, width: 200, height: 24, colour: '#3d5b50', opacity: 0.35, seed: 3 }),
    moored({ x: 300, y: h + 30, scale: 0.62, ship: galleon({ colour: '#ad3226', furled: true }), beam: 196 }),
    moored({ x: 90, y: h + 34, scale: 0.44, ship: skiff({ colour: '#406f37' }), beam: 110, seed: 8 }),
    moored({ x: 520, y: h + 34, scale: 0.46, ship: pinnace({ colour: '#dba52a' }), beam: 150, flip: true, seed: 4 }),
    gull(220, 60, 0.36, -8, '#fffaf0') + gull(250, 70, 0.28, 6, '#fffaf0'),
  ].join('')

/** The shadow of a ship's rigging, thrown far over the boards by a low sun. */
function rigging(x: number, y: number): string {
  let d = ''
  for (const foot of [250, 520])
    for (let i = -3; i <= 3; i++) d += `M${i * (foot === 250 ? 34 : 20)} ${foot === 250 ? 0 : 250}L${i * 3} ${foot}`
  for (let j = 1; j < 12; j++) d += `M${-102 * (1 - j / 13)} ${j * 21}H${102 * (1 - j / 13)}`
  const dark = '#1c0d03'
  const yards =
    'M-230 243Q-170 278 -115 255Q-58 284 0 258Q58 284 115 255Q170 278 230 243L240 236H-240ZM-160 513Q-110 542 -80 522Q-40 546 0 526Q40 546 80 522Q110 542 160 513L168 506H-168Z'
  return `<g transform="matrix(1.06 0 .62 1.06 ${x} ${y})">${path('M-13 0L-4 1400H4L13 0Z', { fill: dark })}${path(yards, { fill: dark })}${pen(d, 3.4, dark)}</g>`
}

function planks({ width, height, edge }: View): string {
  const below = { x: 0, y: edge + 20, width, height: height - edge - 20 }
  const sun = linear(
    [0, below.y],
    [width, height],
    [
      [0, '#ffe9ae', 0.42],
      [0.5, '#ffe2a0', 0.05],
      [1, '#190c02', 0.55],
    ],
  )
  const pool = radial(
    width * 0.47,
    edge + 174,
    width * 0.5,
    [
      [0, '#fff0bd', 0.4],
      [1, '#fff0bd', 0],
    ],
    `translate(0,${(edge + 174) * 0.7}) scale(1,.3)`,
  )
  const shadows = [rigging(-215, edge + 20), width > 1000 ? rigging(1545, edge + 20) : ''].join('')
  const wood = boards({
    ...below,
    seed: 14,
    first: width > 1000 ? 30 : 24,
    growth: 1.2,
    most: width > 1000 ? 150 : 110,
    octaves: 3,
    matrix: '.52 0 0 0 .235 .395 0 0 0 .145 .245 0 0 0 .055 0 0 0 0 1',
  })
  return [
    wood,
    clip(rect(below), place({ filter: 'blur-1', opacity: 0.32 }, shadows)),
    sun.definition + rect(below, { fill: sun.paint }) + pool.definition + rect(below, { fill: pool.paint }),
  ].join('')
}

function edgeOf({ width, edge }: View): string {
  const lip = (y: number, height: number, attributes: Record<string, string | number>) => rect({ x: 0, y, width, height }, attributes)
  return [
    lip(edge - 6, 7, { fill: '#0f2a30', opacity: 0.5 }),
    lip(edge, 24, { fill: '#93754a' }) + lip(edge, 24, { fill: '#000', filter: 'url(#grain)', opacity: 0.6 }),
    lip(edge, 3, { fill: '#f7e6ba', opacity: 0.8 }) + lip(edge + 21, 5, { fill: '#1a0e05', opacity: 0.75 }),
  ].join('')
}

const wideThings = ({ edge }: View) =>
  [
    place({ x: 300, y: edge + 20, scale: 0.72 }, bollard()) + place({ x: 1622, y: edge + 20, scale: 0.72 }, bollard()),
    icon('seagull', 1622, edge - 32, 38, '#2b1d12', { stroke: '#2b1d12', strokeWidth: 26 }) +
      icon('seagull', 1622, edge - 32, 38, '#fdf8ea'),
    place({ x: 44, y: edge + 34, scale: 0.9 }, barrel()) + place({ x: 92, y: edge + 40, scale: 0.8 }, barrel()),
    place({ x: 1868, y: edge + 38, scale: 0.9 }, crate()) + place({ x: 1812, y: edge + 42, scale: 0.66 }, crate()),
  ].join('')

const tallThings = ({ edge }: View) =>
  place({ x: 34, y: edge + 24, scale: 0.6 }, barrel()) +
  place({ x: 572, y: edge + 24, scale: 0.56 }, crate()) +
  place({ x: 190, y: edge + 16, scale: 0.5 }, bollard())

/** Evening in the corners of the boards; the sky stays clear. */
function vignette({ width, height, edge }: View): string {
  const below = { x: 0, y: edge + 24, width, height: height - edge - 24 }
  const { definition, paint } = radial(width / 2, edge + height * 0.2, Math.hypot(width, height) * 0.6, [
    [0.58, '#1d0f04', 0],
    [1, '#1d0f04', 0.5],
  ])
  return definition + rect(below, { fill: paint })
}

/** A harbour quay by day: the town and the ships in a strip above, warm boards below. */
export function drawQuay(view: View): string {
  const wide = view.width > 1000
  return [
    sky(view),
    wide ? wideClouds(view.horizon) : tallClouds(view.horizon),
    wide ? wideLand(view.horizon) : tallLand(view.horizon),
    water(view),
    wide ? wideShips(view) : tallShips(view),
    planks(view) + edgeOf(view),
    wide ? wideThings(view) : tallThings(view),
    vignette(view),
  ].join('')
}
