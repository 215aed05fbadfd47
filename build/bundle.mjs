/** The two bundles in dist/: `node` by esbuild, `page` by Vite. */
import { existsSync, readdirSync, rmSync } from 'node:fs'
import path from 'node:path'
import { build as esbuild } from 'esbuild'
import { build as vite } from 'vite'
import { notePackages } from './packagesOf.mjs'
import { ROOT } from './prepare.mjs'

const at = (...parts) => path.join(ROOT, ...parts)

const COMMON = {
  bundle: true,
  platform: 'node',
  target: 'node20',
  sourcemap: true,
  metafile: true,
  logLevel: 'warning',
  legalComments: 'none',
  // all but the first are taken only where they happen to be installed
  external: ['electron', 'bufferutil', 'utf-8-validate', 'supports-color'],
}

/** Packages written for CommonJS ask for `require` and `__filename` inside an ES module. */
const COMMONJS = {
  js: [
    "import { createRequire as makeRequire } from 'node:module'",
    "import { fileURLToPath as makePath } from 'node:url'",
    'const require = makeRequire(import.meta.url), __filename = makePath(import.meta.url)',
  ].join(';'),
}

/**
 * Names and lines stay as they are, so that a crash report can be read. What the desktop program loads later (`import()`) is a file of
 * its own, `part-….js`, not read at the start; so is the host, which can be started without Electron, as `pack:check` does.
 */
async function bundleNode() {
  const folder = at('dist/electron')
  if (existsSync(folder)) for (const name of readdirSync(folder)) if (name.startsWith('part-')) rmSync(path.join(folder, name))
  const modules = { ...COMMON, format: 'esm', banner: COMMONJS, outdir: folder }
  const built = await Promise.all([
    esbuild({ ...modules, entryPoints: { cli: at('electron/cli.ts'), 'bot-worker': at('electron/host/bots/worker.ts') } }),
    esbuild({
      ...modules,
      splitting: true,
      chunkNames: 'part-[hash]',
      entryPoints: { main: at('electron/main.ts'), host: at('electron/host/startHost.ts') },
    }),
    esbuild({ ...COMMON, format: 'cjs', outfile: path.join(folder, 'preload.cjs'), entryPoints: [at('electron/preload.ts')] }),
  ])
  notePackages(
    at('dist'),
    'node',
    built.flatMap(({ metafile }) => Object.keys(metafile.inputs)),
  )
}

async function bundlePage() {
  await vite({ configFile: at('build/vite.renderer.config.ts'), logLevel: 'warn' })
  // the self-test page stands alone, also in browsers that are too old for the rest
  await esbuild({
    bundle: true,
    minify: true,
    target: 'es2019',
    logLevel: 'warning',
    outdir: at('dist/renderer'),
    entryPoints: { check: at('renderer/check/check.ts') },
  })
}

export async function bundle(name) {
  await (name === 'node' ? bundleNode() : bundlePage())
}
