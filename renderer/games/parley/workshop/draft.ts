import { isPlainObject } from '../../../../engine/core/shapes.ts'
import { ADMIRALS, type Cell, MONSTERS, type Monster, type Port, type PortMap, WIDEST } from '../../../../engine/games/parley/map.ts'
import { MEDITERRANEAN } from '../../../../engine/games/parley/mediterranean.ts'
import { readMap } from '../../../../engine/games/parley/readMap.ts'

/** A map in the making: of the same shape as one that is right, but ports may be too few, an admiral without a port is ''. */
export type Draft = PortMap

export const EMPTY: Draft = { id: 'house-sea', title: '', ports: [], monsters: [], admirals: Array(ADMIRALS).fill('') }

/** What the editor begins with: the document, as far as it is one, or the printed map. */
export function readDraft(value: unknown): Draft {
  if (value === null || value === undefined) return MEDITERRANEAN
  const read = readMap(value)
  return read.ok ? read.value : kept(value)
}

/** Of a map that was left unfinished: all that has a shape. */
function kept(value: unknown): Draft {
  if (!isPlainObject(value)) return EMPTY
  const admirals = Array.isArray(value.admirals) ? value.admirals : []
  const ports = list(value.ports).flatMap(keptPort)
  return {
    id: text(value.id) || EMPTY.id,
    title: text(value.title),
    ports,
    monsters: list(value.monsters).flatMap(keptMonster),
    admirals: EMPTY.admirals.map((none, place) => ports.find(({ id }) => id === admirals[place])?.id ?? none),
  }
}

function keptPort(json: unknown): Port[] {
  if (!isPlainObject(json) || !isCell(json.cell)) return []
  return [{ id: text(json.id), name: text(json.name), cell: json.cell, lon: degrees(json.lon, 180), lat: degrees(json.lat, 90) }]
}

function keptMonster(json: unknown): Monster[] {
  if (!isPlainObject(json) || !isCell(json.cell)) return []
  const kind = MONSTERS.find((known) => known === json.kind)
  return kind ? [{ cell: json.cell, kind }] : []
}

const list = (json: unknown): unknown[] => (Array.isArray(json) ? json : [])
const text = (json: unknown): string => (typeof json === 'string' ? json : '')
const degrees = (json: unknown, most: number): number | null => (typeof json === 'number' && Math.abs(json) <= most ? json : null)

function isCell(json: unknown): json is Cell {
  return Array.isArray(json) && json.length === 2 && json.every((n) => Number.isInteger(n) && n >= 0 && n < WIDEST)
}

export const isSame = (some: Cell, other: Cell): boolean => some[0] === other[0] && some[1] === other[1]

export const portAt = ({ ports }: Draft, cell: Cell): Port | undefined => ports.find((port) => isSame(port.cell, cell))
export const monsterAt = ({ monsters }: Draft, cell: Cell): Monster | undefined => monsters.find((monster) => isSame(monster.cell, cell))
/** Which admiral starts there, -1 = none. */
export const admiralAt = ({ admirals }: Draft, port: string): number => admirals.indexOf(port)
