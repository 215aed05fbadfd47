/**
 * `npm run dist`: the installers for this system, in `out/`. Signed and notarised as far as the environment says how (CONTRIBUTING.md),
 * unsigned where it says nothing. Nothing is published from here.
 */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { build as bundle, install, ROOT, say } from '../prepare.mjs'
import { signing } from './signing.mjs'

/** The key that notarises is handed over as text, and wanted as a file. */
function withKey(env, folder) {
  const { APPLE_API_KEY_BASE64: key } = env
  if (!key) return
  const file = path.join(folder, 'notary.p8')
  writeFileSync(file, Buffer.from(key, 'base64'), { mode: 0o600 })
  env.APPLE_API_KEY = file
}

await install()
await bundle('node')
await bundle('page')
const { build } = await import('electron-builder')
const folder = mkdtempSync(path.join(tmpdir(), 'corsair-dist-'))
try {
  // An empty secret is none.
  for (const [name, value] of Object.entries(process.env)) if (value === '') delete process.env[name]
  withKey(process.env, folder)
  say(signing(process.platform, process.env))
  rmSync(path.join(ROOT, 'out'), { recursive: true, force: true })
  const made = await build({ projectDir: ROOT, config: 'build/packaging/electron-builder.mjs', publish: 'never' })
  for (const file of made) console.log(path.relative(ROOT, file))
} finally {
  rmSync(folder, { recursive: true, force: true })
}
