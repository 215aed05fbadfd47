import sharp from 'sharp'
import type { Painter } from './browser.ts'
import { picture } from './defs.ts'
import type { Files, Product } from './product.ts'

const SIZE = 512

/** Noise that meets itself at the edges, so that a screen can be tiled with it. */
const stitched = (id: string, frequency: string, octaves: number, matrix: string) =>
  `<filter id="${id}" x="0" y="0" width="100%" height="100%"><feTurbulence type="fractalNoise" baseFrequency="${frequency}" numOctaves="${octaves}" seed="9" stitchTiles="stitch"/><feColorMatrix values="${matrix}"/></filter>`

const all = `x="0" y="0" width="${SIZE}" height="${SIZE}"`

/** Fractions of 1/512, so that a whole number of waves fits the tile. */
const paper = () =>
  [
    stitched('spots', '.01171875 .015625', 5, '0 0 0 0 .42  0 0 0 0 .28  0 0 0 0 .12  0 0 0 1.0 -.42'),
    stitched('fibres', '.03515625', 4, '0 0 0 0 .42  0 0 0 0 .28  0 0 0 0 .12  0 0 0 1.0 -.42'),
    `<rect ${all} fill="#ecdaae"/><rect ${all} filter="url(#spots)" opacity=".35"/><rect ${all} filter="url(#fibres)" opacity=".42"/>`,
  ].join('')

const walnut = () =>
  [
    stitched('grains', '.00390625 .0859375', 4, '.055 0 0 0 .002 .031 0 0 0 .001 .016 0 0 0 .0006 0 0 0 0 1'),
    `<rect ${all} filter="url(#grains)"/>`,
  ].join('')

async function tile(painter: Painter, svg: string): Promise<Buffer> {
  const png = await painter.paint(picture(SIZE, SIZE, svg), SIZE, SIZE, 1)
  return sharp(png).flatten().webp({ quality: 82, effort: 5 }).toBuffer()
}

/** Grounds of the screens that are made of CSS. */
export const grounds: Product = {
  name: 'shared/grounds',
  source: import.meta.url,
  async bake(painter): Promise<Files> {
    return { 'shared/paper.webp': await tile(painter, paper()), 'shared/walnut.webp': await tile(painter, walnut()) }
  },
}
