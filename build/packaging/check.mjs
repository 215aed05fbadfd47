/** `npm run pack:check`: what is packed, and whether it can be played from there; part of `npm test` too. */
import { spawn } from 'node:child_process'
import path from 'node:path'
import { install, ROOT } from '../prepare.mjs'

await install()
const vitest = path.join(ROOT, 'node_modules/vitest/vitest.mjs')
const child = spawn(process.execPath, [vitest, 'run', '--config', 'build/vitest.config.ts', 'test/packaging'], {
  cwd: ROOT,
  stdio: 'inherit',
})
child.on('exit', (code) => {
  process.exitCode = code ?? 1
})
