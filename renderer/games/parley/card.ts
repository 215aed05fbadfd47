import type { GameCard } from '../../app/play.ts'
import { houseWords } from './ownWords.ts'
import { tell } from './tell.ts'

/** Parley's card in the Harbour. */
export const card: GameCard = {
  id: 'parley',
  place: 1,
  min: 3,
  max: 6,
  alone: 5,
  faces: ['donna', 'isaura', 'kemal', 'yusuf', 'barbagia', 'quill'],
  levels: ['deckhand', 'sailor'],
  poster: 'games/parley/poster.webp',
  faceName: (face, words) => words(`corsairs.${face}.name`),
  faceLine: (face, words) => words(`corsairs.${face}.line`),
  tell,
  ownWords: houseWords,
}
