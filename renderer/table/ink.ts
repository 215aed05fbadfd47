import { type Hand, hands, LEAST_PX } from './writing.ts'

/** Colours of words on walnut and paper, the same at every table. */
export const INK = '#3a2714'
export const PALE = '#f0e2c0'
export const GOLD = '#e2b54a'
export const SUBTLE = '#dcc791'

export function hand(font: keyof typeof hands, size: number, fill: string, rim?: Hand['rim']): Hand {
  const px = Math.max(LEAST_PX, Math.round(size * 2) / 2)
  return { font: hands[font], size: px, fill, ...(rim ? { rim } : {}) }
}
