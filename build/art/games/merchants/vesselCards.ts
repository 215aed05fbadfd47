import type { Sprite } from '../../atlas.ts'
import { cardBack, corners, medallion, paperCard } from '../../card.ts'
import { engrave } from '../../engrave.ts'
import { noise } from '../../random.ts'
import { centred, clip, grow, path, pen, place, radial, rect } from '../../svg.ts'
import { FAMILY_LOOK, FAMILY_OF, VARIETIES, type Variety } from './kinds.ts'
import { familyShape, varietyIcon, varietyMark } from './signs.ts'

export const CARD = { width: 164, height: 236 }
export const MINI = { width: 96, height: 138 }
const TINY = { width: 44, height: 64 }

/** Rays behind the family's shape, in its colour. */
function field(variety: Variety, r: number): string {
  const { colour, light } = FAMILY_LOOK[FAMILY_OF[variety]]
  const shape = familyShape(FAMILY_OF[variety], r)
  const grain = noise(VARIETIES.indexOf(variety) * 7 + 3)
  const glow = radial(-r * 0.3, -r * 0.4, r * 1.5, [
    [0, '#fff8e0', 0.9],
    [0.6, light, 0.7],
    [1, light, 0.9],
  ])
  const lines = engrave({
    x: -r * 1.25,
    y: -r * 1.25,
    width: r * 2.5,
    height: r * 2.5,
    step: 3.2,
    max: 1.5,
    dx: 5,
    fill: colour,
    opacity: 0.55,
    dark: (x, y) => Math.max(0, 0.16 + (x + y) / (r * 3.4) + (grain(x / 26, y / 26) - 0.5) * 0.7),
  })
  return [
    glow.definition + path(shape, { fill: glow.paint }),
    clip(path(shape, {}), lines),
    path(shape, { fill: 'none', stroke: colour, 'stroke-width': 3, 'stroke-linejoin': 'round' }),
    place({ scale: 0.93 }, path(shape, { fill: 'none', stroke: colour, 'stroke-width': 0.9, opacity: 0.7, 'stroke-linejoin': 'round' })),
  ].join('')
}

/** Printed twice, a hair apart: a woodcut. */
const printed = (variety: Variety, size: number): string => {
  const { colour } = FAMILY_LOOK[FAMILY_OF[variety]]
  return `<g opacity="0.42">${varietyIcon(variety, size * 0.03, size * 0.035, size, colour)}</g>${varietyIcon(variety, 0, 0, size, '#2b1a0c')}`
}

const SIZE: Partial<Record<Variety, number>> = { cannon: 78, musket: 80, cutlass: 80, chart: 84 }

/** Face of a vessel card, 164 by 236; its name and family are written live below y 64. */
export function vesselCard(variety: Variety): string {
  const { colour } = FAMILY_LOOK[FAMILY_OF[variety]]
  const box = centred(CARD.width, CARD.height)
  return paperCard(
    CARD,
    [
      rect(grow(box, -10), { rx: 5, fill: colour, opacity: 0.07 }),
      rect(grow(box, -6), { rx: 7, fill: 'none', stroke: colour, 'stroke-width': 2.6 }),
      corners(134, 206, colour),
      place({ x: 2, y: -16 }, field(variety, FAMILY_OF[variety] === 'attack' ? 55 : 60) + printed(variety, SIZE[variety] ?? 94)),
      pen('M-58 62H58', 1.1, colour) + path('M0 58.500L5 62L0 65.500L-5 62Z', { fill: colour }),
      place({ x: -57, y: -91 }, varietyMark(variety, 18)),
    ].join(''),
  )
}

function mini(variety: Variety): string {
  const { colour } = FAMILY_LOOK[FAMILY_OF[variety]]
  return paperCard(
    MINI,
    rect(grow(centred(MINI.width, MINI.height), -3.5), { rx: 5, fill: 'none', stroke: colour, 'stroke-width': 2 }) +
      place({ x: 1, y: 13 }, field(variety, FAMILY_OF[variety] === 'attack' ? 33 : 36) + printed(variety, variety === 'musket' ? 48 : 52)) +
      place({ x: -30, y: -50 }, varietyMark(variety, 12.5)),
  )
}

function tiny(variety: Variety): string {
  const { colour, light } = FAMILY_LOOK[FAMILY_OF[variety]]
  const box = centred(TINY.width, TINY.height)
  return [
    rect(box, { rx: 5, fill: 'url(#paper)', stroke: '#5a3d1c', 'stroke-width': 1 }),
    rect(grow(box, -3), { rx: 3, fill: light, 'fill-opacity': 0.6, stroke: colour, 'stroke-width': 1.6 }),
    varietyMark(variety, 16),
  ].join('')
}

const back = (size: { width: number; height: number }) => cardBack(size, medallion('anchor', size.width * 0.26))

export const vesselSprites: Sprite[] = [
  ...VARIETIES.flatMap((variety): Sprite[] => [
    { name: `card-${variety}`, ...CARD, draw: () => vesselCard(variety) },
    { name: `card-mini-${variety}`, ...MINI, draw: () => mini(variety) },
    { name: `card-tiny-${variety}`, ...TINY, draw: () => tiny(variety) },
  ]),
  { name: 'back', ...CARD, draw: () => back(CARD) },
  { name: 'back-mini', ...MINI, draw: () => back(MINI) },
  { name: 'back-tiny', ...TINY, draw: () => back(TINY) },
]
