import type { MenuItemConstructorOptions } from 'electron'
import { type Language, WORDS } from './words.ts'

type MenuSetup = {
  language: Language
  platform: NodeJS.Platform
  /** Reload and developer tools are for those who work on the program. */
  packaged: boolean
}

/** The application's menu: roles only, so that each item does what it does everywhere on the system. */
export function menuTemplate({ language, platform, packaged }: MenuSetup): MenuItemConstructorOptions[] {
  const words = WORDS[language]
  const mac = platform === 'darwin'
  const own: MenuItemConstructorOptions[] = mac
    ? [
        { role: 'about', label: words.about },
        { type: 'separator' },
        { role: 'hide', label: words.hide },
        { role: 'hideOthers', label: words.hideOthers },
        { role: 'unhide', label: words.showAll },
        { type: 'separator' },
        { role: 'quit', label: words.quit },
      ]
    : [{ role: 'about', label: words.about }, { type: 'separator' }, { role: 'quit', label: words.quit }]
  return [
    { label: words.table, submenu: own },
    { label: words.edit, submenu: editItems(language) },
    { label: words.view, submenu: viewItems(language, mac, packaged) },
    {
      label: words.window,
      submenu: [
        { role: 'minimize', label: words.minimise },
        { role: 'close', label: words.close },
      ],
    },
  ]
}

/** Names are typed somewhere, and on macOS only the menu brings the keys for that. */
function editItems(language: Language): MenuItemConstructorOptions[] {
  const words = WORDS[language]
  return [
    { role: 'undo', label: words.undo },
    { role: 'redo', label: words.redo },
    { type: 'separator' },
    { role: 'cut', label: words.cut },
    { role: 'copy', label: words.copy },
    { role: 'paste', label: words.paste },
    { role: 'selectAll', label: words.selectAll },
  ]
}

function viewItems(language: Language, mac: boolean, packaged: boolean): MenuItemConstructorOptions[] {
  const words = WORDS[language]
  const work: MenuItemConstructorOptions[] = packaged
    ? []
    : [{ type: 'separator' }, { role: 'reload', label: words.reload }, { role: 'toggleDevTools', label: words.tools }]
  return [
    { role: 'zoomIn', label: words.larger },
    { role: 'zoomOut', label: words.smaller },
    { role: 'resetZoom', label: words.usual },
    { type: 'separator' },
    { role: 'togglefullscreen', label: words.fullScreen, accelerator: mac ? 'Ctrl+Command+F' : 'F11' },
    ...work,
  ]
}
