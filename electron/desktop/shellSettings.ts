import { readFileSync } from 'node:fs'
import writeFileAtomic from 'write-file-atomic'
import { readObject } from './readObject.ts'

/** What the shell must know before there is a page. */
export type ShellSettings = {
  /** Draws without the graphics card. */
  software: boolean
  /** May look for new versions; null = nobody has said so yet. */
  looksForUpdates: boolean | null
}

/** Reads the small file; what is missing or wrong is as at the first start. */
export function readShellSettings(text: string): ShellSettings {
  const kept = readObject(text)
  const { looksForUpdates } = kept
  return { software: kept.software === true, looksForUpdates: typeof looksForUpdates === 'boolean' ? looksForUpdates : null }
}

/** The settings that lie in the file, and what changes them. */
export function shellSettings(file: string): { now(): ShellSettings; change(part: Partial<ShellSettings>): void } {
  let settings = readShellSettings(textOf(file))
  return {
    now: () => settings,
    change(part) {
      settings = { ...settings, ...part }
      try {
        writeFileAtomic.sync(file, JSON.stringify(settings))
      } catch {
        // A full or forbidden disk: it holds until the program ends.
      }
    },
  }
}

function textOf(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return ''
  }
}
