import type { MenuItemConstructorOptions } from 'electron'
import { type Language, WORDS } from './words.ts'

/** What the menu does beyond the roles that every system knows. */
export type MenuActions = {
  show(what: 'settings' | 'rules' | 'credits'): void
  /** Asks for a saved game or house rules, and brings them in. */
  openFile(): void
  saveReports(): void
  /** Null where this build has no place to ask. */
  lookForUpdates: (() => void) | null
  /** Other screens, the one that follows first. */
  screens: readonly { name: string; go(): void }[]
}

type MenuSetup = {
  language: Language
  platform: NodeJS.Platform
  /** Reload and developer tools are for those who work on the program. */
  packaged: boolean
  actions: MenuActions
}

type Items = MenuItemConstructorOptions[]
const LINE = { type: 'separator' } as const

/** The application's menu: roles wherever there is one, so that each item does what it does everywhere on the system. */
export function menuTemplate(setup: MenuSetup): Items {
  const words = WORDS[setup.language]
  return [
    { label: words.table, submenu: ownItems(setup) },
    { label: words.edit, submenu: editItems(setup) },
    { label: words.view, submenu: viewItems(setup) },
    { role: 'window', label: words.window, submenu: windowItems(setup) },
    { role: 'help', label: words.help, submenu: helpItems(setup) },
  ]
}

function ownItems({ language, platform, actions }: MenuSetup): Items {
  const words = WORDS[language]
  const { lookForUpdates } = actions
  const first: Items = [
    { role: 'about', label: words.about },
    ...(lookForUpdates ? [{ label: words.lookForUpdates, click: lookForUpdates }] : []),
    LINE,
    { label: words.settings, accelerator: 'CmdOrCtrl+,', click: () => actions.show('settings') },
    { label: words.openFile, accelerator: 'CmdOrCtrl+O', click: () => actions.openFile() },
    LINE,
  ]
  if (platform !== 'darwin') return [...first, { role: 'quit', label: words.quit }]
  return [
    ...first,
    { role: 'services', label: words.services },
    LINE,
    { role: 'hide', label: words.hide },
    { role: 'hideOthers', label: words.hideOthers },
    { role: 'unhide', label: words.showAll },
    LINE,
    { role: 'quit', label: words.quit },
  ]
}

/** Names are typed somewhere, and on macOS only the menu brings the keys for that. */
function editItems({ language }: MenuSetup): Items {
  const words = WORDS[language]
  return [
    { role: 'undo', label: words.undo },
    { role: 'redo', label: words.redo },
    LINE,
    { role: 'cut', label: words.cut },
    { role: 'copy', label: words.copy },
    { role: 'paste', label: words.paste },
    { role: 'selectAll', label: words.selectAll },
  ]
}

function viewItems({ language, platform, packaged }: MenuSetup): Items {
  const words = WORDS[language]
  const work: Items = packaged ? [] : [LINE, { role: 'reload', label: words.reload }, { role: 'toggleDevTools', label: words.tools }]
  return [
    { role: 'zoomIn', label: words.larger },
    { role: 'zoomOut', label: words.smaller },
    { role: 'resetZoom', label: words.usual },
    LINE,
    { role: 'togglefullscreen', label: words.fullScreen, accelerator: platform === 'darwin' ? 'Ctrl+Command+F' : 'F11' },
    ...work,
  ]
}

function windowItems({ language, platform, actions }: MenuSetup): Items {
  const words = WORDS[language]
  const screens: Items = actions.screens.map(({ name, go }, place) => ({
    label: words.moveTo.replace('{{screen}}', name),
    ...(place === 0 && { accelerator: 'CmdOrCtrl+Shift+M' }),
    click: go,
  }))
  return [
    { role: 'minimize', label: words.minimise },
    ...(platform === 'darwin' ? ([{ role: 'zoom', label: words.zoom }] as const) : []),
    ...(screens.length > 0 ? [LINE, ...screens, LINE] : []),
    { role: 'close', label: words.close },
    ...(platform === 'darwin' ? ([LINE, { role: 'front', label: words.front }] as const) : []),
  ]
}

function helpItems({ language, actions }: MenuSetup): Items {
  const words = WORDS[language]
  return [
    { label: words.rules, click: () => actions.show('rules') },
    { label: words.credits, click: () => actions.show('credits') },
    LINE,
    { label: words.saveReports, click: () => actions.saveReports() },
  ]
}
