import path from 'node:path'
import { loud } from '../loud.ts'
import { lockInstance } from './instanceLock.ts'
import { afterReady, beforeReady, isReady, ready, setup } from './own.ts'
import { preventable, Speaker } from './speaker.ts'

const EVENTS = [
  'ready',
  'window-all-closed',
  'before-quit',
  'will-quit',
  'quit',
  'activate',
  'second-instance',
  'open-url',
  'open-file',
  'web-contents-created',
  'browser-window-created',
  'browser-window-focus',
  'browser-window-blur',
  'render-process-gone',
  'child-process-gone',
  'gpu-info-update',
]

/** A window as far as the end of the program has to do with it. */
type Leaving = { close(): void; destroy(): void }

const speaker = new Speaker('app', EVENTS)
const windows = new Set<Leaving>()
const paths: Record<string, string> = {
  home: setup.home,
  appData: path.join(setup.home, '.config'),
  userData: path.join(setup.home, '.config', 'corsair-table'),
  temp: path.join(setup.home, 'temp'),
  exe: process.execPath,
  module: process.execPath,
  desktop: path.join(setup.home, 'Desktop'),
  documents: path.join(setup.home, 'Documents'),
  downloads: path.join(setup.home, 'Downloads'),
}
const BELOW_USER_DATA: Record<string, string> = { sessionData: '', logs: 'logs', crashDumps: 'Crashpad' }

let quitting = false
let lock: { mine: boolean; release(): void } | null = null
const switches = readSwitches(setup.args)

/** Chromium reads `--name=value`; two words are two arguments. */
function readSwitches(args: readonly string[]): Map<string, string> {
  const end = args.indexOf('--')
  const read = (end < 0 ? args : args.slice(0, end)).map((arg) => /^--([^=]+)=?(.*)$/s.exec(arg))
  return new Map(read.flatMap((match) => (match?.[1] === undefined ? [] : [[match[1].toLowerCase(), match[2] ?? '']])))
}

const commandLine = loud('app.commandLine', {
  hasSwitch: (name: string) => switches.has(name.toLowerCase()),
  getSwitchValue: (name: string) => switches.get(name.toLowerCase()) ?? '',
  appendSwitch(name: string, value = '') {
    beforeReady('app.commandLine.appendSwitch()')
    switches.set(name.toLowerCase(), value)
  },
  removeSwitch: (name: string) => void switches.delete(name.toLowerCase()),
})

/** The last steps, which may be prevented, and the end. */
function shutDown(): void {
  const leave = preventable({})
  speaker.emit('will-quit', leave)
  quitting = !leave.defaultPrevented
  if (quitting) end(0)
}

function end(code: number): void {
  speaker.emit('quit', {}, code)
  lock?.release()
  process.exit(code)
}

/** What windows tell the program of themselves. */
export const life = {
  opened: (window: Leaving) => void windows.add(window),
  kept(): void {
    quitting = false
  },
  closed(window: Leaving): void {
    windows.delete(window)
    if (windows.size > 0) return
    if (quitting) shutDown()
    else if (!speaker.emit('window-all-closed')) app.quit()
  },
}

export const app = loud(
  'app',
  Object.assign(speaker, {
    isPackaged: setup.packaged,
    name: 'corsair-table',
    commandLine,
    whenReady: () => ready,
    isReady,
    quit(): void {
      if (quitting) return
      const leave = preventable({})
      speaker.emit('before-quit', leave)
      if (leave.defaultPrevented) return
      quitting = true
      if (windows.size === 0) setImmediate(shutDown)
      else for (const window of [...windows]) window.close()
    },
    exit(code = 0): void {
      for (const window of [...windows]) window.destroy()
      end(code)
    },
    getPath(name: string): string {
      const below = BELOW_USER_DATA[name]
      const found = paths[name] ?? (below === undefined ? undefined : path.join(paths.userData ?? '', below))
      if (found === undefined) throw new Error(`Failed to get '${name}' path`)
      return found
    },
    setPath(name: string, place: string): void {
      if (!path.isAbsolute(place)) throw new Error('Path must be absolute')
      if (paths[name] === undefined && BELOW_USER_DATA[name] === undefined) throw new Error(`Failed to set path '${name}'`)
      paths[name] = place
    },
    getAppPath: () => setup.appPath,
    getName: () => 'corsair-table',
    getVersion: () => '0.1.0',
    getLocale: () => setup.languages[0] ?? 'en-US',
    getSystemLocale: () => setup.languages[0] ?? 'en-US',
    getPreferredSystemLanguages: () => [...setup.languages],
    enableSandbox: () => beforeReady('app.enableSandbox()'),
    relaunch: () => console.error('[app] starts anew'),
    disableHardwareAcceleration: () => beforeReady('app.disableHardwareAcceleration()'),
    focus: () => undefined,
    setAppUserModelId: () => undefined,
    setAboutPanelOptions: () => undefined,
    setAsDefaultProtocolClient: () => true,
    removeAsDefaultProtocolClient: () => true,
    isDefaultProtocolClient: () => true,
    getGPUFeatureStatus() {
      afterReady('app.getGPUFeatureStatus()')
      return { gpu_compositing: 'enabled', webgl: 'enabled', webgl2: 'enabled', rasterization: 'enabled' }
    },
    requestSingleInstanceLock(more: unknown = null): boolean {
      const argv = [...process.argv]
      lock ??= lockInstance(app.getPath('userData'), { argv, folder: process.cwd(), more }, (second) => {
        speaker.emit('second-instance', {}, second.argv, second.folder, second.more)
      })
      return lock.mine
    },
    hasSingleInstanceLock: () => lock?.mine ?? false,
    releaseSingleInstanceLock(): void {
      lock?.release()
      lock = null
    },
  }),
)

void ready.then(() => speaker.emit('ready', {}, {}))
