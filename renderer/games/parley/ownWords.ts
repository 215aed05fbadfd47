import type { Port, PortMap } from '../../../engine/games/parley/map.ts'
import { MEDITERRANEAN } from '../../../engine/games/parley/mediterranean.ts'
import type { State } from '../../../engine/games/parley/state.ts'

const printed = new Map(MEDITERRANEAN.ports.map(({ id, name }) => [id, name]))
const known = new WeakMap<PortMap, ReadonlyMap<string, string>>()

/** The words of a table under way. */
export const ownWords = ({ options }: State): ReadonlyMap<string, string> => mapWords(options.map)

const NONE: ReadonlyMap<string, string> = new Map()

/** The words of a table whose house rules are known; the host has read them. */
export const houseWords = ({ map }: { map?: unknown }): ReadonlyMap<string, string> => (map ? mapWords(map as PortMap) : NONE)

/** Section 10: the names on a map of the house. Ports that are called as printed keep the name that the language has for them. */
function mapWords(map: PortMap): ReadonlyMap<string, string> {
  const old = known.get(map)
  if (old) return old
  const named = map.ports.filter((port) => !hasPrintedName(port))
  const words = new Map(named.map(({ id, name }) => [`ports.${id}`, name]))
  if (map.title !== MEDITERRANEAN.title) words.set('panel.chart', map.title)
  known.set(map, words)
  return words
}

export function hasPrintedName({ id, name }: Pick<Port, 'id' | 'name'>): boolean {
  return printed.get(id) === name
}
