import { circle, path, pen } from './svg.ts'

/** Cut-paper profiles: what every head is cut from, 100 wide and 118 high, looking right. */
export const SHADE = '#2b1c10'
export const LIGHT = '#f0e3c0'
export const GILT = '#e0b040'
export const MAN =
  'M34 100Q37 88 34 79Q22 66 25 44Q29 22 50 20Q66 20 70 34Q70 40 69 43Q74 52 78.5 58Q79 61 73.5 61.5Q75.5 65 75 67.5L72.5 69.5Q75 71.5 74 74Q71.5 76 72.5 79.5Q74 86 67 88.5Q60 90 57 90Q55.5 94 57 100Q74 104 84 118L8 118Q14 106 34 100Z'
export const WOMAN =
  'M39 101Q42 90 38 80Q26 66 28 45Q31 25 50 22Q65 22 69 35Q69.500 40 68.500 43.500Q72 51 75.500 56.500Q76 59.500 71.500 60Q73.500 63 73.500 65.500L71.500 67.500Q74 69.500 73 72Q70.500 73.500 71.500 77Q72.500 83 66 85.500Q60 87.500 56 87Q53.500 92 55.500 100Q72 104 82 118L12 118Q18 106 39 101Z'

export const dark = (d: string) => path(d, { fill: SHADE })
/** A cut through which the paper shows. */
export const cut = (d: string, width = 1.3) => pen(d, width, LIGHT, { 'stroke-linecap': 'round' })
export const inked = (d: string, width = 1.3) => pen(d, width, SHADE, { 'stroke-linecap': 'round' })
export const linen = (d: string, width = 1.6) => path(d, { fill: LIGHT, stroke: SHADE, 'stroke-width': width, 'stroke-linejoin': 'round' })
export const gilt = (cx: number, cy: number, r: number) => circle(cx, cy, r, { fill: GILT, stroke: SHADE, 'stroke-width': 1 })
export const eye = cut('M63 44.500q3.400 -1.800 6 -.3')
export const smallEye = cut('M63 45.500q3 -1.800 6 -.2')
