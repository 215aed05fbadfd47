import { replay as fold } from '../../engine/core/table.ts'
import type { Terminal } from '../cli.ts'
import { oneFile, readSavedGame } from './readSavedGame.ts'

/**
 * Prints every event of a saved game as one line: number, seat that acted, the event as JSON. A game that is not over is told
 * as everybody at the table saw it.
 */
export async function replay(args: string[], { stdout, stderr }: Terminal): Promise<number> {
  const wanted = oneFile(args)
  if (typeof wanted === 'string') {
    stderr.write(`replay: ${wanted}\n`)
    return 2
  }
  const saved = await readSavedGame(wanted.file)
  if (typeof saved === 'string') {
    stderr.write(`replay: ${saved}\n`)
    return 1
  }
  const { game, header, entries } = saved
  const events = entries.flatMap((entry) => entry.events)
  const isOver = game.result(fold(game, events)) !== null
  stdout.write(
    `${header.game}, ${header.seats.map((sitter) => ('name' in sitter ? sitter.name : sitter.kind)).join(', ')}, ${new Date(header.openedAt).toISOString()}\n`,
  )
  for (const { first, seat, events } of entries)
    for (const [place, event] of events.entries())
      stdout.write(`${first + place}\t${seat ?? '-'}\t${JSON.stringify(isOver ? event : game.see(event, 'table'))}\n`)
  return 0
}
