/** Section 10: a map is a file. Hexagons stand on a point; odd rows are shifted right by half a cell. */
export type Cell = readonly [column: number, row: number]

/** 1.3, 2.4 How many of each a map has, and how many columns and rows it may reach over. */
export const PORTS = 20
export const ADMIRALS = 4
export const WIDEST = 64

export type Port = {
  id: string
  name: string
  cell: Cell
  /** Degrees; null for a map without a coast. */
  lon: number | null
  lat: number | null
}

export const MONSTERS = ['kraken', 'sea-serpent', 'whale', 'octopus'] as const

export type Monster = { cell: Cell; kind: (typeof MONSTERS)[number] }

export type PortMap = {
  id: string
  title: string
  /** Twenty, in the order of the table in section 10. */
  ports: Port[]
  /** Closed cells. */
  monsters: Monster[]
  /** 2.4 The four ports where admirals 0 to 3 start. */
  admirals: string[]
}

const neighboursByMap = new WeakMap<PortMap, ReadonlyMap<string, readonly string[]>>()

/** 1.3 Port id → the ports on the neighbouring hexagons, in the order of the map. Kept for as long as the map object lives. */
export function neighboursOf(map: PortMap): ReadonlyMap<string, readonly string[]> {
  const known = neighboursByMap.get(map)
  if (known !== undefined) return known
  const neighbours = new Map(
    map.ports.map((port) => [port.id, map.ports.filter((other) => isAdjacent(port.cell, other.cell)).map(({ id }) => id)]),
  )
  neighboursByMap.set(map, neighbours)
  return neighbours
}

export function hasPort(map: PortMap, port: string): boolean {
  return neighboursOf(map).has(port)
}

/** 1.3 Do the two hexagons share an edge? */
export function isAdjacent([column, row]: Cell, [otherColumn, otherRow]: Cell): boolean {
  if (row === otherRow) return Math.abs(column - otherColumn) === 1
  if (Math.abs(row - otherRow) !== 1) return false
  const left = row % 2 === 0 ? column - 1 : column
  return otherColumn === left || otherColumn === left + 1
}
