import type { Sprite } from '../../atlas.ts'
import { coinFace, METALS, type Metal } from '../../coin.ts'
import { icon } from '../../icon.ts'
import { el, ellipse, linear, num, path, pen } from '../../svg.ts'

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
  { name: `coin-${metal.name}-face`, width: 60, height: 60, draw: () => coinFace(metal) },
])
