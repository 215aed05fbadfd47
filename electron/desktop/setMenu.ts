import { app, type BrowserWindow, dialog, Menu, screen } from 'electron'
import { isPlacedBySystem, isScaledAlike, moveTo, otherScreens, type Screen, screenName } from './displays.ts'
import { type MenuActions, menuTemplate } from './menu.ts'
import { type Language, WORDS } from './words.ts'

type Wanted = Omit<MenuActions, 'screens'> & { window: BrowserWindow | null }

/** Lays the menu in this language, with the screens that are there now. */
export function setMenu(language: Language, { window, ...actions }: Wanted): void {
  const screens = window === null ? [] : screensFrom(window, language)
  const { platform } = process
  const template = menuTemplate({ language, platform, packaged: app.isPackaged, actions: { ...actions, screens } })
  Menu.setApplicationMenu(Menu.buildFromTemplate(template))
  app.setAboutPanelOptions({
    applicationName: 'Corsair Table',
    applicationVersion: app.getVersion(),
    version: '',
    copyright: WORDS[language].aboutText,
  })
}

function screensFrom(window: BrowserWindow, language: Language): MenuActions['screens'] {
  const all = screen.getAllDisplays()
  const here = screen.getDisplayMatching(window.getBounds()).id
  const numbered = (number: number): string => WORDS[language].screen.replace('{{number}}', String(number))
  return otherScreens(all, here).map((each) => ({ name: screenName(all, each, numbered), go: () => bringTo(window, each, language) }))
}

/** Moves the window, or tells how the person does where no program may. */
function bringTo(window: BrowserWindow, target: Screen, language: Language): void {
  const { placed, placedText, oneScale, oneScaleText } = WORDS[language]
  if (!isPlacedBySystem(process.platform, app.commandLine.getSwitchValue('ozone-platform'), process.env)) {
    const left = screen.getDisplayMatching(window.getBounds())
    moveTo(window, target)
    if (toldOfScale || !isScaledAlike(process.platform, left, target)) return
    toldOfScale = true
    tell(window, oneScale, oneScaleText)
    return
  }
  tell(window, placed, placedText)
}

/** Whoever goes to and fro between two screens is not told each time. */
let toldOfScale = false

function tell(window: BrowserWindow, message: string, detail: string): void {
  dialog.showMessageBox(window, { type: 'info', message, detail }).catch((cause: unknown) => console.error(cause))
}

/** Calls when screens come, change or go, and when the window has come to another one; no longer than there is the window. */
export function followScreens(window: BrowserWindow, onChanged: () => void): void {
  let here = screen.getDisplayMatching(window.getBounds()).id
  const look = (): void => {
    const now = screen.getDisplayMatching(window.getBounds()).id
    if (now === here) return
    here = now
    onChanged()
  }
  const changed = (): void => {
    if (!window.isDestroyed()) onChanged()
  }
  window.on('move', look)
  screen.on('display-added', changed)
  screen.on('display-removed', changed)
  screen.on('display-metrics-changed', changed)
  window.on('closed', () => {
    screen.off('display-added', changed)
    screen.off('display-removed', changed)
    screen.off('display-metrics-changed', changed)
  })
}
