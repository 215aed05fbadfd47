import { type Read, readable, unreadable } from '../../core/options.ts'
import { isPlainObject } from '../../core/shapes.ts'
import { ADMIRALS, type Cell, isAdjacent, MONSTERS, type Monster, PORTS, type Port, type PortMap, WIDEST } from './map.ts'

/** What can be wrong with a field of a map file. */
const TEXTS = {
  'not-object': 'is an object',
  'not-list': 'is a list',
  'not-text': 'is a short text',
  'not-cell': `is [column, row], whole numbers from 0 to ${WIDEST - 1}`,
  'not-longitude': 'is degrees from -180 to 180, or null',
  'not-latitude': 'is degrees from -90 to 90, or null',
  'half-degrees': 'is missing beside the other',
  'not-monster': `is one of ${MONSTERS.join(', ')}`,
  'not-twenty': `are ${PORTS}`,
  'not-four': `is a list of ${ADMIRALS} ports`,
  'too-long': 'is too long',
  stray: 'is not a field of it',
  twice: 'is there twice',
  taken: 'is taken',
  alone: 'has no port beside it',
  'cut-off': 'is cut off from the first port',
  'no-port': 'is no port of the map',
} as const
export type MapWrongness = keyof typeof TEXTS

/** Section 10: reads a map file; an error names the field, as in `ports[3].cell`. */
export function readMap(json: unknown): Read<PortMap> {
  if (!isPlainObject(json)) return wrong('map', 'not-object')
  const stray = strayField(json, ['id', 'title', 'ports', 'monsters', 'admirals'])
  if (stray !== null) return wrong(stray, 'stray')
  if (!isName(json.id)) return wrong('id', 'not-text')
  if (!isName(json.title)) return wrong('title', 'not-text')
  const ports = readList(json.ports, 'ports', readPort)
  if (!ports.ok) return ports
  const monsters = readList(json.monsters, 'monsters', readMonster)
  if (!monsters.ok) return monsters

  const wrongness = wrongPorts(ports.value) ?? wrongMonsters(monsters.value, ports.value) ?? wrongAdmirals(json.admirals, ports.value)
  if (wrongness !== null) return wrongness
  // wrongAdmirals has seen that they are port ids.
  const admirals = [...(json.admirals as string[])]
  return readable({ id: json.id, title: json.title, ports: ports.value, monsters: monsters.value, admirals })
}

function readList<T>(json: unknown, field: string, readItem: (json: unknown, field: string) => Read<T>): Read<T[]> {
  if (!Array.isArray(json)) return wrong(field, 'not-list')
  if (json.length > WIDEST * WIDEST) return wrong(field, 'too-long')
  const items: T[] = []
  for (const [place, item] of json.entries()) {
    const read = readItem(item, `${field}[${place}]`)
    if (!read.ok) return read
    items.push(read.value)
  }
  return readable(items)
}

function readPort(json: unknown, field: string): Read<Port> {
  if (!isPlainObject(json)) return wrong(field, 'not-object')
  const stray = strayField(json, ['id', 'name', 'cell', 'lon', 'lat'])
  if (stray !== null) return wrong(`${field}.${stray}`, 'stray')
  const { id, name, cell, lon = null, lat = null } = json
  // Markers are kept under the port's id, so it must not be a name that every object answers to.
  if (!isName(id) || id in {}) return wrong(`${field}.id`, 'not-text')
  if (!isName(name)) return wrong(`${field}.name`, 'not-text')
  if (!isCell(cell)) return wrong(`${field}.cell`, 'not-cell')
  if (!isDegrees(lon, 180)) return wrong(`${field}.lon`, 'not-longitude')
  if (!isDegrees(lat, 90)) return wrong(`${field}.lat`, 'not-latitude')
  if ((lon === null) !== (lat === null)) return wrong(`${field}.${lon === null ? 'lon' : 'lat'}`, 'half-degrees')
  // JSON knows -0, a state does not.
  return readable({ id, name, cell: whole(cell), lon: lon === null ? null : lon + 0, lat: lat === null ? null : lat + 0 })
}

function readMonster(json: unknown, field: string): Read<Monster> {
  if (!isPlainObject(json)) return wrong(field, 'not-object')
  const stray = strayField(json, ['cell', 'kind'])
  if (stray !== null) return wrong(`${field}.${stray}`, 'stray')
  const kind = MONSTERS.find((known) => known === json.kind)
  if (kind === undefined) return wrong(`${field}.kind`, 'not-monster')
  if (!isCell(json.cell)) return wrong(`${field}.cell`, 'not-cell')
  return readable({ cell: whole(json.cell), kind })
}

function wrongPorts(ports: readonly Port[]): Read<never> | null {
  if (ports.length !== PORTS) return wrong('ports', 'not-twenty')
  for (const [place, port] of ports.entries()) {
    const earlier = ports.slice(0, place)
    if (earlier.some(({ id }) => id === port.id)) return wrong(`ports[${place}].id`, 'twice')
    if (earlier.some(({ cell }) => isSameCell(cell, port.cell))) return wrong(`ports[${place}].cell`, 'taken')
    if (!ports.some(({ cell }) => isAdjacent(cell, port.cell))) return wrong(`ports[${place}].cell`, 'alone')
  }
  const cut = ports.findIndex((port) => !reachable(ports).has(port))
  return cut < 0 ? null : wrong(`ports[${cut}].cell`, 'cut-off')
}

function wrongMonsters(monsters: readonly Monster[], ports: readonly Port[]): Read<never> | null {
  for (const [place, { cell }] of monsters.entries()) {
    const taken = [...ports, ...monsters.slice(0, place)]
    if (taken.some((other) => isSameCell(other.cell, cell))) return wrong(`monsters[${place}].cell`, 'taken')
  }
  return null
}

function wrongAdmirals(json: unknown, ports: readonly Port[]): Read<never> | null {
  if (!Array.isArray(json) || json.length !== ADMIRALS) return wrong('admirals', 'not-four')
  for (const [place, admiral] of json.entries()) {
    if (!ports.some(({ id }) => id === admiral)) return wrong(`admirals[${place}]`, 'no-port')
    if (json.indexOf(admiral) < place) return wrong(`admirals[${place}]`, 'twice')
  }
  return null
}

/** The ports that hang together with the first. */
function reachable(ports: readonly Port[]): Set<Port> {
  const reached = new Set(ports.slice(0, 1))
  // A set walks also over what is added on the way.
  for (const port of reached) for (const other of ports) if (isAdjacent(port.cell, other.cell)) reached.add(other)
  return reached
}

function strayField(json: Record<string, unknown>, fields: readonly string[]): string | null {
  return Object.keys(json).find((field) => !fields.includes(field)) ?? null
}

function isName(json: unknown): json is string {
  return typeof json === 'string' && json.trim() !== '' && json.length <= 60
}

function isCell(json: unknown): json is Cell {
  return Array.isArray(json) && json.length === 2 && json.every((n) => Number.isInteger(n) && n >= 0 && n < WIDEST)
}

function whole([column, row]: Cell): Cell {
  return [column + 0, row + 0]
}

function isDegrees(json: unknown, most: number): json is number | null {
  return json === null || (typeof json === 'number' && Math.abs(json) <= most)
}

function isSameCell(some: Cell, other: Cell): boolean {
  return some[0] === other[0] && some[1] === other[1]
}

function wrong(field: string, code: MapWrongness): Read<never> {
  return unreadable(field, code, TEXTS[code])
}
