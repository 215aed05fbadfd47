import { bakePhonePictures } from '../../phonePictures.ts'
import type { Product } from '../../product.ts'
import { largeEventSprites } from './events.ts'
import { signSprites } from './signs.ts'
import { tokenSprites } from './tokens.ts'
import { vesselSprites } from './vesselCards.ts'

const HOME = 'games/merchants'

/** What a phone shows of the table: cards, ships, havens and scenes of events. */
const WANTED = /^(card-(?!mini|tiny)|back$|vessel-(?!port|pirate-home)|island$|port$|mark-|scene-|sign-)/

export const products: Product[] = [
  {
    name: `${HOME}/phone`,
    source: import.meta.url,
    also: ['@iconify-json/game-icons'],
    bake: (painter) =>
      bakePhonePictures(
        painter,
        [...vesselSprites, ...tokenSprites, ...signSprites, ...largeEventSprites].filter(({ name }) => WANTED.test(name)),
        `${HOME}/phone`,
      ),
  },
]
