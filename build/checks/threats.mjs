/** SECURITY.md names the tests that hold each threat: every one must be there, word for word. */
import { existsSync } from 'node:fs'
import path from 'node:path'
import { ROOT } from '../prepare.mjs'
import { textOf } from './sources.mjs'

const LINE = /^- `([^`]+)`: (.+)$/
/** A heading that names a threat; those of the first part of the page are in sections of it. */
const THREAT = /^### (.+)$/

export function threats() {
  const wrong = []
  let threat = null
  let held = true
  for (const line of [...textOf('SECURITY.md').split('\n'), '### end']) {
    const heading = THREAT.exec(line)?.[1]
    if (heading !== undefined) {
      if (!held) wrong.push(`SECURITY.md: nothing holds "${threat}"`)
      threat = heading
      held = false
    }
    const [, file, titles] = LINE.exec(line) ?? []
    if (file === undefined || titles === undefined || threat === null) continue
    held = true
    if (!existsSync(path.join(ROOT, file))) wrong.push(`SECURITY.md: there is no ${file}`)
    else wrong.push(...missing(file, titles))
  }
  return wrong
}

function missing(file, titles) {
  const text = textOf(file)
  const named = [...titles.matchAll(/"([^"]+)"/g)].map(([, title]) => title)
  return named.filter((title) => !text.includes(title)).map((title) => `SECURITY.md: ${file} has no test "${title}"`)
}
