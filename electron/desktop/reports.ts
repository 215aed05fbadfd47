import { readFileSync, rmSync } from 'node:fs'
import writeFileAtomic from 'write-file-atomic'

/** Of which part of the program. */
type Part = 'main' | 'page' | 'gpu' | 'child'
export type Report = { time: string; version: string; system: string; part: Part; kind: string; stack: string[] }

/** The latest stay. */
const KEPT = 40
const FRAMES = 20
const LINE_LETTERS = 240
const KIND_LETTERS = 60

type Setup = {
  file: string
  version: string
  system: string
  /** Folders whose names say who uses this machine. */
  homes: readonly string[]
  now?: () => Date
}

export type Reports = ReturnType<typeof reports>

/**
 * Failures of the program, on this machine alone: when, where in the program, and of what kind. What an error says of itself is left out,
 * since it may name cards, keys and people.
 */
export function reports({ file, version, system, homes, now = () => new Date() }: Setup) {
  let kept = readKept(file)
  const write = (): void => {
    try {
      if (kept.length === 0) rmSync(file, { force: true })
      else writeFileAtomic.sync(file, `${kept.map((report) => JSON.stringify(report)).join('\n')}\n`, { mode: 0o600 })
    } catch {
      // A disk that is full keeps no reports, and the program goes on.
    }
  }
  return {
    add(part: Part, kind: string, stack: string): void {
      const frames = framesOf(stack, homes)
      kept = [...kept, { time: now().toISOString(), version, system, part, kind: plainKind(kind), stack: frames }].slice(-KEPT)
      write()
    },
    count: (): number => kept.length,
    clear(): void {
      kept = []
      write()
    },
    /** As a person saves it, and can read it before handing it on. */
    text: (): string => `${JSON.stringify({ program: 'Corsair Table', version, system, reports: kept }, null, 2)}\n`,
  }
}

/** The name of a kind of error, or of a reason that Electron gives: one word. */
const plainKind = (kind: string): string => /^[\w .:-]+$/.exec(kind.slice(0, KIND_LETTERS))?.[0] ?? 'Error'

/** The lines of a stack that say where; the error's own words stand above them, and may go over several lines. */
function framesOf(stack: string, homes: readonly string[]): string[] {
  const frames = stack.split('\n').filter((line) => /^\s*at .*:\d+:\d+\)?$/.test(line) || /^[^\s@]*@[^\s]+:\d+:\d+$/.test(line))
  return frames.slice(0, FRAMES).map((line) => withoutHome(line.trim().slice(0, 4 * LINE_LETTERS), homes).slice(0, LINE_LETTERS))
}

/** Neither the folder of whoever uses this machine, nor what stands in an address behind the file. */
function withoutHome(line: string, homes: readonly string[]): string {
  const addresses = homes.flatMap((home) => [home, encodeURI(home.replaceAll('\\', '/')), home.replaceAll('\\', '/')])
  const hidden = addresses.filter((home) => home.length > 1).reduce((text, home) => text.replaceAll(home, '~'), line)
  return hidden.replace(/([/\\](?:home|Users)[/\\])[^/\\:)]+/gi, '$1~').replace(/[?#][^\s:)]*/g, '')
}

function readKept(file: string): Report[] {
  try {
    const lines = readFileSync(file, 'utf8').split('\n').filter(Boolean)
    return lines
      .map((line): unknown => JSON.parse(line))
      .filter(isReport)
      .slice(-KEPT)
  } catch {
    // There are none, or they cannot be read: begin anew.
    return []
  }
}

function isReport(value: unknown): value is Report {
  return typeof value === 'object' && value !== null && 'kind' in value && 'stack' in value && Array.isArray(value.stack)
}
