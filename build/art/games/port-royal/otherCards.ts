import type { Sprite } from '../../atlas.ts'
import { cardBack, corners, paperCard } from '../../card.ts'
import { icon } from '../../icon.ts'
import { ATTACK, INK } from '../../palette.ts'
import { centred, circle, clip, ellipse, grow, path, pen, place, rect } from '../../svg.ts'
import { foot, VIEW, WINDOW, windowFrame } from '../../tablet.ts'
import { vignette } from '../../vignette.ts'
import { woodcut } from '../../woodcut.ts'
import { CARD, MINI, TINY } from './cardSizes.ts'
import { coin, disc, emptyNeed, NEEDS, type Need, need } from './signs.ts'

const EXPEDITION = { width: 272, height: 140 }
const EXPEDITION_MINI = { width: 136, height: 70 }
const EXPEDITIONS = ['AA', 'CC', 'HH', 'AAH', 'CCH', 'ACH'] as const
const signsOf = (needs: string): Need[] => [...needs].map((letter) => NEEDS[letter] ?? 'anchor')

/** A voyage's dotted course over a faint chart. */
const course = () =>
  [
    place({ x: 66, y: 4, scale: 1 }, icon('treasure-map', 0, 0, 150, '#8a6a3a', { opacity: 0.2 })),
    pen('M-118 40Q-60 66 -8 34T104 14', 1.6, '#8d2a1d', { 'stroke-dasharray': '2 6', 'stroke-linecap': 'round', opacity: 0.55 }),
  ].join('')

/** An expedition, 272 by 140: places for signs at the left, points at the right, coins and its name below. */
function expedition(needs: string): string {
  const places = signsOf(needs)
    .map((kind, i) => place({ x: -88 + i * 57, y: -23 }, emptyNeed(kind)))
    .join('')
  return paperCard(
    EXPEDITION,
    [
      course(),
      corners(236, 104, ATTACK),
      places,
      place({ x: 90, y: -23 }, circle(0, 0, 29, { fill: '#f7edcf', opacity: 0.6 }) + disc(26, ATTACK)),
      pen('M-118 20H118', 1, INK, { opacity: 0.55 }),
    ].join(''),
  )
}

/** The same upright, as it is turned up from the pile. */
function expeditionCard(needs: string): string {
  const signs = signsOf(needs)
  const places = signs.map((kind, i) => place({ x: (i - (signs.length - 1) / 2) * 56, y: 22 }, emptyNeed(kind))).join('')
  return paperCard(
    CARD,
    [
      corners(170, 262, ATTACK),
      woodcut('treasure-map', { x: -2, y: -68, size: 106, colour: '#6b4d2a' }),
      places,
      pen('M-76 58H76', 1.2, ATTACK) + path('M0 54.500L5 58L0 61.500L-5 58Z', { fill: ATTACK }),
      place({ x: 70, y: -115 }, disc(24, ATTACK)),
    ].join(''),
  )
}

function expeditionMini(needs: string): string {
  const signs = signsOf(needs)
  const box = centred(EXPEDITION_MINI.width, EXPEDITION_MINI.height)
  return [
    rect(box, { rx: 7, fill: 'url(#paper)', stroke: '#5a3d1c', 'stroke-width': 1 }),
    rect(grow(box, -4), { rx: 4.5, fill: 'none', stroke: INK, 'stroke-width': 1.2 }),
    icon('treasure-map', 22, 2, 66, '#8a6a3a', { opacity: 0.18 }),
    ...signs.map((kind, i) =>
      place({ x: -46 + i * 27, y: -8 }, circle(0, 0, 13, { fill: '#f7ecce', stroke: INK, 'stroke-width': 1 }) + need(kind, 17, INK)),
    ),
    place({ x: 46, y: -8 }, disc(17, ATTACK)),
  ].join('')
}

type Tax = 'swords' | 'points'
const TAXES: readonly Tax[] = ['swords', 'points']

/** The collector's bag, and for whom he leaves a coin: the most swords, the fewest points. */
function taxSigns(kind: Tax): string {
  const target = kind === 'swords' ? icon('crossed-sabres', 0, 0, 42, '#fbf0d4') : icon('laurels', 0, 0, 44, '#fbf0d4')
  const way = kind === 'swords' ? 'M0 -12L10 4H-10Z' : 'M0 12L10 -4H-10Z'
  return [
    woodcut('swap-bag', { x: 0, y: -16, size: 118, colour: '#3a2714' }),
    place(
      { x: 40, y: 44 },
      circle(0, 0, 27, { fill: kind === 'swords' ? ATTACK : '#2c5a4a', stroke: INK, 'stroke-width': 1.6 }) +
        circle(0, 0, 23, { fill: 'none', stroke: '#f6ead0', 'stroke-width': 1, opacity: 0.6 }) +
        target,
    ),
    place({ x: 4, y: 46 }, path(way, { fill: kind === 'swords' ? ATTACK : '#2c5a4a', stroke: '#fbf0d4', 'stroke-width': 1.4 })),
    place({ x: -34, y: 46 }, coin(20)),
  ].join('')
}

const TAX_COLOUR = '#6b4d2a'

/** Face of a tax card, 200 by 290; title and line are written live below y 76. */
function tax(kind: Tax): string {
  const picture = [
    clip(
      path(WINDOW, {}),
      vignette({ view: VIEW, horizon: 56, colour: TAX_COLOUR, seed: TAXES.indexOf(kind) * 7 + 31, shore: customsHouse() }),
    ),
    windowFrame(),
    taxSigns(kind),
  ].join('')
  return paperCard(
    CARD,
    corners(170, 262, TAX_COLOUR) + place({ y: -35, scale: 1.14 }, picture) + place({ y: 8, scale: 1.14 }, foot(TAX_COLOUR)),
  )
}

/** The customs house on the mole. */
const customsHouse = () =>
  [
    path('M-70 58V50H-36V58ZM34 58V50H70V58Z', { fill: '#9a8560', stroke: '#2b1c10', 'stroke-width': 0.8 }),
    path('M-66 50V30H-42V50ZM-68 30L-54 18L-40 30Z', { fill: '#e6d3a2', stroke: '#2b1c10', 'stroke-width': 0.9 }),
    pen('M-60 36v5M-54 36v5M-48 36v5', 2, '#3a2c20'),
    path('M46 50V34h5v-4h5v4h5v-4h5v20Z', { fill: '#d2c095', stroke: '#2b1c10', 'stroke-width': 0.9 }),
  ].join('')

const taxMini = (kind: Tax): string =>
  paperCard(
    MINI,
    rect({ x: -42, y: -64, width: 84, height: 128 }, { fill: TAX_COLOUR, opacity: 0.14 }) + place({ y: 0, scale: 0.66 }, taxSigns(kind)),
  )

function taxTiny(kind: Tax): string {
  const box = centred(TINY.width, TINY.height)
  return [
    rect(box, { rx: 5, fill: 'url(#paper)', stroke: '#5a3d1c', 'stroke-width': 1 }),
    rect(grow(box, -3), { rx: 3.5, fill: TAX_COLOUR, opacity: 0.3 }),
    icon('swap-bag', 0, -10, 38, '#3a2714'),
    icon(kind === 'swords' ? 'crossed-sabres' : 'laurels', 0, 20, 22, kind === 'swords' ? ATTACK : '#2c5a4a'),
  ].join('')
}

/** The medal on a back: a card face down is a coin. */
const medal = (r: number) =>
  [
    ellipse(0, r * 0.05, r * 1.04, r * 1.04, { fill: '#060d11', opacity: 0.5 }),
    circle(0, 0, r, { fill: 'url(#gold)', stroke: '#0a1318', 'stroke-width': r * 0.05 }),
    circle(0, 0, r * 0.88, { fill: 'none', stroke: '#7d5a12', 'stroke-width': r * 0.05, 'stroke-dasharray': `${r * 0.035} ${r * 0.06}` }),
    circle(0, 0, r * 0.76, { fill: 'none', stroke: '#7d5a12', 'stroke-width': r * 0.05 }),
    circle(0, 0, r * 0.72, { fill: 'none', stroke: '#f4d279', 'stroke-width': r * 0.03 }),
    icon('anchor', r * 0.02, r * 0.05, r * 1.1, '#f4d279', { turn: 45, opacity: 0.8 }),
    icon('anchor', 0, 0, r * 1.1, '#5d410b', { turn: 45 }),
    pen(`M${-r * 0.72} ${-r * 0.5}A${r * 0.88} ${r * 0.88} 0 0 1 ${r * 0.1} ${-r * 0.87}`, r * 0.07, '#fff', {
      opacity: 0.55,
      'stroke-linecap': 'round',
    }),
  ].join('')

const coinCard = { width: 86, height: 123 }

const back = (size: { width: number; height: number }) => cardBack(size, medal(size.width * 0.27))

export const otherSprites: Sprite[] = [
  ...EXPEDITIONS.flatMap((needs): Sprite[] => [
    { name: `expedition-${needs}`, ...EXPEDITION, draw: () => expedition(needs) },
    { name: `expedition-card-${needs}`, ...CARD, draw: () => expeditionCard(needs) },
    { name: `expedition-mini-${needs}`, ...EXPEDITION_MINI, draw: () => expeditionMini(needs) },
  ]),
  ...TAXES.flatMap((kind): Sprite[] => [
    { name: `tax-${kind}`, ...CARD, draw: () => tax(kind) },
    { name: `tax-mini-${kind}`, ...MINI, draw: () => taxMini(kind) },
    { name: `tax-tiny-${kind}`, ...TINY, draw: () => taxTiny(kind) },
  ]),
  { name: 'back', ...CARD, draw: () => back(CARD) },
  { name: 'back-mini', ...MINI, draw: () => back(MINI) },
  { name: 'coin', ...coinCard, draw: () => back(coinCard) },
  { name: 'coin-small', ...TINY, draw: () => back(TINY) },
]
