import type { GameCard } from '../../app/play.ts'
import { tell } from './tell.ts'

/** Port Royal's card in the Harbour. */
export const card: GameCard = {
  id: 'port-royal',
  place: 2,
  min: 2,
  max: 5,
  alone: 4,
  faces: ['innkeeper', 'smuggler', 'surgeon', 'harbourmaster', 'shipowner', 'smith'],
  levels: ['deckhand', 'sailor'],
  poster: 'games/port-royal/poster.webp',
  noSecrets: true,
  faceName: (face, words) => words(`corsairs.${face}.name`),
  faceLine: (face, words) => words(`corsairs.${face}.line`),
  tell,
}
