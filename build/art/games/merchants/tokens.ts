import type { Sprite } from '../../atlas.ts'
import { icon } from '../../icon.ts'
import { lighthouse, town } from '../../scenery/buildings.ts'
import { waves } from '../../scenery/storm.ts'
import { wash } from '../../scenery/water.ts'
import { flute } from '../../ships/flute.ts'
import { frigate } from '../../ships/frigate.ts'
import { galleon } from '../../ships/galleon.ts'
import { pinnace } from '../../ships/pinnace.ts'
import type { Livery } from '../../ships/rigging.ts'
import { skiff } from '../../ships/skiff.ts'
import { circle, el, path, pen, place, rect, stops, uid } from '../../svg.ts'
import { FACE_LOOK, FACES, type Face } from './kinds.ts'
import { brokenHull } from './scenes.ts'

const LINE = { stroke: '#15100c', 'stroke-width': 1.1, 'stroke-linejoin': 'round' }

/** A piece of the storm's sea over a keel, that is lost in the picture's sea below and at both ends. */
function seaway(half: number, seed: number, depth = 26): string {
  const id = uid('fade')
  const fade = (axis: 'x' | 'y') => {
    const across = axis === 'x'
    return el(
      'linearGradient',
      { id: `${id}${axis}`, x1: 0, y1: 0, x2: across ? 1 : 0, y2: across ? 0 : 1 },
      stops(
        across
          ? [
              [0, '#000'],
              [0.18, '#fff'],
              [0.82, '#fff'],
              [1, '#000'],
            ]
          : [
              [0, '#fff'],
              [0.45, '#fff'],
              [1, '#000'],
            ],
      ),
    )
  }
  const box = { x: -half, y: -16, width: half * 2, height: depth + 18 }
  const mask = (axis: 'x' | 'y') => el('mask', { id: `${id}m${axis}` }, rect(box, { fill: `url(#${id}${axis})` }))
  const water = waves({
    from: -half - 8,
    to: half + 8,
    y: 6,
    height: depth,
    length: 30,
    rise: 9,
    seed,
    colours: ['#5a8480', '#2a4c50'],
    step: 4,
    max: 1.6,
    foam: 0.45,
  })
  return `${fade('x')}${fade('y')}${mask('x')}${mask('y')}${el('g', { mask: `url(#${id}mx)` }, el('g', { mask: `url(#${id}my)` }, water + wash(half * 1.5, seed, 0.3)))}`
}

type Rig = { draw: (livery: Livery) => string; scale: number; x: number }

/** Every crew has a hull of its own. */
const RIGS: Record<Face, Rig> = {
  pilot: { draw: pinnace, scale: 0.9, x: -8 },
  mercer: { draw: flute, scale: 0.84, x: -6 },
  spicer: { draw: galleon, scale: 0.76, x: -8 },
  goldsmith: { draw: skiff, scale: 0.98, x: -4 },
  supercargo: { draw: frigate, scale: 0.72, x: -8 },
  chandler: { draw: flute, scale: 0.84, x: -6 },
}

const liveryOf = (face: Face): Livery => {
  const { colour, sign } = FACE_LOOK[face]
  return { colour, cloth: 'url(#sail-grey)', dyed: true, sign, signColour: '#f0e2c0', belly: 14 }
}

/** A Merchant's ship, heeling in the storm; her waterline is her foot. */
function vessel(face: Face): string {
  const { draw, scale, x } = RIGS[face]
  const lean = FACES.indexOf(face) % 2 ? 4 : -6
  return place({ y: 54 }, place({ x, turn: lean, scale }, draw(liveryOf(face))) + seaway(96, FACES.indexOf(face) + 3))
}

/** The same safe in port: sails stowed, still water. */
function moored(face: Face): string {
  const { draw, scale, x } = RIGS[face]
  const still = path('M-84 2q14 -3 26 0t26 0t26 0t26 0t26 0t26 0Q60 7 20 8Q-40 8 -84 2Z', { fill: '#3d6466', opacity: 0.9 })
  return place({ y: 54 }, place({ x, scale }, draw({ ...liveryOf(face), furled: true })) + still + place({ y: 1 }, wash(150, 6, 0.14)))
}

/** Sunk: what still shows of her above the water, with her colour. */
const sunk = (face: Face): string =>
  place(
    { y: 38 },
    place({ x: 8, y: -6, scale: 0.8, turn: -8 }, brokenHull(FACE_LOOK[face].colour)) + seaway(92, FACES.indexOf(face) + 21, 30),
  )

const PIRATE: Livery = {
  colour: '#7d1f17',
  cloth: 'url(#sail-black)',
  timber: 'url(#hull-black)',
  sign: 'skull-crossed-bones',
  signColour: '#e9dcc0',
  flagSign: 'skull-crossed-bones',
  flagSignColour: '#f3ead0',
  belly: 15,
}

/** The Pirate's ship, black-sailed, in the storm. */
export const pirateShip = (): string => place({ y: 78 }, place({ x: -10, turn: 5, scale: 1.1 }, galleon(PIRATE)) + seaway(140, 5, 34))
const pirateHome = () =>
  place({ y: 54 }, place({ x: -6, scale: 0.72 }, galleon({ ...PIRATE, furled: true })) + place({ y: 1 }, wash(140, 6, 0.16)))

const skullRock = () =>
  [
    path('M-6 20Q-20 -10 -14 -44Q-4 -74 30 -78Q66 -78 78 -46Q86 -14 70 20Z', { fill: '#5d5a50', ...LINE, 'stroke-width': 1.6 }),
    path('M6 -34q10 -12 20 -2q2 14 -8 18q-14 0 -12 -16zM42 -36q10 -10 20 2q0 14 -10 16q-12 -2 -10 -18zM32 -14l8 16h-15z', {
      fill: '#14100c',
    }),
    path('M12 8h46v12h-46z', { fill: '#14100c' }) + pen('M20 8v12M28 8v12M36 8v12M44 8v12M52 8v12', 2.4, '#8d8a7c'),
    path('M30 -78Q66 -78 78 -46Q86 -14 70 20H60Q72 -20 58 -50Q48 -68 30 -78Z', { fill: 'url(#hatch)', opacity: 0.6 }),
    pen('M-8 -10q8 -4 12 2M0 -56q8 2 10 8M60 -64l-6 8M70 -30l-8 4', 1, '#14100c', { opacity: 0.7 }),
  ].join('')

/** Pirate Island: a rock like a skull, palms, a black flag. */
function island(): string {
  const sand = 'M-124 30Q-104 8 -60 10Q-10 2 40 8Q104 6 128 30Q60 44 0 42Q-70 44 -124 30Z'
  return place(
    { y: 26 },
    [
      place({ x: -14, y: 0 }, skullRock()),
      path(sand, { fill: '#b9a476', ...LINE }) + path(sand, { fill: 'url(#hatch)', opacity: 0.25 }),
      icon('palm-tree', -70, -24, 92, '#12180f', { stroke: '#12180f', strokeWidth: 14 }) + icon('palm-tree', -70, -24, 92, '#3f5a36'),
      icon('palm-tree', 94, -10, 68, '#12180f', { stroke: '#12180f', strokeWidth: 14, flip: true }) +
        icon('palm-tree', 94, -10, 68, '#4a6440', { flip: true }),
      pen('M22 -78V-118', 2.4, '#15100c') +
        path('M22 -118q14 -6 24 0t20 0v20q-12 6 -20 0t-24 0z', { fill: '#1c1614', ...LINE }) +
        icon('skull-crossed-bones', 44, -107, 18, '#e9dcc0'),
      place({ y: 24 }, seaway(136, 14, 24)),
    ].join(''),
  )
}

/** The port: a light, lit windows, a mole to lie behind. */
function port(): string {
  const walls = ['#b7a888', '#a59272', '#c2b596', '#98947e']
  return place(
    { y: 34 },
    [
      path('M-60 8Q-10 -50 70 -44Q130 -52 160 -20V12H-60Z', { fill: '#46564f', ...LINE }) +
        path('M-60 8Q-10 -50 70 -44Q130 -52 160 -20V12H-60Z', { fill: 'url(#hatch)', opacity: 0.5 }),
      town({ from: -30, to: 146, base: 8, seed: 31, lit: 0.6, walls, roofs: ['#6a4032', '#57352c', '#614a3d'] }),
      circle(-98, -66, 22, { fill: '#ffe9a0', opacity: 0.55, filter: 'url(#blur-8)' }),
      path('M-98 -66L-160 -84V-56Z', { fill: '#ffeeb0', opacity: 0.3 }),
      place({ x: -98, y: 10, scale: 0.68 }, lighthouse({ ground: '#4b4a42' })),
      path('M-130 8H156V20H-130Z', { fill: '#5d4c3a', ...LINE }) + path('M-130 8H156V20H-130Z', { fill: 'url(#hatch)', opacity: 0.4 }),
      place({ x: 10, y: 16 }, seaway(152, 8, 18)),
    ].join(''),
  )
}

/** Over the plaque or ship of whoever is lost. */
const sunkMark = () =>
  [
    circle(0, 0, 40, { fill: '#14262f', stroke: '#b9ad92', 'stroke-width': 3 }),
    circle(0, 0, 35, { fill: 'none', stroke: '#b9ad92', 'stroke-width': 1, opacity: 0.6 }),
    pen('M-16 -22L16 22M16 -22L-16 22', 9, '#0a1318', { 'stroke-linecap': 'round' }) +
      pen('M-16 -22L16 22M16 -22L-16 22', 5.4, '#d9cba6', { 'stroke-linecap': 'round' }),
    pen('M-26 18q6.500 -6 13 0t13 0t13 0t13 0', 3, '#8fb0b0', { 'stroke-linecap': 'round' }),
  ].join('')

/** Who is the Pirate, who are the crew: a seal for the plaque. */
const roleMark = (side: 'pirate' | 'crew') =>
  [
    circle(0, 0, 24, { fill: side === 'pirate' ? '#6b1d16' : '#1f4a55', stroke: '#15100c', 'stroke-width': 2 }),
    circle(0, 0, 20.5, { fill: 'none', stroke: side === 'pirate' ? '#f0a58c' : '#9fd0c8', 'stroke-width': 1.2, opacity: 0.8 }),
    icon(side === 'pirate' ? 'pirate-flag' : 'ship-wheel', 0, 0, 31, '#f6ead0'),
  ].join('')

const afloat = { width: 204, height: 180, anchor: { x: 0.5, y: 0.8 } }

export const tokenSprites: Sprite[] = [
  ...FACES.flatMap((face): Sprite[] => [
    { name: `vessel-${face}`, ...afloat, draw: () => vessel(face) },
    { name: `vessel-port-${face}`, ...afloat, draw: () => moored(face) },
    { name: `vessel-sunk-${face}`, width: 196, height: 140, anchor: { x: 0.5, y: 0.77 }, draw: () => sunk(face) },
  ]),
  { name: 'vessel-pirate', width: 300, height: 256, anchor: { x: 0.5, y: 0.8 }, draw: pirateShip },
  { name: 'vessel-pirate-home', ...afloat, draw: pirateHome },
  { name: 'island', width: 284, height: 200, anchor: { x: 0.5, y: 0.78 }, draw: island },
  { name: 'port', width: 324, height: 150, anchor: { x: 0.5, y: 0.82 }, draw: port },
  { name: 'mark-sunk', width: 88, height: 88, draw: sunkMark },
  { name: 'mark-pirate', width: 52, height: 52, draw: () => roleMark('pirate') },
  { name: 'mark-crew', width: 52, height: 52, draw: () => roleMark('crew') },
]
