import { createHash } from 'node:crypto'
import { existsSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { transformSync } from 'esbuild'
import { lock } from './lock.ts'
import type { Product } from './product.ts'

export const ROOT = fileURLToPath(new URL('../../', import.meta.url))
export const ASSETS = path.join(ROOT, 'assets')

/** What was baked from what. */
type Entry = { sources: Record<string, string>; files: Record<string, string> }
export type Manifest = Record<string, Entry>

export const sha256 = (content: Buffer | string): string => createHash('sha256').update(content).digest('hex')

/** All modules of ours that a module runs, itself first (types draw nothing); paths from the root. */
function modulesOf(file: string, found = new Set<string>()): Set<string> {
  const name = path.relative(ROOT, file).replaceAll('\\', '/')
  if (found.has(name)) return found
  found.add(name)
  for (const [, target] of readFileSync(file, 'utf8').matchAll(/^(?:import|export) (?!type )[^']*?from '(\.[^']+\.ts)'/gm)) {
    if (target) modulesOf(path.resolve(path.dirname(file), target), found)
  }
  return found
}

/** A module's code without its types, comments and layout: only what can change a picture counts. */
function hashOfFile(name: string): string {
  const content = readFileSync(path.join(ROOT, name), 'utf8')
  if (!name.endsWith('.ts')) return sha256(content)
  return sha256(transformSync(content, { loader: 'ts', minify: true }).code)
}

const isFile = (name: string): boolean => statSync(path.join(ROOT, name), { throwIfNoEntry: false })?.isFile() ?? false

/** A package's version, as the lock pins it. */
const versionOf = (name: string): string => lock[`node_modules/${name}`]?.version ?? 'missing'

export function sourcesOf({ source, also = [] }: Product): Record<string, string> {
  const modules = [...modulesOf(fileURLToPath(source))].sort().map((name) => [name, hashOfFile(name)] as const)
  const others = also.map((name) => [name, isFile(name) ? hashOfFile(name) : versionOf(name)] as const)
  return Object.fromEntries([...modules, ...others])
}

export function readManifest(): Manifest {
  const file = path.join(ASSETS, 'manifest.json')
  // Written by `npm run assets` only.
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Manifest) : {}
}

type Fault = { product: string; what: 'stale' | 'missing' | 'changed'; where: string }

/** What must be baked anew: a source has changed, or a file is gone or not the one that was baked. */
export function faultsOf(products: readonly Product[], manifest: Manifest): Fault[] {
  return products.flatMap((product): Fault[] => {
    const entry = manifest[product.name]
    if (!entry) return [{ product: product.name, what: 'missing', where: product.name }]
    const now = sourcesOf(product)
    const names = new Set([...Object.keys(now), ...Object.keys(entry.sources)])
    const stale = [...names].filter((name) => now[name] !== entry.sources[name])
    const files = Object.entries(entry.files).flatMap(([name, hash]) => fileFault(product.name, name, hash))
    return [...stale.map((where): Fault => ({ product: product.name, what: 'stale', where })), ...files]
  })
}

function fileFault(product: string, name: string, hash: string): Fault[] {
  const file = path.join(ASSETS, name)
  if (!existsSync(file)) return [{ product, what: 'missing', where: name }]
  return sha256(readFileSync(file)) === hash ? [] : [{ product, what: 'changed', where: name }]
}
