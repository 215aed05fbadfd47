import { type FileHandle, open } from 'node:fs/promises'
import { JOURNAL_VERSION, type Journal, type JournalEntry, type JournalHeader, type Written } from './journal.ts'
import { isEntry, isHeader } from './journalShape.ts'
import type { BrokenWhy } from './protocol.ts'

/** What a journal asks of an open file; a `FileHandle` is one. */
export type JournalFile = Pick<FileHandle, 'write' | 'datasync' | 'truncate' | 'close'>
export type OpenFile = (path: string) => Promise<JournalFile>

const openForWriting: OpenFile = (path) => open(path, 'r+', 0o600)

export type ReadJournal =
  /** `bytes` = length of what is whole; what lies behind is torn. */
  | { ok: true; header: JournalHeader; entries: JournalEntry[]; bytes: number }
  | { ok: false; why: BrokenWhy; text: string; header: JournalHeader | null }

/** Reads the text of a journal: the header, then entries whose numbers follow each other. Only the last line may be torn. */
export function readJournal(content: Buffer): ReadJournal {
  const lines = wholeLines(content)
  const [first, ...rest] = lines
  const header = first === undefined ? undefined : parse(first.text)
  const version = versionOf(header)
  if (version === null) return { ok: false, why: 'corrupt', text: 'line 1 is no header of a saved game', header: null }
  if (version !== JOURNAL_VERSION)
    return { ok: false, why: 'unknown-version', text: `format version ${version} is not known here (${JOURNAL_VERSION} is)`, header: null }
  if (!isHeader(header)) return { ok: false, why: 'corrupt', text: 'line 1 is no whole header', header: null }
  return readEntries(header, rest, first?.end ?? 0)
}

function readEntries(header: JournalHeader, lines: Line[], headerBytes: number): ReadJournal {
  const entries: JournalEntry[] = []
  let bytes = headerBytes
  let next = 1
  for (const [index, line] of lines.entries()) {
    const entry = parse(line.text)
    const sound = isEntry(entry) && entry.first === next
    // A last line that makes no sense was never synced, so nobody has been told of it.
    if (!sound && index === lines.length - 1 && entry === undefined && entries.length > 0) break
    if (!sound) return { ok: false, why: 'corrupt', text: `line ${index + 2} is damaged`, header }
    entries.push(entry)
    next += entry.events.length
    bytes = line.end
  }
  if (entries.length === 0) return { ok: false, why: 'corrupt', text: 'there is no opening', header }
  return { ok: true, header, entries, bytes }
}

type Line = { text: string; end: number }

/** Lines that end as lines do; `end` = offset behind the line. */
function wholeLines(content: Buffer): Line[] {
  const lines: Line[] = []
  let start = 0
  for (let end = content.indexOf(10); end !== -1; end = content.indexOf(10, start)) {
    lines.push({ text: content.toString('utf8', start, end), end: end + 1 })
    start = end + 1
  }
  return lines
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** The version that a header claims; null when it is no header of ours. */
function versionOf(header: unknown): unknown {
  if (typeof header !== 'object' || header === null) return null
  if (!('format' in header) || header.format !== 'corsair-table' || !('version' in header)) return null
  return header.version ?? null
}

/** One line of a journal, with its end. */
export function journalLine(value: JournalHeader | JournalEntry): string {
  return `${JSON.stringify(value)}\n`
}

/** A journal that goes on behind byte `bytes` of the file; the file is opened when the first entry comes. */
export function fileJournal(path: string, bytes: number, openFile: OpenFile = openForWriting): Journal {
  let length = bytes
  let file: JournalFile | null = null
  /** Something of unknown worth may lie behind `length`. */
  let dirty = true

  async function ready(): Promise<JournalFile> {
    file ??= await openFile(path)
    if (dirty) {
      await file.truncate(length)
      dirty = false
    }
    return file
  }

  return {
    async append(entry) {
      const line = Buffer.from(journalLine(entry))
      try {
        const target = await ready()
        dirty = true
        await writeAll(target, line, length)
        await target.datasync()
        dirty = false
        length += line.length
        return { ok: true }
      } catch (error) {
        await ready().catch(() => undefined)
        return failure(error)
      }
    },
    async close() {
      const closing = file
      file = null
      await closing?.close()
    },
  }
}

async function writeAll(file: JournalFile, line: Buffer, position: number): Promise<void> {
  let written = 0
  while (written < line.length) {
    const { bytesWritten } = await file.write(line, written, line.length - written, position + written)
    if (bytesWritten === 0) throw Object.assign(new Error('nothing could be written'), { code: 'ENOSPC' })
    written += bytesWritten
  }
}

const FULL = new Set(['ENOSPC', 'EDQUOT', 'EFBIG'])

/** Says in a code why writing failed. */
export function failure(error: unknown): Extract<Written, { ok: false }> {
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  return { ok: false, code: FULL.has(code) ? 'disk-full' : 'broken', text: error instanceof Error ? error.message : String(error) }
}
