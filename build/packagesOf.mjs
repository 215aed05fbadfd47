/** Which packages are in a bundle: what is shipped needs its licences. */
import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'

/** The innermost package of a module's place. */
const PACKAGE = /^.*node_modules\/((?:@[^/]+\/)?[^/]+)\//
/** Modules that a bundler makes up have no place: `\0vite/preload-helper.js`. */
const MADE_UP = /^\0([^/]+)\//

/** The packages of these modules (their places, or the names that the bundler gives to its own), in order, each once. */
export function packagesOf(modules) {
  const names = modules.flatMap((module) => {
    const [, name] = MADE_UP.exec(module) ?? PACKAGE.exec(module.replaceAll('\\', '/')) ?? []
    return name ? [name] : []
  })
  return [...new Set(names)].sort()
}

/** Writes the list beside the bundle `name` in the folder `dist`. */
export function notePackages(dist, name, modules) {
  mkdirSync(dist, { recursive: true })
  writeFileSync(path.join(dist, `.${name}-packages.json`), `${JSON.stringify(packagesOf(modules))}\n`)
}
