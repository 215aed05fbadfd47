import sharp from 'sharp'
import type { Painter } from '../browser.ts'
import { picture } from '../defs.ts'
import type { Raster } from './ico.ts'

/** Drawings are 512 px square. */
export const CANVAS = 512

/** From here on a palette is as good and a fraction of the size. */
const PALETTE_FROM = 128

/** One raster for each size; `draw` gives the drawing for a size. Each drawing is painted once, large, and made smaller with care. */
export async function rasters(painter: Painter, draw: (size: number) => string, sizes: readonly number[]): Promise<Raster[]> {
  const painted = new Map<string, Promise<Buffer>>()
  const paint = (drawing: string) => painter.paint(picture(CANVAS, CANVAS, drawing), CANVAS, CANVAS, 2)
  return Promise.all(
    sizes.map((size) => {
      const drawing = draw(size)
      const large = painted.get(drawing) ?? paint(drawing)
      painted.set(drawing, large)
      return large.then((png) => smaller(png, size))
    }),
  )
}

async function smaller(large: Buffer, size: number): Promise<Raster> {
  const small = sharp(large).resize(size, size, { kernel: 'lanczos3' })
  const rgba = await small.clone().ensureAlpha().raw().toBuffer()
  const png = await small.png(size < PALETTE_FROM ? { effort: 9 } : { palette: true, quality: 92, effort: 9 }).toBuffer()
  return { size, rgba, png }
}
