import { mkdir, readdir, readFile, rename, stat, unlink } from 'node:fs/promises'
import path from 'node:path'
import writeFileAtomic from 'write-file-atomic'
import { type HouseRules, RULES_FILE_BYTES, readRulesFile, rulesFile } from '../../engine/core/houseRules.ts'
import { type Read, unreadable } from '../../engine/core/options.ts'
import { failure } from './fileJournal.ts'
import type { Written } from './journal.ts'
import { RULES_ID } from './schemas.ts'

const ENDING = '.json'
const TRASH = 'trash'
/** How many sets that were thrown away are kept in the trash: the last ones. */
export const TRASHED = 30

const TRASHED_NAME = /^\d{4}-\d\d-\d\dT[\d.-]+Z-[0-9a-f-]{36}\.json$/

/** Where sets of house rules are kept: one file a set, of the very form that is exported. */
export type RulesFolder = {
  /** Ids of the files that may be sets, newest first, with the time of their last change; and names of what is none of ours. */
  list(): Promise<{ sets: { rules: string; changedAt: number }[]; foreign: string[] }>
  /** The options are as yet unread. */
  read(rules: string): Promise<Read<HouseRules>>
  /** Resolves when the set would survive a loss of power. */
  write(rules: string, set: HouseRules): Promise<Written>
  /** Lays the set aside in a trash folder, which holds the last thirty. */
  remove(rules: string): Promise<void>
}

/** Makes the folder. */
export async function rulesFolder(folder: string): Promise<RulesFolder> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const pathOf = (rules: string) => path.join(folder, `${rules}${ENDING}`)
  return {
    list: () => listSets(folder),
    read: (rules) => readSet(pathOf(rules)),
    async write(rules, set) {
      try {
        await writeFileAtomic(pathOf(rules), `${JSON.stringify(rulesFile(set), null, 2)}\n`, { mode: 0o600 })
      } catch (error) {
        return failure(error)
      }
      return { ok: true }
    },
    async remove(rules) {
      const trash = path.join(folder, TRASH)
      await mkdir(trash, { recursive: true, mode: 0o700 })
      await rename(pathOf(rules), path.join(trash, `${new Date().toISOString().replaceAll(':', '-')}-${rules}${ENDING}`)).catch(passOver)
      await emptyTrash(trash)
    },
  }
}

/** Names begin with the time, so that the oldest come first. What is none of ours stays. */
async function emptyTrash(trash: string): Promise<void> {
  const sets = (await readdir(trash)).filter((name) => TRASHED_NAME.test(name)).sort()
  for (const name of sets.slice(0, -TRASHED)) await unlink(path.join(trash, name)).catch(passOver)
}

/** What somebody has taken away from the folder meanwhile is gone as well. */
function passOver(error: unknown): void {
  if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) throw error
}

async function listSets(folder: string) {
  const sets: { rules: string; changedAt: number }[] = []
  const foreign: string[] = []
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    const rules = path.basename(entry.name, ENDING)
    if (entry.name === TRASH) continue
    if (entry.isFile() && entry.name.endsWith(ENDING) && RULES_ID.test(rules))
      sets.push({ rules, changedAt: Math.round((await stat(path.join(folder, entry.name))).mtimeMs) })
    else foreign.push(entry.name)
  }
  return { sets: sets.sort((one, other) => other.changedAt - one.changedAt), foreign }
}

async function readSet(file: string): Promise<Read<HouseRules>> {
  if ((await stat(file)).size > RULES_FILE_BYTES) return unreadable('file', 'too-large', `has at most ${RULES_FILE_BYTES} bytes`)
  try {
    return readRulesFile(JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(await readFile(file))))
  } catch {
    return unreadable('file', 'not-json', 'is JSON in UTF-8')
  }
}
