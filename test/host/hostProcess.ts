import { type ChildProcess, spawn } from 'node:child_process'
import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'

/** What packages written for CommonJS ask for inside an ES module. */
const COMMONJS = [
  "import { createRequire as makeRequire } from 'node:module'",
  "import { fileURLToPath as makePath } from 'node:url'",
  'const require = makeRequire(import.meta.url), __filename = makePath(import.meta.url)',
].join(';')

/** Bundles host and bots as they are shipped, and what else is named; gives the program. */
export async function bundleHost(folder: string, more: Record<string, string> = {}): Promise<string> {
  const source = (name: string) => fileURLToPath(new URL(`../../electron/${name}`, import.meta.url))
  await build({
    entryPoints: { cli: source('cli.ts'), 'bot-worker': source('host/bots/worker.ts'), ...more },
    outdir: folder,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    external: ['bufferutil', 'utf-8-validate'],
    banner: { js: COMMONJS },
    logLevel: 'error',
  })
  // The workers are looked for under the names that they have in the program.
  await writeFile(path.join(folder, 'package.json'), '{"type":"module"}')
  return path.join(folder, 'cli.js')
}

/** A real process of the host. */
export class HostProcess {
  readonly child: ChildProcess
  readonly ended: Promise<void>
  /** Everything it said on stderr. */
  complaints = ''
  /** Everything it said on stdout. */
  said = ''

  /** Unless it is to be `loud`, it says nothing on stderr as long as all is well. */
  constructor(program: string, args: string[], { loud = false }: { loud?: boolean } = {}) {
    const all = [program, 'serve', ...(loud ? [] : ['--quiet']), '--port', '0', ...args]
    this.child = spawn(process.execPath, all, { stdio: ['ignore', 'pipe', 'pipe'] })
    this.ended = new Promise((resolve) => this.child.once('close', () => resolve()))
    this.child.stderr?.on('data', (text) => {
      this.complaints += text
    })
  }

  /** Port and owner's secret, once it listens; null when it ended before. */
  async address(): Promise<{ port: number; ownerSecret: string } | null> {
    return new Promise((resolve) => {
      this.child.stdout?.on('data', (text) => {
        this.said += text
        const match = /:(\d+)\/#owner=(\S+)\n/.exec(this.said)
        if (match?.[1] !== undefined && match[2] !== undefined) resolve({ port: Number(match[1]), ownerSecret: match[2] })
      })
      void this.ended.then(() => resolve(null))
    })
  }

  /** As a loss of power to the program: no goodbye. */
  async kill(): Promise<void> {
    this.child.kill('SIGKILL')
    await this.ended
  }
}
