import type { PortMap } from '../../../../engine/games/parley/map.ts'
import { MEDITERRANEAN } from '../../../../engine/games/parley/mediterranean.ts'
import type { Rect } from '../../../table/contract.ts'
import { remembered } from '../../../table/remembered.ts'
import { FIELD, NEAT } from '../chart.ts'
import { type Field, fieldIn, isCharted, nearMonsters, placed } from './field.ts'
import { freeSpot, type Spot } from './spots.ts'

/** Between the neat line and the outermost hexagons, pixels of the sheet. */
const MARGIN = 12
/** The cartouche and the rose with what stands out of them, pixels of the sheet. */
const TITLE = { width: 244, height: 98 }
const ROSE = { width: 136, height: 138 }

/** All that is drawn of a map on a sheet of its own, in pixels of the sheet; plain data. */
export type Plan = {
  whole: boolean
  field: Field
  ports: { x: number; y: number; lon: number | null; lat: number | null }[]
  closed: { x: number; y: number }[]
  title: Spot | null
  rose: Spot | null
}

/** What of a sheet is sea: within its neat line, or all of it on a phone. */
export const seaOf = (whole: boolean): Rect => (whole ? NEAT : FIELD)

/** The sheet of a map; null = the printed one. */
export const planFor = remembered((map: PortMap, whole: boolean): Plan | null =>
  isCharted(map, MEDITERRANEAN) ? null : planned(map, whole),
)

function planned(map: PortMap, whole: boolean): Plan {
  const sea = seaOf(whole)
  const field = fieldIn(map, { x: sea.x + MARGIN, y: sea.y + MARGIN, width: sea.width - 2 * MARGIN, height: sea.height - 2 * MARGIN })
  const ports = map.ports.map(({ cell, lon, lat }) => ({ ...placed(field, cell), lon, lat }))
  const closed = nearMonsters(map).map(({ cell }) => placed(field, cell))
  const hexagons = [...ports, ...closed].map(({ x, y }) => ({ x, y, radius: field.radius }))
  const title = whole
    ? freeSpot({ size: TITLE, sea, hexagons, taken: [], likes: (x, y) => -y * 3 - Math.abs(x - sea.x - sea.width * 0.42) })
    : null
  const taken = title ? [{ ...title, ...sized(TITLE, title.scale) }] : []
  const rose = freeSpot({ size: ROSE, sea, hexagons, taken, likes: (x, y) => -Math.abs(x - sea.x - 90) - y * 0.8 })
  return { whole, field, ports, closed, title, rose }
}

function sized({ width, height }: { width: number; height: number }, scale: number): { width: number; height: number } {
  return { width: width * scale, height: height * scale }
}

export const titleRoom = (plan: Plan): (Rect & { scale: number }) | null =>
  plan.title && { ...plan.title, ...sized(TITLE, plan.title.scale) }
export const roseRoom = (plan: Plan): Rect | null => plan.rose && { ...plan.rose, ...sized(ROSE, plan.rose.scale) }
