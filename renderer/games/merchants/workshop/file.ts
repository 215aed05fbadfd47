import { type Read, unreadable } from '../../../../engine/core/options.ts'
import { DEFAULT_EVENTS, type ExplorationSet } from '../../../../engine/games/merchants/explorations.ts'
import { readEvents } from '../../../../engine/games/merchants/readEvents.ts'

/** A set of seven events is a few kilobytes; whatever is larger is something else. */
export const MOST_BYTES = 256 * 1024

/** Reads an events file, whatever is in it; an error names the field, `file` = the file as a whole. Never throws. */
export function readEventsFile(bytes: Uint8Array): Read<ExplorationSet> {
  if (bytes.byteLength > MOST_BYTES) return unreadable('file', 'too-large', `is larger than ${MOST_BYTES} bytes`)
  const text = decoded(bytes)
  if (text === null) return unreadable('file', 'not-text', 'is not text in UTF-8')
  try {
    return readEvents(JSON.parse(text))
  } catch (error) {
    return unreadable('file', 'not-json', error instanceof Error ? error.message : 'is not JSON')
  }
}

/** The file of a set; null = the printed one. */
export function eventsFile(set: ExplorationSet | null): { name: string; text: string } {
  const { title } = set ?? DEFAULT_EVENTS
  const stem = title
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '')
  return { name: `${stem || 'events'}.json`, text: `${JSON.stringify(set ?? DEFAULT_EVENTS, null, 2)}\n` }
}

function decoded(bytes: Uint8Array): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return null
  }
}
