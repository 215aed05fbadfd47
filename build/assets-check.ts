/** Tells which assets are stale, missing or changed by hand; needs no browser. */
import { faultsOf, readManifest } from './art/manifest.ts'
import { allProducts } from './art/products.ts'

const faults = faultsOf(await allProducts(), readManifest())
for (const { product, what, where } of faults) console.error(`${product}: ${what}: ${where}`)
if (faults.length) {
  console.error('Run `npm run assets` and commit what it writes.')
  process.exitCode = 1
}
