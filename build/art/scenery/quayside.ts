import { ellipse, num, path, pen, rect } from '../svg.ts'

export const rope = (d: string, width: number): string =>
  [
    pen(d, width + 1.6, '#2b1a0c', { 'stroke-linecap': 'round' }),
    pen(d, width, '#c9aa70', { 'stroke-linecap': 'round' }),
    pen(d, width, '#6b4d2a', { 'stroke-dasharray': `1.3 ${num(width * 0.75)}` }),
  ].join('')

export function bollard(): string {
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

export const barrel = () =>
  [
    ellipse(16, 2, 34, 7, { fill: '#1a0f06', opacity: 0.4 }),
    path('M-22 -58Q-30 -30 -22 0Q0 8 22 0Q30 -30 22 -58Z', { fill: '#7a5230', stroke: '#1c1008', 'stroke-width': 1.6 }),
    ellipse(0, -58, 22, 6.5, { fill: '#946a41', stroke: '#1c1008', 'stroke-width': 1.4 }),
    pen('M-11 -55Q-15 -28 -11 4M0 -52V6M11 -55Q15 -28 11 4', 0.9, '#1c1008', { opacity: 0.7 }),
    path('M6 -53Q22 -54 22 -58Q30 -30 22 0Q14 5 6 5Z', { fill: '#1c1008', opacity: 0.35 }),
    pen('M-24.500 -46Q0 -37 24.500 -46M-25 -13Q0 -4 25 -13', 4.4, '#2f2a28'),
  ].join('')

export const crate = () =>
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
