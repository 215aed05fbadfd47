import { readFileSync } from 'node:fs'

type Locked = { version?: string; dependencies?: Record<string, string>; optionalDependencies?: Record<string, string> }

/** What the lock holds: place (`node_modules/…`, '' = our own) → package. Written by npm, of a known shape. */
export const { packages: lock } = JSON.parse(readFileSync(new URL('../../package-lock.json', import.meta.url), 'utf8')) as {
  packages: Record<string, Locked>
}
