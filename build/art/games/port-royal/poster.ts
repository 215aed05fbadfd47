import { icon } from '../../icon.ts'
import { clip, numeral, place, rect } from '../../svg.ts'
import { personCard } from './personCards.ts'
import { drawQuay, WIDE } from './quay.ts'
import { shipCard } from './shipCards.ts'
import { coin } from './signs.ts'

export const POSTER = { width: 456, height: 450 }

/** Coins and swords at a ship's foot. */
const cargo = (coins: number, swords: number): string =>
  Array.from({ length: coins }, (_, i) => place({ x: -68 + i * 22, y: 117 }, coin(12))).join('') +
  icon('crossed-sabres', 40, 117, 30, '#8d2a1d') +
  numeral(68, 127, 30, swords, '#8d2a1d')

/** A corner of the quay with three cards on it: the game's picture in the Harbour. */
export function drawPoster(): string {
  const { width, height } = POSTER
  const card = (x: number, y: number, turn: number, body: string) => place({ x, y, turn, scale: 0.86, filter: 'shadow-deep' }, body)
  return clip(
    rect({ x: 0, y: 0, width, height }),
    [
      place({ x: -258, y: -64, scale: 1 }, drawQuay(WIDE)),
      card(110, 336, -9, shipCard('yellow') + cargo(2, 2)),
      card(346, 334, 8, shipCard('red') + cargo(3, 6)),
      card(228, 318, -1, personCard('pirate') + numeral(-71, -106, 28, 2, '#fbf0d4') + numeral(70, -105, 28, 7, '#4a3305')),
    ].join(''),
  )
}
