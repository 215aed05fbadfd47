import { EventEmitter } from 'node:events'

/** Stands for Electron where its program is not: writes down what the shell asks of it, and lets a test play its part. */
export function fakeElectron(data: string) {
  const asked: string[] = []
  const calls = new Map<string, (event: unknown, ...given: unknown[]) => unknown>()
  const windows: FakeWindow[] = []
  const rights: { request?: RightsRequest; check?: (page: unknown, permission: string, origin: string) => boolean } = {}
  const pages: { answer?: (request: { method: string; url: string }) => Promise<Response> } = {}

  class FakeWindow extends EventEmitter {
    options: Record<string, unknown>
    webContents = Object.assign(new EventEmitter(), {
      open: (_details: { url: string }): { action: string } => ({ action: 'allow' }),
      setWindowOpenHandler(handler: (details: { url: string }) => { action: string }) {
        this.open = handler
      },
      reload: () => void asked.push('reload'),
    })
    full = false
    constructor(options: Record<string, unknown>) {
      super()
      this.options = options
      windows.push(this)
    }
    loadURL = async (url: string) => void asked.push(`load ${url}`)
    getNormalBounds = () => ({ x: 10, y: 20, width: 1000, height: 700 })
    isMaximized = () => false
    isFullScreen = () => this.full
    isMinimized = () => true
    isDestroyed = () => false
    setFullScreen = (wanted: boolean) => {
      this.full = wanted
    }
    maximize = () => void asked.push('maximise')
    restore = () => void asked.push('restore')
    show = () => void asked.push('show')
    focus = () => void asked.push('focus')
  }

  const app = Object.assign(new EventEmitter(), {
    isPackaged: true,
    commandLine: { getSwitchValue: (name: string) => (name === 'data' ? data : '') },
    setPath: (name: string, folder: string) => void asked.push(`${name} in ${folder.replace(data, 'DATA')}`),
    getPath: () => data,
    enableSandbox: () => void asked.push('sandbox'),
    requestSingleInstanceLock: () => true,
    whenReady: async () => undefined,
    getPreferredSystemLanguages: () => ['tr-TR'],
    quit: () => void asked.push('quit'),
    exit: (code: number) => void asked.push(`exit ${code}`),
  })
  const display = { id: 1, workArea: { x: 0, y: 0, width: 1920, height: 1080 } }
  const module = {
    app,
    BrowserWindow: FakeWindow,
    dialog: {
      showErrorBox: (title: string, text: string) => void asked.push(`${title}: ${text}`),
      showMessageBox: async () => ({ response: 1 }),
    },
    ipcMain: { handle: (channel: string, answer: (event: unknown, ...given: unknown[]) => unknown) => void calls.set(channel, answer) },
    Menu: {
      buildFromTemplate: (template: { label: string }[]) => template,
      setApplicationMenu: (menu: { label: string }[]) => void asked.push(`menu ${menu[0]?.label}`),
    },
    powerSaveBlocker: {
      start: (type: string) => asked.push(`awake ${type}`),
      stop: (id: number) => void asked.push(`asleep ${asked[id - 1]}`),
    },
    protocol: {
      registerSchemesAsPrivileged: ([scheme]: { scheme: string }[]) => void asked.push(`scheme ${scheme?.scheme}`),
      handle: (_scheme: string, answer: (request: { method: string; url: string }) => Promise<Response>) => {
        pages.answer = answer
      },
    },
    screen: { getPrimaryDisplay: () => display, getAllDisplays: () => [display] },
    session: {
      defaultSession: {
        setPermissionRequestHandler: (handler: RightsRequest) => {
          rights.request = handler
        },
        setPermissionCheckHandler: (handler: (page: unknown, permission: string, origin: string) => boolean) => {
          rights.check = handler
        },
        setDevicePermissionHandler: () => undefined,
      },
    },
    shell: { openExternal: async (url: string) => void asked.push(`open ${url}`) },
  }
  return { asked, calls, windows, rights, pages, app, module }
}

type RightsRequest = (page: { getURL(): string }, permission: string, answer: (granted: boolean) => void) => void
