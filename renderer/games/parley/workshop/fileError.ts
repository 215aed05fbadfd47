import type { SayGame } from '../../../words/language.ts'
import { fieldParts, type MapFile } from './mapFile.ts'

const LISTS: Record<string, string> = { ports: 'port', monsters: 'monster', admirals: 'admiral' }
const WHOLE = ['map', 'id', 'title', 'ports', 'monsters', 'admirals']
const PARTS = ['id', 'name', 'cell', 'lon', 'lat', 'kind']
const LONGEST = 40

/** What is wrong with a file, with the field named in the reader's language. */
export function fileError({ code, field }: Extract<MapFile, { ok: false }>, words: SayGame): string {
  return words(`workshop.wrong.${code}`, { field: fieldWords(field, words) })
}

/** `ports[3].cell` as the cell of the fourth port. */
export function fieldWords(field: string, words: SayGame): string {
  const { key, number, part } = fieldParts(field)
  const other = (name: string): string => words('workshop.fields.other', { name: name.slice(0, LONGEST) })
  const list = LISTS[key]
  if (number === null || list === undefined) return WHOLE.includes(key) ? words(`workshop.fields.${key}`) : other(field)
  const whole = words(`workshop.fields.${list}`, { number })
  if (part === null) return whole
  return words('workshop.fields.of', { whole, part: PARTS.includes(part) ? words(`workshop.fields.parts.${part}`) : other(part) })
}
