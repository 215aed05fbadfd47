import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'

/** What shrinks: pictures, fonts and sounds are packed already. */
const SHRINKS = new Set(['.html', '.js', '.mjs', '.css', '.json', '.svg', '.txt', '.md', '.webmanifest'])
/** Bytes below which packing gains less than it says. */
const LEAST = 1024
/** Larger files are sent as they are, so that what is kept stays small. */
const MOST = 2 * 1024 * 1024
/** More files than a page has. */
const KEPT = 256

const pack = promisify(gzip)
const kept = new Map<string, Promise<Buffer>>()

/** The file packed with gzip, worked out once as long as its tag is the same; null = send it as it is. RFC 9110, 8.4.1.3. */
export async function packed(
  file: { path: string; bytes: number; tag: string },
  accepted: string | string[] | undefined,
): Promise<Buffer | null> {
  if (file.bytes < LEAST || file.bytes > MOST || !SHRINKS.has(path.extname(file.path).toLowerCase())) return null
  if (!/(?:^|,)\s*gzip\s*(?:,|;\s*q=(?:1|0\.0*[1-9])|$)/.test(String(accepted ?? ''))) return null
  const key = `${file.path} ${file.tag}`
  const known = kept.get(key) ?? readFile(file.path).then((bytes) => pack(bytes))
  kept.delete(key)
  kept.set(key, known)
  const [oldest] = kept.keys()
  if (kept.size > KEPT && oldest !== undefined) kept.delete(oldest)
  try {
    return await known
  } catch {
    // It went away meanwhile: whoever sends it as it is finds out.
    kept.delete(key)
    return null
  }
}
