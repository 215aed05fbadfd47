/** Of a fan of backs: a card's height in shares of the fan's, and how wide it is against that. */
export const CARD_HEIGHT = 0.86
export const CARD_ASPECT = 96 / 138
/** Of a card's width, from one to the next at most. */
export const LOOSE = 0.6
/** Of a card's width: what the outer ones take beyond their middles, turned as they are. */
const OUTER = 1.3

/** How wide a fan of so many cards is that nothing hems in. */
export function fanWidth(height: number, count: number): number {
  return height * CARD_HEIGHT * CARD_ASPECT * (OUTER + LOOSE * Math.max(0, count - 1))
}
