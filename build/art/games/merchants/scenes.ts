import { engrave } from '../../engrave.ts'
import { icon } from '../../icon.ts'
import { INK } from '../../palette.ts'
import { cut, dark, linen, MAN } from '../../profile.ts'
import { noise } from '../../random.ts'
import { town } from '../../scenery/buildings.ts'
import { ridge } from '../../scenery/hills.ts'
import { cloud } from '../../scenery/sky.ts'
import { bolt, rain, stormSky, waves } from '../../scenery/storm.ts'
import { openSea, reflection, wash } from '../../scenery/water.ts'
import { flute } from '../../ships/flute.ts'
import { frigate } from '../../ships/frigate.ts'
import { galleon } from '../../ships/galleon.ts'
import { circle, clip, linear, path, pen, place, radial, rect, type Stop } from '../../svg.ts'
import type { EventFace } from './kinds.ts'

/** An event's picture, px at 1x. */
export const SCENE = { width: 362, height: 244 }
/** Drawn a little beyond its edges. */
const VIEW = { x: -181, y: -140, width: 362, height: 280 }
const HORIZON = 34
const LINE = { stroke: '#1c120a', 'stroke-width': 1.1, 'stroke-linejoin': 'round' }

function sky(stops: readonly Stop[], ink: string): string {
  const light = linear([0, VIEW.y], [0, HORIZON], stops)
  const grain = noise(17)
  const box = { ...VIEW, height: HORIZON - VIEW.y + 2 }
  const lines = engrave({
    ...box,
    height: box.height - 8,
    step: 3.6,
    max: 1.5,
    dx: 8,
    fill: ink,
    opacity: 0.4,
    dark: (x, y) => Math.max(0, ((HORIZON - y) / 170) * (0.35 + grain(x / 70, y / 22) * 1.1) - 0.16),
    wave: (x, y) => (grain(x / 120, y / 60, 2) - 0.5) * 10,
  })
  return light.definition + rect(box, { fill: light.paint }) + lines
}

const water = (stops: readonly Stop[], ink = '#123c45', glint = '#f2f8e6') =>
  openSea({ x: VIEW.x, y: HORIZON, width: VIEW.width, height: VIEW.y + VIEW.height - HORIZON, depth: 106, stops, ink, glint, seed: 5 })

const DAY: readonly Stop[] = [
  [0, '#5fa6bf'],
  [0.6, '#b3d4cf'],
  [1, '#f8e9c2'],
]
const SEA: readonly Stop[] = [
  [0, '#a9cdbd'],
  [0.35, '#5f9f9d'],
  [1, '#2a6670'],
]

/** All sails drawing, wind written on the sky. */
const fairWinds = () =>
  [
    sky(DAY, '#1f5564'),
    cloud({ at: [-90, 20], width: 190, height: 62, seed: 8, light: '#fdf6e0', dark: '#cdc6ac', ink: '#5b5a48' }),
    cloud({ at: [120, 26], width: 140, height: 44, seed: 15, light: '#fdf6e0', dark: '#cdc6ac', ink: '#5b5a48' }),
    pen('M-180 -84H-70a18 18 0 1 0 -18 -18M-180 -64H-30a15 15 0 1 1 -15 15M60 -108H120a14 14 0 1 0 -14 -14', 2.6, '#fffdf0', {
      'stroke-linecap': 'round',
      opacity: 0.9,
    }),
    water(SEA),
    place(
      { x: -6, y: 82, scale: 1.05, turn: -4 },
      frigate({ colour: '#2f5f97', dyed: true, sign: 'sun', signColour: '#f7dc8a', belly: 16 }) + place({ x: 4, y: 2 }, wash(210, 6, 0.34)),
    ),
    reflection({ x: 0, y: 84, width: 220, height: 44, colour: '#13303a', opacity: 0.55, seed: 4 }),
  ].join('')

const storm = () =>
  [
    stormSky({ x: VIEW.x, y: VIEW.y, width: VIEW.width, height: 220 }, 29),
    bolt(84, VIEW.y - 6, 3, 150),
    waves({ from: -190, to: 190, y: 18, height: 120, length: 46, rise: 20, seed: 5, colours: ['#6d8783', '#2b484c'], step: 5, max: 1.6 }),
    place({ x: -8, y: 62, scale: 0.92, turn: -15 }, frigate({ colour: '#a62c22', cloth: 'url(#sail-grey)', belly: 14 })),
    waves({ from: -190, to: 190, y: 72, height: 110, length: 66, rise: 28, seed: 9, colours: ['#4a6c6b', '#17323a'] }),
    place({ x: VIEW.x, y: VIEW.y }, rain(110, { width: 380, height: 290 }, 8, 0.3)),
  ].join('')

/** No breath of air: sails hang, the sea is a mirror. */
function doldrums(): string {
  const sun = radial(70, -60, 170, [
    [0, '#fffbe0', 1],
    [0.2, '#ffe9a0', 0.75],
    [1, '#ffd070', 0],
  ])
  const stops: readonly Stop[] = [
    [0, '#d8b35c'],
    [0.6, '#efd694'],
    [1, '#fbeec4'],
  ]
  const sea = linear(
    [0, HORIZON],
    [0, 140],
    [
      [0, '#f3e2b0'],
      [0.4, '#b9c3a0'],
      [1, '#6f9a94'],
    ],
  )
  const box = { ...VIEW, y: HORIZON, height: 140 - HORIZON }
  const mirror = engrave({
    ...box,
    step: 7,
    max: 1.1,
    dx: 12,
    fill: '#3b5d58',
    opacity: 0.5,
    dark: (x, y) => Math.max(0, noise(6)(x / 90, y / 5) * 1.7 - 0.85),
  })
  const ship = flute({ colour: '#6b5a3a', belly: -3 })
  return [
    sky(stops, '#8a6414'),
    sun.definition +
      rect({ ...VIEW, height: HORIZON - VIEW.y }, { fill: sun.paint }) +
      circle(70, -60, 26, { fill: '#fffbe6', stroke: '#b9892c', 'stroke-width': 1.2 }),
    sea.definition + rect(box, { fill: sea.paint }),
    `<g transform="translate(-40,60) scale(.98,-.62)" opacity="0.32">${ship}</g>`,
    mirror,
    place({ x: -40, y: 60, scale: 0.98 }, ship),
    pen('M-140 60H60', 1, '#f8f2d8', { opacity: 0.8 }),
    icon('seagull', 100, 68, 26, '#fdf8ea', { stroke: INK, strokeWidth: 26 }) +
      icon('seagull', 100, 68, 26, '#fdf8ea') +
      pen('M80 82q18 -4 40 0', 1.4, '#f8f2d8'),
  ].join('')
}

/** What the sea has left on the rocks. */
const wreck = () =>
  [
    sky(
      [
        [0, '#6b7a8c'],
        [0.6, '#a9a9a0'],
        [1, '#e3d3a8'],
      ],
      '#2a3440',
    ),
    cloud({ at: [-60, 8], width: 300, height: 80, seed: 12, light: '#cfc8b4', dark: '#7d8086', ink: '#3a4048' }),
    water(SEA),
    path('M60 70L84 18L100 34L116 -6L140 30L160 10L190 60V80H60Z', { fill: '#6b6a60', ...LINE }) +
      path('M84 18L90 60L76 70M116 -6L112 50M160 10L154 62', { fill: 'none', stroke: '#1c120a', 'stroke-width': 0.9, opacity: 0.6 }),
    place({ x: -20, y: 74, scale: 1.15 }, brokenHull()),
    waves({ from: -190, to: 190, y: 92, height: 80, length: 40, rise: 12, seed: 7, colours: ['#5f908e', '#23565f'], max: 1.6, foam: 0.5 }),
    place({ x: 98, y: 96, turn: 10, scale: 0.9 }, chest()),
    place({ x: -120, y: 104, turn: -12 }, path('M-20 -4H20V3H-20Z', { fill: '#6b4321', ...LINE })),
  ].join('')

/** Half a ship, her mast over the side. */
export function brokenHull(colour = '#6a4f8f'): string {
  const hull = 'M-88 24L-96 -44L-82 -54L-52 -34Q-28 -22 2 -12L-6 -2L8 6L-4 14L4 26Z'
  const tone = noise(23)
  return [
    place(
      { x: 14, y: 8, turn: 24 },
      pen('M0 20L0 -96', 6, '#120b06') +
        pen('M-1 20L-1 -96', 2, '#8a6844') +
        pen('M-44 -62L40 -54', 4.4, '#120b06') +
        path('M-40 -60q10 28 2 50q14 -8 20 4q6 -20 22 -8q2 -20 22 -12q-8 -18 8 -28z', { fill: '#c9c3ab', ...LINE }) +
        path('M0 -96l-40 4l11 8l-13 8l42 -7z', { fill: colour, ...LINE }) +
        pen('M0 -88L-64 26M0 -88L46 22', 0.8, '#120b06'),
    ),
    path(hull, { fill: 'url(#hull)', stroke: '#0a0603', 'stroke-width': 1.8, 'stroke-linejoin': 'round' }),
    clip(
      path(hull, {}),
      pen('M-100 -30Q-60 -14 6 4', 4, colour) +
        pen('M-100 -14Q-60 0 6 14M-98 2Q-60 12 6 22M-96 14Q-60 20 4 28', 1, '#140a04', { opacity: 0.7 }) +
        engrave({
          x: -100,
          y: -56,
          width: 112,
          height: 84,
          step: 2.4,
          max: 1.4,
          dx: 4,
          fill: '#140a04',
          opacity: 0.55,
          dark: (x, y) => Math.max(0, 0.2 + (y + 50) / 110 + (tone(x / 14, y / 4) - 0.5) * 0.8 - 0.2),
        }),
    ),
    path('M-90 -38h8v9h-8zM-76 -32h8v9h-8z', { fill: '#f6cf6a', ...LINE }),
    path('M-50 -6h12v12h-12z', { fill: '#120b06', stroke: '#caa45a', 'stroke-width': 0.8 }) +
      pen('M-20 2l8 10M-12 2l-6 12M-30 10l10 8', 2, '#120b06'),
  ].join('')
}

const chest = () =>
  [
    path('M-24 -4H24V18H-24Z', { fill: '#7a4f26', ...LINE }),
    path('M-24 -4Q-22 -20 0 -20Q22 -20 24 -4Z', { fill: '#93622f', ...LINE }),
    path('M-18 -4h5v22h-5zM13 -4h5v22h-5zM-5 -8h10v11h-10z', { fill: '#dca63c', ...LINE, 'stroke-width': 0.8 }),
    circle(0, -2, 1.8, { fill: '#2b1a08' }),
  ].join('')

/** What is seen through the glass: another's deck. */
function spyglass(): string {
  const seen = [
    sky(DAY, '#1f5564'),
    cloud({ at: [30, 16], width: 220, height: 66, seed: 4, light: '#fdf6e0', dark: '#cdc6ac', ink: '#5b5a48' }),
    water(SEA),
    place(
      { x: 6, y: 70, scale: 1.06, flip: true },
      galleon({ colour: '#3d6b3a', dyed: true, sign: 'sea-turtle', signColour: '#f2e6c8' }) + place({ y: 1 }, wash(196, 3, 0.2)),
    ),
    reflection({ x: 6, y: 72, width: 210, height: 40, colour: '#13303a', opacity: 0.55, seed: 4 }),
  ].join('')
  const glass = circle(0, -2, 122, {})
  return [
    rect(VIEW, { fill: '#150e09' }),
    engrave({
      ...VIEW,
      step: 4,
      max: 1.6,
      dx: 8,
      fill: '#7a5a34',
      opacity: 0.4,
      dark: (x, y) => Math.max(0, noise(31)(x / 60, y / 14) * 1.5 - 0.5),
    }),
    `<g transform="scale(.86)">`,
    clip(glass, seen),
    circle(0, -2, 122, { fill: 'none', stroke: '#0a0603', 'stroke-width': 12, opacity: 0.5, filter: 'url(#blur-4)' }),
    circle(0, -2, 127, { fill: 'none', stroke: 'url(#brass)', 'stroke-width': 11 }) +
      circle(0, -2, 133, { fill: 'none', stroke: '#3d2408', 'stroke-width': 1.8 }) +
      circle(0, -2, 121.5, { fill: 'none', stroke: '#3d2408', 'stroke-width': 1.8 }),
    pen('M-112 -50A122 122 0 0 1 -40 -117', 5, '#fff', { opacity: 0.3, 'stroke-linecap': 'round' }),
    '</g>',
  ].join('')
}

/** An arch of rock, still water behind it, a palm and a chest. */
const hiddenCove = () =>
  [
    sky(DAY, '#1f5564'),
    ridge({ from: -200, to: 200, base: HORIZON + 2, height: 60, seed: 3, fill: '#a9c0aa', opacity: 0.3, ink: '#3f5a52' }),
    water(SEA),
    path('M-40 62Q10 44 70 54Q110 60 120 74Q60 86 -10 80Q-44 76 -40 62Z', { fill: '#e8d29a', ...LINE }),
    place({ x: 60, y: 58 }, palm()),
    place({ x: 22, y: 60, scale: 0.72 }, chest()),
    cliffs(),
    engrave({
      x: -120,
      y: 100,
      width: 240,
      height: 34,
      step: 4,
      max: 2,
      dx: 6,
      fill: '#0c2a30',
      opacity: 0.5,
      dark: (x, y) => Math.max(0, noise(8)(x / 20, y / 5) * 1.6 - 0.6),
    }),
  ].join('')

function palm(): string {
  const leaf = (turn: number, flip: boolean) =>
    place({ x: 16, y: -96, turn, flip }, path('M0 0Q22 -18 48 -2Q24 -6 0 0Z', { fill: '#4a7a3f', ...LINE }))
  return (
    path('M-4 0Q4 -50 13 -96L19 -95Q12 -48 6 0Z', { fill: '#8a6238', ...LINE }) +
    pen('M-2 -14l8 1M0 -30l8 1M3 -46l7 1M6 -62l7 1M10 -78l6 1', 0.9, '#1c120a') +
    leaf(10, false) +
    leaf(-30, false) +
    leaf(45, false) +
    leaf(-10, true) +
    leaf(30, true) +
    leaf(-45, true)
  )
}

function cliffs(): string {
  const left = 'M-190 150V-150H20Q-20 -132 -46 -112Q-70 -100 -78 -60Q-92 -30 -84 10Q-96 50 -84 96Q-100 120 -96 150Z'
  const right = 'M190 150V-150H10Q60 -140 92 -116Q128 -96 134 -50Q150 -10 142 30Q156 70 146 104Q160 130 156 150Z'
  const tone = noise(41)
  const rock = (d: string, fill: string, side: number) =>
    path(d, { fill, ...LINE, 'stroke-width': 1.6 }) +
    clip(
      path(d, {}),
      engrave({
        x: -190,
        y: -150,
        width: 380,
        height: 300,
        step: 4.2,
        max: 2.6,
        dx: 7,
        fill: '#120c06',
        opacity: 0.55,
        dark: (x, y) => Math.max(0, 0.25 + (x * side) / 420 + (tone(x / 30, y / 18) - 0.5) * 1.4),
        wave: (x, y) => (tone(x / 60, y / 40) - 0.5) * 16,
      }),
    )
  return rock(left, '#6f6552', 1) + rock(right, '#857a62', -1)
}

/** Of a cut-paper head: what it is turned to, and what it wears. */
const watcher = (x: number, scale: number, hat: string, flip = false) =>
  place({ x, y: 116 - 106 * scale, scale, flip }, dark(MAN) + hat + cut('M63 44.500q3.400 -1.800 6 -.3') + cut('M60 74Q66 71 73 75', 1.4))

const TRICORNE =
  dark('M4 40Q14 8 46 4Q76 2 102 31Q78 28 58 33Q30 39 4 40Z') +
  pen('M7 38Q18 12 46 7.500Q74 6 97 29', 2.4, '#dca63c') +
  linen('M36 98Q48 104 59 96L63 106L34 104Z', 1.2)
const TARRED =
  dark('M24 34Q26 8 49 7Q70 7 73 28Q48 22 24 34Z') + dark('M10 40Q44 21 84 29L85 34Q48 32 12 46Z') + cut('M24.500 31Q47 18 72 24', 2.2)
const CAP =
  path('M21 46Q15 18 46 11Q72 8 75 34Q48 29 21 46Z', { fill: '#a62c22' }) +
  cut('M22 46Q48 29 75 34', 1.4) +
  linen('M33 101Q46 112 60 100L66 118H22Z', 1.2)

/** A lantern in an alley of the port, and two who have been waiting for a third. */
function pressGang(): string {
  const glow = radial(4, -64, 250, [
    [0, '#fff0b8', 1],
    [0.25, '#f6c262', 0.8],
    [0.62, '#c9762c', 0.45],
    [1, '#6b2f14', 0],
  ])
  const walls = ['#7d5f42', '#8a6a48', '#6b5240']
  const tone = noise(9)
  return [
    rect(VIEW, { fill: '#4a2f22' }),
    town({ from: -186, to: 190, base: 60, seed: 12, lit: 0.3, walls, roofs: ['#4a2f22', '#5a3828'] }),
    rect({ ...VIEW, y: 58, height: 90 }, { fill: '#5a4028' }),
    glow.definition + rect(VIEW, { fill: glow.paint }),
    engrave({
      ...VIEW,
      step: 4,
      max: 2,
      dx: 8,
      fill: '#1c0d05',
      opacity: 0.5,
      dark: (x, y) => Math.max(0, Math.hypot(x - 4, y + 64) / 260 + tone(x / 50, y / 14) * 0.5 - 0.5),
    }),
    pen('M4 -140V-112', 2.4, '#120b06') +
      path('M-8 -108H16L12 -74H-4Z', { fill: '#ffe9a8', ...LINE }) +
      path('M-10 -108Q4 -122 18 -108ZM-6 -74H14V-68H-6Z', { fill: '#8a6a2e', ...LINE }) +
      path('M4 -80Q-3 -88 4 -100Q11 -88 4 -80Z', { fill: '#fffbe6' }),
    watcher(-190, 1.42, TRICORNE) + watcher(-104, 1.28, TARRED) + watcher(184, 1.36, CAP, true),
  ].join('')
}

/** A page of the log, written by the house itself. */
const house = () =>
  [
    rect(VIEW, { fill: '#e4d3a4' }) + rect(VIEW, { fill: '#000', filter: 'url(#grain)', opacity: 0.6 }),
    ...[-100, -60, -20, 20, 60, 100].map((y) => pen(`M${VIEW.x} ${y}H${-VIEW.x}`, 0.6, '#7a5320', { opacity: 0.5 })),
    ...[-140, -70, 0, 70, 140].map((x) => pen(`M${x} -140V140`, 0.6, '#7a5320', { opacity: 0.5 })),
    path('M-181 -140H-60Q-84 -104 -64 -76Q-96 -60 -92 -24Q-130 -6 -128 34Q-160 52 -181 44Z', { fill: '#c9b07a', ...LINE }) +
      path('M181 140V30Q150 40 140 70Q104 76 100 110Q70 116 66 140Z', { fill: '#c9b07a', ...LINE }),
    pen('M-60 60Q-20 20 20 44T110 -40', 2.4, '#8d2a1d', { 'stroke-dasharray': '2 8', 'stroke-linecap': 'round' }) +
      pen('M102 -50l16 20M118 -50l-16 20', 4, '#8d2a1d', { 'stroke-linecap': 'round' }),
    place({ x: -40, y: 80 }, icon('compass', 0, 0, 96, '#6b4d2a', { opacity: 0.55 })),
    icon('scroll-quill', 24, -22, 150, '#fbf0d4', { stroke: '#fbf0d4', strokeWidth: 26, opacity: 0.8 }) +
      icon('scroll-quill', 24, -22, 150, '#3a2714'),
  ].join('')

const SCENES: Record<EventFace, () => string> = {
  'fair-winds': fairWinds,
  storm,
  doldrums,
  wreck,
  spyglass,
  'hidden-cove': hiddenCove,
  'press-gang': pressGang,
  house,
}

/** The picture of an event round the origin; whoever sets it cuts it to its size. */
export const eventScene = (event: EventFace): string => SCENES[event]()
