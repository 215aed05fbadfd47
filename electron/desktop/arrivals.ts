import { open } from 'node:fs/promises'
import path from 'node:path'
import { GAME_ENDING, RULES_ENDING } from '../../engine/core/fileEndings.ts'
import type { Place } from '../host/lan/joinCode.ts'
import { GAME_FILE_BYTES } from '../host/protocol.ts'
import type { News } from './channels.ts'
import { isLink, readLink } from './deepLink.ts'
import { farPage, START } from './page.ts'

/** Files that are ours to open, also as sets of rules were named once; what is in one is found out by reading it. */
const OURS = [GAME_ENDING, RULES_ENDING, `${RULES_ENDING}.json`]
const isOurs = (file: string): boolean => OURS.some((ending) => file.toLowerCase().endsWith(ending))
/** A name longer than this says nothing more. */
const NAME_LETTERS = 120

/** What a start of the program was asked to open: links and files, in their order. The program's own words begin with a dash. */
export function askedToOpen(argv: readonly string[]): { links: string[]; files: string[] } {
  const asked = argv.slice(1).filter((word) => !word.startsWith('-'))
  return { links: asked.filter(isLink), files: asked.filter((word) => !isLink(word) && isOurs(word)) }
}

/** Where a link leads; `isThisHost` knows the addresses of this very host. */
export function linkNews(text: string, isThisHost: (place: Place) => boolean): News {
  const link = readLink(text)
  if (link === null) return { type: 'wrong-link' }
  const own = `${START}#/${link.table === null ? '' : `table/${link.table}`}`
  return { type: 'link', address: isThisHost(link.place) ? own : farPage(link.place, link.table) }
}

/** The file for the page, which is told its name and what is in it, and not where it lies. */
export async function fileNews(file: string): Promise<News> {
  const name = path.basename(file).slice(0, NAME_LETTERS)
  try {
    return await readOpened(file, name)
  } catch {
    // It went, or may not be read.
    return { type: 'wrong-file', name, why: 'unreadable' }
  }
}

async function readOpened(file: string, name: string): Promise<News> {
  const handle = await open(file, 'r')
  try {
    const { size } = await handle.stat()
    if (size > GAME_FILE_BYTES) return { type: 'wrong-file', name, why: 'too-large' }
    // a folder, or a device that never ends, cannot be read so
    const content = Buffer.alloc(size)
    const { bytesRead } = await handle.read(content, 0, size, 0)
    return { type: 'file', name, content: content.toString('base64', 0, bytesRead) }
  } finally {
    await handle.close()
  }
}
