import type { Sprite } from '../../atlas.ts'
import { corners, paperCard } from '../../card.ts'
import { INK } from '../../palette.ts'
import { wash } from '../../scenery/water.ts'
import { flute } from '../../ships/flute.ts'
import { frigate } from '../../ships/frigate.ts'
import { galleon } from '../../ships/galleon.ts'
import { pinnace } from '../../ships/pinnace.ts'
import type { Livery } from '../../ships/rigging.ts'
import { skiff } from '../../ships/skiff.ts'
import { centred, circle, clip, grow, path, pen, place, rect } from '../../svg.ts'
import { vignette } from '../../vignette.ts'
import { CARD, MINI, TINY } from './cardSizes.ts'
import { COLOURS, type Colour, LOOK } from './kinds.ts'
import { roads } from './roads.ts'
import { colourMark } from './signs.ts'

type Rig = { draw: (livery: Livery) => string; scale: number; x: number }

/** Five hulls, each known by its outline; the scale fills the picture's width. */
const RIGS: Record<Colour, Rig> = {
  yellow: { draw: pinnace, scale: 0.82, x: -8 },
  blue: { draw: flute, scale: 0.8, x: -6 },
  green: { draw: skiff, scale: 0.98, x: -4 },
  red: { draw: frigate, scale: 0.69, x: -9 },
  black: { draw: galleon, scale: 0.71, x: -9 },
}

function vessel(colour: Colour): string {
  const { draw } = RIGS[colour]
  const { colour: paint, text, icon } = LOOK[colour]
  return draw({ colour: paint, dyed: true, sign: icon, signColour: text, belly: 11 })
}

const PICTURE = { x: -85, y: -89, width: 170, height: 172 }
const WATERLINE = 58

function picture(colour: Colour): string {
  const { scale, x } = RIGS[colour]
  const tint = colour === 'black' ? '#4a4a52' : LOOK[colour].colour
  const water = path('M-100 1q14 -3 26 0t26 0t26 0t26 0t26 0t26 0t30 0Q80 7 30 8Q-30 9 -70 7Q-94 6 -100 1Z', {
    fill: '#5f8f8d',
    opacity: 0.95,
  })
  const afloat = place({ x, y: WATERLINE, scale: scale * 0.98 }, vessel(colour) + water + wash(188, COLOURS.indexOf(colour) + 4, 0.2))
  return [
    clip(
      rect(PICTURE),
      vignette({ view: PICTURE, horizon: 46, colour: tint, seed: COLOURS.indexOf(colour) * 11 + 5, shore: roads(colour) }) + afloat,
    ),
    rect(PICTURE, { fill: 'none', stroke: '#fbf0d4', 'stroke-width': 4, opacity: 0.6 }),
    rect(PICTURE, { fill: 'none', stroke: INK, 'stroke-width': 1.5 }),
    rect(grow(PICTURE, -3.5), { fill: 'none', stroke: INK, 'stroke-width': 0.6, opacity: 0.55 }),
  ].join('')
}

/** The band for the ship's name, with the sign of its colour. */
function nameBand(colour: Colour): string {
  const { colour: fill, deep, text } = LOOK[colour]
  const band = 'M-92 -137H92V-96H-92Z'
  return [
    path(band, { fill }),
    clip(
      path(band, {}),
      path(Array.from({ length: 12 }, (_, i) => `M-92 ${-134 + i * 3.6}h184v1h-184z`).join(''), { fill: deep, opacity: 0.28 }),
    ),
    pen('M-92 -99.500H92M-92 -133.500H92', 1, text, { opacity: 0.55 }),
    pen('M-92 -96H92', 1.6, INK),
    place({ x: -69, y: -115 }, circle(0, 0, 22, { fill: deep }) + colourMark(colour, 19.5)),
  ].join('')
}

/** Face of a ship, 200 by 290; its name, coins and swords are set on it live. */
export function shipCard(colour: Colour): string {
  const ruled = [
    pen('M-85 93H85', 1.2, LOOK[colour].deep, { opacity: 0.8 }),
    path('M0 89.500L5 93L0 96.500L-5 93Z', { fill: LOOK[colour].deep }),
    pen('M14 102V132', 0.8, INK, { 'stroke-dasharray': '2 3', opacity: 0.6 }),
  ].join('')
  return paperCard(CARD, corners(170, 262, LOOK[colour].deep) + picture(colour) + ruled + nameBand(colour))
}

/** At a glance: the colour's band and sign, the ship on plain paper, the foot free for numbers. */
function mini(colour: Colour): string {
  const { colour: fill, deep } = LOOK[colour]
  const { scale, x } = RIGS[colour]
  const view = { x: -42, y: -34, width: 84, height: 70 }
  return paperCard(
    MINI,
    [
      clip(
        rect(view),
        rect(view, { fill: '#e9e2c4' }) +
          rect(view, { fill, opacity: 0.2 }) +
          rect({ x: -42, y: 26, width: 84, height: 12 }, { fill: '#6f9c98' }) +
          place({ x: x * 0.44, y: 29, scale: scale * 0.45 }, vessel(colour)),
      ),
      rect(view, { fill: 'none', stroke: INK, 'stroke-width': 1.2 }),
      path('M-46 -68H46V-36H-46Z', { fill }) + pen('M-46 -36H46', 1.4, INK) + pen('M-46 -40H46', 0.8, deep, { opacity: 0.7 }),
      place({ x: -28, y: -52 }, colourMark(colour, 15)),
    ].join(''),
  )
}

/** Smaller still: colour and sign. */
function tiny(colour: Colour): string {
  const { colour: fill, deep, text } = LOOK[colour]
  const box = centred(TINY.width, TINY.height)
  return [
    rect(box, { rx: 5, fill: 'url(#paper)', stroke: '#5a3d1c', 'stroke-width': 1 }),
    rect(grow(box, -3), { rx: 3.5, fill, stroke: deep, 'stroke-width': 1.4 }),
    rect(grow(box, -5.5), { rx: 2.5, fill: 'none', stroke: text, 'stroke-width': 0.7, opacity: 0.5 }),
    place({ y: -7 }, colourMark(colour, 16)),
  ].join('')
}

export const shipSprites: Sprite[] = COLOURS.flatMap((colour): Sprite[] => [
  { name: `ship-${colour}`, ...CARD, draw: () => shipCard(colour) },
  { name: `ship-mini-${colour}`, ...MINI, draw: () => mini(colour) },
  { name: `ship-tiny-${colour}`, ...TINY, draw: () => tiny(colour) },
  { name: `vessel-${colour}`, width: 152, height: 128, anchor: { x: 0.5, y: 0.86 }, draw: () => sailing(colour) },
])

/** The ship by herself, as she comes in or is driven off; her waterline is her foot. */
const sailing = (colour: Colour): string => {
  const { scale, x } = RIGS[colour]
  return place({ x: x * 0.72, y: 46, scale: scale * 0.68 }, vessel(colour))
}
