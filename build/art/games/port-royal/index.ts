import { bakeAtlas, bakePicture, bakeRow, bakeSingle } from '../../image.ts'
import type { Product } from '../../product.ts'
import { FACES } from './faces.ts'
import { furnitureSprites } from './furniture.ts'
import { otherSprites } from './otherCards.ts'
import { personSprites } from './personCards.ts'
import { drawPoster, POSTER } from './poster.ts'
import { drawQuay, TALL, WIDE } from './quay.ts'
import { portrait, seatSprites } from './seats.ts'
import { shipSprites } from './shipCards.ts'
import { signSprites } from './signs.ts'

const HOME = 'games/port-royal'
const sprites = [...shipSprites, ...personSprites, ...otherSprites, ...signSprites, ...furnitureSprites, ...seatSprites]
const ICONS = ['@iconify-json/game-icons', '@fontsource/yeseva-one']

const from = (file: string) => new URL(file, import.meta.url).href

export const products: Product[] = [
  {
    name: `${HOME}/pieces`,
    source: import.meta.url,
    also: ICONS,
    bake: (painter) => bakeAtlas(painter, sprites, `${HOME}/port-royal`, 2048),
  },
  {
    name: `${HOME}/quay`,
    source: from('quay.ts'),
    also: ICONS,
    bake: async (painter) => ({
      ...(await bakePicture(painter, drawQuay(WIDE), { path: `${HOME}/quay`, width: WIDE.width, height: WIDE.height, quality: 78 })),
      ...(await bakePicture(painter, drawQuay(TALL), { path: `${HOME}/quay-tall`, width: TALL.width, height: TALL.height, quality: 78 })),
    }),
  },
  {
    name: `${HOME}/poster`,
    source: from('poster.ts'),
    also: ICONS,
    bake: (painter) => bakeSingle(painter, drawPoster(), { path: `${HOME}/poster.webp`, ...POSTER }),
  },
  {
    name: `${HOME}/faces`,
    source: from('seats.ts'),
    also: ICONS,
    bake: (painter) =>
      bakeRow(
        painter,
        FACES.map((who) => [`${HOME}/faces/${who}.webp`, portrait(who, 102)]),
        { width: 192, height: 224 },
      ),
  },
]
