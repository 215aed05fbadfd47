/** The project's own source files, as git knows them (new ones too). */
import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { ROOT } from '../prepare.mjs'

const CODE = /\.(ts|tsx|mjs|css)$/

/** Every tracked or new file that is not ignored, relative to the root, with forward slashes. */
export function files() {
  const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], { cwd: ROOT, encoding: 'utf8' })
  return listed.split('\n').filter((name) => name !== '' && existsSync(path.join(ROOT, name)))
}

export function sources() {
  return files().filter((name) => CODE.test(name))
}

export function textOf(name) {
  return readFileSync(path.join(ROOT, name), 'utf8')
}
