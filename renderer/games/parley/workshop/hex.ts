import { type Cell, isAdjacent, WIDEST } from '../../../../engine/games/parley/map.ts'
import { unit } from '../sheet/field.ts'
import type { Draft } from './draft.ts'

/** Cells that are shown around what lies there, and at least. */
const AROUND = 2
const LEAST = { columns: 12, rows: 8 }

/** The first and last columns and rows that the editor shows. */
export type Window = { left: number; right: number; top: number; bottom: number }

export function windowOf({ ports, monsters }: Pick<Draft, 'ports' | 'monsters'>, also: Cell): Window {
  const cells = [...ports, ...monsters].map(({ cell }) => cell)
  const [left, right] = span([...cells.map(([column]) => column), also[0]], LEAST.columns)
  const [top, bottom] = span([...cells.map(([, row]) => row), also[1]], LEAST.rows)
  return { left, right, top, bottom }
}

function span(places: readonly number[], least: number): [number, number] {
  const from = Math.max(0, Math.min(...places) - AROUND)
  const to = Math.min(WIDEST - 1, Math.max(...places) + AROUND)
  const end = Math.min(WIDEST - 1, Math.max(to, from + least - 1))
  return [Math.max(0, Math.min(from, end - least + 1)), end]
}

/** In units of a hexagon's radius, from the window's first cell. */
export function centreIn({ left, top }: Window, cell: Cell): { x: number; y: number } {
  const { x, y } = unit(cell)
  return { x: x - Math.sqrt(3) * left + Math.sqrt(3) / 2, y: y - 1.5 * top + 1 }
}

export function extentOf({ left, right, top, bottom }: Window): { width: number; height: number } {
  return { width: Math.sqrt(3) * (right - left + 1.5), height: 1.5 * (bottom - top) + 2 }
}

export function cellsIn({ left, right, top, bottom }: Window): Cell[] {
  const columns = Array.from({ length: right - left + 1 }, (_, step) => left + step)
  return Array.from({ length: bottom - top + 1 }, (_, step) => top + step).flatMap((row) => columns.map((column): Cell => [column, row]))
}

/** The cell under a point, in units of a radius; null = beside the grid. */
export function cellAtPoint(window: Window, x: number, y: number): Cell | null {
  const row = Math.round((y - 1) / 1.5) + window.top
  const near = [row - 1, row, row + 1].flatMap((each) => {
    const shift = each % 2 === 1 ? 0.5 : 0
    const column = Math.round(x / Math.sqrt(3) - 0.5 - shift) + window.left
    const cell: Cell = [column, each]
    const centre = centreIn(window, cell)
    return [{ cell, away: Math.hypot(centre.x - x, centre.y - y) }]
  })
  const best = near.toSorted((a, b) => a.away - b.away)[0]
  if (!best || best.away > 1) return null
  const [column, at] = best.cell
  return column < window.left || column > window.right || at < window.top || at > window.bottom ? null : best.cell
}

/** One step over the grid; up and down go the way that the rows are shifted. */
export function stepped([column, row]: Cell, key: string): Cell | null {
  const steps: Record<string, Cell> = {
    ArrowLeft: [column - 1, row],
    ArrowRight: [column + 1, row],
    ArrowUp: [column, row - 1],
    ArrowDown: [column, row + 1],
  }
  const next = steps[key]
  return next?.every((place) => place >= 0 && place < WIDEST) ? next : null
}

/** Pairs of ports that touch. */
export function ways({ ports }: Draft): [Cell, Cell][] {
  return ports.flatMap((port, place) =>
    ports.slice(place + 1).flatMap((other): [Cell, Cell][] => (isAdjacent(port.cell, other.cell) ? [[port.cell, other.cell]] : [])),
  )
}

/** The corners of a hexagon that stands on a point (turned: on an edge), for an SVG polygon. */
export function corners({ x, y }: { x: number; y: number }, radius: number, turned = false): string {
  return Array.from({ length: 6 }, (_, corner) => {
    const angle = (corner * Math.PI) / 3 - (turned ? 0 : Math.PI / 2)
    return `${(x + radius * Math.cos(angle)).toFixed(3)},${(y + radius * Math.sin(angle)).toFixed(3)}`
  }).join(' ')
}
