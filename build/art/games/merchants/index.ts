import { bakeAtlas, bakePicture, bakeRow, bakeSingle } from '../../image.ts'
import type { Product } from '../../product.ts'
import { drawDeck, TALL, WIDE } from './deck.ts'
import { cardEventSprites, largeEventSprites } from './events.ts'
import { furnitureSprites } from './furniture.ts'
import { FACES } from './kinds.ts'
import { drawPoster, POSTER } from './poster.ts'
import { portrait, seatSprites } from './seats.ts'
import { signSprites } from './signs.ts'
import { tokenSprites } from './tokens.ts'
import { vesselSprites } from './vesselCards.ts'

const HOME = 'games/merchants'
const sprites = [...vesselSprites, ...cardEventSprites, ...tokenSprites, ...signSprites, ...furnitureSprites, ...seatSprites]
const ICONS = ['@iconify-json/game-icons']

const from = (file: string) => new URL(file, import.meta.url).href

export const products: Product[] = [
  {
    name: `${HOME}/pieces`,
    source: import.meta.url,
    also: ICONS,
    bake: (painter) => bakeAtlas(painter, sprites, `${HOME}/merchants`, 2048),
  },
  {
    name: `${HOME}/events`,
    source: from('events.ts'),
    also: ICONS,
    bake: (painter) => bakeAtlas(painter, largeEventSprites, `${HOME}/events`, 1200),
  },
  {
    name: `${HOME}/deck`,
    source: from('deck.ts'),
    bake: async (painter) => ({
      ...(await bakePicture(painter, drawDeck(WIDE), { path: `${HOME}/deck`, width: WIDE.width, height: WIDE.height, quality: 76 })),
      ...(await bakePicture(painter, drawDeck(TALL), { path: `${HOME}/deck-tall`, width: TALL.width, height: TALL.height, quality: 76 })),
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
