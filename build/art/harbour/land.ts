import { church, fort, lighthouse, town } from '../scenery/buildings.ts'
import { ridge } from '../scenery/hills.ts'
import { circle, path, place } from '../svg.ts'
import { HORIZON } from './view.ts'

/** Hills, a town to the left, a fort and a light to the right. */
export function land(): string {
  return [
    ridge({ from: 1180, to: 1990, base: HORIZON + 3, height: 150, seed: 6, fill: '#8d7a5c', opacity: 0.3 }),
    ridge({ from: -60, to: 640, base: HORIZON + 3, height: 100, seed: 3, fill: '#7f7a66', opacity: 0.3 }),
    ridge({ from: 1440, to: 1990, base: HORIZON + 3, height: 92, seed: 14, fill: '#5f6248', opacity: 0.5, grain: 80 }),
    place({ x: 1700, y: HORIZON + 10, scale: 1.12 }, fort()),
    town({ from: 1800, to: 1960, base: HORIZON + 8, seed: 25, lit: 0.6 }),
    place({ x: 1452, y: HORIZON + 9, scale: 1.05 }, lighthouse()),
    beam(),
    town({ from: -14, to: 500, base: HORIZON + 8, seed: 21, lit: 0.5 }),
    place({ x: 360, y: HORIZON - 6, scale: 0.95 }, church()),
  ].join('')
}

const beam = () =>
  circle(1452, 291, 34, { fill: '#ffe39a', opacity: 0.6, filter: 'url(#blur-8)' }) +
  path('M1452 291L1920 210L1920 316Z', { fill: '#ffeeb4', opacity: 0.13 })
