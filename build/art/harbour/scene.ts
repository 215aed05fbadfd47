import sharp from 'sharp'
import { picture } from '../defs.ts'
import { bothSizes } from '../image.ts'
import type { Files, Product } from '../product.ts'
import { reflection, wash } from '../scenery/water.ts'
import { flute } from '../ships/flute.ts'
import { frigate } from '../ships/frigate.ts'
import { galleon } from '../ships/galleon.ts'
import { path, place, radial, rect } from '../svg.ts'
import { land } from './land.ts'
import { quay } from './quay.ts'
import { sea } from './sea.ts'
import { gulls, sky } from './sky.ts'
import { HEIGHT, HORIZON, WIDTH } from './view.ts'

const FLAGSHIP = { x: 1195, y: HORIZON + 92, scale: 1.92 }

/** Sky, land, sea and the ships that lie still. */
const back = () =>
  [
    sky() + land() + sea(),
    reflection({ x: 230, y: HORIZON + 6, width: 560, height: 60, colour: '#3a3a30', opacity: 0.5, seed: 3 }),
    reflection({ x: 1700, y: HORIZON + 8, width: 420, height: 60, colour: '#3a3a30', opacity: 0.5, seed: 9 }),
    place({ x: 830, y: HORIZON + 16, scale: 0.3, flip: true }, flute({ colour: '#2f5f97', cloth: 'url(#sail-sunset)' })),
    place({ x: 1560, y: HORIZON + 44, scale: 0.86, flip: true }, frigate({ colour: '#ad3226', furled: true })),
    reflection({ x: 1560, y: HORIZON + 44, width: 220, height: 60, colour: '#12201f', opacity: 0.6, seed: 8 }),
    reflection({ x: 1190, y: HORIZON + 94, width: 430, height: 110, colour: '#101c1c', opacity: 0.7, seed: 8 }),
    gulls(),
  ].join('')

/** The flagship by herself: she may rise and fall. */
function flagship(): string {
  const livery = {
    colour: '#a62c22',
    cloth: 'url(#sail-sunset)',
    sign: 'crossed-sabres',
    signColour: '#7a2a17',
    flagSign: 'crossed-sabres',
    flagSignColour: '#f6e4c4',
    belly: 14,
  }
  const water = path('M-90 1q14 -3 26 0t26 0t26 0t26 0t26 0t26 0Q70 6 30 7Q-20 8 -60 6Q-84 5 -90 1Z', { fill: '#27474a', opacity: 0.9 })
  return place({ ...FLAGSHIP, turn: -1.5 }, galleon(livery) + water + place({ x: -6, y: 1 }, wash(180, 6, 0.2)))
}

function vignette(): string {
  const { definition, paint } = radial(0.5, 0.5, 0.72, [
    [0.6, '#000', 0],
    [1, '#1d0f04', 0.5],
  ])
  const fitted = definition.replace('gradientUnits="userSpaceOnUse"', 'gradientUnits="objectBoundingBox"')
  return fitted + rect({ x: 0, y: 0, width: WIDTH, height: HEIGHT }, { fill: paint, opacity: 0.75 })
}

const SIZE = { width: WIDTH, height: HEIGHT }
/** Where the flagship's own layer is cut out, px at 1x. */
const SHIP_BOX = { x: 930, y: 130, width: 560, height: 400 }

/** For a phone held upright: the flagship above, the quay below. */
const portrait = (whole: Buffer): Promise<Buffer> =>
  sharp(whole).extract({ left: 1740, top: 0, width: 998, height: 2160 }).resize(780, 1688).webp({ quality: 84, effort: 5 }).toBuffer()

export const harbour: Product = {
  name: 'shared/harbour',
  source: import.meta.url,
  also: ['@iconify-json/game-icons'],
  async bake(painter): Promise<Files> {
    const paint = (svg: string, { width, height }: { width: number; height: number }) =>
      painter.paint(picture(width, height, svg), width, height, 2)
    const far = await paint(back(), SIZE)
    const ship = await paint(place({ x: -SHIP_BOX.x, y: -SHIP_BOX.y }, flagship()), SHIP_BOX)
    const near = await paint(quay() + vignette(), SIZE)
    const whole = await sharp(far)
      .composite([{ input: ship, left: SHIP_BOX.x * 2, top: SHIP_BOX.y * 2 }, { input: near }])
      .png({ compressionLevel: 1 })
      .toBuffer()
    return {
      ...(await bothSizes(whole, { path: 'shared/harbour', ...SIZE, quality: 80 })),
      'shared/harbour-portrait.webp': await portrait(whole),
      ...(await bothSizes(far, { path: 'shared/harbour/back', ...SIZE, quality: 80 })),
      ...(await bothSizes(near, { path: 'shared/harbour/quay', ...SIZE, quality: 80 })),
      ...(await bothSizes(ship, { path: 'shared/harbour/ship', width: SHIP_BOX.width, height: SHIP_BOX.height, quality: 84 })),
      'shared/harbour/harbour.json': `${JSON.stringify({ ...SIZE, layers: ['back', 'ship', 'quay'], ship: SHIP_BOX })}\n`,
    }
  },
}
