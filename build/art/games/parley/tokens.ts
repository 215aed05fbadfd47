import type { Sprite } from '../../atlas.ts'
import { engrave } from '../../engrave.ts'
import { icon } from '../../icon.ts'
import { ATTACK, BRASS } from '../../palette.ts'
import { noise } from '../../random.ts'
import { circle, clip, ellipse, num, path, pen, place } from '../../svg.ts'
import { woodcut } from '../../woodcut.ts'

const INK = '#1f130a'
const edge = (width: number) => ({ stroke: INK, 'stroke-width': width, 'stroke-linejoin': 'round' })

const stand = () =>
  [
    ellipse(2, 16, 52, 10, { fill: '#2b1a0c', stroke: BRASS, 'stroke-width': 2.2 }),
    ellipse(2, 13.5, 46, 6.5, { fill: '#4d6f6d' }),
    pen('M-38 13q8 -3 16 0t16 0t16 0t16 0t14 0', 1.2, '#d6e4d6'),
  ].join('')

const MAIN = 'M32 -25L-25 -76Q-17 -44 -30 -15Q4 -11 32 -25Z'
const FORE = 'M58 -20L17 -56Q22 -34 14 -14Q36 -11 58 -20Z'
const HULL = 'M-50 -14Q-52 -19 -46 -19L-36 -10Q0 -3 40 -8L70 -13L69 -9L46 -1Q36 7 16 8L-28 8Q-46 5 -50 -14Z'

/** Shade under the burin, darker to the right and below. */
function shade(shape: string, from: number, fill: string): string {
  const grain = noise(Math.round(from * 7))
  const dark = (x: number, y: number) => Math.max(0, (x - from) / 58 + (y + 30) / 90 + (grain(x / 7, y / 3) - 0.5) * 0.5 - 0.2)
  return clip(
    path(shape, {}),
    engrave({ x: -56, y: -80, width: 130, height: 92, step: 1.9, max: 1.1, min: 0.12, dx: 3, fill, opacity: 0.5, dark }),
  )
}

/** Two lateen sails, whole in the lamplight. */
const sails = () =>
  [
    pen('M4 -8V-66M32 -9V-46', 3.2, INK),
    path(MAIN, { fill: 'url(#sail)', ...edge(1.6) }) + shade(MAIN, -14, '#4a2f17'),
    pen('M-14 -66Q-8 -40 -14 -14M2 -52Q6 -32 4 -13.500M16 -39Q18 -26 18 -16', 0.9, INK, { 'stroke-opacity': 0.35 }),
    pen('M36 -22L-28 -80', 3, INK, { 'stroke-linecap': 'round' }),
    path(FORE, { fill: 'url(#sail)', ...edge(1.6) }) + shade(FORE, 18, '#4a2f17'),
    pen('M26 -46Q30 -28 26 -13M40 -33Q42 -24 40 -14', 0.9, INK, { 'stroke-opacity': 0.35 }),
    pen('M61 -17L15 -59', 2.8, INK, { 'stroke-linecap': 'round' }),
    icon('crossed-swords', -2, -32, 20, ATTACK),
  ].join('')

const pennon = () =>
  pen('M4 -66V-80', 1.6, INK) + path('M4 -80q9 -4 14 0t12 -1q-3 4 -5 4q2 3 4 5q-6 2 -12 0t-13 0z', { fill: ATTACK, ...edge(1) })

/** Sails furled along their yards: this admiral has moved and stays. */
const furled = () =>
  [
    pen('M4 -8V-66M32 -9V-46', 3.2, INK),
    pen('M36 -22L-28 -80', 3, INK, { 'stroke-linecap': 'round' }) + pen('M61 -17L15 -59', 2.8, INK, { 'stroke-linecap': 'round' }),
    path('M32 -22Q24 -26 22 -34Q12 -36 10 -44Q0 -46 -2 -54Q-12 -56 -14 -64Q-22 -66 -24 -74L-27 -77L34 -23Z', {
      fill: 'url(#sail)',
      ...edge(1.4),
    }),
    path('M57 -17Q49 -20 46 -28Q38 -30 36 -37Q28 -39 26 -46Q20 -48 18 -54L59 -18Z', { fill: 'url(#sail)', ...edge(1.4) }),
    pen('M4 -66L-44 -12M32 -46L66 -12M4 -66L32 -9', 0.8, INK, { opacity: 0.7 }),
  ].join('')

function hull(): string {
  const oars = Array.from({ length: 9 }, (_, i) => `M${num(-26 + i * 7.5)} 2L${num(-35 + i * 7.5)} 16`).join('')
  return [
    path(HULL, {
      fill: 'url(#hull)',
      ...edge(1.8),
    }) + shade(HULL, -30, '#120803'),
    pen('M-46 -9Q0 3 46 -4', 2.6, '#e2b54a'),
    path('M-52 -15V-27Q-42 -38 -30 -26V-9Z', { fill: ATTACK, ...edge(1.6) }),
    pen('M-46 -13V-31M-38 -10V-32', 1.6, '#f3dfae'),
    circle(-55, -24, 3.6, { fill: '#ffd76a', stroke: INK, 'stroke-width': 1 }),
    pen(oars, 2.6, INK, { 'stroke-linecap': 'round' }) + pen(oars, 1.1, '#d9b276', { 'stroke-linecap': 'round' }),
  ].join('')
}

/** A galley on its stand; `moved` strikes pennon and sails. */
const galley = (moved: boolean) => place({ x: -8, y: 31 }, stand() + (moved ? furled() : sails() + pennon()) + hull())

/** The anchor without its shadow, which the table sets apart as it swings down. */
function anchor(): string {
  const tilt = -10
  return [
    icon('anchor', 1.6, 2.6, 80, '#4a2f0c', { turn: tilt, stroke: '#4a2f0c', strokeWidth: 28 }),
    icon('anchor', 0, 0, 80, 'url(#anchor-gold)', { turn: tilt }),
  ].join('')
}

const MONSTERS = { kraken: 'kraken-tentacle', 'sea-serpent': 'sea-serpent', whale: 'sperm-whale', octopus: 'octopus' }

/** A pale impression under a dark one, so that it stands out from the hatching of a closed cell. */
const monster = (name: string) =>
  icon(name, 2.2, 2.4, 78, '#f3e6c0', { opacity: 0.75 }) +
  woodcut(name, { x: 0, y: 0, size: 78, colour: '#22140a', light: '#b79f6b', halo: false })

export const tokenSprites: Sprite[] = [
  { name: 'admiral', width: 136, height: 124, anchor: { x: 0.5, y: 0.75 }, draw: () => galley(false) },
  { name: 'admiral-moved', width: 136, height: 124, anchor: { x: 0.5, y: 0.75 }, draw: () => galley(true) },
  { name: 'anchor', width: 96, height: 96, draw: anchor },
  ...Object.entries(MONSTERS).map(
    ([kind, name]): Sprite => ({ name: `monster-${kind}`, width: 84, height: 84, draw: () => monster(name) }),
  ),
]
