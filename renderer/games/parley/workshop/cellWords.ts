import type { Cell, Port } from '../../../../engine/games/parley/map.ts'
import type { SayGame } from '../../../words/language.ts'
import { hasPrintedName } from '../ownWords.ts'
import { admiralAt, type Draft, monsterAt, portAt } from './draft.ts'

/** A port's name in the reader's language, if it is one of the printed map. */
export function portName(port: Pick<Port, 'id' | 'name'>, words: SayGame): string {
  return hasPrintedName(port) ? words(`ports.${port.id}`) : port.name
}

/** What lies on a cell, for who hears it instead of seeing it. */
export function cellWords(draft: Draft, cell: Cell, words: SayGame): string {
  const where = words('workshop.cell', { column: cell[0], row: cell[1] })
  const port = portAt(draft, cell)
  const monster = monsterAt(draft, cell)
  if (monster) return `${where}: ${words('workshop.closed', { monster: words(`monsters.${monster.kind}`) })}`
  if (!port) return `${where}: ${words('workshop.open')}`
  const name = port.name.trim() === '' ? words('workshop.nameless') : words('workshop.port', { port: portName(port, words) })
  const admiral = admiralAt(draft, port.id)
  return `${where}: ${name}${admiral < 0 ? '' : `, ${words('workshop.withAdmiral', { admiral: admiral + 1 })}`}`
}
