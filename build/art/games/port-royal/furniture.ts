import type { Sprite } from '../../atlas.ts'
import { all, sharedFurniture } from '../../furniture.ts'
import { icon } from '../../icon.ts'
import { BRASS, DARK, GOLD } from '../../palette.ts'
import { centred, circle, clip, grow, path, pen, radial, rect } from '../../svg.ts'
import { CARD } from './cardSizes.ts'
import { COLOURS, type Colour, LOOK } from './kinds.ts'

/** An empty berth: a chalked outline on the quay. */
const berth = () =>
  [
    rect(centred(194, 284), {
      rx: 12,
      fill: '#2a1606',
      'fill-opacity': 0.12,
      stroke: '#fff3d2',
      'stroke-width': 3,
      'stroke-dasharray': '14 9',
      'stroke-linecap': 'round',
      opacity: 0.75,
    }),
    icon('anchor', 0, 0, 84, '#fff3d2', { opacity: 0.3, turn: 45 }),
  ].join('')

/** The berth of the next card, when it can sink the harbour: the words are written live below the skull. */
const dangerBerth = () =>
  [
    rect(centred(194, 284), { rx: 13, fill: '#2b0f06', 'fill-opacity': 0.8 }),
    rect(centred(194, 284), { rx: 13, fill: 'none', stroke: '#ffd98a', 'stroke-width': 3.4, 'stroke-dasharray': '13 8' }),
    rect(centred(178, 268), { rx: 8, fill: 'none', stroke: '#ff8a3c', 'stroke-width': 1, opacity: 0.5 }),
    icon('skull-crossed-bones', 2, -60, 104, '#000', { opacity: 0.6 }) + icon('skull-crossed-bones', 0, -64, 104, '#ffd98a'),
  ].join('')

function ember(): string {
  const { definition, paint } = radial(0, 0, 128, [
    [0, '#ff6a20', 0.85],
    [0.55, '#e03a0c', 0.45],
    [1, '#b01c00', 0],
  ])
  return definition + circle(0, 0, 128, { fill: paint })
}

const CLOTH = 'M-42 -23q22 -8 42 0t42 0v46q-22 8 -42 0t-42 0z'

/** A colour that lies in the harbour: its flag is up. */
function flag(colour: Colour): string {
  const { colour: fill, deep, text, icon: name } = LOOK[colour]
  return [
    path(CLOTH, { fill, stroke: DARK, 'stroke-width': 1.8, 'stroke-linejoin': 'round' }),
    clip(
      path(CLOTH, {}),
      path('M-42 -32q22 -8 30 4v60q-12 6 -30 0z', { fill: '#fff', opacity: 0.14 }) +
        path('M4 -30q20 8 26 4v54q-14 4 -26 -2z', { fill: '#000', opacity: 0.16 }),
    ),
    pen('M-40 -18q20 -8 40 0t40 0M-40 18q20 8 40 0t40 0', 1.1, deep, { opacity: 0.7 }),
    icon(name, 0, 0, 40, text),
  ].join('')
}

/** A colour that is still out at sea. */
function flagOut(colour: Colour): string {
  const { colour: fill, icon: name } = LOOK[colour]
  return [
    path(CLOTH, { fill: '#fdf3d4', 'fill-opacity': 0.62, stroke: fill, 'stroke-width': 2.4, 'stroke-dasharray': '6 4' }),
    icon(name, 0, 0, 36, fill, { opacity: 0.62 }),
  ].join('')
}

const pole = () =>
  [
    pen('M0 76V-66', 6, DARK) + pen('M-1 76V-66', 2.2, '#d9b276'),
    circle(0, -70, 5.6, { fill: 'url(#gold)', stroke: DARK, 'stroke-width': 1.3 }),
  ].join('')

const plate = (brass: boolean) => () =>
  rect(centred(56, 30), { rx: 6, fill: brass ? 'url(#brass)' : 'url(#walnut)', stroke: brass ? '#5a3a0c' : BRASS, 'stroke-width': 1.4 }) +
  rect(grow(centred(56, 30), -3), { rx: 4, fill: 'none', stroke: brass ? '#7a4f12' : BRASS, 'stroke-opacity': 0.45, 'stroke-width': 0.8 })

const dot = (radius: number, fill: string, stroke: string, width: number) => () =>
  circle(0, 0, radius, { fill, stroke, 'stroke-width': width })

/** Two rings on the water where a ship went. */
const ring = () =>
  pen('M-62 0A62 26 0 1 1 62 0A62 26 0 1 1 -62 0', 4, '#2f6f74', { opacity: 0.55 }) +
  pen('M-62 -2A62 26 0 1 1 62 -2A62 26 0 1 1 -62 -2', 1.8, '#f2f8ea', { opacity: 0.95 }) +
  pen('M-44 0A44 18 0 1 1 44 0A44 18 0 1 1 -44 0', 1.6, '#f2f8ea', { opacity: 0.6 })

/** A plume of water where a shot fell. */
const splash = () =>
  [
    path('M-30 50Q-40 20 -24 -6Q-20 14 -14 20Q-14 -24 0 -52Q12 -22 12 18Q20 10 26 -10Q40 20 30 50Q0 58 -30 50Z', {
      fill: '#eaf3ea',
      stroke: '#35626a',
      'stroke-width': 1.6,
      'stroke-linejoin': 'round',
      opacity: 0.95,
    }),
    pen('M-20 44Q-26 24 -20 8M-6 46Q-10 10 0 -30M10 46Q14 24 10 10M22 44Q28 28 24 10', 1.2, '#35626a', {
      opacity: 0.6,
      'stroke-linecap': 'round',
    }),
    ...[
      [-36, -18, 3],
      [-20, -34, 2.4],
      [18, -40, 2.8],
      [36, -22, 3.2],
      [30, -2, 2],
    ].map(([x = 0, y = 0, r = 2]) => circle(x, y, r, { fill: '#eaf3ea', stroke: '#35626a', 'stroke-width': 0.8 })),
  ].join('')

export const furnitureSprites: Sprite[] = [
  ...sharedFurniture('#2a1a0c'),
  { name: 'berth', ...CARD, draw: berth },
  { name: 'berth-danger', ...CARD, draw: dangerBerth },
  { name: 'ember', width: 256, height: 256, draw: ember },
  ...COLOURS.flatMap((colour): Sprite[] => [
    { name: `flag-${colour}`, width: 92, height: 66, anchor: { x: 0.043, y: 0.5 }, draw: () => flag(colour) },
    { name: `flag-out-${colour}`, width: 92, height: 66, anchor: { x: 0.043, y: 0.5 }, draw: () => flagOut(colour) },
  ]),
  { name: 'flag-pole', width: 16, height: 156, anchor: { x: 0.5, y: 1 }, borders: { left: 0, top: 24, right: 0, bottom: 8 }, draw: pole },
  { name: 'plate', width: 60, height: 34, borders: { left: 12, top: 12, right: 12, bottom: 12 }, draw: plate(false) },
  { name: 'plate-on', width: 60, height: 34, borders: { left: 12, top: 12, right: 12, bottom: 12 }, draw: plate(true) },
  { name: 'point-dot', width: 18, height: 18, draw: dot(6.6, DARK, '#8a6a3a', 1.4) },
  { name: 'point-dot-done', width: 18, height: 18, draw: dot(6.6, 'url(#gold)', '#5a3a0c', 1.4) },
  { name: 'ring', width: 140, height: 64, draw: ring },
  { name: 'splash', width: 96, height: 120, anchor: { x: 0.5, y: 0.9 }, draw: splash },
  {
    name: 'slot',
    width: 64,
    height: 64,
    borders: all(20),
    draw: () =>
      rect(centred(56, 56), {
        rx: 9,
        fill: '#1c130b',
        'fill-opacity': 0.3,
        stroke: GOLD,
        'stroke-width': 1.6,
        'stroke-dasharray': '7 5',
        opacity: 0.8,
      }),
  },
]
