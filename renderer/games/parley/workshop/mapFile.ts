import type { PortMap } from '../../../../engine/games/parley/map.ts'
import { type MapWrongness, readMap } from '../../../../engine/games/parley/readMap.ts'

/** No map is larger; a file that is gets no further. */
export const MAP_FILE_BYTES = 256 * 1024

/** What a file holds: a map, or what is wrong where (`field` as in `ports[3].cell`). */
export type MapFile = { ok: true; map: PortMap } | { ok: false; code: 'too-large' | 'not-json' | MapWrongness; field: string }

export function readMapFile(bytes: Uint8Array): MapFile {
  if (bytes.byteLength > MAP_FILE_BYTES) return { ok: false, code: 'too-large', field: 'map' }
  let json: unknown
  try {
    json = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
  } catch {
    return { ok: false, code: 'not-json', field: 'map' }
  }
  const read = readMap(json)
  // readMap gives no other codes.
  return read.ok ? { ok: true, map: read.value } : { ok: false, code: read.code as MapWrongness, field: read.field }
}

export function writeMapFile(map: PortMap): string {
  return `${JSON.stringify(map, null, 2)}\n`
}

export function mapFileName({ id }: PortMap): string {
  return `${id.replace(/[^\p{L}\p{N}]+/gu, '-')}.map.json`
}

export type Field = { key: string; number: number | null; part: string | null }

/** The parts of a field's name, for a sentence: `ports[3].cell` is the cell of the fourth port. */
export function fieldParts(field: string): Field {
  const found = /^(\w+)\[(\d+)\](?:\.(.+))?$/s.exec(field)
  if (!found) return { key: field, number: null, part: null }
  const [, key = '', place = '0', part = null] = found
  return { key, number: Number(place) + 1, part }
}
