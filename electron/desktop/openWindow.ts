import { readFileSync } from 'node:fs'
import path from 'node:path'
import { app, BrowserWindow, dialog, screen, shell } from 'electron'
import writeFileAtomic from 'write-file-atomic'
import { crashes } from './crashes.ts'
import { externalLink, mayNavigate } from './navigation.ts'
import { START } from './page.ts'
import { placeWindow, readWindowState, SMALLEST, type WindowState } from './windowState.ts'
import type { WORDS } from './words.ts'

const SETTLED_MS = 400

/** Opens the one window, where and as it was left. `preload` is the path of the bridge; `words` answers in the language of the moment. */
export function openWindow(preload: string, words: () => (typeof WORDS)['en']): BrowserWindow {
  const state = keptState()
  const main = screen.getPrimaryDisplay()
  const others = screen.getAllDisplays().filter((display) => display.id !== main.id)
  const window = new BrowserWindow({
    ...placeWindow(
      state,
      [main, ...others].map((display) => display.workArea),
    ),
    minWidth: SMALLEST.width,
    minHeight: SMALLEST.height,
    fullscreen: state.fullScreen,
    backgroundColor: '#1c130b',
    autoHideMenuBar: true,
    show: false,
    title: 'Corsair Table',
    webPreferences: {
      preload,
      sandbox: true,
      contextIsolation: true,
      nodeIntegration: false,
      webSecurity: true,
      allowRunningInsecureContent: false,
      experimentalFeatures: false,
      webviewTag: false,
      spellcheck: false,
    },
  })
  if (state.maximised) window.maximize()
  window.once('ready-to-show', () => window.show())
  keepState(window)
  guard(window)
  mend(window, words)
  loadHarbour(window)
  return window
}

function loadHarbour(window: BrowserWindow): void {
  window.loadURL(START).catch((cause) => {
    if (window.isDestroyed()) return
    console.error('the page did not load', cause)
    window.show()
  })
}

/** The window shows our page and no other; links that are known open in the person's own browser. */
function guard({ webContents }: BrowserWindow): void {
  webContents.setWindowOpenHandler(({ url }) => {
    const link = externalLink(url)
    if (link !== null) void shell.openExternal(link)
    return { action: 'deny' }
  })
  webContents.on('will-frame-navigate', (event) => {
    if (!mayNavigate(event.url)) event.preventDefault()
  })
  webContents.on('will-redirect', (event) => {
    if (!mayNavigate(event.url)) event.preventDefault()
  })
  webContents.on('will-attach-webview', (event) => event.preventDefault())
}

/** A page that died is loaded again: the host goes on without it, and the page is built from what the host tells. */
function mend(window: BrowserWindow, words: () => (typeof WORDS)['en']): void {
  const counted = crashes()
  window.webContents.on('render-process-gone', async (_event, { reason }) => {
    if (reason === 'clean-exit' || window.isDestroyed()) return
    if (counted.again(Date.now())) return window.webContents.reload()
    const { broken, brokenText, again, leave } = words()
    const { response } = await dialog.showMessageBox(window, {
      type: 'warning',
      message: broken,
      detail: brokenText,
      buttons: [again, leave],
    })
    // what breaks again and again is left: it may be another host that breaks it
    if (response === 0) loadHarbour(window)
    else app.quit()
  })
}

function statePath(): string {
  return path.join(app.getPath('userData'), 'window.json')
}

function keptState(): WindowState {
  try {
    return readWindowState(readFileSync(statePath(), 'utf8'))
  } catch {
    // The first start, or a folder that cannot be read: open as at the first start.
    return readWindowState('')
  }
}

function keepState(window: BrowserWindow): void {
  const write = () => {
    const state: WindowState = { bounds: window.getNormalBounds(), maximised: window.isMaximized(), fullScreen: window.isFullScreen() }
    try {
      writeFileAtomic.sync(statePath(), JSON.stringify(state))
    } catch {
      // A full or forbidden disk costs only the place of the window.
    }
  }
  let timer: NodeJS.Timeout | undefined
  const later = () => {
    clearTimeout(timer)
    timer = setTimeout(() => window.isDestroyed() || write(), SETTLED_MS)
  }
  window.on('resize', later)
  window.on('move', later)
  window.on('close', write)
}
