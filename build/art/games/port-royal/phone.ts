import { bakePhonePictures } from '../../phonePictures.ts'
import type { Product } from '../../product.ts'
import { otherSprites } from './otherCards.ts'
import { personSprites } from './personCards.ts'
import { shipSprites } from './shipCards.ts'
import { signSprites } from './signs.ts'

const HOME = 'games/port-royal'

/** What a phone shows of the table: cards, ships, signs and coins. */
const WANTED =
  /^(ship-(?!mini|tiny)|vessel-|person-(?!mini|tiny)|tax-(?!mini|tiny)|expedition-(?!mini|card)|coin$|coin-face|sign-|colour-(?!small))/

export const products: Product[] = [
  {
    name: `${HOME}/phone`,
    source: import.meta.url,
    also: ['@iconify-json/game-icons', '@fontsource/yeseva-one'],
    bake: (painter) =>
      bakePhonePictures(
        painter,
        [...shipSprites, ...personSprites, ...otherSprites, ...signSprites].filter(({ name }) => WANTED.test(name)),
        `${HOME}/phone`,
      ),
  },
]
