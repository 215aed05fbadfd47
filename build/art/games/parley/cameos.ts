import type { Sprite } from '../../atlas.ts'
import { engrave } from '../../engrave.ts'
import { icon } from '../../icon.ts'
import { DARK, GOLD } from '../../palette.ts'
import { noise } from '../../random.ts'
import { circle, clip, ellipse, place, radial } from '../../svg.ts'
import { ACCENT, CORSAIRS, type Corsair, profile } from './corsairs.ts'

/** A portrait in an oval of brass, `ry` high from its middle. */
export function cameo(who: Corsair, ry: number): string {
  const rx = ry * 0.82
  const k = ry / 62
  const accent = ACCENT[who]
  const grain = noise(CORSAIRS.indexOf(who) * 9 + 5)
  const light = radial(-rx * 0.3, -ry * 0.45, ry * 1.5, [
    [0, '#fff6dc', 0.75],
    [0.55, '#fff6dc', 0],
    [1, '#1c0f04', 0.4],
  ])
  const tone = (x: number, y: number) => Math.max(0, 0.4 + x / (rx * 2.6) + (grain(x / 30, y / 30) - 0.5) * 0.5)
  const ground = [
    ellipse(0, 0, rx, ry, { fill: '#eadfbd' }),
    ellipse(0, 0, rx, ry, { fill: accent, opacity: 0.36 }),
    engrave({
      x: -rx,
      y: -ry,
      width: rx * 2,
      height: ry * 2,
      step: Math.max(2.4, 3.1 * k),
      max: 1.25 * Math.max(0.8, k),
      dx: 5,
      opacity: 0.4,
      fill: accent,
      dark: tone,
    }),
    light.definition + ellipse(0, 0, rx, ry, { fill: light.paint }),
  ].join('')
  const head = place({ x: -47 * k, y: -45 * k, scale: k * 0.93 }, profile(who))
  return [
    ellipse(0, 0, rx + 4.4 * k, ry + 4.4 * k, { fill: 'url(#brass)', stroke: DARK, 'stroke-width': Math.max(1.2, 1.6 * k) }),
    ellipse(0, 0, rx + 1.4 * k, ry + 1.4 * k, { fill: DARK }),
    clip(ellipse(0, 0, rx, ry, {}), ground + head),
    ellipse(0, 0, rx, ry, { fill: 'none', stroke: accent, 'stroke-width': 2.4 * k }),
    ellipse(0, 0, rx - 2.4 * k, ry - 2.4 * k, {
      fill: 'none',
      stroke: '#f6ead0',
      'stroke-opacity': 0.5,
      'stroke-width': Math.max(0.6, 0.8 * k),
    }),
  ].join('')
}

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
    { name: `cameo-${who}`, width: 96, height: 112, draw: () => cameo(who, 50) },
    { name: `cameo-large-${who}`, width: 160, height: 190, draw: () => cameo(who, 86) },
  ]),
  { name: 'captain-mark', width: 48, height: 48, draw: captainMark },
  { name: 'captain-next', width: 48, height: 48, draw: nextCaptainMark },
]
