import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'

const ROOT = fileURLToPath(new URL('../../../', import.meta.url))
const IMPORT = /(?:^|\n)\s*(?:import|export)\s(?!type\b)(?:[^'";]*?\sfrom\s)?['"]([^'"]+)['"]|import\(\s*['"]([^'"]+)['"]\s*\)/g
const GLOB = /import\.meta\.glob(?:<[^;=]*?>)?\(\s*['"]([^'"]+)['"]/g

/** Braces of a glob, spelt out. */
function spelt(pattern: string): string[] {
  const found = /\{([^}]*)\}/.exec(pattern)
  return found ? (found[1] ?? '').split(',').flatMap((one) => spelt(pattern.replace(found[0], one))) : [pattern]
}

/** The files of a pattern whose stars stand for whole names of folders. */
function filesOf(pattern: string): string[] {
  const [before = '', ...rest] = pattern.split('/*/')
  if (rest.length === 0) return existsSync(before) ? [before] : []
  return readdirSync(before).flatMap((name) => filesOf([path.join(before, name), rest.join('/*/')].join('/')))
}

/** Every module and package that the page may ever load, lazily too. */
function graphOf(entry: string): { modules: Set<string>; packages: Set<string> } {
  const modules = new Set<string>()
  const packages = new Set<string>()
  const todo = [path.join(ROOT, entry)]
  for (let file = todo.pop(); file !== undefined; file = todo.pop()) {
    if (modules.has(file) || !/\.tsx?$/.test(file)) continue
    modules.add(file)
    const [text, folder] = [readFileSync(file, 'utf8'), path.dirname(file)]
    for (const [, plain, lazy] of text.matchAll(IMPORT)) {
      const target = plain ?? lazy ?? ''
      if (target.startsWith('.')) todo.push(path.resolve(folder, target))
      else packages.add(target)
    }
    for (const [, pattern = ''] of text.matchAll(GLOB)) for (const one of spelt(pattern)) todo.push(...filesOf(path.resolve(folder, one)))
  }
  return { modules: new Set([...modules].map((file) => path.relative(ROOT, file))), packages }
}

describe('the page for phones', () => {
  const { modules, packages } = graphOf('renderer/phone/main.tsx')

  it('holds the hands of all games', () => {
    expect([...modules].filter((file) => file.endsWith('/phone/play.ts')).length).toBe(
      readdirSync(path.join(ROOT, 'renderer/games')).length,
    )
  })

  it('never loads what draws or sounds at a table', () => {
    expect([...packages].filter((name) => /pixi|howler/.test(name))).toEqual([])
    expect([...modules].filter((file) => file.startsWith('renderer/table/') || file.startsWith('renderer/sound/'))).toEqual([])
  })

  it('is told from the page of the table, which does', () => {
    expect(graphOf('renderer/app/main.tsx').packages).toContain('pixi.js')
  })
})
