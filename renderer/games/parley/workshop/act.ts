import { type Cell, MONSTERS } from '../../../../engine/games/parley/map.ts'
import { admiralAt, type Draft, monsterAt, portAt } from './draft.ts'
import { placeMonster, placePort, removeAt, stationAdmiral, waitingAdmiral } from './edit.ts'
import type { Tool } from './Tools.tsx'

/** What a click with a tool makes of the map; the hand only chooses. */
export function clicked(draft: Draft, cell: Cell, tool: Tool, newPort: string): Draft {
  switch (tool) {
    case 'hand':
      return draft
    case 'port':
      return placePort(draft, cell, nameFor(draft, newPort))
    case 'monster':
      return nextMonster(draft, cell)
    case 'admiral':
      return toggleAdmiral(draft, cell)
    case 'clear':
      return removeAt(draft, cell)
  }
}

/** A name that no other port has. */
function nameFor({ ports }: Draft, newPort: string): string {
  for (let number = ports.length + 1; ; number++) {
    const name = `${newPort} ${number}`
    if (!ports.some((port) => port.name === name)) return name
  }
}

/** Opens a port to no monster: ports are cleared first, so that none is lost by a slip. */
function nextMonster(draft: Draft, cell: Cell): Draft {
  if (portAt(draft, cell)) return draft
  const kind = monsterAt(draft, cell)?.kind
  const next = kind ? MONSTERS[(MONSTERS.indexOf(kind) + 1) % MONSTERS.length] : MONSTERS[0]
  return next ? placeMonster(draft, cell, next) : draft
}

function toggleAdmiral(draft: Draft, cell: Cell): Draft {
  const port = portAt(draft, cell)
  if (!port) return draft
  const here = admiralAt(draft, port.id)
  if (here >= 0) return stationAdmiral(draft, port.id, -1)
  const waiting = waitingAdmiral(draft)
  return waiting < 0 ? draft : stationAdmiral(draft, port.id, waiting)
}

/** What a letter does to the cell where the focus is; null = nothing. By the key's place, whatever the alphabet. */
export function keyed(draft: Draft, cell: Cell, code: string, newPort: string): Draft | null {
  if (code === 'KeyP') return clicked(draft, cell, 'port', newPort)
  if (code === 'KeyM') return clicked(draft, cell, 'monster', newPort)
  if (code === 'KeyA') return clicked(draft, cell, 'admiral', newPort)
  if (code === 'Delete' || code === 'Backspace') return removeAt(draft, cell)
  const digit = /^(?:Digit|Numpad)([1-4])$/.exec(code)?.[1]
  const port = portAt(draft, cell)
  return digit && port ? stationAdmiral(draft, port.id, Number(digit) - 1) : null
}
