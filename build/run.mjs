/**
 * `node build/run.mjs COMMAND …`: makes sure that packages and bundles are there, then hands over to the command line.
 * `node build/run.mjs --source FILE …` runs one of our own scripts from its source.
 */
import { spawn } from 'node:child_process'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { build, install, ROOT } from './prepare.mjs'

const at = (...parts) => path.join(ROOT, ...parts)
const [command, file, ...rest] = process.argv.slice(2)

await install()
await build('node')
if (command === 'serve') await build('page')
if (command === '--source') {
  await build('page')
  const child = spawn(process.execPath, ['--import', pathToFileURL(at('node_modules/tsx/dist/loader.mjs')).href, at(file), ...rest], {
    cwd: ROOT,
    stdio: 'inherit',
  })
  child.on('exit', (code) => {
    process.exitCode = code ?? 1
  })
} else {
  const { run } = await import(pathToFileURL(at('dist/electron/cli.js')).href)
  process.exitCode = await run(process.argv.slice(2))
}
