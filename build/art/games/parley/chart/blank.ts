import type { Sprite } from '../../../atlas.ts'
import { engrave } from '../../../engrave.ts'
import { noise, rng } from '../../../random.ts'
import { flute } from '../../../ships/flute.ts'
import { galleon } from '../../../ships/galleon.ts'
import { clip, path, pen, place, rect } from '../../../svg.ts'
import { border } from './border.ts'
import { paperEdge, SEA_INK } from './chart.ts'
import { cartouche, rose, scaleBar } from './ornaments.ts'
import { DRAW } from './relief.ts'
import { INNER, K, TITLE } from './sheet.ts'

/** The sheet for a map of the house: open sea inside the border. Coast, rose, courses and ships are drawn at the table. */
export function drawBlank(): string {
  const sheet = paperEdge()
  return [
    path(sheet, { fill: '#e3cf9f' }),
    rect(INNER, { fill: '#b4c4b0' }),
    openSea(),
    path(sheet, { fill: '#000', filter: 'url(#grain)', opacity: 0.5 }),
    border(),
    clip(path(sheet, {}), pen(sheet, 26, '#6b4517', { filter: 'url(#blur-8)', opacity: 0.5 })),
    pen(sheet, 1, '#6b4a22', { opacity: 0.8 }),
  ].join('')
}

function openSea(): string {
  const grain = noise(41)
  return engrave({
    ...INNER,
    step: 3.4 * K,
    max: 1.7 * K,
    dx: 4,
    fill: SEA_INK,
    opacity: 0.5,
    min: 0.2,
    dark: (x, y) => Math.max(0, grain(x / 120, y / 24) - 0.42) * 1.2,
    wave: (x, y) => Math.sin(x / 21 + y * 0.9) * 0.7,
  })
}

const VARIANTS = 3
const RELIEF = { alp: [46, 44], hill: [40, 36], dune: [56, 34], wood: [48, 36], palm: [44, 44] } as const
const red = { colour: '#8d2a1d' }

/** What is set down on such a sheet, each round its middle. */
export const ornamentSprites: Sprite[] = [
  { name: 'rose', width: 128, height: 172, draw: () => rose(54 * K) },
  { name: 'cartouche', width: 260, height: 116, draw: () => cartouche(TITLE.width, TITLE.height) },
  { name: 'galleon', width: 128, height: 104, draw: () => place({ y: 34, scale: 0.36 * K }, galleon(red)) },
  { name: 'flute', width: 104, height: 84, draw: () => place({ y: 28, scale: 0.3 * K }, flute(red)) },
  { name: 'scale', width: 172, height: 66, draw: () => place({ y: 16 }, scaleBar(150)) },
  ...Object.entries(RELIEF).flatMap(([kind, [width, height]]) =>
    Array.from({ length: VARIANTS }, (_, variant): Sprite => {
      const random = rng(90 + variant * 7)
      // The keys of RELIEF are kinds of relief.
      return { name: `${kind}-${variant}`, width, height, draw: () => place({ y: 8 }, DRAW[kind as keyof typeof RELIEF](random)) }
    }),
  ),
]
