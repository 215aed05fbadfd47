import { drawAppIcon } from '../appIcon.ts'
import { icon } from '../icon.ts'
import { BRASS } from '../palette.ts'
import type { Files, Product } from '../product.ts'
import { centred, circle, place, rect } from '../svg.ts'
import { ICNS_SIZES, icns } from './icns.ts'
import { ico } from './ico.ts'
import { CANVAS, rasters } from './rasters.ts'

const ICO_SIZES = [16, 20, 24, 32, 40, 48, 64, 128, 256]
const LINUX_SIZES = [16, 24, 32, 48, 64, 96, 128, 256, 512]

const middle = (body: string, scale = 1) => place({ x: CANVAS / 2, y: CANVAS / 2, scale }, body)

/** An anchor that carries from afar: thick, outlined dark. */
const anchor = (size: number, line: number) =>
  icon('anchor', 0, -4, size, '#2b1a06', { turn: 45, stroke: '#2b1a06', strokeWidth: line }) +
  icon('anchor', 0, -4, size, 'url(#anchor-gold)', { turn: 45, stroke: 'url(#anchor-gold)', strokeWidth: line / 4 })

/** For 16 to 24 px: the tile and a bold anchor, nothing else. */
const smallest = (): string =>
  middle(rect(centred(500, 500), { rx: 110, fill: '#2a4a5d', stroke: '#0a1318', 'stroke-width': 12 }) + anchor(400, 56))

/** For 32 to 48 px: with the ring, without what lies in it. */
const small = (): string =>
  middle(
    [
      rect(centred(492, 492), { rx: 106, fill: 'url(#card-back)', stroke: '#0a1318', 'stroke-width': 10 }),
      circle(0, 0, 206, { fill: '#10212a', stroke: BRASS, 'stroke-width': 24 }),
      anchor(312, 40),
    ].join(''),
  )

const drawing = (size: number): string => (size <= 24 ? smallest() : size <= 48 ? small() : drawAppIcon())

/** On macOS a tile fills 824 of 1024 px and throws a shadow. */
const MAC_SCALE = 824 / 1024 / (480 / CANVAS)

function macDrawing(size: number): string {
  if (size <= 32) return place({ x: CANVAS * 0.03, y: CANVAS * 0.03, scale: 0.94 }, drawing(size))
  const shift = (CANVAS * (1 - MAC_SCALE)) / 2
  const shadow = [6, 12, 18, 24].map((blur) =>
    rect({ x: 50 - blur / 2, y: 58 - blur / 2, width: 412 + blur, height: 412 + blur }, { rx: 92 + blur / 2, fill: '#000', opacity: 0.06 }),
  )
  return shadow.join('') + place({ x: shift, y: shift, scale: MAC_SCALE }, drawing(size))
}

/** The program's icon for the three systems. */
export const programIcons: Product = {
  name: 'desktop/icon',
  source: import.meta.url,
  also: ['@iconify-json/game-icons', 'sharp'],
  async bake(painter): Promise<Files> {
    const linux = await rasters(painter, drawing, LINUX_SIZES)
    return {
      'desktop/icon.ico': ico(await rasters(painter, drawing, ICO_SIZES)),
      'desktop/icon.icns': icns(await rasters(painter, macDrawing, ICNS_SIZES)),
      ...Object.fromEntries(linux.map(({ size, png }) => [`desktop/linux/${size}x${size}.png`, png])),
    }
  },
}
