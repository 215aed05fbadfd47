import type { Sprite } from '../../atlas.ts'
import { cameo } from '../../cameo.ts'
import { icon } from '../../icon.ts'
import { DARK, GOLD } from '../../palette.ts'
import { circle } from '../../svg.ts'
import { ACCENT, CORSAIRS, type Corsair, profile } from './corsairs.ts'

/** A corsair's portrait, `ry` high from its middle. */
export const portrait = (who: Corsair, ry: number): string =>
  cameo({ accent: ACCENT[who], seed: CORSAIRS.indexOf(who) * 9 + 5, head: profile(who) }, ry)

const captainMark = () =>
  [
    circle(0, 0, 21, { fill: 'url(#gold)', stroke: '#4a2f0c', 'stroke-width': 1.6 }),
    circle(0, 0, 17.6, { fill: 'none', stroke: '#7d5a12', 'stroke-width': 1.2 }),
    icon('ship-wheel', 0.8, 1, 30, '#ffe9a3', { opacity: 0.8 }),
    icon('ship-wheel', 0, 0, 30, '#4a2f0c'),
  ].join('')

const nextCaptainMark = () =>
  circle(0, 0, 20, { fill: DARK, stroke: GOLD, 'stroke-width': 1.8, 'stroke-dasharray': '3.9 3' }) +
  icon('ship-wheel', 0, 0, 29, GOLD, { opacity: 0.9 })

export const cameoSprites: Sprite[] = [
  ...CORSAIRS.flatMap((who): Sprite[] => [
    { name: `cameo-${who}`, width: 96, height: 112, draw: () => portrait(who, 50) },
    { name: `cameo-large-${who}`, width: 160, height: 190, draw: () => portrait(who, 86) },
  ]),
  { name: 'captain-mark', width: 48, height: 48, draw: captainMark },
  { name: 'captain-next', width: 48, height: 48, draw: nextCaptainMark },
]
