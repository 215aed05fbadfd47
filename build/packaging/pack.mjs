/** Lays the program into a folder, as it will be installed, without making an installer of it. */
import { mkdirSync } from 'node:fs'
import path from 'node:path'
import { Arch, build, Platform } from 'electron-builder'
import { ROOT } from '../prepare.mjs'
import configure from './electron-builder.mjs'
import { standIn } from './standIn.mjs'

/** The AppImage is asked for its desktop entry, and stopped before the tools are fetched that would make it. */
const TARGETS = {
  linux: Platform.LINUX.createTarget('AppImage', Arch.x64),
  darwin: Platform.MAC.createTarget('dir', Arch.x64),
  win32: Platform.WINDOWS.createTarget('dir', Arch.x64),
}

/**
 * Packs for `linux`, `darwin` or `win32` (x64) on a stand-in for Electron, below `folder`, and reads the fuses back. Gives the folder of the
 * program and, on Linux, its desktop entry.
 */
export async function packOnStandIn(folder, platform) {
  const configuration = configure()
  const { productName, directories } = configuration
  const folders = { linux: 'linux-unpacked', win32: 'win-unpacked', darwin: `mac/${productName}.app` }
  const electron = path.join(folder, 'electron')
  mkdirSync(electron, { recursive: true })
  standIn(electron, platform)
  const output = path.join(folder, 'out')
  let desktopEntry = ''
  await build({
    projectDir: ROOT,
    targets: TARGETS[platform],
    publish: 'never',
    effectiveOptionComputed: async ({ desktop }) => {
      desktopEntry = await desktop
      return true
    },
    config: { ...configuration, electronDist: electron, directories: { ...directories, output } },
  })
  return { program: path.join(output, folders[platform]), desktopEntry }
}
