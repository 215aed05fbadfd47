import { loud } from '../loud.ts'
import { setup } from './own.ts'
import { Speaker } from './speaker.ts'

/** A dialog is answered by a person: a test says what, by putting its own function there; what nobody answers is told. */
const unanswered = (name: string) => (): never => {
  throw new Error(`nobody answers dialog.${name}`)
}
export const dialog = loud('dialog', {
  showErrorBox: (title: string, text: string) => console.error(`[dialog] ${title}: ${text}`),
  showMessageBox: unanswered('showMessageBox'),
  showMessageBoxSync: unanswered('showMessageBoxSync'),
  showOpenDialog: unanswered('showOpenDialog'),
  showSaveDialog: unanswered('showSaveDialog'),
})

/** Nothing is opened; what was to be opened can be asked for by a test that puts its own function there. */
export const shell = loud('shell', {
  openExternal: async (url: string) => console.error(`[shell] opens ${url}`),
  showItemInFolder: (place: string) => console.error(`[shell] shows ${place}`),
  openPath: async (place: string) => {
    console.error(`[shell] opens ${place}`)
    return ''
  },
})

const awake = new Map<number, string>()
let lastAwake = 0
export const powerSaveBlocker = loud('powerSaveBlocker', {
  start(type: string): number {
    if (type !== 'prevent-app-suspension' && type !== 'prevent-display-sleep') throw new Error(`Unknown type ${type}`)
    lastAwake += 1
    awake.set(lastAwake, type)
    return lastAwake
  },
  stop: (id: number) => awake.delete(id),
  isStarted: (id: number) => awake.has(id),
})

export const crashReporter = loud('crashReporter', {
  start(options: { uploadToServer?: boolean; submitURL?: string }): void {
    if (options.uploadToServer !== false) throw new Error('the double of Electron sends no report of a crash to anybody')
  },
  getUploadToServer: () => false,
  addExtraParameter: () => undefined,
})

let copied = ''
export const clipboard = loud('clipboard', {
  writeText(text: string): void {
    copied = text
  },
  readText: () => copied,
})

export const nativeTheme = loud(
  'nativeTheme',
  Object.assign(new Speaker('nativeTheme', ['updated']), { shouldUseDarkColors: false, themeSource: 'system' }),
)
export const powerMonitor = loud(
  'powerMonitor',
  new Speaker('powerMonitor', ['suspend', 'resume', 'lock-screen', 'unlock-screen', 'shutdown']),
)

/** What Electron adds to Node's process. */
Object.defineProperty(process, 'versions', { value: Object.freeze({ ...process.versions, ...setup.versions }) })
Object.assign(process, { type: 'browser', resourcesPath: setup.appPath, defaultApp: !setup.packaged })
process.argv = [process.execPath, ...(setup.packaged ? [] : [setup.appPath]), ...setup.args]
