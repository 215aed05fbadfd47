import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { AUTHORS, hasIcon } from '../../build/art/icon.ts'
import { SCREEN_ICONS } from '../../build/art/icons.ts'
import { ASSETS, faultsOf, ROOT, readManifest } from '../../build/art/manifest.ts'
import { allProducts } from '../../build/art/products.ts'

/** All files below a folder that end so. */
function filesUnder(folder: string, ending: RegExp): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => path.join(folder, name))
    .filter((name) => ending.test(name) && statSync(name).isFile())
}

const MIB = 1024 * 1024

describe('what the art scripts bake', () => {
  it('is baked from the scripts as they are now, and lies there whole', async () => {
    expect(faultsOf(await allProducts(), readManifest())).toEqual([])
  })

  it('is found stale when a script changes, and missing when a file goes', async () => {
    const products = await allProducts()
    const manifest = structuredClone(readManifest())
    const [first] = products
    if (!first) throw new Error('no products')
    const entry = manifest[first.name]
    if (!entry) throw new Error(`${first.name} was never baked`)
    entry.sources['build/art/icons.ts'] = 'another hash'
    entry.files['shared/gone.webp'] = 'any hash'
    expect(faultsOf(products, manifest).map(({ what, where }) => `${what} ${where}`)).toEqual([
      'stale build/art/icons.ts',
      'missing shared/gone.webp',
    ])
  })

  it('weighs no more than 25 MiB', () => {
    const bytes = filesUnder(ASSETS, /./).reduce((sum, file) => sum + statSync(file).size, 0)
    expect(bytes).toBeLessThan(25 * MIB)
  })

  it('fits the textures of small machines: no atlas over 4096 px', () => {
    for (const file of filesUnder(ASSETS, /@\dx\.json$/)) {
      const { meta } = JSON.parse(readFileSync(file, 'utf8'))
      expect(Math.max(meta.size.w, meta.size.h), file).toBeLessThanOrEqual(4096)
    }
  })

  it('has the same pieces at both sizes', () => {
    for (const file of filesUnder(ASSETS, /@1x\.json$/)) {
      const names = (name: string) => Object.keys(JSON.parse(readFileSync(name, 'utf8')).frames)
      expect(names(file.replace('@1x', '@2x'))).toEqual(names(file))
    }
  })
})

describe('icons', () => {
  const code = filesUnder(path.join(ROOT, 'renderer'), /\.tsx?$/).map((file) => readFileSync(file, 'utf8'))

  it('are of the collection, and their authors are known', () => {
    for (const name of [...SCREEN_ICONS, ...Object.keys(AUTHORS)]) expect(hasIcon(name), name).toBe(true)
    for (const name of SCREEN_ICONS) expect(AUTHORS[name], name).toBeTruthy()
  })

  it('that a screen shows are on the sheet', () => {
    const shown = code.flatMap((text) =>
      [...text.matchAll(/(?:icon=|icon: |<Icon name=)["']([a-z0-9-]+)["']/g)].map((match) => match[1] ?? ''),
    )
    expect(shown.length).toBeGreaterThan(0)
    expect(shown.filter((name) => !SCREEN_ICONS.includes(name))).toEqual([])
  })
})

describe('credits', () => {
  it('name every icon of the sheet with its author and licence', () => {
    const file = path.join(ASSETS, 'credits.json')
    expect(existsSync(file)).toBe(true)
    const credits: { kind: string; name: string; author: string; licence: string }[] = JSON.parse(readFileSync(file, 'utf8'))
    for (const name of SCREEN_ICONS) {
      const credit = credits.find((each) => each.kind === 'icons' && each.name === name)
      expect(credit?.licence, name).toBe('CC BY 3.0')
      expect(credit?.author, name).toBe(AUTHORS[name])
    }
  })
})
