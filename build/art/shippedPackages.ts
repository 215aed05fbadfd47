import { lock } from './lock.ts'

/** Bundlers lay a few lines of their own into what they write. */
const BUNDLERS = ['esbuild', 'rolldown', 'vite']

/** The package that `name` means in `from` (a place in the lock, '' = our own): its own, or that of whoever stands above. */
function placeOf(name: string, from: string): string | null {
  for (let above = from; ; ) {
    const place = `${above === '' ? '' : `${above}/`}node_modules/${name}`
    if (place in lock) return place
    if (above === '') return null
    above = above.slice(0, Math.max(0, above.lastIndexOf('/node_modules/')))
  }
}

/** Names, or paths below `node_modules/`, of all packages that may be in the program: what we depend on, and what that depends on. */
export function shippedPackages(): string[] {
  const found = new Set<string>()
  const add = (names: readonly string[], from: string) => {
    for (const name of names) {
      const place = placeOf(name, from)
      if (place === null || found.has(place)) continue
      found.add(place)
      add([...Object.keys(lock[place]?.dependencies ?? {}), ...Object.keys(lock[place]?.optionalDependencies ?? {})], place)
    }
  }
  add(Object.keys(lock['']?.dependencies ?? {}), '')
  // of the bundlers nothing but themselves
  for (const name of BUNDLERS) found.add(`node_modules/${name}`)
  return [...found].map((place) => place.slice('node_modules/'.length)).sort()
}
