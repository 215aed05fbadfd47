import { type Cell, isAdjacent, PORTS, type Port } from '../../../../engine/games/parley/map.ts'
import type { Draft } from './draft.ts'
import { isSame } from './draft.ts'

/** Something that a map wants yet; `note` = it may be played as it is. */
export type Problem = {
  code:
    | 'no-title'
    | 'few-ports'
    | 'many-ports'
    | 'no-name'
    | 'same-name'
    | 'same-id'
    | 'same-cell'
    | 'alone'
    | 'cut-off'
    | 'half-degrees'
    | 'no-admiral'
    | 'same-admiral'
  note: boolean
  values: Record<string, string | number>
  /** Where, if it has a place. */
  cell: Cell | null
}

const LONGEST = 60

/** All that is wrong with a map, not only the first: none of them is an error exactly if the map may be played (readMap). */
export function problemsOf(draft: Draft): Problem[] {
  return [
    ...ofSheet(draft),
    ...draft.ports.flatMap((port, place) => ofPort(draft, port, place)),
    ...ofMonsters(draft),
    ...ofAdmirals(draft),
  ]
}

function problem(code: Problem['code'], cell: Cell | null, values: Problem['values'] = {}): Problem {
  return { code, note: code === 'same-name', values, cell }
}

function ofSheet({ id, title, ports }: Draft): Problem[] {
  const found: Problem[] = []
  if (!isName(title) || !isName(id)) found.push(problem('no-title', null))
  if (ports.length < PORTS) found.push(problem('few-ports', null, { count: PORTS - ports.length, ports: ports.length }))
  if (ports.length > PORTS) found.push(problem('many-ports', null, { count: ports.length - PORTS, ports: ports.length }))
  return found
}

function ofPort({ ports }: Draft, port: Port, place: number): Problem[] {
  const { cell, name } = port
  const earlier = ports.slice(0, place)
  const values = { port: name, number: place + 1 }
  const found: Problem[] = []
  if (!isName(name)) found.push(problem('no-name', cell, values))
  if (!isName(port.id) || port.id in {} || earlier.some(({ id }) => id === port.id)) found.push(problem('same-id', cell, values))
  if (isName(name) && earlier.some((other) => other.name === name)) found.push(problem('same-name', cell, values))
  if (earlier.some((other) => isSame(other.cell, cell))) found.push(problem('same-cell', cell, values))
  if (!ports.some((other) => isAdjacent(other.cell, cell))) found.push(problem('alone', cell, values))
  else if (!mainland(ports).has(port)) found.push(problem('cut-off', cell, values))
  if ((port.lon === null) !== (port.lat === null)) found.push(problem('half-degrees', cell, values))
  return found
}

function ofMonsters({ ports, monsters }: Draft): Problem[] {
  const taken = (cell: Cell, place: number) => [...ports, ...monsters.slice(0, place)].some((other) => isSame(other.cell, cell))
  return monsters.flatMap(({ cell, kind }, place) => (taken(cell, place) ? [problem('same-cell', cell, { monster: kind })] : []))
}

function ofAdmirals({ admirals, ports }: Draft): Problem[] {
  return admirals.flatMap((port, admiral) => {
    const found = ports.find(({ id }) => id === port)
    if (!found) return [problem('no-admiral', null, { number: admiral + 1 })]
    return admirals.indexOf(port) < admiral ? [problem('same-admiral', found.cell, { number: admiral + 1, port: found.name })] : []
  })
}

function isName(text: string): boolean {
  return text.trim() !== '' && text.length <= LONGEST
}

const known = new WeakMap<readonly Port[], ReadonlySet<Port>>()

/** The most ports that hang together. */
function mainland(ports: readonly Port[]): ReadonlySet<Port> {
  const old = known.get(ports)
  if (old) return old
  const left = new Set(ports)
  let largest = new Set<Port>()
  for (const port of ports) {
    if (!left.has(port)) continue
    const reached = new Set([port])
    // A set walks also over what is added on the way.
    for (const one of reached) for (const other of ports) if (isAdjacent(one.cell, other.cell)) reached.add(other)
    for (const one of reached) left.delete(one)
    if (reached.size > largest.size) largest = reached
  }
  known.set(ports, largest)
  return largest
}
