import sharp, { type Sharp } from 'sharp'
import { describeSheet, drawSheet, pack, type Sprite } from './atlas.ts'
import type { Painter } from './browser.ts'
import { picture } from './defs.ts'
import type { Files } from './product.ts'
import { place } from './svg.ts'

type Picture = { path: string; width: number; height: number; quality?: number }

const webp = (image: Sharp, quality: number): Promise<Buffer> =>
  image.webp({ quality, alphaQuality: 100, smartSubsample: true, effort: 5 }).toBuffer()

/** A drawing as `<path>@1x.webp` and `@2x.webp`: painted once, large, and made smaller with care. */
export async function bakePicture(painter: Painter, svg: string, look: Picture): Promise<Files> {
  return bothSizes(await painter.paint(picture(look.width, look.height, svg), look.width, look.height, 2), look)
}

/** A painting at 2x as its two files. */
export async function bothSizes(large: Buffer, { path, width, height, quality = 88 }: Picture): Promise<Files> {
  return {
    [`${path}@2x.webp`]: await webp(sharp(large), quality),
    [`${path}@1x.webp`]: await webp(
      sharp(large).resize(width, height, { kernel: 'lanczos3' }).sharpen({ sigma: 0.5, m1: 0.4, m2: 0.6 }),
      quality + 2,
    ),
  }
}

/** Sprites as one sheet at 1x and 2x, with its tables of contents. */
export async function bakeAtlas(painter: Painter, sprites: readonly Sprite[], path: string, width: number): Promise<Files> {
  const packed = pack(sprites, width)
  const name = path.slice(path.lastIndexOf('/') + 1)
  const images = await bakePicture(painter, drawSheet(packed), { path, width: packed.width, height: packed.height, quality: 90 })
  return {
    ...images,
    [`${path}@1x.json`]: describeSheet(packed, `${name}@1x.webp`, 1),
    [`${path}@2x.json`]: describeSheet(packed, `${name}@2x.webp`, 2),
  }
}

/** A drawing as one WebP of exactly this size. */
export async function bakeSingle(painter: Painter, svg: string, { path, width, height, quality = 88 }: Picture): Promise<Files> {
  const png = await painter.paint(picture(width, height, svg), width, height, 1)
  return { [path]: await webp(sharp(png), quality) }
}

/** Small drawings round their own origins, painted side by side and cut apart: paths with drawings. */
export async function bakeRow(
  painter: Painter,
  row: readonly (readonly [path: string, svg: string])[],
  { width, height }: { width: number; height: number },
): Promise<Files> {
  const body = row.map(([, svg], i) => place({ x: width * (i + 0.5), y: height / 2 }, svg)).join('')
  const png = await painter.paint(picture(width * row.length, height, body), width * row.length, height, 1)
  const cut = (i: number) => webp(sharp(png).extract({ left: width * i, top: 0, width, height }), 90)
  return Object.fromEntries(await Promise.all(row.map(async ([path], i) => [path, await cut(i)] as const)))
}
