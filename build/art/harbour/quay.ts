import { ellipse, linear, num, path, pen, place, radial, rect } from '../svg.ts'
import { boards } from '../wood.ts'
import { HEIGHT, HORIZON, QUAY, WIDTH } from './view.ts'

/** The quay that the screen stands on, with what lies about on it. */
export function quay(): string {
  return planks() + lamplight() + rope(`M676 ${QUAY - 22}Q860 ${QUAY + 36} 1060 ${HORIZON + 96}`, 4) + things()
}

function planks(): string {
  const all = { x: 0, y: QUAY + 22, width: WIDTH, height: HEIGHT - QUAY - 22 }
  const lip = (y: number, height: number, attributes: Record<string, string | number>) =>
    rect({ x: 0, y, width: WIDTH, height }, attributes)
  return [
    boards({
      ...all,
      seed: 14,
      first: 34,
      growth: 1.22,
      most: 130,
      octaves: 3,
      matrix: '.19 0 0 0 .052 .118 0 0 0 .030 .064 0 0 0 .014 0 0 0 0 1',
      gap: 0.85,
      lip: 0.13,
    }),
    lip(QUAY, 26, { fill: '#5b3f25' }) + lip(QUAY, 26, { fill: '#000', filter: 'url(#grain)', opacity: 0.4 }),
    lip(QUAY, 3.4, { fill: '#ffdc9a', opacity: 0.8 }) + lip(QUAY + 22, 6, { fill: '#0d0602', opacity: 0.8 }),
  ].join('')
}

function lamplight(): string {
  const pool = (x: number) => {
    const { definition, paint } = radial(x, 640, 260, [
      [0, '#ffc662', 0.42],
      [0.5, '#ff9c32', 0.14],
      [1, '#ff9c32', 0],
    ])
    return definition + ellipse(x, 640, 260, 200, { fill: paint })
  }
  const night = linear(
    [0, QUAY + 20],
    [0, HEIGHT],
    [
      [0, '#120802', 0],
      [1, '#120802', 0.66],
    ],
  )
  const below = { x: 0, y: QUAY + 20, width: WIDTH, height: HEIGHT - QUAY - 20 }
  return pool(700) + pool(1236) + night.definition + rect(below, { fill: night.paint })
}

const rope = (d: string, width: number): string =>
  [
    pen(d, width + 1.6, '#2b1a0c', { 'stroke-linecap': 'round' }),
    pen(d, width, '#c9aa70', { 'stroke-linecap': 'round' }),
    pen(d, width, '#6b4d2a', { 'stroke-dasharray': `1.3 ${num(width * 0.75)}` }),
  ].join('')

const things = () =>
  [
    place({ x: 664, y: QUAY + 20, scale: 0.86 }, bollard()),
    place({ x: 1886, y: QUAY + 30, scale: 0.95 }, barrel()),
    place({ x: 1842, y: QUAY + 38, scale: 0.8 }, barrel()),
    place({ x: 1790, y: QUAY + 42, scale: 0.7 }, crate()),
  ].join('')

function bollard(): string {
  const turns = 'M-15 -22Q0 -15 15 -22M-15 -16Q0 -9 15 -16M-15 -10Q0 -3 15 -10'
  return [
    ellipse(14, 4, 34, 7, { fill: '#1a0f06', opacity: 0.4 }),
    path('M-14 2Q-12 -26 -14 -34Q-24 -36 -22 -46Q-18 -54 0 -54Q18 -54 22 -46Q24 -36 14 -34Q12 -26 14 2Q0 8 -14 2Z', {
      fill: '#4b4a48',
      stroke: '#1c1511',
      'stroke-width': 1.6,
    }),
    path('M4 2Q3 -20 5 -36Q22 -36 22 -46Q18 -54 2 -54Q10 -48 8 -38Q14 -34 14 -34Q12 -26 14 2Z', { fill: '#26211e', opacity: 0.8 }),
    pen('M-13 -46Q0 -52 10 -48', 2, '#a7a49a', { opacity: 0.8 }),
    pen(turns, 4.4, '#d9c08a') + pen(turns, 4.4, '#6b4d2a', { 'stroke-dasharray': '1 3' }),
  ].join('')
}

const barrel = () =>
  [
    ellipse(16, 2, 34, 7, { fill: '#1a0f06', opacity: 0.4 }),
    path('M-22 -58Q-30 -30 -22 0Q0 8 22 0Q30 -30 22 -58Z', { fill: '#7a5230', stroke: '#1c1008', 'stroke-width': 1.6 }),
    ellipse(0, -58, 22, 6.5, { fill: '#946a41', stroke: '#1c1008', 'stroke-width': 1.4 }),
    pen('M-11 -55Q-15 -28 -11 4M0 -52V6M11 -55Q15 -28 11 4', 0.9, '#1c1008', { opacity: 0.7 }),
    path('M6 -53Q22 -54 22 -58Q30 -30 22 0Q14 5 6 5Z', { fill: '#1c1008', opacity: 0.35 }),
    pen('M-24.500 -46Q0 -37 24.500 -46M-25 -13Q0 -4 25 -13', 4.4, '#2f2a28'),
  ].join('')

const crate = () =>
  [
    ellipse(14, 1, 42, 7, { fill: '#1a0f06', opacity: 0.4 }),
    rect({ x: -32, y: -48, width: 64, height: 50 }, { fill: '#8a6238', stroke: '#1c1008', 'stroke-width': 1.6 }),
    path('M-32 -48H32V-40H-32ZM-32 -6H32V2H-32ZM-32 -48H-24V2H-32ZM24 -48H32V2H24Z', {
      fill: '#a67a49',
      stroke: '#1c1008',
      'stroke-width': 1,
    }),
    path('M-24 -6L18 -40H24V-35L-18 -6Z', { fill: '#a67a49', stroke: '#1c1008', 'stroke-width': 1 }),
    rect({ x: 2, y: -48, width: 30, height: 50 }, { fill: 'url(#hatch)', opacity: 0.3 }),
  ].join('')
