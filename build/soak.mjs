/**
 * `npm run soak [-- RUNS]`: the model of connections that break, die and repeat, over so many random stories (5,000 if nothing is said).
 * `MODEL_SEED=n npm run soak -- 1` tells that one again.
 */
import { spawn } from 'node:child_process'
import path from 'node:path'
import { install, ROOT } from './prepare.mjs'

await install()
const [runs = '5000'] = process.argv.slice(2)
const vitest = path.join(ROOT, 'node_modules/vitest/vitest.mjs')
const child = spawn(process.execPath, [vitest, 'run', '--config', 'build/vitest.config.ts', 'test/host/model'], {
  cwd: ROOT,
  stdio: 'inherit',
  env: { ...process.env, MODEL_RUNS: runs },
})
child.on('exit', (code) => {
  process.exitCode = code ?? 1
})
