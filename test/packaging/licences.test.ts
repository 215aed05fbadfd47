import { readFileSync } from 'node:fs'
import path from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { AUTHORS } from '../../build/art/icon.ts'
import { packagesOf } from '../../build/packagesOf.mjs'
import { build, ROOT } from '../../build/prepare.mjs'

type Licence = { name: string; licence: string; text: string }

const read = (place: string) => readFileSync(path.join(ROOT, place), 'utf8')
const licences = JSON.parse(read('assets/licences.json')) as Licence[]
const bundled = (bundle: string) => JSON.parse(read(`dist/.${bundle}-packages.json`)) as string[]

beforeAll(async () => {
  await build('node')
  await build('page')
})

test('every package that is bundled has its licence in the program', () => {
  const names = new Set(licences.map(({ name }) => name))
  const all = [...bundled('node'), ...bundled('page')]
  expect(all).toEqual(expect.arrayContaining(['ws', 'pixi.js', 'react-dom', 'valibot']))
  expect(all.filter((name) => !names.has(name))).toEqual([])
})

test('so have Electron, the typefaces, the icons and we', () => {
  const names = licences.map(({ name }) => name)
  expect(names).toEqual(expect.arrayContaining(['Corsair Table', 'electron', 'Chromium', 'alegreya', 'yeseva-one', 'game-icons.net']))
  expect(Object.keys(AUTHORS).length).toBeGreaterThan(50)
})

test('each is there in full', () => {
  for (const { name, licence, text } of licences) {
    expect(text.length, name).toBeGreaterThan(licence.startsWith('CC BY') || name === 'Chromium' ? 100 : 500)
    if (licence === 'MIT') expect(text.replace(/\s+/g, ' '), name).toMatch(/without restriction.*as is/i)
  }
})

test('the file beside the program holds the same', () => {
  const file = read('assets/desktop/LICENCES.txt')
  for (const { name, text } of licences) {
    expect(file).toContain(name)
    expect(file).toContain(text)
  }
})

test('packages are known by the places of their modules, nested ones and those that bundlers make up too', () => {
  expect(
    packagesOf([
      '/x/node_modules/@a/b/index.js',
      'C:\\x\\node_modules\\c\\node_modules\\d\\e.js',
      '\0vite/preload-helper.js',
      '/x/engine/core/game.ts',
      '/x/node_modules/@a/b/other.js',
    ]),
  ).toEqual(['@a/b', 'd', 'vite'])
})
