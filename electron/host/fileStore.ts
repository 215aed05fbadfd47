import { copyFile, mkdir, open, readdir, readFile, rename, truncate } from 'node:fs/promises'
import path from 'node:path'
import writeFileAtomic from 'write-file-atomic'
import { failure, fileJournal, journalLine, type OpenFile, readJournal } from './fileJournal.ts'
import type { JournalStore, OpenedJournal } from './journal.ts'
import { readKeys } from './journalShape.ts'

const JOURNAL = /^([a-z0-9-]{1,64})\.ndjson$/

/** Files are the owner's alone: they hold every hidden card. */
const PRIVATE = { mode: 0o600 }

/** One folder: `<table>.ndjson` the journal, `<table>.keys.json` the tokens, `trash/` what was removed. Makes the folder. */
export async function fileStore(folder: string, openFile?: OpenFile): Promise<JournalStore> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const journalPath = (table: string) => path.join(folder, `${table}.ndjson`)
  const keysPath = (table: string) => path.join(folder, `${table}.keys.json`)
  return {
    async list() {
      const names = await readdir(folder)
      return names.flatMap((name) => JOURNAL.exec(name)?.[1] ?? [])
    },
    async create({ header, opening, rest = [], keys }) {
      const content = [header, opening, ...rest].map(journalLine).join('')
      try {
        await writeFileAtomic(keysPath(header.table), JSON.stringify(keys), PRIVATE)
        await writeFileAtomic(journalPath(header.table), content, PRIVATE)
        await syncFolder(folder)
      } catch (error) {
        return failure(error)
      }
      return { ok: true, journal: fileJournal(journalPath(header.table), Buffer.byteLength(content), openFile) }
    },
    async open(table) {
      try {
        return await openJournal(folder, table, openFile)
      } catch (error) {
        return { ok: false, why: 'corrupt', text: failure(error).text, header: null }
      }
    },
    async copy(table) {
      const content = await readFile(journalPath(table)).catch(() => null)
      return content === null ? null : content.toString('utf8', 0, content.lastIndexOf(10) + 1)
    },
    readKeys: async (table) => parseKeys(await readFile(keysPath(table), 'utf8').catch(() => '')),
    async writeKeys(table, keys) {
      await writeFileAtomic(keysPath(table), JSON.stringify(keys), PRIVATE)
    },
    async remove(table) {
      const trash = await trashFolder(folder)
      await rename(journalPath(table), path.join(trash, stamped(`${table}.ndjson`)))
      await rename(keysPath(table), path.join(trash, stamped(`${table}.keys.json`))).catch(() => undefined)
      await syncFolder(folder)
    },
  }
}

/** Reads a journal and takes away a torn end, so that the file stands as the table was last told. */
async function openJournal(folder: string, table: string, openFile?: OpenFile): Promise<OpenedJournal> {
  const file = path.join(folder, `${table}.ndjson`)
  const content = await readFile(file)
  const read = readJournal(content)
  if (!read.ok) return read
  const { header } = read
  if (header.table !== table) return { ok: false, why: 'corrupt', text: `it is a copy of table ${header.table}`, header }
  if (read.bytes < content.length) {
    // A damaged line that has its end could be more than an unfinished write: keep it for a person to look at.
    if (content.at(-1) === 10) await copyFile(file, path.join(await trashFolder(folder), stamped(path.basename(file))))
    await truncate(file, read.bytes)
  }
  return { ok: true, header, entries: read.entries, journal: fileJournal(file, read.bytes, openFile) }
}

function parseKeys(text: string) {
  try {
    return readKeys(JSON.parse(text))
  } catch {
    return null
  }
}

async function trashFolder(folder: string): Promise<string> {
  const trash = path.join(folder, 'trash')
  await mkdir(trash, { recursive: true, mode: 0o700 })
  return trash
}

function stamped(name: string): string {
  return `${new Date().toISOString().replaceAll(':', '-')}-${name}`
}

/** A new or renamed file survives a loss of power only when its folder is synced too; Windows has no such call. */
async function syncFolder(folder: string): Promise<void> {
  if (process.platform === 'win32') return
  const handle = await open(folder, 'r')
  await handle.sync()
  await handle.close()
}
