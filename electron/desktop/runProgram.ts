import path from 'node:path'
import { app, type BrowserWindow, dialog, type IpcMainInvokeEvent, ipcMain, Menu, protocol, session } from 'electron'
import { SOCKET_PATH } from '../host/protocol.ts'
import { IN_USE, type RunningHost, startHost } from '../host/startHost.ts'
import { CHANNELS, type HostForPage } from './channels.ts'
import { menuTemplate } from './menu.ts'
import { isOurFrame, mayHave } from './navigation.ts'
import { openWindow } from './openWindow.ts'
import { answerPage, ORIGIN, SCHEME } from './page.ts'
import { languageFor, WORDS } from './words.ts'

/** A host that does not come to rest in this time is left: its journal is on disk already. */
const PATIENCE_MS = 5000

/** Paths of what was built beside the program: the folder of the page, and the bridge that the page gets. */
export type Built = { page: string; preload: string }

let window: BrowserWindow | null = null
let host: RunningHost | null = null
let language = languageFor([])

/** The folder of games that `--data=` names; empty = the usual one. */
const data = app.commandLine.getSwitchValue('data')

/** The desktop program: one window on a host that runs in this very process. To be called before Electron is ready. */
export function runProgram(built: Built): void {
  // Another folder of games is another program: with a window state and a lock of its own.
  if (data) app.setPath('userData', path.join(path.resolve(data), 'window'))
  app.enableSandbox()
  protocol.registerSchemesAsPrivileged([
    {
      scheme: SCHEME,
      privileges: { standard: true, secure: true, supportFetchAPI: true, corsEnabled: true, stream: true, codeCache: true },
    },
  ])
  if (app.requestSingleInstanceLock()) begin(built)
  else app.quit()
}

function begin(built: Built): void {
  const focus = () => focusOn(built)
  app.on('second-instance', focus)
  app.on('activate', focus)
  app.on('window-all-closed', () => app.quit())
  app.on('before-quit', stopFirst)
  process.on('SIGTERM', () => app.quit())
  process.on('SIGINT', () => app.quit())
  process.on('uncaughtException', fail)
  process.on('unhandledRejection', fail)
  app
    .whenReady()
    .then(() => open(built))
    .catch(fail)
}

async function open(built: Built): Promise<void> {
  speak(languageFor(app.getPreferredSystemLanguages()))
  const running = await startHost({ page: built.page, origins: [ORIGIN], ...(data && { dataDir: path.resolve(data) }) })
  host = running
  protocol.handle(SCHEME, (request) => answerPage(built.page, running.port, request))
  session.defaultSession.setPermissionRequestHandler((page, permission, answer) => answer(mayHave(permission, page.getURL())))
  session.defaultSession.setPermissionCheckHandler((_page, permission, origin) => mayHave(permission, origin))
  session.defaultSession.setDevicePermissionHandler(() => false)
  answerPageCalls(running)
  show(built)
}

function show({ preload }: Built): void {
  window = openWindow(preload, () => WORDS[language])
  window.on('closed', () => {
    window = null
  })
}

/** The second start of the program, or a click in the dock: the window that is there comes to the front. */
function focusOn(built: Built): void {
  if (window === null) {
    if (host !== null) show(built)
    return
  }
  if (window.isMinimized()) window.restore()
  window.show()
  window.focus()
}

/** The three calls of the bridge; from any frame but our own page's they are refused. */
function answerPageCalls({ port, ownerSecret }: RunningHost): void {
  const ours = <Given extends unknown[], Answer>(answer: (...given: Given) => Answer) => {
    return ({ senderFrame }: IpcMainInvokeEvent, ...given: Given): Answer => {
      if (!isOurFrame(senderFrame)) throw new Error(`a call from ${senderFrame?.url ?? 'a frame that is gone'} is refused`)
      return answer(...given)
    }
  }
  ipcMain.handle(
    CHANNELS.host,
    ours((): HostForPage => ({ socket: `ws://127.0.0.1:${port}${SOCKET_PATH}`, owner: ownerSecret })),
  )
  ipcMain.handle(
    CHANNELS.fullScreen,
    ours((): boolean => {
      const wanted = window !== null && !window.isFullScreen()
      window?.setFullScreen(wanted)
      return wanted
    }),
  )
  ipcMain.handle(
    CHANNELS.speak,
    ours((wanted: unknown) => speak(languageFor([String(wanted)]))),
  )
}

function speak(wanted: typeof language): void {
  language = wanted
  Menu.setApplicationMenu(Menu.buildFromTemplate(menuTemplate({ language, platform: process.platform, packaged: app.isPackaged })))
}

/** Quitting waits until the host has said good-bye to everybody and let go of its folder. */
function stopFirst(event: { preventDefault(): void }): void {
  if (host === null) return
  event.preventDefault()
  const stopping = host
  host = null
  const patience = new Promise((resolve) => setTimeout(resolve, PATIENCE_MS))
  Promise.race([stopping.stop(), patience]).then(() => app.quit(), fail)
}

/** Nothing is lost by ending at once: what anybody has been told is on disk. */
function fail(cause: unknown): void {
  console.error(cause)
  const text = cause instanceof Error ? (cause.cause === IN_USE ? WORDS[language].inUse : cause.message) : String(cause)
  dialog.showErrorBox(WORDS[language].cannotOpen, text)
  app.exit(1)
}
