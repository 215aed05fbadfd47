import { shuffle } from '../../core/cards.ts'
import { pick } from '../../core/chance.ts'
import type { Chance } from '../../core/game.ts'
import { ADMIRALS, type Cell, isAdjacent, MONSTERS, type Monster, PORTS, type PortMap, WIDEST } from './map.ts'

/** Room of the sea: columns and rows, more than twenty hexagons in each. */
const SEAS: readonly Cell[] = [
  [8, 5],
  [7, 6],
  [3, 14],
  [2, 20],
  [20, 2],
  [14, 3],
  [10, 10],
  [20, 20],
  [6, 5],
]
const MOST_MONSTERS = 7

/** Section 10: a right map drawn at random, of any shape, with names for its ports if there are enough of them. */
export function sampleMap(chance: Chance, names: readonly string[] = [], title = 'House sea'): PortMap {
  const [columns, rows] = pick(SEAS, chance)
  const corner: Cell = [chance.below(WIDEST - columns + 1), chance.below(WIDEST - rows + 1)]
  const cells = shuffle(grown({ columns, rows, corner }, chance), chance)
  const named = names.length < PORTS ? cells.map((_, place) => `Port ${place + 1}`) : shuffle(names, chance)
  const ports = cells.map((cell, place) => ({ id: `port-${place + 1}`, name: named[place] ?? '', cell, lon: null, lat: null }))
  const admirals = shuffle(ports, chance).slice(0, ADMIRALS)
  return { id: `house-${chance.below(1e9)}`, title, ports, monsters: closed(cells, chance), admirals: admirals.map(({ id }) => id) }
}

type Sea = { columns: number; rows: number; corner: Cell }

/** Twenty hexagons that hang together: each touches one that was there before. */
function grown(sea: Sea, chance: Chance): Cell[] {
  const cells: Cell[] = [[sea.corner[0] + chance.below(sea.columns), sea.corner[1] + chance.below(sea.rows)]]
  while (cells.length < PORTS) cells.push(pick(free(cells, sea), chance))
  return cells
}

/** 1.3 Free hexagons of the sea beside those that are taken; one that touches several is there as often. */
function free(taken: readonly Cell[], { columns, rows, corner }: Sea): Cell[] {
  const isIn = ([column, row]: Cell) => column >= corner[0] && column < corner[0] + columns && row >= corner[1] && row < corner[1] + rows
  return taken.flatMap(around).filter((cell) => isIn(cell) && !taken.some((other) => isSame(cell, other)))
}

function around([column, row]: Cell): Cell[] {
  const near = [-1, 0, 1].flatMap((down) => [-1, 0, 1].map((along): Cell => [column + along, row + down]))
  return near.filter((cell) => isAdjacent(cell, [column, row]))
}

/** Monsters lie beside ports, where they close a way. */
function closed(taken: readonly Cell[], chance: Chance): Monster[] {
  const monsters: Monster[] = []
  const most = chance.below(MOST_MONSTERS + 1)
  while (monsters.length < most) {
    const [column, row] = pick(shuffle(taken.flatMap(around), chance), chance)
    const isOut = column < 0 || row < 0 || column >= WIDEST || row >= WIDEST
    const isTaken = [...taken, ...monsters.map((monster) => monster.cell)].some((cell) => isSame(cell, [column, row]))
    if (isOut || isTaken) return monsters
    monsters.push({ cell: [column, row], kind: pick(MONSTERS, chance) })
  }
  return monsters
}

function isSame(some: Cell, other: Cell): boolean {
  return some[0] === other[0] && some[1] === other[1]
}
