import { icon } from '../icon.ts'
import { INK } from '../palette.ts'
import type { Files, Product } from '../product.ts'
import { circle, path, pen, place } from '../svg.ts'
import { ICNS_SIZES, icns } from './icns.ts'
import { ico } from './ico.ts'
import { rasters } from './rasters.ts'

/** What a file holds, by the name of its kind of file on Linux. */
const KINDS = {
  game: { type: 'application-vnd.corsair-table.game', sign: anchorSign },
  rules: { type: 'application-vnd.corsair-table.rules+json', sign: quillSign },
}

const ICO_SIZES = [16, 24, 32, 48, 256]
const MAC_SIZES = ICNS_SIZES.filter((size) => size <= 512)
const LINUX_SIZES = [16, 24, 32, 48, 64, 128, 256]

/** Below this the sign fills the sheet, and there is nothing written on it. */
const WRITTEN_FROM = 48

/** A coin with the program's anchor. */
function anchorSign(whole: boolean): string {
  const [size, strokeWidth] = whole ? [176, 14] : [226, 22]
  return [
    circle(0, 0, 128, { fill: '#16303d', stroke: '#0a1318', 'stroke-width': 10 }),
    whole ? circle(0, 0, 116, { fill: 'none', stroke: 'url(#brass)', 'stroke-width': 16 }) : '',
    icon('anchor', 0, -2, size, 'url(#anchor-gold)', { turn: 45, stroke: 'url(#anchor-gold)', strokeWidth }),
  ].join('')
}

/** A red seal with a quill: whose house it is, decides. */
function quillSign(whole: boolean): string {
  return [
    circle(0, 0, 128, { fill: '#8d2a1d', stroke: '#4f140c', 'stroke-width': 10 }),
    whole ? circle(0, 0, 104, { fill: 'none', stroke: '#c8604f', 'stroke-width': 6 }) : '',
    icon('quill', 2, 0, 180, '#fbeed2', { stroke: '#fbeed2', strokeWidth: 10 }),
  ].join('')
}

/** A sheet of paper with a dog's ear; lines of writing where there is room for them. */
function drawDocument(sign: (whole: boolean) => string, size: number): string {
  const written = size >= WRITTEN_FROM
  const sheet = 'M104 22H318L424 128V470Q424 490 404 490H104Q84 490 84 470V42Q84 22 104 22Z'
  const lines = written ? pen('M132 110H270M132 150H330', 14, INK, { opacity: 0.35, 'stroke-linecap': 'round' }) : ''
  return [
    path(sheet, { fill: 'url(#paper)', stroke: '#5a4020', 'stroke-width': written ? 8 : 20, 'stroke-linejoin': 'round' }),
    path('M318 22V112Q318 128 334 128H424Z', { fill: '#c9ae74', stroke: '#5a4020', 'stroke-width': 8, 'stroke-linejoin': 'round' }),
    lines,
    place({ x: 254, y: written ? 326 : 300, scale: written ? 1 : 1.28 }, sign(written)),
  ].join('')
}

/** The pictures of our two kinds of files, for the three systems. */
export const documentIcons: Product = {
  name: 'desktop/documents',
  source: import.meta.url,
  also: ['@iconify-json/game-icons', 'sharp'],
  async bake(painter): Promise<Files> {
    const files: Files = {}
    for (const [name, { type, sign }] of Object.entries(KINDS)) {
      const draw = (size: number) => drawDocument(sign, size)
      files[`desktop/${name}.ico`] = ico(await rasters(painter, draw, ICO_SIZES))
      files[`desktop/${name}.icns`] = icns(await rasters(painter, draw, MAC_SIZES))
      for (const { size, png } of await rasters(painter, draw, LINUX_SIZES))
        files[`desktop/share/icons/hicolor/${size}x${size}/mimetypes/${type}.png`] = png
    }
    return files
  },
}
