/** Section 10: a map is a file. Hexagons stand on a point; odd rows are shifted right by half a cell. */
export type Cell = readonly [column: number, row: number]

export type Port = {
  id: string
  name: string
  cell: Cell
  /** Degrees; null for a map without a coast. */
  lon: number | null
  lat: number | null
}

export type Monster = { cell: Cell; kind: 'kraken' | 'sea-serpent' | 'whale' | 'octopus' }

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
