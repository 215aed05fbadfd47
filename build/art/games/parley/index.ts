import { bakeAtlas, bakePicture, bakeSingle } from '../../image.ts'
import type { Product } from '../../product.ts'
import { place } from '../../svg.ts'
import { cameo, cameoSprites } from './cameos.ts'
import { cardSprites } from './cards.ts'
import { drawChart } from './chart/chart.ts'
import { describeChart, SHEET } from './chart/sheet.ts'
import { coinSprites } from './coins.ts'
import { CORSAIRS } from './corsairs.ts'
import { COUNTRIES } from './countries.ts'
import { furnitureSprites } from './furniture.ts'
import { overlaySprites } from './overlays.ts'
import { pennantSprites, seal, sealSprites } from './seals.ts'
import { drawTable, TABLE } from './table.ts'
import { tokenSprites } from './tokens.ts'
import { voteSprites } from './votes.ts'

const HOME = 'games/parley'
const sprites = [
  ...voteSprites,
  ...cardSprites,
  ...cameoSprites,
  ...sealSprites,
  ...pennantSprites,
  ...overlaySprites,
  ...coinSprites,
  ...tokenSprites,
  ...furnitureSprites,
]
const ICONS = ['@iconify-json/game-icons', '@fontsource/yeseva-one']

const from = (file: string) => new URL(file, import.meta.url).href

export const products: Product[] = [
  {
    name: `${HOME}/pieces`,
    source: import.meta.url,
    also: ICONS,
    bake: (painter) => bakeAtlas(painter, sprites, `${HOME}/parley`, 2048),
  },
  {
    name: `${HOME}/chart`,
    source: from('chart/chart.ts'),
    also: [...ICONS, 'world-atlas'],
    bake: async (painter) => ({
      ...(await bakePicture(painter, drawChart(), { path: `${HOME}/chart`, ...SHEET, quality: 86 })),
      [`${HOME}/chart.json`]: describeChart(),
    }),
  },
  {
    name: `${HOME}/table`,
    source: from('table.ts'),
    bake: (painter) => bakePicture(painter, drawTable(), { path: `${HOME}/table`, ...TABLE, quality: 80 }),
  },
  {
    name: `${HOME}/faces`,
    source: from('cameos.ts'),
    also: ICONS,
    async bake(painter) {
      const faces = CORSAIRS.map((who) =>
        bakeSingle(painter, place({ x: 96, y: 112 }, cameo(who, 102)), { path: `${HOME}/faces/${who}.webp`, width: 192, height: 224 }),
      )
      return Object.assign({}, ...(await Promise.all(faces)))
    },
  },
  {
    name: `${HOME}/seals`,
    source: from('seals.ts'),
    also: ICONS,
    async bake(painter) {
      const seals = COUNTRIES.map((country) =>
        bakeSingle(
          painter,
          place({ x: 48, y: 48 }, seal(country, 42)),
          { path: `${HOME}/seals/${country}.webp`, width: 96, height: 96 },
          1,
        ),
      )
      return Object.assign({}, ...(await Promise.all(seals)))
    },
  },
]
