/** `npm run assets [name…]`: bakes what is stale, or all whose name contains one of the words given. */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { lazyPainter, type Painter } from './art/browser.ts'
import { ASSETS, faultsOf, type Manifest, readManifest, sha256, sourcesOf } from './art/manifest.ts'
import type { Product } from './art/product.ts'
import { allProducts } from './art/products.ts'

type Baking = { product: Product; sources: Record<string, string>; manifest: Manifest; painter: Painter }

async function bake({ product, sources, manifest, painter }: Baking): Promise<void> {
  const started = Date.now()
  const files = await product.bake(painter)
  for (const old of Object.keys(manifest[product.name]?.files ?? {})) if (!(old in files)) rmSync(path.join(ASSETS, old), { force: true })
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(ASSETS, name)), { recursive: true })
    writeFileSync(path.join(ASSETS, name), content)
  }
  manifest[product.name] = {
    sources,
    files: Object.fromEntries(Object.entries(files).map(([name, content]) => [name, sha256(content)])),
  }
  writeManifest(manifest)
  const bytes = Object.values(files).reduce((sum, content) => sum + content.length, 0)
  console.log(
    `${product.name}: ${Object.keys(files).length} files, ${Math.round(bytes / 1024)} KiB, ${((Date.now() - started) / 1000).toFixed(1)} s`,
  )
}

function writeManifest(manifest: Manifest): void {
  const sorted = Object.fromEntries(Object.entries(manifest).sort(([a], [b]) => (a < b ? -1 : 1)))
  writeFileSync(path.join(ASSETS, 'manifest.json'), `${JSON.stringify(sorted, null, 2)}\n`)
}

async function main(words: readonly string[]): Promise<void> {
  const products = await allProducts()
  const manifest = readManifest()
  const names = new Set(products.map(({ name }) => name))
  for (const name of Object.keys(manifest)) if (!names.has(name)) delete manifest[name]
  const stale = new Set(faultsOf(products, manifest).map(({ product }) => product))
  const chosen = products.filter(({ name }) => (words.length ? words.some((word) => name.includes(word)) : stale.has(name)))
  if (!chosen.length) return console.log('Everything is baked.')
  // Before the work, which takes a while: a source that changes meanwhile must not count as baked.
  const sources = new Map(chosen.map((product) => [product.name, sourcesOf(product)]))
  const painter = lazyPainter()
  try {
    for (const product of chosen) await bake({ product, sources: sources.get(product.name) ?? {}, manifest, painter })
  } finally {
    await painter.close()
  }
}

await main(process.argv.slice(2))
