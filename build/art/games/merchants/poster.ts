import { clip, place, rect } from '../../svg.ts'
import { drawDeck, WIDE } from './deck.ts'
import { pirateShip } from './tokens.ts'
import { vesselCard } from './vesselCards.ts'

export const POSTER = { width: 456, height: 450 }

/** The Pirate beyond the rail, three cards in the hand: the game's picture in the Harbour. */
export function drawPoster(): string {
  const { width, height } = POSTER
  const card = (x: number, y: number, turn: number, body: string) => place({ x, y, turn, scale: 0.84, filter: 'shadow-deep' }, body)
  return clip(
    rect({ x: 0, y: 0, width, height }),
    [
      place({ x: -250, y: -176, scale: 0.72 }, drawDeck(WIDE)),
      place({ x: 226, y: 108, scale: 0.98 }, pirateShip()),
      card(104, 356, -11, vesselCard('gold')),
      card(352, 356, 11, vesselCard('compass')),
      card(228, 342, -1, vesselCard('cutlass')),
    ].join(''),
  )
}
