import type { Port, PortMap } from '../../../engine/games/parley/map.ts'
import { MEDITERRANEAN } from '../../../engine/games/parley/mediterranean.ts'
import type { State } from '../../../engine/games/parley/state.ts'

const printed = new Map(MEDITERRANEAN.ports.map(({ id, name }) => [id, name]))
const known = new WeakMap<PortMap, ReadonlyMap<string, string>>()

/** Section 10: the names on a map of the house. Ports that are called as printed keep the name that the language has for them. */
export function ownWords({ options: { map } }: State): ReadonlyMap<string, string> {
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
