/**
 * A stand-in for Electron's own files, where they cannot be had: as much of them as the builder asks for, with all fuses as Electron is
 * delivered. What is packed on it is the program but for Electron.
 */
import { chmodSync, mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { ROOT } from '../prepare.mjs'

/** What the builder itself writes programs of Windows with; it comes with the builder. */
const RESEDIT = pathToFileURL(path.join(ROOT, 'node_modules/resedit/dist/index.js')).href

/** Marks the place of the fuses in Electron's program. */
const SENTINEL = 'dL7pKGdnNz796PbbjQWNKmHXBZaB9tsX'
/** Version 1, eight fuses: what is delivered runs as Node, listens to NODE_OPTIONS, and so on. */
const WIRE = Buffer.concat([Buffer.from([1, 8]), Buffer.from('10110001', 'latin1')])
const PROGRAM = Buffer.concat([Buffer.from('stand-in '), Buffer.from(SENTINEL), WIRE, Buffer.from(' end\n')])

const HELPERS = ['', ' (GPU)', ' (Plugin)', ' (Renderer)']

const plist = (values) =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<plist version="1.0"><dict>${Object.entries(values)
    .map(([key, value]) => `<key>${key}</key><string>${value}</string>`)
    .join('')}</dict></plist>\n`

const app = (place, name) => ({
  [`${place}/Contents/Info.plist`]: plist({ CFBundleExecutable: name, CFBundleIdentifier: `stand-in.${name.replaceAll(/\W/g, '')}` }),
  [`${place}/Contents/MacOS/${name}`]: PROGRAM,
})

const LOCALES = ['de', 'en', 'ru', 'tr']

/** A program for Windows with nothing in it but who it is: the builder writes its own name, icon and the archive's hash into it. */
async function windowsProgram() {
  const { NtExecutable, NtExecutableResource, Resource } = await import(RESEDIT)
  const program = NtExecutable.createEmpty()
  const resources = NtExecutableResource.from(program)
  const about = Resource.VersionInfo.createEmpty()
  about.setStringValues({ lang: 1033, codepage: 1200 }, { FileDescription: 'stand-in' })
  about.outputToResourceEntries(resources.entries)
  resources.outputResource(program)
  program.setExtraData(new Uint8Array(PROGRAM).buffer)
  return Buffer.from(program.generate())
}

const FILES = {
  win32: {
    'electron.exe': await windowsProgram(),
    ...Object.fromEntries(LOCALES.map((name) => [`locales/${name === 'en' ? 'en-US' : name}.pak`, ''])),
  },
  linux: {
    electron: PROGRAM,
    'chrome-sandbox': '',
    ...Object.fromEntries(LOCALES.map((name) => [`locales/${name === 'en' ? 'en-US' : name}.pak`, ''])),
  },
  darwin: {
    ...app('Electron.app', 'Electron'),
    ...Object.assign(
      {},
      ...HELPERS.map((kind) => app(`Electron.app/Contents/Frameworks/Electron Helper${kind}.app`, `Electron Helper${kind}`)),
    ),
    'Electron.app/Contents/Frameworks/Electron Framework.framework/Electron Framework': PROGRAM,
    ...Object.fromEntries(
      LOCALES.flatMap((name) =>
        ['Electron.app/Contents', 'Electron.app/Contents/Frameworks/Electron Framework.framework/Versions/A'].map((above) => [
          `${above}/Resources/${name}.lproj/locale.pak`,
          '',
        ]),
      ),
    ),
  },
}

/** Lays it into `folder`, for `linux`, `darwin` or `win32`. */
export function standIn(folder, platform) {
  const files = { LICENSE: 'stand-in\n', 'LICENSES.chromium.html': 'stand-in\n', version: '0\n', ...FILES[platform] }
  for (const [name, content] of Object.entries(files)) {
    const place = path.join(folder, name)
    mkdirSync(path.dirname(place), { recursive: true })
    writeFileSync(place, content)
    if (content === PROGRAM) chmodSync(place, 0o755)
  }
}
