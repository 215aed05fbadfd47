import { readName } from '../../../engine/core/names.ts'
import type { TableCard } from '../protocol.ts'

/** The service by which hosts find each other; also the last word of what is announced. */
export const SERVICE = 'corsair-table'

/** Its first key: another version is passed over. */
const VERSION = '1'

/** A packet must fit into one frame of the network, so no more tables than this are announced. */
const TABLES = 16

type AnnouncedTable = { table: string; game: string; seats: number; free: number; gathering: boolean }

/** All that a host says aloud: what every guest is shown anyway. `run` = the host, anew at each start; `turn` counts its changes. */
export type Announcement = { run: string; turn: number; host: string; tables: AnnouncedTable[] }

/** The open tables, those with free seats first. */
export function announcedTables(cards: readonly TableCard[]): AnnouncedTable[] {
  const open = cards.filter(({ lan, over, broken }) => lan && !over && broken === null)
  const tables = open.map(({ table, game, seats, gathering }) => {
    return { table, game, seats: seats.length, free: seats.filter(({ free, locked }) => free && !locked).length, gathering }
  })
  return tables.sort((one, other) => other.free - one.free).slice(0, TABLES)
}

/** As the keys and values of a TXT record. */
export function writeAnnouncement({ run, turn, host, tables }: Announcement): Record<string, string> {
  const lines = tables.map(({ table, game, seats, free, gathering }, place) => [
    String(place),
    [table, game, seats, free, gathering ? 'gathering' : 'playing'].join('/'),
  ])
  return { v: VERSION, run, turn: String(turn), host, ...Object.fromEntries(lines) }
}

const RUN = /^[0-9a-f]{16}$/
const TURN = /^\d{1,9}$/
const TABLE = /^([0-9a-f]{16})\/([a-z][a-z0-9-]{0,39})\/([1-9]\d?)\/(\d{1,2})\/(gathering|playing)$/

/** What somebody in the network has announced, which may be anything: null when it is not to the letter what we announce. */
export function readAnnouncement(txt: unknown): Announcement | null {
  const { v, run = '', turn = '', host } = asTexts(txt)
  const name = readName(host)
  if (v !== VERSION || name === null || !RUN.test(run) || !TURN.test(turn)) return null
  const lines = Array.from({ length: TABLES }, (_, place) => asTexts(txt)[place]).filter((line) => line !== undefined)
  const tables = lines.map(readTable).filter((table) => table !== null)
  if (tables.length < lines.length || tables.length === 0) return null
  return { run, turn: Number(turn), host: name, tables }
}

function readTable(line: string): AnnouncedTable | null {
  const [, table, game, seats, free, stand] = TABLE.exec(line) ?? []
  if (table === undefined || game === undefined || Number(free) > Number(seats)) return null
  return { table, game, seats: Number(seats), free: Number(free), gathering: stand === 'gathering' }
}

/** Its own texts by key, and nothing else. */
function asTexts(txt: unknown): Record<string, string | undefined> {
  if (typeof txt !== 'object' || txt === null) return {}
  return Object.fromEntries(Object.entries(txt).filter(([, value]) => typeof value === 'string'))
}
