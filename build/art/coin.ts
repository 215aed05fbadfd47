import { icon } from './icon.ts'
import { circle, num, pen } from './svg.ts'

export type Metal = { name: 'gold' | 'silver'; face: string; light: string; middle: string; dark: string; line: string; icon: string }
export const METALS: Metal[] = [
  { name: 'gold', face: 'url(#gold)', light: '#f4d279', middle: '#c98f2a', dark: '#7d5a12', line: '#6d4d0e', icon: 'crown' },
  { name: 'silver', face: 'url(#silver)', light: '#eef1f3', middle: '#9aa4ac', dark: '#5d646b', line: '#4b5258', icon: 'ship-wheel' },
]

/** A coin seen from above, round the origin, 56 px across. */
export function coinFace({ face: fill, dark, light, line, icon: name }: Metal): string {
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
