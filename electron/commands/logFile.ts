import { appendFile, rename, stat } from 'node:fs/promises'

/** A log longer than this goes aside, and another begins. */
const LONGEST_BYTES = 2 * 1024 * 1024
/** So many that went aside are kept: FILE.1 is the latest. */
const KEPT = 2

export type LogFile = {
  /** Written in the order in which it was asked for. */
  write(line: string): void
  /** Ends when everything is written. */
  close(): Promise<void>
}

/** A file that grows line by line up to a bound; a text says why it cannot be written. */
export async function openLogFile(file: string, onFailed: (text: string) => void, longest = LONGEST_BYTES): Promise<LogFile | string> {
  try {
    await appendFile(file, '')
  } catch (error) {
    return reasonOf(error)
  }
  let bytes = (await stat(file)).size
  let failed = false
  let doing: Promise<void> = Promise.resolve()
  const append = async (line: string): Promise<void> => {
    if (bytes > 0 && bytes + Buffer.byteLength(line) > longest) {
      await turn(file)
      bytes = 0
    }
    await appendFile(file, line)
    bytes += Buffer.byteLength(line)
  }
  const fail = (error: unknown): void => {
    if (!failed) onFailed(reasonOf(error))
    failed = true
  }
  return {
    write(line) {
      doing = doing.then(() => append(line)).catch(fail)
    },
    close: () => doing,
  }
}

/** FILE becomes FILE.1, that FILE.2, and so on; the oldest is written over. */
async function turn(file: string): Promise<void> {
  for (let number = KEPT; number > 0; number--) {
    const from = number === 1 ? file : `${file}.${number - 1}`
    await rename(from, `${file}.${number}`).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'ENOENT') throw error
    })
  }
}

const reasonOf = (error: unknown): string => (error instanceof Error && 'code' in error ? String(error.code) : String(error))
