import type { Sprite } from '../../atlas.ts'
import { coinFace, METALS } from '../../coin.ts'
import { sign } from '../../furniture.ts'
import { icon } from '../../icon.ts'
import { DARK, INK } from '../../palette.ts'
import { centred, circle, nth, numeral, path, pen, place, rect } from '../../svg.ts'
import { COLOURS, type Colour, colourOf, LOOK, type Person, TRADES, type Trade } from './kinds.ts'

export type Need = 'anchor' | 'cross' | 'house'
const HOUSE = 'M-11 -0.5L0 -10.500L11 -0.5H7.500V9.500H2.200V3H-2.200V9.500H-7.500V-0.5Z'
const CROSS = 'M-2.800 -10.500H2.800V-4.400H8V1H2.800V10.500H-2.800V1H-8V-4.400H-2.800Z'

/** Anchor, cross or house, `size` px high round the origin. House and cross are ours. */
export function need(kind: Need, size: number, fill: string, outline = 0): string {
  if (kind === 'anchor')
    return outline
      ? icon('anchor', 0, 0, size * 1.12, fill, { stroke: fill, strokeWidth: outline })
      : icon('anchor', 0, 0, size * 1.12, fill)
  const stroke = outline ? { stroke: fill, 'stroke-width': (outline * 21) / 512, 'stroke-linejoin': 'round' } : {}
  return place({ scale: size / 21 }, path(kind === 'house' ? HOUSE : CROSS, { fill, ...stroke }))
}

const gold = nth(METALS, 0)
export const coin = (r: number): string => place({ scale: r / 28 }, coinFace(gold))
/** A gold coin with nothing in its middle, for a number. */
export const coinPlace = (r: number): string =>
  [
    circle(0, 0, r, { fill: 'url(#gold)', stroke: '#3a2408', 'stroke-width': Math.max(1, r * 0.06) }),
    circle(0, 0, r * 0.86, {
      fill: 'none',
      stroke: '#7d5a12',
      'stroke-width': Math.max(0.7, r * 0.05),
      'stroke-dasharray': `${r * 0.05} ${r * 0.09}`,
    }),
    circle(0, 0, r * 0.74, { fill: '#ecc25a', stroke: '#8a6414', 'stroke-width': Math.max(0.7, r * 0.04) }),
  ].join('')

/** A coloured disc with a pale ring, for a number. */
export const disc = (r: number, fill: string): string =>
  circle(0, 0, r, { fill, stroke: INK, 'stroke-width': Math.max(1, r * 0.07) }) +
  circle(0, 0, r * 0.8, { fill: 'none', stroke: '#f6ead0', 'stroke-opacity': 0.6, 'stroke-width': Math.max(0.7, r * 0.05) })

/** A ship's colour with its sign. */
export const colourMark = (colour: Colour, r: number): string => {
  const { deep, colour: fill, text, icon: name } = LOOK[colour]
  return [
    circle(0, 0, r, { fill, stroke: '#f6ead0', 'stroke-width': Math.max(1, r * 0.09) }),
    circle(0, 0, r * 0.84, { fill: 'none', stroke: deep, 'stroke-opacity': 0.55, 'stroke-width': Math.max(0.6, r * 0.06) }),
    icon(name, 0, 0, r * 1.44, text),
  ].join('')
}

/** One coin less. */
const lessOne = (r: number): string =>
  coinPlace(r) +
  rect({ x: -r * 0.6, y: -r * 0.1, width: r * 0.42, height: r * 0.2 }, { fill: '#3d2a06' }) +
  numeral(r * 0.2, r * 0.42, r * 1.16, 1, '#3d2a06')

const ABILITY: Partial<Record<Trade, string>> = {
  sailor: 'crossed-sabres',
  pirate: 'crossed-sabres',
  jester: 'jester-hat',
  admiral: 'ship-wheel',
}

/** House, anchor and cross in one: the jack stands for any. */
const anyNeed = (size: number, fill: string, outline = 0): string =>
  place({ x: -size * 0.3, y: size * 0.24 }, need('house', size * 0.52, fill, outline)) +
  place({ x: size * 0.3, y: size * 0.24 }, need('cross', size * 0.52, fill, outline)) +
  place({ y: -size * 0.27 }, need('anchor', size * 0.52, fill, outline))

/** One card more. */
const oneMore = (size: number, fill: string, paper: string): string => {
  const card = { x: -size * 0.34, y: -size * 0.46, width: size * 0.6, height: size * 0.86 }
  const plus = size * 0.2
  return [
    place({ turn: -10 }, rect({ ...card, x: card.x - size * 0.08 }, { rx: size * 0.08, fill, opacity: 0.55 })),
    rect(card, { rx: size * 0.08, fill, stroke: paper, 'stroke-width': size * 0.035 }),
    place({ x: -size * 0.04, y: -size * 0.03 }, pen(`M${-plus} 0H${plus}M0 ${-plus}V${plus}`, size * 0.12, paper)),
  ].join('')
}

function abilitySign(trade: Trade, size: number, fill: string): string {
  if (trade === 'settler') return need('house', size * 0.86, fill)
  if (trade === 'captain') return need('anchor', size * 0.92, fill)
  if (trade === 'priest') return need('cross', size * 0.86, fill)
  if (trade === 'jack') return anyNeed(size, fill)
  const name = ABILITY[trade]
  return name ? icon(name, 0, 0, size * 1.05, fill) : oneMore(size, fill, '#f6ecd0')
}

/** What a person does, in a roundel. */
export function ability(person: Person, r: number): string {
  const colour = colourOf(person)
  if (colour) return colourMark(colour, r)
  if (person === 'mademoiselle') return lessOne(r)
  return [
    circle(0, 0, r, { fill: '#f6ecd0', stroke: INK, 'stroke-width': Math.max(1, r * 0.08) }),
    circle(0, 0, r * 0.84, { fill: 'none', stroke: INK, 'stroke-opacity': 0.35, 'stroke-width': Math.max(0.6, r * 0.04) }),
    // Whoever is no trader has a trade.
    abilitySign(person as Trade, r * 1.34, INK),
  ].join('')
}

/** Pale on a dark edge: reads on walnut and on paper. */
const onWalnut = (kind: Need): string => need(kind, 40, DARK, 90) + need(kind, 40, '#f0d49a')

const jackSign = () => anyNeed(56, DARK, 100) + anyNeed(56, '#f0d49a')

/** An empty place of an expedition, and the same filled. */
const needPlace = (kind: Need, met: boolean): string =>
  circle(0, 0, 26, {
    fill: met ? 'url(#gold)' : '#f7ecce',
    'fill-opacity': met ? 1 : 0.8,
    stroke: met ? '#4a2f0c' : INK,
    'stroke-width': met ? 2 : 1.5,
    ...(met ? {} : { 'stroke-dasharray': '4 3' }),
  }) +
  (met ? circle(0, 0, 22, { fill: 'none', stroke: '#7d5a12', 'stroke-width': 1 }) : '') +
  need(kind, 32, met ? '#3d2a06' : INK)

export const NEEDS: Record<string, Need> = { A: 'anchor', C: 'cross', H: 'house' }
export const emptyNeed = (kind: Need): string => needPlace(kind, false)

const points = () =>
  circle(0, 0, 26, { fill: '#8d2a1d', stroke: DARK, 'stroke-width': 2 }) +
  circle(0, 0, 21.5, { fill: 'none', stroke: '#f6ead0', 'stroke-opacity': 0.6, 'stroke-width': 1.2 }) +
  icon('laurels', 0, 1, 38, '#fbf0d4')

const SIGNS: Record<string, () => string> = {
  'sign-sword': () => sign('crossed-sabres', 52, '#f0b896'),
  'sign-skull': () => sign('skull-crossed-bones', 52, '#f6e4c4'),
  'sign-anchor': () => onWalnut('anchor'),
  'sign-cross': () => onWalnut('cross'),
  'sign-house': () => onWalnut('house'),
  'sign-jack': jackSign,
  'sign-coin': () => coin(26),
  'sign-points': points,
  'sign-less': () => lessOne(26),
  'sign-jester': () => sign('jester-hat', 52, '#e3b8e0'),
  'sign-admiral': () => sign('ship-wheel', 50, '#a8d4d4'),
  'sign-governor': () => oneMore(56, '#f0d49a', DARK),
  'sign-tax': () => sign('swap-bag', 50, '#f0d49a'),
  'sign-expedition': () => sign('treasure-map', 50, '#f0d49a'),
  'sign-card': () =>
    rect(centred(34, 48), { rx: 5, fill: 'url(#card-back)', stroke: DARK, 'stroke-width': 4 }) +
    rect(centred(28, 42), { rx: 3, fill: 'none', stroke: '#c9a860', 'stroke-width': 1.6 }),
  // In ink, for paper.
  'ink-sword': () => icon('crossed-sabres', 0, 0, 54, '#8d2a1d'),
  'ink-skull': () => icon('skull-crossed-bones', 0, 0, 56, '#7a1f16'),
}

export const signSprites: Sprite[] = [
  ...Object.entries(SIGNS).map(([name, draw]): Sprite => ({ name, width: 64, height: 64, draw })),
  ...COLOURS.flatMap((colour): Sprite[] => [
    { name: `colour-${colour}`, width: 64, height: 64, draw: () => colourMark(colour, 28) },
    { name: `colour-small-${colour}`, width: 32, height: 32, draw: () => colourMark(colour, 14) },
  ]),
  ...TRADES.map((trade): Sprite => ({ name: `ability-${trade}`, width: 64, height: 64, draw: () => ability(trade, 28) })),
  ...Object.values(NEEDS).flatMap((kind): Sprite[] => [
    { name: `need-${kind}`, width: 60, height: 60, draw: () => needPlace(kind, false) },
    { name: `need-met-${kind}`, width: 60, height: 60, draw: () => needPlace(kind, true) },
  ]),
  { name: 'coin-face', width: 60, height: 60, draw: () => coin(28) },
  { name: 'coin-place', width: 60, height: 60, draw: () => coinPlace(28) },
  { name: 'points-place', width: 60, height: 60, draw: () => disc(28, '#8d2a1d') },
]
