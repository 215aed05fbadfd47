import { COUNTRIES } from '../../../../engine/games/parley/cards.ts'
import type { Cell, PortMap } from '../../../../engine/games/parley/map.ts'
import { middle, rest } from '../../../table/rest.ts'
import { type Chart, cellCentre, SHEET } from '../chart.ts'
import { extent, nearMonsters } from '../sheet/field.ts'
import { type NameRoom, nameRooms } from '../sheet/names.ts'
import { DEPTH, type Placing } from './rest.ts'

/** Three seals of a besieged port, around the middle of its hexagon, pixels of the sheet. */
const SEALS: readonly (readonly [number, number])[] = [
  [0, -31],
  [-19, -1],
  [19, -1],
]
const HEX = { width: 120, height: 136 }

/** The sheet, its hexagons, and what stands on them. */
export function placeChart(placing: Placing): void {
  const { layout, regions, chart, plan } = placing
  const face = chart.whole ? 'whole' : 'field'
  layout.chart = rest(['chart', face], middle(regions.chart), DEPTH.chart, plan ? { values: { plan: JSON.stringify(plan) } } : {})
  placeCells(placing)
  placeSeals(placing)
  placeFleet(placing)
}

function placeCells({ view, chart, plan, layout }: Placing): void {
  const { map } = view.options
  const { cell: scale } = chart
  const { turned } = chart.field
  const size = turned ? { width: HEX.height * scale, height: HEX.width * scale } : { width: HEX.width * scale, height: HEX.height * scale }
  const values = { turned: turned ? 1 : 0 }
  const names = plan ? nameRooms(map, plan, chart) : printedNames(map, chart)
  // what is touched is the hexagon itself, a little smaller than its picture
  const hexagon = extent(turned)
  const touched = { width: SHEET.radius * hexagon.width * scale, height: SHEET.radius * hexagon.height * scale }
  for (const { id, cell } of map.ports) {
    const taken = view.markers[id] !== undefined
    const box = { ...cellCentre(chart, cell), ...touched }
    layout[`port:${id}`] = rest(['cell', taken ? 'taken' : 'open'], box, DEPTH.cell, { target: `port:${id}`, values })
    const { turn, ...room } = names.get(id) ?? { ...box, turn: 0 }
    layout[`name:${id}`] = rest(['port-name', id], room, DEPTH.portName, { turn })
  }
  for (const [index, { cell, kind }] of nearMonsters(map).entries()) {
    layout[`monster:${index}`] = rest(['monster', `monster-${kind}`], { ...cellCentre(chart, cell), ...size }, DEPTH.monster, { values })
  }
}

/** On the printed sheet every name stands at the foot of its hexagon. */
export function printedNames(map: PortMap, chart: Chart): Map<string, NameRoom> {
  const { scale } = chart
  const rooms = map.ports.map(({ id, cell }): [string, NameRoom] => {
    const { x, y } = cellCentre(chart, cell)
    const name = nameRoom(cell, map, chart)
    return [id, { x: x + name.shift * scale, y: y + 30 * scale, width: name.width * scale, height: 26 * scale, turn: 0 }]
  })
  return new Map(rooms)
}

/** On a phone, where letters are large beside the hexagons, a long name reaches over its edge where no other name begins. */
function nameRoom([column, row]: Cell, { ports }: PortMap, { whole }: Chart): { shift: number; width: number } {
  if (whole) return { shift: 0, width: 104 }
  const isTaken = (side: -1 | 1) => ports.some(({ cell }) => cell[0] === column + side && cell[1] === row)
  const left = isTaken(-1) ? 54 : 74
  const right = isTaken(1) ? 54 : 74
  return { shift: (right - left) / 2, width: left + right }
}

function placeSeals({ view, chart, layout }: Placing): void {
  const { token: scale } = chart
  for (const { id, cell } of view.options.map.ports) {
    const { x, y } = cellCentre(chart, cell)
    // seals keep their places while the three are stamped one after another
    const winners = view.markers[id] ?? []
    for (const [index, country] of winners.entries()) {
      const [dx, dy] = SEALS[index] ?? [0, 0]
      const box = { x: x + dx * scale, y: y + dy * scale, width: 40 * scale, height: 40 * scale }
      layout[`seal:${id}:${country}`] = rest(['seal', `seal-${country}`], box, DEPTH.seal + COUNTRIES.indexOf(country) * 0.1)
    }
  }
}

function placeFleet({ view, chart, layout }: Placing): void {
  const { token: scale } = chart
  const cells = new Map(view.options.map.ports.map((port) => [port.id, port.cell]))
  for (const [index, { port, moved }] of view.admirals.entries()) {
    const cell = cells.get(port)
    if (!cell) continue
    const { x, y } = cellCentre(chart, cell)
    const box = { x: x - 3 * scale, y: y - 3 * scale, width: 88 * scale, height: 80 * scale }
    layout[`admiral:${index}`] = rest(['admiral', moved ? 'admiral-moved' : 'admiral'], box, DEPTH.admiral, { target: `admiral:${index}` })
  }
  const anchored = view.anchor === null ? undefined : cells.get(view.anchor)
  if (anchored) {
    const { x, y } = cellCentre(chart, anchored)
    layout.anchor = rest(
      ['anchor', 'anchor'],
      { x: x + 2 * scale, y: y - 17 * scale, width: 82 * scale, height: 82 * scale },
      DEPTH.anchor,
      { turn: -8 },
    )
    layout.ring = rest(['nothing', ''], { x, y: y + 6 * scale, width: 120 * scale, height: 66 * scale }, DEPTH.place)
  }
}
