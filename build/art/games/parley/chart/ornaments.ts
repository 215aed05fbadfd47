import { icon } from '../../../icon.ts'
import { INK } from '../../../palette.ts'
import { circle, el, num, path, pen, place, rect } from '../../../svg.ts'

type Star = { points: number; reach: number; waist: number; turn: number; light: string; dark: string }

function star({ points, reach, waist, turn, light, dark }: Star): string {
  const at = (angle: number, r: number) => `${num(Math.cos(angle) * r)} ${num(Math.sin(angle) * r)}`
  let s = ''
  for (let i = 0; i < points; i++) {
    const angle = ((i / points) * 2 + turn) * Math.PI - Math.PI / 2
    const before = at(angle - Math.PI / points, waist)
    const after = at(angle + Math.PI / points, waist)
    const tip = at(angle, reach)
    s += path(`M0 0L${before}L${tip}Z`, { fill: light }) + path(`M0 0L${after}L${tip}Z`, { fill: dark })
    s += pen(`M0 0L${before}L${tip}L${after}Z`, 0.9, INK, { 'stroke-linejoin': 'round' })
  }
  return s
}

/** The compass rose, `r` px. */
export function rose(r: number): string {
  const red = '#8d2a1d'
  const ticks = Array.from({ length: 32 }, (_, i) => {
    const angle = (i * Math.PI) / 16
    const at = (reach: number) => `${num(Math.cos(angle) * reach)} ${num(Math.sin(angle) * reach)}`
    return pen(`M${at(r * 0.93)}L${at(r)}`, i % 4 ? 0.7 : 1.6, INK)
  })
  return [
    circle(0, 0, r, { fill: '#f3e4bd', 'fill-opacity': 0.8, stroke: INK, 'stroke-width': 1.4 }),
    circle(0, 0, r * 0.93, { fill: 'none', stroke: INK, 'stroke-width': 0.7 }),
    ...ticks,
    circle(0, 0, r * 0.5, { fill: 'none', stroke: INK, 'stroke-width': 0.6, opacity: 0.6 }),
    star({ points: 8, reach: r * 0.66, waist: r * 0.2, turn: 1 / 8, light: '#efe0b8', dark: '#b58a3a' }),
    star({ points: 4, reach: r * 0.78, waist: r * 0.2, turn: 1 / 4, light: '#2c4a63', dark: '#eadcb4' }),
    star({ points: 4, reach: r * 0.93, waist: r * 0.2, turn: 0, light: red, dark: '#f6ead0' }),
    circle(0, 0, r * 0.15, { fill: '#f3e4bd', stroke: INK, 'stroke-width': 1.1 }) + circle(0, 0, r * 0.06, { fill: red }),
    icon('fleur-de-lys', 0, -r * 1.17, r * 0.4, red),
  ].join('')
}

/** A tablet with rolled corners; its words are written live. */
export function cartouche(width: number, height: number): string {
  const tablet = (inset: number) => {
    const a = width / 2 - inset
    const b = height / 2 - inset
    return `M${-a + 14} ${-b}H${a - 14}Q${a - 12} ${-b + 12} ${a} ${-b + 14}V${b - 14}Q${a - 12} ${b - 12} ${a - 14} ${b}H${-a + 14}Q${-a + 12} ${b - 12} ${-a} ${b - 14}V${-b + 14}Q${-a + 12} ${-b + 12} ${-a + 14} ${-b}Z`
  }
  const scroll =
    path('M-16 4Q2 8 4 -14Q14 2 -4 12Q-8 16 -14 16', { fill: '#8d2a1d', stroke: INK, 'stroke-width': 1.2, transform: 'scale(.9)' }) +
    circle(-5, 3, 4.6, { fill: '#d8a426', stroke: INK, 'stroke-width': 1 })
  const corner = (sx: 1 | -1, sy: 1 | -1) =>
    el('g', { transform: `translate(${(sx * width) / 2},${(sy * height) / 2}) scale(${sx},${sy})` }, scroll)
  const crest =
    path('M-34 2Q-20 -4 -12 -14Q0 -24 12 -14Q20 -4 34 2Q0 10 -34 2Z', { fill: '#d8a426', stroke: INK, 'stroke-width': 1.3 }) +
    icon('trident', 0, -6, 20, INK)
  return [
    place({ filter: 'shadow-small' }, path(tablet(0), { fill: '#f2e3ba', stroke: INK, 'stroke-width': 1.8 })),
    pen(tablet(6), 0.8, INK),
    corner(-1, -1) + corner(1, -1) + corner(-1, 1) + corner(1, 1),
    place({ y: -height / 2 }, crest),
  ].join('')
}

/** A scale of leagues without figures, held by a pair of small dividers. */
export function scaleBar(width: number): string {
  const parts = 8
  const step = width / parts
  const boxes = Array.from({ length: parts }, (_, i) =>
    rect(
      { x: -width / 2 + i * step, y: -3, width: step, height: 6 },
      { fill: i % 2 ? '#3d2a17' : '#efe0b8', stroke: INK, 'stroke-width': 0.7 },
    ),
  )
  const ends = pen(`M${-width / 2} -7V7M0 -7V7M${width / 2} -7V7`, 1.1, INK)
  const rule = pen(`M${-width / 2 - 6} 10H${width / 2 + 6}`, 0.7, INK)
  const dividers =
    pen('M0 -34L-11 -5M0 -34L11 -5M-6 -18Q0 -14 6 -18', 1.6, INK, { 'stroke-linecap': 'round' }) +
    circle(0, -35, 3, { fill: '#d8a426', stroke: INK, 'stroke-width': 1 })
  return boxes.join('') + ends + rule + place({ y: -2 }, dividers)
}
