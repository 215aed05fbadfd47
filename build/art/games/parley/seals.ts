import type { Sprite } from '../../atlas.ts'
import { icon } from '../../icon.ts'
import { rng } from '../../random.ts'
import { blob, circle, num, type Point, path, pen, place } from '../../svg.ts'
import { COUNTRIES, type Country, LOOK } from './countries.ts'

/** Wax poured by hand: no two edges alike, but a country's is always the same. */
function pouredEdge(country: Country, radius: number): string {
  const random = rng(COUNTRIES.indexOf(country) * 101 + 17)
  const corners = 18
  const points = Array.from({ length: corners }, (_, i): Point => {
    const angle = (i / corners) * 2 * Math.PI
    const reach = radius * (0.985 + random() * 0.11)
    return [Math.cos(angle) * reach, Math.sin(angle) * reach]
  })
  return blob(points)
}

const arc = (from: Point, to: Point, radius: number, sweep: 0 | 1) =>
  `M${num(from[0], 2)} ${num(from[1], 2)}A${num(radius, 2)} ${num(radius, 2)} 0 0 ${sweep} ${num(to[0], 2)} ${num(to[1], 2)}`

/** A wax seal round the origin: poured edge, pressed ring, a sign that stands up in the lamplight. */
export function seal(country: Country, r: number): string {
  const { colour, sign, icon: name } = LOOK[country]
  const edge = pouredEdge(country, r)
  const dent = country === 'berberis' ? '#b9a67c' : '#000'
  return [
    place(
      { filter: 'shadow-small' },
      path(edge, { fill: colour, stroke: '#1a0d05', 'stroke-opacity': 0.6, 'stroke-width': Math.max(0.8, r * 0.05) }),
    ),
    path(edge, { fill: 'url(#wax)' }),
    circle(0, 0, r * 0.77, { fill: '#000', 'fill-opacity': 0.1, stroke: '#000', 'stroke-opacity': 0.34, 'stroke-width': r * 0.07 }),
    pen(arc([-r * 0.54, r * 0.56], [r * 0.56, r * 0.54], r * 0.78, 0), r * 0.06, '#fff', { 'stroke-opacity': 0.34 }),
    icon(name, 0, r * 0.05, r * 1.16, dent, { opacity: country === 'berberis' ? 0.8 : 0.35 }),
    icon(name, 0, 0, r * 1.14, sign),
    pen(arc([-r * 0.86, -r * 0.2], [-r * 0.1, -r * 0.88], r * 0.88, 1), r * 0.09, '#fff', {
      'stroke-opacity': 0.55,
      'stroke-linecap': 'round',
    }),
  ].join('')
}

export const sealSprites: Sprite[] = COUNTRIES.flatMap((country): Sprite[] => [
  { name: `seal-${country}`, width: 96, height: 96, draw: () => seal(country, 42) },
  { name: `seal-small-${country}`, width: 36, height: 36, draw: () => seal(country, 15) },
])

/** Cloth of a country's standard, without the digits: they are written live at 3/4 of its height. */
function pennant(country: Country): string {
  const { colour, sign, icon: name } = LOOK[country]
  const [w, top, bottom] = [17, -31, 31]
  const cloth = `M${-w} ${top}H${w}V${bottom}L0 ${bottom - 8.5}L${-w} ${bottom}Z`
  return [
    path(cloth, { fill: colour }),
    path(`M${-w} ${top}H${-w + 5}V${bottom - 3}L${-w} ${bottom}Z`, { fill: '#fff', opacity: 0.16 }),
    path(`M${w - 5} ${top}H${w}V${bottom}L${w - 5} ${bottom - 2.5}Z`, { fill: '#000', opacity: 0.16 }),
    path(`M${-w} ${top}H${w}V${top + 6}H${-w}Z`, { fill: '#000', opacity: 0.18 }),
    pen(`M${-w + 3} ${top + 3}V${bottom - 6}L0 ${bottom - 13}L${w - 3} ${bottom - 6}V${top + 3}`, 0.7, sign, { opacity: 0.55 }),
    pen(cloth, 1.5, '#2b1a0c', { 'stroke-linejoin': 'round' }),
    icon(name, 0, -12, 26, sign),
  ].join('')
}

const yard = () =>
  [
    pen('M-24 0H24', 6, '#2b1a0c', { 'stroke-linecap': 'round' }),
    pen('M-24 -.6H24', 2.8, '#e2b54a', { 'stroke-linecap': 'round' }),
    pen('M-23 -1.5H23', 0.8, '#fff3bd', { 'stroke-linecap': 'round', opacity: 0.8 }),
  ].join('')

const cord = () =>
  pen('M0 -12V12', 4.4, '#2b1a0c') + pen('M0 -12V12', 1.9, '#e2b54a') + pen('M0 -12V12', 1.9, '#7d5a12', { 'stroke-dasharray': '1.2 2.4' })

const pin = () => circle(0, 0, 6, { fill: 'url(#gold)', stroke: '#2b1a0c', 'stroke-width': 1.5 })

export const pennantSprites: Sprite[] = [
  ...COUNTRIES.map(
    (country): Sprite => ({ name: `pennant-${country}`, width: 38, height: 66, anchor: { x: 0.5, y: 0.03 }, draw: () => pennant(country) }),
  ),
  { name: 'pennant-yard', width: 56, height: 10, borders: { left: 8, top: 0, right: 8, bottom: 0 }, draw: yard },
  { name: 'pennant-cord', width: 8, height: 24, borders: { left: 0, top: 2, right: 0, bottom: 2 }, draw: cord },
  { name: 'pennant-pin', width: 16, height: 16, draw: pin },
]
