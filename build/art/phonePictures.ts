import type { Sprite } from './atlas.ts'
import type { Painter } from './browser.ts'
import { bakeRow } from './image.ts'
import type { Files } from './product.ts'
import { el, num } from './svg.ts'

/** So many pixels for one of a piece's own: sharp on the dense screens that phones have, and still small. */
const SCALE = 1.5
/** A row is not painted longer than this, in pixels. */
const LONGEST = 4000

/** Pieces of a game each as a file of its own, for pages that have no use for a whole atlas: `<path>/<name>.webp`. */
export async function bakePhonePictures(painter: Painter, sprites: readonly Sprite[], path: string): Promise<Files> {
  const files: Files = {}
  for (const row of rowsOf(sprites)) {
    const size = { width: Math.round((row[0]?.width ?? 0) * SCALE), height: Math.round((row[0]?.height ?? 0) * SCALE) }
    const drawn = row.map((sprite) => [`${path}/${sprite.name}.webp`, framed(sprite, size)] as const)
    Object.assign(files, await bakeRow(painter, drawn, size))
  }
  return files
}

/** The piece within its own frame, round the origin. */
function framed({ width, height, draw }: Sprite, size: { width: number; height: number }): string {
  const viewBox = `${num(-width / 2, 2)} ${num(-height / 2, 2)} ${width} ${height}`
  return el('svg', { x: -size.width / 2, y: -size.height / 2, ...size, viewBox, overflow: 'hidden' }, draw())
}

/** Pieces of one size together, in rows that can be painted at once. */
function rowsOf(sprites: readonly Sprite[]): Sprite[][] {
  const rows: Sprite[][] = []
  for (const sprite of sprites) {
    const row = rows.findLast(([first]) => first?.width === sprite.width && first.height === sprite.height)
    if (row && (row.length + 1) * sprite.width * SCALE <= LONGEST) row.push(sprite)
    else rows.push([sprite])
  }
  return rows
}
