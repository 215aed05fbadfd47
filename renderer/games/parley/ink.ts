import type { Hand } from '../../table/writing.ts'
import { hands, LEAST_PX } from '../../table/writing.ts'

/** The colours of the chart room. */
export const INK = '#3a2714'
export const PALE = '#f0e2c0'
export const GOLD = '#e2b54a'
export const SUBTLE = '#dcc791'
export const ATTACK = '#8d2a1d'
export const DEFENCE = '#2c4a63'
export const COIN_GOLD = '#ffe39a'
export const COIN_SILVER = '#e6ebee'

export function hand(font: keyof typeof hands, size: number, fill: string, rim?: Hand['rim']): Hand {
  const px = Math.max(LEAST_PX, Math.round(size * 2) / 2)
  return { font: hands[font], size: px, fill, ...(rim ? { rim } : {}) }
}
