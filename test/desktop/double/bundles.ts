import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { build } from 'esbuild'

const source = (name: string) => fileURLToPath(new URL(name, import.meta.url))

export type Bundles = {
  folder: string
  /** What Node imports before the program. */
  register: string
  /** Text of the two ends of the bridge; each gives its exports as the value of the text. */
  inner: string
  outer: string
}

/** The double as plain scripts: the programs that it is put under are started by Node alone. */
export async function bundleDouble(): Promise<Bundles> {
  const folder = await mkdtemp(path.join(tmpdir(), 'double-'))
  const register = path.join(folder, 'register.mjs')
  await build({
    entryPoints: [source('main/register.ts')],
    outfile: register,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
  })
  return { folder, register: pathToFileURL(register).href, inner: await pageScript('inner'), outer: await pageScript('outer') }
}

async function pageScript(name: string): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [source(`page/${name}.ts`)],
    bundle: true,
    format: 'iife',
    globalName: 'end',
    write: false,
  })
  return outputFiles[0]?.text ?? ''
}
