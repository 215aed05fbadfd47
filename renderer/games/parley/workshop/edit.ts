import type { Cell, Monster, Port } from '../../../../engine/games/parley/map.ts'
import { admiralAt, type Draft, isSame, monsterAt, portAt } from './draft.ts'

const LONGEST = 60

/** An id made of a name, unlike those that are taken. */
export function idFor(name: string, taken: readonly string[]): string {
  const plain = name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/ı/g, 'i')
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, LONGEST - 4)
  const base = plain === '' || plain in {} ? `port-${plain}`.replace(/-$/, '') : plain
  for (let count = 1; ; count++) {
    const id = count === 1 ? base : `${base}-${count}`
    if (!taken.includes(id)) return id
  }
}

export function placePort(draft: Draft, cell: Cell, name: string): Draft {
  if (portAt(draft, cell)) return draft
  const id = idFor(
    name,
    draft.ports.map((port) => port.id),
  )
  const cleared = removeAt(draft, cell)
  return { ...cleared, ports: [...cleared.ports, { id, name, cell, lon: null, lat: null }] }
}

export function placeMonster(draft: Draft, cell: Cell, kind: Monster['kind']): Draft {
  if (monsterAt(draft, cell)?.kind === kind) return draft
  const cleared = removeAt(draft, cell)
  return { ...cleared, monsters: [...cleared.monsters, { cell, kind }] }
}

/** The cell is open sea again; an admiral who started there waits for another port. */
export function removeAt(draft: Draft, cell: Cell): Draft {
  const gone = draft.ports.filter((port) => isSame(port.cell, cell)).map(({ id }) => id)
  if (gone.length === 0 && !monsterAt(draft, cell)) return draft
  return {
    ...draft,
    ports: draft.ports.filter((port) => !isSame(port.cell, cell)),
    monsters: draft.monsters.filter((monster) => !isSame(monster.cell, cell)),
    admirals: draft.admirals.map((port) => (gone.includes(port) ? '' : port)),
  }
}

/** What lies on one cell goes to the other; what lies there comes back. */
export function moveTo(draft: Draft, from: Cell, to: Cell): Draft {
  if (isSame(from, to)) return draft
  const moved = <Thing extends { cell: Cell }>(thing: Thing): Thing => {
    if (isSame(thing.cell, from)) return { ...thing, cell: to }
    return isSame(thing.cell, to) ? { ...thing, cell: from } : thing
  }
  return { ...draft, ports: draft.ports.map(moved), monsters: draft.monsters.map(moved) }
}

/** Also the id follows the name, unless it was chosen apart from it. */
export function renamePort(draft: Draft, id: string, name: string): Draft {
  const port = draft.ports.find((each) => each.id === id)
  if (!port || port.name === name) return draft
  const others = draft.ports.filter((each) => each !== port).map((each) => each.id)
  const next = isMade(port) ? idFor(name, others) : id
  return {
    ...draft,
    ports: draft.ports.map((each) => (each === port ? { ...each, id: next, name } : each)),
    admirals: draft.admirals.map((admiral) => (admiral === id ? next : admiral)),
  }
}

function isMade({ id, name }: Port): boolean {
  const made = idFor(name, [])
  return id === made || (id.startsWith(`${made}-`) && /^\d+$/.test(id.slice(made.length + 1)))
}

export function setDegrees(draft: Draft, id: string, degrees: Partial<Pick<Port, 'lon' | 'lat'>>): Draft {
  return { ...draft, ports: draft.ports.map((port) => (port.id === id ? { ...port, ...degrees } : port)) }
}

/** The admiral starts at that port; -1 = none does. One who was there changes places with him. */
export function stationAdmiral(draft: Draft, port: string, admiral: number): Draft {
  const here = admiralAt(draft, port)
  if (here === admiral) return draft
  const former = draft.admirals[admiral] ?? ''
  const admirals = draft.admirals.map((at, each) => {
    if (each === admiral) return port
    return at === port ? (admiral < 0 ? '' : former) : at
  })
  return { ...draft, admirals }
}

/** The first admiral who is without a port, -1 = none. */
export const waitingAdmiral = ({ admirals }: Draft): number => admirals.indexOf('')

export function setTitle(draft: Draft, title: string): Draft {
  return { ...draft, title, id: idFor(title, []).replace(/^port$/, 'house-sea') }
}
