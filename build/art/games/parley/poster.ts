import { place } from '../../svg.ts'
import { drawChart } from './chart/chart.ts'
import { centreOf } from './chart/sheet.ts'
import type { Country } from './countries.ts'
import { drawHex } from './overlays.ts'
import { seal } from './seals.ts'

export const POSTER = { width: 456, height: 450 }

const CELLS: readonly (readonly [column: number, row: number, country: Country | null])[] = [
  [3, 1, null],
  [4, 1, null],
  [3, 2, 'berberis'],
  [4, 2, 'venetians'],
  [2, 3, null],
  [3, 3, 'turks'],
  [4, 3, null],
  [3, 4, null],
  [2, 1, null],
]

/** A corner of the chart with three seals on it: the game's picture in the Harbour. */
export function drawPoster(): string {
  const [x, y] = centreOf([3, 3])
  const middle = { x: x + 20, y: y - 78 }
  const cells = CELLS.map(([column, row, country]) => {
    const [cx, cy] = centreOf([column, row])
    return place({ x: cx, y: cy }, drawHex() + (country ? seal(country, 34) : ''))
  })
  const half = { x: 132, y: 130.3 }
  const view = `${middle.x - half.x} ${middle.y - half.y} ${half.x * 2} ${half.y * 2}`
  return `<svg width="${POSTER.width}" height="${POSTER.height}" viewBox="${view}" preserveAspectRatio="xMidYMid slice">${drawChart()}${cells.join('')}</svg>`
}
