import type { Rect } from '../../../table/contract.ts'

/** How far every point of the sheet lies from the shore, pixels of the sheet. */
export type Ground = {
  isLand(x: number, y: number): boolean
  /** On land the way to the sea, at sea the way to land. */
  toShore(x: number, y: number): number
}

/** Pixels of the sheet to a cell of the raster. */
const CELL = 3
const FAR = 1e6

/** Rasters what `fill` fills (in a context of the sheet's pixels) and measures from there. */
export function groundOf(sea: Rect, fill: (context: CanvasRenderingContext2D) => void): Ground {
  const width = Math.ceil(sea.width / CELL)
  const height = Math.ceil(sea.height / CELL)
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = height
  const context = canvas.getContext('2d', { willReadFrequently: true })
  if (!context) throw new Error('no 2d context')
  context.setTransform(1 / CELL, 0, 0, 1 / CELL, -sea.x / CELL, -sea.y / CELL)
  fill(context)
  const { data: pixels } = context.getImageData(0, 0, width, height)
  const land = Array.from({ length: width * height }, (_, cell) => (pixels[cell * 4 + 3] ?? 0) > 127)
  const toLand = distances(land, width, height)
  const toSea = distances(
    land.map((isLand) => !isLand),
    width,
    height,
  )
  const cellAt = (x: number, y: number): number => {
    const column = Math.max(0, Math.min(width - 1, Math.floor((x - sea.x) / CELL)))
    const row = Math.max(0, Math.min(height - 1, Math.floor((y - sea.y) / CELL)))
    return row * width + column
  }
  return {
    isLand: (x, y) => land[cellAt(x, y)] ?? false,
    toShore: (x, y) => Math.max(toLand[cellAt(x, y)] ?? FAR, toSea[cellAt(x, y)] ?? FAR) * CELL,
  }
}

/** From every cell to the next that is set, in cells: forth and back over the raster. */
function distances(isSet: readonly boolean[], width: number, height: number): Float32Array {
  const far = new Float32Array(width * height)
  for (let cell = 0; cell < far.length; cell++) far[cell] = isSet[cell] ? 0 : FAR
  const near = (cell: number, column: number, by: number): number => {
    const other = column + by
    return other < 0 || other >= width ? FAR : (far[cell + by] ?? FAR)
  }
  const settle = (cell: number, column: number, down: -1 | 1): void => {
    const beside = near(cell, column, down) + 1
    const over = (far[cell + down * width] ?? FAR) + 1
    const left = column > 0 ? (far[cell + down * width - 1] ?? FAR) + Math.SQRT2 : FAR
    const right = column < width - 1 ? (far[cell + down * width + 1] ?? FAR) + Math.SQRT2 : FAR
    far[cell] = Math.min(far[cell] ?? FAR, beside, over, left, right)
  }
  for (let cell = 0; cell < far.length; cell++) settle(cell, cell % width, -1)
  for (let cell = far.length - 1; cell >= 0; cell--) settle(cell, cell % width, 1)
  return far
}
