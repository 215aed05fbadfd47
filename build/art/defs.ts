import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { el, type Stop, stops } from './svg.ts'

const require = createRequire(import.meta.url)

type Slope = readonly [x1: number, y1: number, x2: number, y2: number]
const slope = (id: string, [x1, y1, x2, y2]: Slope, list: readonly Stop[]) => el('linearGradient', { id, x1, y1, x2, y2 }, stops(list))
const ball = (id: string, list: readonly Stop[], cx = 0.35, cy = 0.3, r = 0.9) => el('radialGradient', { id, cx, cy, r }, stops(list))

const DOWN: Slope = [0, 0, 0, 1]
const ACROSS: Slope = [0, 0, 1, 1]
const SAIL: Slope = [0, 0, 1, 0.25]

const gradients = [
  slope('paper', ACROSS, [
    [0, '#f6e9c8'],
    [0.55, '#ead7a8'],
    [1, '#dcc38c'],
  ]),
  slope('paper-sold', ACROSS, [
    [0, '#d9c79f'],
    [1, '#b89d6a'],
  ]),
  slope('brass', DOWN, [
    [0, '#f6d987'],
    [0.45, '#dca63c'],
    [0.55, '#cf962e'],
    [1, '#a87320'],
  ]),
  slope('walnut', DOWN, [
    [0, '#34251a'],
    [1, '#1c130b'],
  ]),
  slope('card-back', ACROSS, [
    [0, '#2f4c5d'],
    [0.5, '#213a49'],
    [1, '#142530'],
  ]),
  slope('anchor-gold', DOWN, [
    [0, '#fff3bd'],
    [0.4, '#f0c04a'],
    [1, '#b57d1c'],
  ]),
  slope('sail', SAIL, [
    [0, '#cdb88b'],
    [0.35, '#f3e8ca'],
    [0.75, '#f7eed6'],
    [1, '#d9c698'],
  ]),
  slope('sail-sunset', SAIL, [
    [0, '#ffe4a8'],
    [0.4, '#f7d59c'],
    [0.8, '#d3a46c'],
    [1, '#a87a50'],
  ]),
  slope('sail-black', SAIL, [
    [0, '#1b1716'],
    [0.4, '#3d3734'],
    [0.75, '#4a433f'],
    [1, '#26211f'],
  ]),
  slope('sail-grey', SAIL, [
    [0, '#8d8a78'],
    [0.4, '#c9c3ab'],
    [0.75, '#d8d2ba'],
    [1, '#9c977f'],
  ]),
  slope('hull-black', DOWN, [
    [0, '#4a3a30'],
    [0.5, '#2c221c'],
    [1, '#15100d'],
  ]),
  slope('hull', DOWN, [
    [0, '#8a5a2e'],
    [0.5, '#6b421f'],
    [1, '#3c2412'],
  ]),
  slope('sheen', SAIL, [
    [0, '#000', 0.28],
    [0.45, '#fff', 0.02],
    [0.75, '#fff', 0.2],
    [1, '#000', 0.22],
  ]),
  ball('gold', [
    [0, '#ffe9a3'],
    [0.55, '#dca832'],
    [1, '#94691a'],
  ]),
  ball('silver', [
    [0, '#fbfcfd'],
    [0.55, '#b6bfc6'],
    [1, '#70787f'],
  ]),
  ball(
    'wax',
    [
      [0, '#fff', 0.28],
      [0.5, '#fff', 0],
      [1, '#000', 0.3],
    ],
    0.34,
    0.28,
    0.85,
  ),
]

const WHOLE = 'x="0" y="0" width="100%" height="100%"'
const WIDE = 'x="-60%" y="-60%" width="220%" height="220%"'

/** Stains of `colour` where fractal noise is high, cut to what is painted. */
const stains = (id: string, frequency: string, octaves: number, seed: number, matrix: string) =>
  `<filter id="${id}" ${WHOLE}><feTurbulence type="fractalNoise" baseFrequency="${frequency}" numOctaves="${octaves}" seed="${seed}"/><feColorMatrix values="${matrix}"/><feComposite in2="SourceGraphic" operator="in"/></filter>`
const blur = (id: string, deviation: number) => `<filter id="${id}" ${WIDE}><feGaussianBlur stdDeviation="${deviation}"/></filter>`
const shadow = (id: string, dx: number, dy: number, deviation: number, colour: string, opacity: number) =>
  `<filter id="${id}" ${WIDE}><feDropShadow dx="${dx}" dy="${dy}" stdDeviation="${deviation}" flood-color="${colour}" flood-opacity="${opacity}"/></filter>`
const rough = (id: string, frequency: number, octaves: number, seed: number, scale: number) =>
  `<filter id="${id}"><feTurbulence type="fractalNoise" baseFrequency="${frequency}" numOctaves="${octaves}" seed="${seed}"/><feDisplacementMap in="SourceGraphic" scale="${scale}"/></filter>`

const filters = [
  stains('grain', '.035', 4, 4, '0 0 0 0 .42  0 0 0 0 .28  0 0 0 0 .12  0 0 0 1.0 -.42'),
  stains('foxing', '.012 .016', 6, 7, '0 0 0 0 .42  0 0 0 0 .30  0 0 0 0 .16  0 0 0 1.1 -.38'),
  stains('fibre', '.9 .12', 2, 31, '0 0 0 0 .36  0 0 0 0 .24  0 0 0 0 .10  0 0 0 .9 -.46'),
  rough('rough', 0.05, 3, 3, 3),
  rough('rough-fine', 0.07, 2, 5, 1.6),
  shadow('shadow-small', 1, 2, 1.6, '#000', 0.55),
  shadow('shadow-lamp', 2, 6, 6, '#000', 0.55),
  shadow('shadow-deep', 4, 12, 10, '#000', 0.6),
  blur('blur-1', 1.1),
  blur('blur-2', 2),
  blur('blur-4', 4),
  blur('blur-8', 8),
  blur('blur-20', 20),
  blur('blur-40', 40),
]

const hatchings =
  '<pattern id="hatch" width="4" height="4" patternUnits="userSpaceOnUse" patternTransform="rotate(-35)"><rect width="4" height="1.1" fill="#2b1c0e"/></pattern>' +
  '<pattern id="closed" width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(-40)"><rect width="6" height="1.3" fill="#3a2714"/></pattern>'

/** Only numerals are ever baked, so one face is enough. */
function numeralFace(): string {
  const file = require.resolve('@fontsource/yeseva-one/files/yeseva-one-latin-400-normal.woff2')
  return `<style>@font-face{font-family:Numerals;src:url(data:font/woff2;base64,${readFileSync(file).toString('base64')})}</style>`
}

/** A whole drawing as one SVG document. */
export function picture(width: number, height: number, body: string): string {
  const size = `width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"`
  return `<svg xmlns="http://www.w3.org/2000/svg" ${size}><defs>${body.includes('"Numerals"') ? numeralFace() : ''}${gradients.join('')}${filters.join('')}${hatchings}</defs>${body}</svg>`
}
