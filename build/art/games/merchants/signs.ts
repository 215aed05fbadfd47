import type { Sprite } from '../../atlas.ts'
import { sign } from '../../furniture.ts'
import { icon } from '../../icon.ts'
import { DARK } from '../../palette.ts'
import { centred, circle, el, nth, path, pen, place, rect } from '../../svg.ts'
import { FACE_LOOK, FACES, FAMILIES, FAMILY_LOOK, FAMILY_OF, type Face, type Family, VARIETIES, type Variety } from './kinds.ts'

const ICONS: Partial<Record<Variety, string>> = {
  gold: 'coins',
  silk: 'rolled-cloth',
  spice: 'powder-bag',
  cannon: 'pirate-cannon',
  musket: 'musket',
  compass: 'compass',
  sextant: 'sextant',
  chart: 'treasure-map',
}

/** Below this size what is thin is drawn bolder. */
const SMALL_PX = 40
const BOLDER = 18
/** It points up to the right as the cutlass does; level it is known from afar. */
const MUSKET_TURN = 36

/** A cutlass of our own, in the 512 square of the icons. */
function cutlass(x: number, y: number, size: number, fill: string): string {
  const blade = 'M470 30Q486 200 330 318Q250 372 176 384L150 352Q262 312 342 214Q420 120 448 34Z'
  const guard = 'M118 300Q150 318 176 350Q206 380 216 420L196 434Q176 396 150 372Q124 348 98 332Z'
  const grip = 'M60 452L140 366L164 388L86 478Q70 490 54 478Q44 464 60 452Z'
  const bolder = size < SMALL_PX ? { stroke: fill, 'stroke-width': BOLDER, 'stroke-linejoin': 'round' } : {}
  const bow = size < SMALL_PX ? 30 : 17
  const drawn = path(blade + guard + grip, { fill, ...bolder }) + pen('M104 322Q30 372 36 452Q44 478 74 488', bow, fill)
  return el('g', { transform: `translate(${x},${y}) scale(${size / 512}) translate(-256,-256)` }, drawn)
}

/** What a card of the vessel is, `size` px square round (x, y). */
export function varietyIcon(variety: Variety, x: number, y: number, size: number, fill: string): string {
  const name = ICONS[variety]
  if (!name) return cutlass(x, y, size, fill)
  const bolder = size < SMALL_PX ? { stroke: fill, strokeWidth: BOLDER } : {}
  return variety === 'musket' ? icon(name, x, y, size, fill, { turn: MUSKET_TURN, ...bolder }) : icon(name, x, y, size, fill)
}

/** The family's shape, `r` from its middle to its side. */
export function familyShape(family: Family, r: number): string {
  if (family === 'treasure') return `M${-r} 0A${r} ${r} 0 1 1 ${r} 0A${r} ${r} 0 1 1 ${-r} 0Z`
  if (family === 'attack') return `M0 ${-r * 1.2}L${r * 1.2} 0L0 ${r * 1.2}L${-r * 1.2} 0Z`
  const [half, side] = [r * 0.55, r * 1.1]
  return `M${-half} ${-r * 0.96}H${half}L${side} 0L${half} ${r * 0.96}H${-half}L${-side} 0Z`
}

/** Colour and shape together, with the variety in it. */
function familyMark(family: Family, r: number, inside = ''): string {
  const { colour } = FAMILY_LOOK[family]
  const shape = familyShape(family, r)
  return [
    path(shape, { fill: colour, stroke: DARK, 'stroke-width': Math.max(1.4, r * 0.16), 'stroke-linejoin': 'round' }),
    path(shape, { fill: colour, stroke: '#f6ead0', 'stroke-width': Math.max(0.8, r * 0.07), 'stroke-linejoin': 'round' }),
    inside,
  ].join('')
}

/** Of an attack card the diamond is narrower inside: its sign is drawn smaller, but for what lies along its width. */
const LEVEL_REACH = 1.42
const reach = (family: Family) => (family === 'attack' ? 1.16 : 1.34)
export const varietyMark = (variety: Variety, r: number): string =>
  familyMark(
    FAMILY_OF[variety],
    r,
    varietyIcon(variety, 0, 0, r * (variety === 'musket' ? LEVEL_REACH : reach(FAMILY_OF[variety])), '#fbf0d4'),
  )

/** A hull going down by the stern under its broken mast. */
export const wreckSign = (size: number, fill: string, outline = 0): string => {
  const line = outline ? { stroke: fill, 'stroke-width': outline, 'stroke-linejoin': 'round' } : {}
  const parts = [
    path('M-27 8L-22 -15L-15 -13Q0 -2 19 9Z', { fill, ...line }),
    pen('M-4 -4L8 -29M-1 -20L17 -12', 4.2 + outline, fill, { 'stroke-linecap': 'round' }),
    pen('M-27 17q6.700 -6 13.500 0t13.500 0t13.500 0t13.500 0', 3.6 + outline, fill, { 'stroke-linecap': 'round' }),
  ]
  return place({ scale: size / 56 }, parts.join(''))
}

/** Palm and skull rock: the Island. */
const islandSign = (fill: string, outline = 0): string => {
  const line = outline ? { stroke: fill, 'stroke-width': outline, 'stroke-linejoin': 'round' } : {}
  return place(
    { y: 2 },
    icon('palm-tree', -6, -8, 38, fill, outline ? { stroke: fill, strokeWidth: outline * 13 } : {}) +
      path('M-26 18Q-14 6 2 8Q20 6 26 18Q0 24 -26 18Z', { fill, ...line }),
  )
}

const outlined = (draw: (fill: string, outline: number) => string, fill: string) => () => draw(DARK, 4.5) + draw(fill, 0)

/** A hold too full: crates over the rail. */
const overladen = (fill: string, outline = 0): string => {
  const line = outline ? { stroke: fill, 'stroke-width': outline, 'stroke-linejoin': 'round' } : {}
  return [
    path('M-28 4H28L20 20H-20Z', { fill, ...line }),
    path('M-19 -10H-3V2H-19ZM-1 -10H15V2H-1ZM-11 -24H5V-12H-11Z', { fill, ...line }),
    pen('M-26 26q6.500 -5 13 0t13 0t13 0t13 0', 3 + outline, fill, { 'stroke-linecap': 'round' }),
  ].join('')
}

const cards = () =>
  [-14, 0, 14]
    .map((turn, i) =>
      place(
        { turn, x: (i - 1) * 9, y: Math.abs(i - 1) * 2 },
        rect(centred(24, 36), { rx: 4, fill: 'url(#card-back)', stroke: DARK, 'stroke-width': 3 }) +
          rect(centred(19, 31), { rx: 2.5, fill: 'none', stroke: '#c9a860', 'stroke-width': 1.2 }),
      ),
    )
    .join('')

/** A face's colour and sign, as on the sails. */
const crewMark = (face: Face, r: number): string => {
  const { colour, sign: name } = FACE_LOOK[face]
  return (
    circle(0, 0, r, { fill: colour, stroke: DARK, 'stroke-width': r * 0.12 }) +
    circle(0, 0, r * 0.88, { fill: 'none', stroke: '#f6ead0', 'stroke-width': r * 0.05, opacity: 0.8 }) +
    icon(name, 0, 0, r * 1.36, '#fbf0d4')
  )
}

const SIGNS: Record<string, () => string> = {
  'sign-sea': () => sign('sailboat', 50, '#9fd0c8'),
  'sign-port': () => sign('anchor', 48, '#9fd0c8'),
  'sign-sunk': outlined((fill, outline) => wreckSign(56, fill, outline), '#b9ad92'),
  'sign-island': outlined(islandSign, '#f0a58c'),
  'sign-pirate': () => sign('pirate-flag', 54, '#f0a58c'),
  'sign-crew': () => sign('ship-wheel', 50, '#f0d49a'),
  'sign-overladen': outlined(overladen, '#ffd2b8'),
  'sign-trade': () => sign('trade', 48, '#f0d49a'),
  'sign-steal': () => sign('cloak-dagger', 52, '#f0a58c'),
  'sign-attack': () => sign('crossed-sabres', 52, '#f0a890'),
  'sign-cards': cards,
  'sign-event': () => sign('spyglass', 50, '#ffe39a'),
}

export const signSprites: Sprite[] = [
  ...Object.entries(SIGNS).map(([name, draw]): Sprite => ({ name, width: 64, height: 64, draw })),
  ...FAMILIES.flatMap((family): Sprite[] => [
    {
      name: `family-${family}`,
      width: 64,
      height: 64,
      draw: () => familyMark(family, 24, varietyIcon(nth(VARIETIES, FAMILIES.indexOf(family) * 3), 0, 0, 24 * reach(family), '#fbf0d4')),
    },
    { name: `family-place-${family}`, width: 64, height: 64, draw: () => familyMark(family, 24) },
  ]),
  ...VARIETIES.flatMap((variety): Sprite[] => [
    { name: `variety-${variety}`, width: 64, height: 64, draw: () => varietyMark(variety, 24) },
    { name: `variety-small-${variety}`, width: 36, height: 36, draw: () => varietyMark(variety, 13) },
  ]),
  ...FACES.map((face): Sprite => ({ name: `crew-${face}`, width: 48, height: 48, draw: () => crewMark(face, 21) })),
]
