/**
 * SECURITY.md names the tests that hold each threat, and for each item of Electron's checklist the place that fulfils it and its proof: all
 * of them must be there, word for word.
 */
import { existsSync } from 'node:fs'
import path from 'node:path'
import { ROOT } from '../prepare.mjs'
import { textOf } from './sources.mjs'

const LINE = /^- `([^`]+)`: (.+)$/
/** A heading that names a threat; those of the first part of the page are in sections of it. */
const THREAT = /^### (.+)$/

/** A row of the checklist: number, item, place, proof. */
const ITEM = /^\| (\d+) \| [^|]+ \| ([^|]+) \| ([^|]+) \|$/gm
/** Electron's checklist, as of the version that we ship with. */
const ITEMS = 20
/** A file, and what is in it: lines of code, or titles of tests. */
const QUOTED = /`([\w./-]+\.(?:ts|mjs|json|md))`:((?: (?:`[^`]+`(?!:)|"[^"]+")[,;]?)+)/g

export function threats() {
  const wrong = items()
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

/** Every item has its row, every row a place and a proof, and all that is quoted there is in the files. */
function items() {
  const rows = [...textOf('SECURITY.md').matchAll(ITEM)]
  const wrong = Array.from({ length: ITEMS }, (_, index) => String(index + 1))
    .filter((number) => rows.filter(([, each]) => each === number).length !== 1)
    .map((number) => `SECURITY.md: item ${number} of Electron's checklist has not one row`)
  for (const [, number, place, proof] of rows)
    for (const [what, text] of Object.entries({ place, proof })) {
      const quotes = [...text.matchAll(QUOTED)]
      if (quotes.length === 0) wrong.push(`SECURITY.md: item ${number} of Electron's checklist has no ${what}`)
      for (const [, file, lines] of quotes) wrong.push(...absent(file, lines))
    }
  return wrong
}

function absent(file, lines) {
  if (!existsSync(path.join(ROOT, file))) return [`SECURITY.md: there is no ${file}`]
  const text = textOf(file)
  const quoted = [...lines.matchAll(/`([^`]+)`|"([^"]+)"/g)].map(([, code, title]) => code ?? title)
  return quoted.filter((each) => !text.includes(each)).map((each) => `SECURITY.md: ${file} has no ${each}`)
}

function missing(file, titles) {
  const text = textOf(file)
  const named = [...titles.matchAll(/"([^"]+)"/g)].map(([, title]) => title)
  return named.filter((title) => !text.includes(title)).map((title) => `SECURITY.md: ${file} has no test "${title}"`)
}
