import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { words } from '../../../../renderer/games/port-royal/words/en.ts'

const ROOT = path.join(import.meta.dirname, '../../../../renderer')
/** Endings of plurals are i18next's. */
const PLURAL = /_(one|other)$/

function sources(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const full = path.join(folder, entry.name)
    if (entry.isDirectory()) return entry.name === 'words' ? [] : sources(full)
    return /\.tsx?$/.test(entry.name) ? [readFileSync(full, 'utf8')] : []
  })
}

function keysOf(group: object, prefix: string): string[] {
  return Object.entries(group).flatMap(([key, value]) =>
    typeof value === 'string' ? [`${prefix}.${key.replace(PLURAL, '')}`] : keysOf(value, `${prefix}.${key}`),
  )
}

it('has no word for the table of Port Royal that nothing says', () => {
  const said = [path.join(ROOT, 'games/port-royal'), path.join(ROOT, 'screens'), path.join(ROOT, 'app')].flatMap(sources).join('\n')
  const { panel, decisions } = words
  const groups = Object.entries({ panel, decisions })
  const keys = [...new Set(groups.flatMap(([name, group]) => keysOf(group, name)))]
  expect(keys.length).toBeGreaterThan(50)
  // titles of the acts are said by the act's name
  const silent = keys.filter((key) => !said.includes(key) && !/^decisions\.\w+\.title$/.test(key))
  expect(silent).toEqual([])
})
