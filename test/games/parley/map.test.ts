import { describe, expect, it } from 'vitest'
import { neighboursOf } from '../../../engine/games/parley/map.ts'
import { MEDITERRANEAN } from '../../../engine/games/parley/mediterranean.ts'
import { readMap } from '../../../engine/games/parley/readMap.ts'

/** The table of section 10, word for word. */
const PRINTED: Record<string, string> = {
  malta: 'athena sicilia sardegna tunis trablus',
  athena: 'malta sicilia rodos candia',
  sicilia: 'malta athena sardegna napoli ragusa',
  sardegna: 'malta sicilia tunis genova napoli',
  tunis: 'malta sardegna cezayir trablus',
  cezayir: 'tunis valencia',
  valencia: 'cezayir barcelona marseille',
  barcelona: 'valencia marseille',
  marseille: 'valencia barcelona genova',
  genova: 'sardegna marseille napoli',
  napoli: 'sicilia sardegna genova venezia ragusa',
  venezia: 'napoli ragusa',
  ragusa: 'sicilia napoli venezia konstantiniyye',
  konstantiniyye: 'ragusa izmir',
  izmir: 'konstantiniyye rodos cipro',
  rodos: 'athena izmir candia cipro iskenderiye',
  candia: 'athena rodos iskenderiye',
  cipro: 'izmir rodos iskenderiye',
  iskenderiye: 'rodos candia cipro',
  trablus: 'malta tunis',
}

type Loose = Record<string, unknown> & { ports: Record<string, unknown>[]; monsters: unknown[]; admirals: unknown[] }

/** The printed map as a file, with something changed. */
function file(change: (map: Loose) => void): unknown {
  const map = structuredClone(MEDITERRANEAN) as unknown as Loose
  change(map)
  return map
}

function wrongField(json: unknown): string {
  const read = readMap(json)
  return read.ok ? 'nothing' : read.field
}

describe('10 the printed map', () => {
  it('makes ports adjacent as its table says, from the cells alone', () => {
    const neighbours = Object.fromEntries([...neighboursOf(MEDITERRANEAN)].map(([port, list]) => [port, list.toSorted()]))
    expect(neighbours).toEqual(Object.fromEntries(Object.entries(PRINTED).map(([port, list]) => [port, list.split(' ').sort()])))
  })

  it('lists twenty ports in the order of the table, and four admirals on them', () => {
    expect(MEDITERRANEAN.ports.map(({ id }) => id)).toEqual(Object.keys(PRINTED))
    expect(MEDITERRANEAN.admirals).toEqual(['barcelona', 'venezia', 'trablus', 'cipro'])
  })

  it('passes its own check', () => {
    expect(readMap(structuredClone(MEDITERRANEAN))).toEqual({ ok: true, value: MEDITERRANEAN })
  })
})

describe('10 a map file', () => {
  it.each([
    ['is an object', [], 'map'],
    ['has twenty ports', file((map) => map.ports.pop()), 'ports'],
    ['names no port twice', file((map) => Object.assign(map.ports[3] ?? {}, { id: 'malta' })), 'ports[3].id'],
    ['puts no two ports on a cell', file((map) => Object.assign(map.ports[1] ?? {}, { cell: [3, 3] })), 'ports[1].cell'],
    ['gives every port a neighbour', file((map) => Object.assign(map.ports[7] ?? {}, { cell: [20, 20] })), 'ports[7].cell'],
    ['has whole cells', file((map) => Object.assign(map.ports[0] ?? {}, { cell: [3.5, 3] })), 'ports[0].cell'],
    ['has four admirals', file((map) => map.admirals.pop()), 'admirals'],
    ['puts admirals on ports', file((map) => map.admirals.splice(0, 1, 'atlantis')), 'admirals[0]'],
    ['puts admirals on different ports', file((map) => map.admirals.splice(2, 1, 'venezia')), 'admirals[2]'],
    ['has no port that every object answers to', file((map) => Object.assign(map.ports[0] ?? {}, { id: 'constructor' })), 'ports[0].id'],
    ['puts no monster on a port', file((map) => map.monsters.push({ cell: [3, 3], kind: 'whale' })), 'monsters[5].cell'],
    ['knows its monsters', file((map) => map.monsters.push({ cell: [9, 9], kind: 'cow' })), 'monsters[5].kind'],
    ['gives a longitude only with a latitude', file((map) => Object.assign(map.ports[2] ?? {}, { lat: null })), 'ports[2].lat'],
    ['has no other fields', file((map) => Object.assign(map, { wind: 3 })), 'wind'],
  ])('%s', (_, json, field) => {
    expect(wrongField(json)).toBe(field)
  })

  it('hangs together', () => {
    const cut = file((map) => {
      Object.assign(map.ports[7] ?? {}, { cell: [20, 20] })
      Object.assign(map.ports[8] ?? {}, { cell: [21, 20] })
    })
    expect(wrongField(cut)).toBe('ports[7].cell')
  })

  it('may do without a coast', () => {
    const inland = file((map) => {
      for (const port of map.ports) Object.assign(port, { lon: null, lat: null })
    })
    expect(wrongField(inland)).toBe('nothing')
  })
})
