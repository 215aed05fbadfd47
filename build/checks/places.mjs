/** Nothing at the top level but what belongs there, and no word of the machine it was made on. */
import { files, textOf } from './sources.mjs'

const TOP = new Set([
  'package.json',
  'package-lock.json',
  'tsconfig.json',
  'biome.json',
  'electron',
  'renderer',
  'engine',
  'assets',
  'build',
  'test',
  'README.md',
  'LICENSE',
  'ARCHITECTURE.md',
  'CONTRIBUTING.md',
  'SECURITY.md',
  '.gitignore',
  '.gitattributes',
  '.ci',
  '.github',
])
const TEXT = /\.(ts|tsx|mjs|json|md|css|html|yml|svg)$|^\.ci\//
/** Folders of one machine; built from parts, so that this file does not hold what it looks for. */
const MACHINE = new RegExp(`(^|[\\s'"\`(])/(${['work', 'root', 'home/[a-z]+'].join('|')})/`)

export function places() {
  const wrong = []
  for (const name of files()) {
    if (!TOP.has(name.split('/')[0])) wrong.push(`${name} has no place at the top level`)
    if (TEXT.test(name) && MACHINE.test(textOf(name))) wrong.push(`${name} holds a path of one machine`)
  }
  return wrong
}
