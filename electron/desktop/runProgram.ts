import { networkInterfaces } from 'node:os'
import path from 'node:path'
import { app, type BrowserWindow, dialog, powerSaveBlocker, protocol, session } from 'electron'
import { GAME_ENDING, LINK_SCHEME, RULES_ENDING } from '../../engine/core/fileEndings.ts'
import type { Place } from '../host/lan/joinCode.ts'
import { SOCKET_PATH } from '../host/protocol.ts'
import { IN_USE, type RunningHost, startHost } from '../host/startHost.ts'
import { askedToOpen, fileNews, linkNews } from './arrivals.ts'
import { answerCalls } from './calls.ts'
import { CHANNELS } from './channels.ts'
import { lamp } from './lamp.ts'
import { mayHave } from './navigation.ts'
import { openWindow } from './openWindow.ts'
import { type OwnProgram, ownProgram } from './ownProgram.ts'
import { answerPage, ORIGIN, SCHEME } from './page.ts'
import { post } from './post.ts'
import { followScreens, setMenu } from './setMenu.ts'
import { languageFor, WORDS } from './words.ts'

/** A host that does not come to rest in this time is left: its journal is on disk already. */
const PATIENCE_MS = 5000

/** Paths of what was built beside the program: the folder of the page, and the bridge that the page gets. */
export type Built = { page: string; preload: string }

let window: BrowserWindow | null = null
let host: RunningHost | null = null
let language = languageFor([])
let own: OwnProgram | null = null

/** Lit while the page says so, and no longer than there is that page. */
const light = lamp(powerSaveBlocker)
/** What is opened from outside waits for a page that listens. */
const mail = post((news) => window?.webContents.send(CHANNELS.news, news))

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
  own = ownProgram({ window: () => window, words: () => WORDS[language], onCard: (card) => mail.tell({ type: 'program', card }) })
  const focus = () => focusOn(built)
  app.on('second-instance', (_event, argv, folder) => {
    focus()
    openAll(argv, folder)
  })
  app.on('activate', focus)
  // macOS says so by itself, also before it is ready.
  app.on('open-url', (event, link) => {
    event.preventDefault()
    focus()
    void openLink(link)
  })
  app.on('open-file', (event, file) => {
    event.preventDefault()
    focus()
    void openFile(file)
  })
  app.on('window-all-closed', () => app.quit())
  app.on('before-quit', stopFirst)
  process.on('SIGTERM', () => app.quit())
  process.on('SIGINT', () => app.quit())
  process.on('uncaughtException', fail)
  process.on('unhandledRejection', fail)
  takeLinks()
  openAll(process.argv, process.cwd())
  app
    .whenReady()
    .then(() => open(built))
    .catch(fail)
}

/** Installers tell the system whose links these are; a program that runs from its sources does so on Windows, as long as it runs. */
function takeLinks(): void {
  if (app.isPackaged || process.platform !== 'win32') return
  const start = [LINK_SCHEME, process.execPath, [app.getAppPath()]] as const
  app.setAsDefaultProtocolClient(start[0], start[1], [...start[2]])
  app.on('quit', () => app.removeAsDefaultProtocolClient(start[0], start[1], [...start[2]]))
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
  own?.begin()
}

function show({ preload }: Built): void {
  window = openWindow(preload, () => WORDS[language])
  const { webContents } = window
  webContents.on('did-navigate', forgetPage)
  webContents.on('render-process-gone', (_event, { reason }) => {
    forgetPage()
    if (reason !== 'clean-exit') own?.report('page', reason, '')
  })
  window.on('closed', () => {
    forgetPage()
    window = null
  })
  followScreens(window, layMenu)
  layMenu()
}

/** The page that listened, and wanted light, is gone. */
function forgetPage(): void {
  mail.pause()
  light.set(false)
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

function openAll(argv: readonly string[], folder: string): void {
  const { links, files } = askedToOpen(argv)
  for (const link of links) void openLink(link)
  for (const file of files) void openFile(path.resolve(folder, file))
}

async function openLink(link: string): Promise<void> {
  await app.whenReady()
  const ways = (await host?.ways()) ?? []
  const addresses = Object.values(networkInterfaces()).flatMap((each) => each?.map(({ address }) => address) ?? [])
  const isThisHost = ({ address, port }: Place): boolean =>
    ways.some((way) => way.address === address && way.port === port) || (port === host?.port && addresses.includes(address))
  mail.tell(linkNews(link, isThisHost))
}

async function openFile(file: string): Promise<void> {
  mail.tell(await fileNews(file))
}

/** A person chooses what is to be opened. */
async function chooseFile(): Promise<void> {
  if (window === null) return
  const extensions = [GAME_ENDING, RULES_ENDING, '.json'].map((ending) => ending.slice(1))
  const filters = [{ name: WORDS[language].games, extensions }]
  const { filePaths } = await dialog.showOpenDialog(window, { filters, properties: ['openFile'] })
  for (const file of filePaths) await openFile(file)
}

/** What the bridge may ask. */
function answerPageCalls({ port, ownerSecret }: RunningHost): void {
  answerCalls({
    host: () => ({ socket: `ws://127.0.0.1:${port}${SOCKET_PATH}`, owner: ownerSecret }),
    fullScreen() {
      const wanted = window !== null && !window.isFullScreen()
      window?.setFullScreen(wanted)
      return wanted
    },
    speak: (wanted) => speak(languageFor([wanted])),
    awake: (wanted) => light.set(wanted),
    listening() {
      mail.listen()
      if (own) mail.tell({ type: 'program', card: own.card() })
    },
    failed: (kind, stack) => own?.report('page', kind, stack),
    updates: async (order) => own?.updates(order),
    reports: async (order) => (await own?.reports(order)) ?? false,
    drawing: (order) => own?.drawing(order),
  })
}

function speak(wanted: typeof language): void {
  language = wanted
  layMenu()
}

function layMenu(): void {
  setMenu(language, {
    window,
    show: (what) => mail.tell({ type: 'show', what }),
    openFile: () => void chooseFile(),
    saveReports: () => void own?.reports('save'),
    lookForUpdates: own?.lookForUpdates() ?? null,
  })
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
  const isInUse = cause instanceof Error && cause.cause === IN_USE
  if (!isInUse) own?.report('main', cause instanceof Error ? cause.name : 'Error', cause instanceof Error ? (cause.stack ?? '') : '')
  const text = cause instanceof Error ? (isInUse ? WORDS[language].inUse : cause.message) : String(cause)
  dialog.showErrorBox(WORDS[language].cannotOpen, text)
  app.exit(1)
}
