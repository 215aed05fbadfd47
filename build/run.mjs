/** `node build/run.mjs COMMAND …`: makes sure that packages and bundles are there, then hands over to the command line. */

import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { build, install, ROOT } from './prepare.mjs'

await install()
await build('node')
if (process.argv[2] === 'serve') await build('page')
const { run } = await import(pathToFileURL(path.join(ROOT, 'dist/electron/cli.js')).href)
process.exitCode = await run(process.argv.slice(2))
