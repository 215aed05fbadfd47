/** Who may import whom (architecture.md, Layers). Returns one line for each import that crosses a border. */
import path from 'node:path'
import { sources, textOf } from './sources.mjs'

const IMPORT = /(?:from\s*|import\s*\(\s*|import\s+)['"]([^'"]+)['"]/g
const GAME = /^(engine|renderer)\/games\/([^/]+)\//

/** What the host says to the page, and how people call a host: both sides must read it alike. */
const SHARED = new Set(['electron/host/protocol.ts', 'electron/desktop/channels.ts', 'electron/host/lan/joinCode.ts'])

function mayImport(from, to) {
  const place = from.split('/')[0]
  if (to === 'electron/main.ts') return false
  const [fromGame, toGame] = [GAME.exec(from), GAME.exec(to)]
  if (fromGame && toGame && fromGame[2] !== toGame[2]) return false
  if (place === 'engine') return to.startsWith('engine/')
  if (place === 'electron') return to.startsWith('electron/') || to.startsWith('engine/')
  if (place === 'renderer') return /^(renderer|engine|assets)\//.test(to) || SHARED.has(to)
  return true
}

/** A package is foreign to the engine; Node and Electron are foreign to the renderer. */
function mayUse(from, name) {
  if (from.startsWith('engine/')) return false
  if (from.startsWith('renderer/')) return !name.startsWith('node:') && name !== 'electron'
  return true
}

export function layers() {
  const wrong = []
  for (const from of sources().filter((name) => /\.tsx?$/.test(name))) {
    for (const [, to] of textOf(from).matchAll(IMPORT)) {
      const relative = to.startsWith('.')
      const target = relative ? path.posix.join(path.posix.dirname(from), to) : to
      if (relative ? !mayImport(from, target) : !mayUse(from, to)) wrong.push(`${from} may not import ${target}`)
    }
  }
  return wrong
}
