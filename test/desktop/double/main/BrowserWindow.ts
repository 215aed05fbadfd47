import { loud, onlyKnown } from '../loud.ts'
import type { Opened } from '../setup.ts'
import { app, life } from './app.ts'
import { afterReady, answers, ask } from './own.ts'
import { ownSchemes } from './protocol.ts'
import { primary } from './screen.ts'
import { preventable, Speaker } from './speaker.ts'
import { bury, type Contents, makeContents, preloadText } from './webContents.ts'

type Bounds = { x: number; y: number; width: number; height: number }
type Options = Partial<Bounds> & {
  show?: boolean
  title?: string
  fullscreen?: boolean
  webPreferences?: Record<string, unknown>
} & Record<string, unknown>

const EVENTS = [
  'ready-to-show',
  'show',
  'hide',
  'focus',
  'blur',
  'close',
  'closed',
  'resize',
  'move',
  'resized',
  'moved',
  'maximize',
  'unmaximize',
  'minimize',
  'restore',
  'enter-full-screen',
  'leave-full-screen',
  'page-title-updated',
]
const OPTIONS = [
  ...['x', 'y', 'width', 'height', 'minWidth', 'minHeight', 'fullscreen', 'backgroundColor', 'autoHideMenuBar', 'show', 'title', 'icon'],
  'webPreferences',
]
const PREFERENCES = [
  ...['preload', 'sandbox', 'contextIsolation', 'nodeIntegration', 'nodeIntegrationInSubFrames', 'webSecurity', 'webviewTag', 'spellcheck'],
  ...['allowRunningInsecureContent', 'experimentalFeatures', 'navigateOnDragDrop', 'safeDialogs', 'devTools', 'backgroundThrottling'],
]
/** The double has no page that is less shut in than these say. */
const SHUT = {
  sandbox: true,
  contextIsolation: true,
  nodeIntegration: false,
  webSecurity: true,
  webviewTag: false,
  allowRunningInsecureContent: false,
  experimentalFeatures: false,
}

const open: BrowserWindow[] = []
let focused: BrowserWindow | null = null
let last = 0

/** A window, whose contents are a page of the display's browser; its place and state are kept here, as a window manager would keep them. */
export class BrowserWindow extends Speaker {
  id: number
  webContents: Contents
  state = { maximised: false, full: false, minimised: false, visible: false, gone: false, closing: false }
  bounds: Bounds
  title: string

  constructor(options: Options = {}) {
    super('BrowserWindow', EVENTS)
    afterReady('new BrowserWindow()')
    onlyKnown('options of a window', options, OPTIONS)
    const preferences = options.webPreferences ?? {}
    onlyKnown('web preferences', preferences, PREFERENCES)
    for (const [name, only] of Object.entries(SHUT))
      if ((preferences[name] ?? only) !== only) throw new Error(`the double of Electron has no window with ${name}: ${preferences[name]}`)
    last += 1
    this.id = last
    this.title = options.title ?? 'Electron'
    const { workArea } = primary()
    const { width = 800, height = 600 } = options
    const centre = { x: Math.round((workArea.width - width) / 2), y: Math.round((workArea.height - height) / 2) }
    this.bounds = { x: options.x ?? centre.x, y: options.y ?? centre.y, width, height }
    this.state.full = options.fullscreen === true
    const own: BrowserWindow = loud('BrowserWindow', this)
    const setup: Opened = {
      window: this.id,
      width,
      height,
      preload: preloadText(preferences.preload),
      subFrames: preferences.nodeIntegrationInSubFrames === true,
      schemes: ownSchemes(),
    }
    void ask('open', setup)
    this.webContents = makeContents(this.id)
    open.push(own)
    life.opened(own)
    this.webContents.once('did-finish-load', () => own.emit('ready-to-show'))
    if (options.show !== false) own.show()
    app.emit('browser-window-created', {}, own)
    // biome-ignore lint/correctness/noConstructorReturn: the window that everybody has is the loud one
    return own
  }

  static getAllWindows = (): BrowserWindow[] => [...open]
  static getFocusedWindow = (): BrowserWindow | null => focused
  static fromId = (id: number): BrowserWindow | null => open.find((each) => each.id === id) ?? null
  static fromWebContents = (contents: Contents): BrowserWindow | null => open.find((each) => each.webContents === contents) ?? null

  loadURL(url: string): Promise<void> {
    return this.webContents.loadURL(url)
  }
  show(): void {
    this.change('visible', true, 'show')
    this.focus()
  }
  hide(): void {
    this.change('visible', false, 'hide')
  }
  focus(): void {
    focused = BrowserWindow.fromId(this.id)
    this.emit('focus')
  }
  isFocused = (): boolean => focused?.id === this.id
  isVisible = (): boolean => this.state.visible
  isDestroyed = (): boolean => this.state.gone
  maximize(): void {
    this.change('maximised', true, 'maximize')
  }
  unmaximize(): void {
    this.change('maximised', false, 'unmaximize')
  }
  isMaximized = (): boolean => this.state.maximised
  minimize(): void {
    this.change('minimised', true, 'minimize')
  }
  restore(): void {
    this.change('minimised', false, 'restore')
  }
  isMinimized = (): boolean => this.state.minimised
  setFullScreen(full: boolean): void {
    this.change('full', full, full ? 'enter-full-screen' : 'leave-full-screen')
  }
  isFullScreen = (): boolean => this.state.full
  getBounds = (): Bounds => ({ ...this.bounds })
  getNormalBounds = (): Bounds => ({ ...this.bounds })
  setBounds(bounds: Partial<Bounds>): void {
    this.bounds = { ...this.bounds, ...bounds }
    void ask('size', this.id, this.bounds.width, this.bounds.height)
    this.emit('resize')
    this.emit('move')
  }
  getTitle = (): string => this.title
  setTitle(title: string): void {
    this.title = title
  }
  setProgressBar(_part: number): void {}
  flashFrame(_on: boolean): void {}

  /** Asks whether it may be closed, and closes a moment later, as Electron does. */
  close(): void {
    if (this.state.closing || this.state.gone) return
    this.state.closing = true
    setImmediate(() => {
      const event = preventable({})
      this.emit('close', event)
      this.state.closing = false
      if (event.defaultPrevented) life.kept()
      else void ask('close', this.id).then(() => this.leave())
    })
  }
  destroy(): void {
    void ask('close', this.id)
    this.leave()
  }

  private leave(): void {
    if (this.state.gone) return
    this.state.gone = true
    const own = BrowserWindow.fromId(this.id)
    if (own !== null) open.splice(open.indexOf(own), 1)
    if (focused === own) focused = null
    bury(this.id)
    this.emit('closed')
    if (own !== null) life.closed(own)
  }
  private change(what: 'maximised' | 'full' | 'minimised' | 'visible', to: boolean, event: string): void {
    if (this.state[what] === to) return
    this.state[what] = to
    this.emit(event)
    if (what === 'maximised' || what === 'full') this.emit('resize')
  }
}

answers.titled = (window: number, title: string) => {
  const event = preventable({})
  const of = BrowserWindow.fromId(window)
  of?.emit('page-title-updated', event, title, true)
  if (!event.defaultPrevented) of?.setTitle(title)
}
