import { bakeAtlas, bakePicture, bakeRow, bakeSingle } from '../../image.ts'
import type { Product } from '../../product.ts'
import { cameoSprites, portrait } from './cameos.ts'
import { cardSprites } from './cards.ts'
import { drawBlank, ornamentSprites } from './chart/blank.ts'
import { drawChart } from './chart/chart.ts'
import { describeChart, SHEET } from './chart/sheet.ts'
import { worldCoast } from './chart/world.ts'
import { coinSprites } from './coins.ts'
import { CORSAIRS } from './corsairs.ts'
import { COUNTRIES } from './countries.ts'
import { furnitureSprites } from './furniture.ts'
import { overlaySprites } from './overlays.ts'
import { drawPoster, POSTER } from './poster.ts'
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
    name: `${HOME}/blank`,
    source: from('chart/blank.ts'),
    also: ICONS,
    bake: async (painter) => ({
      ...(await bakePicture(painter, drawBlank(), { path: `${HOME}/blank`, ...SHEET, quality: 82 })),
      ...(await bakeAtlas(painter, ornamentSprites, `${HOME}/ornaments`, 640)),
    }),
  },
  {
    name: `${HOME}/coast`,
    source: from('chart/world.ts'),
    also: ['world-atlas'],
    bake: () => Promise.resolve({ [`${HOME}/coast.txt`]: worldCoast() }),
  },
  {
    name: `${HOME}/table`,
    source: from('table.ts'),
    bake: (painter) => bakePicture(painter, drawTable(), { path: `${HOME}/table`, ...TABLE, quality: 80 }),
  },
  {
    name: `${HOME}/poster`,
    source: from('poster.ts'),
    also: [...ICONS, 'world-atlas'],
    bake: (painter) => bakeSingle(painter, drawPoster(), { path: `${HOME}/poster.webp`, ...POSTER }),
  },
  {
    name: `${HOME}/faces`,
    source: from('cameos.ts'),
    also: ICONS,
    bake: (painter) =>
      bakeRow(
        painter,
        CORSAIRS.map((who) => [`${HOME}/faces/${who}.webp`, portrait(who, 102)]),
        { width: 192, height: 224 },
      ),
  },
  {
    name: `${HOME}/seals`,
    source: from('seals.ts'),
    also: ICONS,
    bake: (painter) =>
      bakeRow(
        painter,
        COUNTRIES.map((country) => [`${HOME}/seals/${country}.webp`, seal(country, 42)]),
        { width: 96, height: 96 },
      ),
  },
]
