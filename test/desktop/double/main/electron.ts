import { missing } from '../loud.ts'
import { app } from './app.ts'
import { BrowserWindow } from './BrowserWindow.ts'
import { ipcMain } from './ipcMain.ts'
import { Menu, MenuItem } from './menu.ts'
import { answers } from './own.ts'
import { protocol } from './protocol.ts'
import { screen } from './screen.ts'
import { session } from './session.ts'
import { clipboard, crashReporter, dialog, nativeTheme, powerMonitor, powerSaveBlocker, shell } from './small.ts'

/** Everything that Electron's main process has by these names; what the double has not tells so when it is used. */
const own = {
  app,
  BrowserWindow,
  clipboard,
  crashReporter,
  dialog,
  ipcMain,
  Menu,
  MenuItem,
  nativeTheme,
  powerMonitor,
  powerSaveBlocker,
  protocol,
  screen,
  session,
  shell,
}
const NONE = [
  ...['autoUpdater', 'BaseWindow', 'BrowserView', 'contentTracing', 'desktopCapturer', 'globalShortcut', 'ImageView', 'inAppPurchase'],
  ...[
    'MessageChannelMain',
    'nativeImage',
    'net',
    'netLog',
    'Notification',
    'pushNotifications',
    'safeStorage',
    'ShareMenu',
    'systemPreferences',
  ],
  ...['TouchBar', 'Tray', 'utilityProcess', 'View', 'webContents', 'webFrameMain', 'WebContentsView', 'parentPort'],
]

/** As `require('electron')` gives it. */
export const electron: Record<string, unknown> = { ...own, ...Object.fromEntries(NONE.map((name) => [name, missing(name)])) }

/** A test runs a function of its own in this process, with Electron in its hands. */
answers.evaluate = async (source: string, given: unknown) => {
  const run: (electron: unknown, given: unknown) => unknown = new Function(`return (${source})`)()
  return run(electron, given)
}
