/** The two bundles in dist/: `node` by esbuild, `page` by Vite. */
import path from 'node:path'
import { build as esbuild } from 'esbuild'
import { build as vite } from 'vite'
import { ROOT } from './prepare.mjs'

const at = (...parts) => path.join(ROOT, ...parts)

const COMMON = {
  bundle: true,
  platform: 'node',
  target: 'node20',
  sourcemap: true,
  logLevel: 'warning',
  legalComments: 'none',
  external: ['electron', 'bufferutil', 'utf-8-validate'],
}

/** Packages written for CommonJS ask for `require` and `__filename` inside an ES module. */
const COMMONJS = {
  js: [
    "import { createRequire as makeRequire } from 'node:module'",
    "import { fileURLToPath as makePath } from 'node:url'",
    'const require = makeRequire(import.meta.url), __filename = makePath(import.meta.url)',
  ].join(';'),
}

async function bundleNode() {
  await esbuild({
    ...COMMON,
    format: 'esm',
    banner: COMMONJS,
    outdir: at('dist/electron'),
    entryPoints: { cli: at('electron/cli.ts'), main: at('electron/main.ts'), 'bot-worker': at('electron/host/bots/worker.ts') },
  })
  await esbuild({ ...COMMON, format: 'cjs', outfile: at('dist/electron/preload.cjs'), entryPoints: [at('electron/preload.ts')] })
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
