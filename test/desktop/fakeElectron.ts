import { EventEmitter } from 'node:events'

/** Stands for Electron where its program is not: writes down what the shell asks of it, and lets a test play its part. */
export function fakeElectron(data: string) {
  const asked: string[] = []
  const calls = new Map<string, (event: unknown, ...given: unknown[]) => unknown>()
  const sent: [channel: string, news: unknown][] = []
  const windows: FakeWindow[] = []
  const menus: object[] = []
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
      url: 'corsair://table/',
      getURL() {
        return this.url
      },
      send: (channel: string, news: unknown) => void sent.push([channel, news]),
    })
    full = false
    constructor(options: Record<string, unknown>) {
      super()
      this.options = options
      windows.push(this)
    }
    loadURL = async (url: string) => void asked.push(`load ${url}`)
    getNormalBounds = () => ({ x: 10, y: 20, width: 1000, height: 700 })
    getBounds = () => ({ x: 10, y: 20, width: 1000, height: 700 })
    setBounds = (bounds: object) => void asked.push(`bounds ${JSON.stringify(bounds)}`)
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
    getVersion: () => '1.2.3',
    getAppPath: () => '/app',
    disableHardwareAcceleration: () => void asked.push('no graphics card'),
    getGPUFeatureStatus: () => graphics,
    setAboutPanelOptions: () => undefined,
    setAsDefaultProtocolClient: (scheme: string) => asked.push(`take ${scheme}`) > 0,
    removeAsDefaultProtocolClient: () => true,
    relaunch: () => void asked.push('relaunch'),
    quit: () => void asked.push('quit'),
    exit: (code: number) => void asked.push(`exit ${code}`),
  })
  const graphics: Record<string, string> = { gpu_compositing: 'enabled', webgl: 'enabled' }
  const answers = { box: 1, save: '', open: [] as string[] }
  const display = { id: 1, label: '', workArea: { x: 0, y: 0, width: 1920, height: 1080 }, size: { width: 1920, height: 1080 } }
  const screens = [display]
  const module = {
    app,
    BrowserWindow: FakeWindow,
    dialog: {
      showErrorBox: (title: string, text: string) => void asked.push(`${title}: ${text}`),
      showMessageBox: async (...given: { message: string }[]) => {
        asked.push(`ask ${given.at(-1)?.message}`)
        return { response: answers.box }
      },
      showSaveDialog: async () => ({ filePath: answers.save }),
      showOpenDialog: async () => ({ filePaths: answers.open }),
    },
    ipcMain: { handle: (channel: string, answer: (event: unknown, ...given: unknown[]) => unknown) => void calls.set(channel, answer) },
    Menu: {
      buildFromTemplate: (template: { label: string }[]) => template,
      setApplicationMenu: (menu: { label: string }[]) => {
        asked.push(`menu ${menu[0]?.label}`)
        menus.splice(0, menus.length, ...menu)
      },
    },
    crashReporter: { start: (options: object) => void asked.push(`crashes ${JSON.stringify(options)}`) },
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
    screen: Object.assign(new EventEmitter(), {
      getPrimaryDisplay: () => display,
      getAllDisplays: () => screens,
      getDisplayMatching: () => display,
    }),
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
  return { asked, calls, windows, rights, pages, app, module, sent, graphics, answers, screens, menus }
}

type RightsRequest = (page: { getURL(): string }, permission: string, answer: (granted: boolean) => void) => void
