import { type Hand, hands } from './writing.ts'

/** Colours of words on walnut and paper, the same at every table. */
export const INK = '#3a2714'
export const PALE = '#f0e2c0'
export const GOLD = '#e2b54a'
export const SUBTLE = '#dcc791'

/** Smallest letters that are still read, CSS pixels. */
const LEAST_PX = 9

export function hand(font: keyof typeof hands, size: number, fill: string, rim?: Hand['rim']): Hand {
  const px = Math.max(LEAST_PX, Math.round(size * 2) / 2)
  return { font: hands[font], size: px, fill, ...(rim ? { rim } : {}) }
}
