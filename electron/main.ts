/**
 * What Electron starts: bundled as an ES module, `dist/electron/main.js`, with the sandboxed preload as CommonJS beside it and
 * the page in `dist/renderer`. Nothing waits here, because the scheme must be known before Electron is ready.
 */
import { fileURLToPath } from 'node:url'
import { runProgram } from './desktop/runProgram.ts'

const built = (place: string) => fileURLToPath(new URL(place, import.meta.url))

runProgram({ page: built('../renderer'), preload: built('preload.cjs') })
