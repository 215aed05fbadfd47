import type { Sprite } from '../../atlas.ts'
import { icon } from '../../icon.ts'
import { circle, el, ellipse, linear, num, path, pen } from '../../svg.ts'

type Metal = { name: 'gold' | 'silver'; face: string; light: string; middle: string; dark: string; line: string; icon: string }
const METALS: Metal[] = [
  { name: 'gold', face: 'url(#gold)', light: '#f4d279', middle: '#c98f2a', dark: '#7d5a12', line: '#6d4d0e', icon: 'crown' },
  { name: 'silver', face: 'url(#silver)', light: '#eef1f3', middle: '#9aa4ac', dark: '#5d646b', line: '#4b5258', icon: 'ship-wheel' },
]

/** Round, as it flies or lies in a purse. */
function face({ face: fill, dark, light, line, icon: name }: Metal): string {
  const teeth = Array.from({ length: 48 }, (_, i) => {
    const angle = (i / 48) * 2 * Math.PI
    return `M${num(Math.cos(angle) * 24.5, 2)} ${num(Math.sin(angle) * 24.5, 2)}L${num(Math.cos(angle) * 27, 2)} ${num(Math.sin(angle) * 27, 2)}`
  }).join('')
  return [
    circle(0, 0, 28, { fill, stroke: '#1c1006', 'stroke-opacity': 0.7, 'stroke-width': 1.6 }),
    pen(teeth, 0.9, line, { opacity: 0.55 }),
    circle(0, 0, 23.5, { fill: 'none', stroke: light, 'stroke-width': 1, opacity: 0.8 }),
    circle(0, 0, 21.4, { fill: 'none', stroke: dark, 'stroke-width': 1.7 }),
    icon(name, 0.8, 1.2, 29, light, { opacity: 0.85 }),
    icon(name, 0, 0, 29, line, { opacity: 0.92 }),
    pen('M-20 -14A24.500 24.500 0 0 1 2 -24.500', 2, '#fff', { opacity: 0.55, 'stroke-linecap': 'round' }),
  ].join('')
}

const RX = 34
const RY = 19
const THICK = 8

/** Lying in perspective; the next coin of a stack lies 8 px higher. */
function lying(metal: Metal): string {
  const { definition, paint } = linear(
    [-RX, 0],
    [RX, 0],
    [
      [0, metal.middle],
      [0.3, metal.light],
      [1, metal.dark],
    ],
  )
  const top = -THICK / 2
  const rim = `M${-RX} ${top}V${top + THICK}A${RX} ${RY} 0 0 0 ${RX} ${top + THICK}V${top}Z`
  let milling = ''
  for (let q = -0.92; q <= 0.93; q += 0.115) {
    const drop = RY * Math.sqrt(1 - q * q)
    milling += `M${num(RX * q, 2)} ${num(top + drop + 1.5, 2)}v${THICK - 3}`
  }
  return [
    definition,
    path(rim, { fill: paint, stroke: metal.line, 'stroke-width': 1 }),
    pen(milling, 0.9, metal.line, { opacity: 0.6 }),
    ellipse(0, top, RX, RY, { fill: metal.face, stroke: metal.line, 'stroke-width': 1 }),
    ellipse(0, top, RX * 0.8, RY * 0.8, { fill: 'none', stroke: metal.light, 'stroke-width': 0.8, opacity: 0.8 }),
    ellipse(0, top, RX * 0.76, RY * 0.76, { fill: 'none', stroke: metal.dark, 'stroke-width': 1.3 }),
    el(
      'g',
      { transform: `translate(0,${top}) scale(1,.58)` },
      icon(metal.icon, 0.6, 1.4, RX, metal.light, { opacity: 0.8 }) + icon(metal.icon, 0, 0, RX, metal.line, { opacity: 0.92 }),
    ),
  ].join('')
}

export const coinSprites: Sprite[] = METALS.flatMap((metal): Sprite[] => [
  { name: `coin-${metal.name}`, width: 72, height: 50, draw: () => lying(metal) },
  { name: `coin-${metal.name}-face`, width: 60, height: 60, draw: () => face(metal) },
])
