import type { GameCard } from '../../app/play.ts'
import { tell } from './tell.ts'

/** Merchants' card in the Harbour. */
export const card: GameCard = {
  id: 'merchants',
  place: 3,
  min: 2,
  max: 6,
  alone: 4,
  faces: ['mercer', 'pilot', 'chandler', 'spicer', 'supercargo', 'goldsmith'],
  levels: ['deckhand', 'sailor'],
  poster: 'games/merchants/poster.webp',
  faceName: (face, words) => words(`corsairs.${face}.name`),
  faceLine: (face, words) => words(`corsairs.${face}.line`),
  tell,
}
