import { type Box, closed, type Point } from './svg.ts'

export type Ring = readonly Point[]

/** A coarse raster of a region: who is inside, and how far it is to the other side. */
export type Raster = {
  inside(x: number, y: number): boolean
  /** px to the nearest point inside; 0 within. */
  toInside(x: number, y: number): number
  /** px to the nearest point outside; 0 without. */
  toOutside(x: number, y: number): number
}

const GRAIN = 3
const FAR = 1e4

export function rasterise(rings: readonly Ring[], box: Box): Raster {
  const columns = Math.ceil(box.width / GRAIN) + 2
  const rows = Math.ceil(box.height / GRAIN) + 2
  const grid = new Uint8Array(columns * rows)
  for (const ring of rings) fill(grid, { ring, box, columns, rows })
  const within = distances(grid, 1, columns)
  const without = distances(grid, 0, columns)
  const limit = (value: number, count: number) => Math.max(0, Math.min(count - 1, Math.round(value / GRAIN)))
  const at = (x: number, y: number) => limit(y - box.y, rows) * columns + limit(x - box.x, columns)
  return {
    inside: (x, y) => grid[at(x, y)] === 1,
    toInside: (x, y) => within[at(x, y)] ?? FAR,
    toOutside: (x, y) => without[at(x, y)] ?? FAR,
  }
}

type Filling = { ring: Ring; box: Box; columns: number; rows: number }

function fill(grid: Uint8Array, { ring, box, columns, rows }: Filling): void {
  for (let row = 0; row < rows; row++) {
    const y = box.y + row * GRAIN + 0.013
    const crossings = crossingsAt(ring, y)
    for (let i = 0; i + 1 < crossings.length; i += 2) {
      const first = Math.max(0, Math.ceil(((crossings[i] ?? 0) - box.x) / GRAIN))
      const last = Math.min(columns - 1, Math.floor(((crossings[i + 1] ?? 0) - box.x) / GRAIN))
      for (let column = first; column <= last; column++) grid[row * columns + column] = 1
    }
  }
}

function crossingsAt(ring: Ring, y: number): number[] {
  const found: number[] = []
  let before = ring[ring.length - 1]
  for (const point of ring) {
    if (before && before[1] > y !== point[1] > y)
      found.push(before[0] + ((y - before[1]) / (point[1] - before[1])) * (point[0] - before[0]))
    before = point
  }
  return found.sort((a, b) => a - b)
}

/** Chamfer distance, px, to the nearest cell of `value`: once down, once up. */
function distances(grid: Uint8Array, value: number, columns: number): Float32Array {
  const far = new Float32Array(grid.length)
  for (let i = 0; i < grid.length; i++) far[i] = grid[i] === value ? 0 : FAR
  const steps = [
    [1, 0, 1],
    [0, 1, 1],
    [1, 1, 1.41],
    [-1, 1, 1.41],
  ] as const
  const relax = (i: number, sign: 1 | -1) => {
    for (const [dx, dy, length] of steps) {
      const column = (i % columns) - sign * dx
      const other = i - sign * (dx + dy * columns)
      if (column < 0 || column >= columns || other < 0 || other >= far.length) continue
      far[i] = Math.min(far[i] ?? FAR, (far[other] ?? FAR) + length * GRAIN)
    }
  }
  for (let i = 0; i < far.length; i++) relax(i, 1)
  for (let i = far.length - 1; i >= 0; i--) relax(i, -1)
  return far
}

/** All the rings as one path. */
export const outline = (rings: readonly Ring[]): string => rings.map(closed).join('')
