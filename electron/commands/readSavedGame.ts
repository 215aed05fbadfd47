import { readFile } from 'node:fs/promises'
import type { AnyGame } from '../../engine/core/game.ts'
import { games } from '../../engine/games/index.ts'
import { readJournal } from '../host/fileJournal.ts'
import type { JournalEntry, JournalHeader } from '../host/journal.ts'

export type SavedGame = { game: AnyGame; header: JournalHeader; entries: JournalEntry[]; tornBytes: number }

/** Reads a journal for a command; a text says what is wrong with it. */
export async function readSavedGame(file: string): Promise<SavedGame | string> {
  const content = await readFile(file).catch(() => null)
  if (content === null) return `${file} cannot be read`
  const read = readJournal(content)
  if (!read.ok) return `${file}: ${read.text}`
  const { header, entries, bytes } = read
  const game = games.find((each) => each.id === header.game)
  if (game === undefined) return `${file}: there is no game ${header.game} here`
  return { game, header, entries, tornBytes: content.length - bytes }
}

/** The one argument of a command that takes a file; a text says what is wrong. */
export function oneFile(args: string[]): { file: string } | string {
  const [file, ...rest] = args
  if (file === undefined) return 'name one file'
  const odd = args.find((arg) => arg.startsWith('-')) ?? rest[0]
  return odd === undefined ? { file } : `unknown argument ${odd}`
}
