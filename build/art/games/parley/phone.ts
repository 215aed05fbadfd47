import { bakePhonePictures } from '../../phonePictures.ts'
import type { Product } from '../../product.ts'
import { cardSprites } from './cards.ts'
import { coinSprites } from './coins.ts'
import { voteSprites } from './votes.ts'

const HOME = 'games/parley'

/** What a phone shows of the table: my cards, my secret crown, coins. */
const WANTED = /^(vote-(?!mini|back-mini)|mission-|coin-(gold|silver)-face)/

export const products: Product[] = [
  {
    name: `${HOME}/phone`,
    source: import.meta.url,
    also: ['@iconify-json/game-icons', '@fontsource/yeseva-one'],
    bake: (painter) =>
      bakePhonePictures(
        painter,
        [...voteSprites, ...cardSprites, ...coinSprites].filter(({ name }) => WANTED.test(name)),
        `${HOME}/phone`,
      ),
  },
]
