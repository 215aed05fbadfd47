import { loud, onlyKnown } from '../loud.ts'
import { app } from './app.ts'
import { BrowserWindow } from './BrowserWindow.ts'

type Template = Record<string, unknown> & {
  label?: string
  role?: string
  type?: string
  id?: string
  submenu?: Template[] | Menu
  click?: Click
}
type Click = (item: MenuItem, window: BrowserWindow | null, event: object) => void

const KEYS = [
  'label',
  'role',
  'type',
  'id',
  'submenu',
  'click',
  'accelerator',
  'enabled',
  'visible',
  'checked',
  'sublabel',
  'toolTip',
  'registerAccelerator',
]
const TYPES = ['normal', 'separator', 'submenu', 'checkbox', 'radio']

/** What a click on a role does to the window that has the focus; what only the system does has no effect here. */
const ROLES: Record<string, (window: BrowserWindow | null) => void> = {
  ...Object.fromEntries(
    [
      'about',
      'hide',
      'hideothers',
      'unhide',
      'undo',
      'redo',
      'cut',
      'copy',
      'paste',
      'selectall',
      'services',
      'window',
      'help',
      'delete',
      'pasteandmatchstyle',
      'zoom',
      'recentdocuments',
      'clearrecentdocuments',
      'toggledevtools',
      'front',
    ].map((role) => [role, () => undefined]),
  ),
  quit: () => app.quit(),
  close: (window) => window?.close(),
  minimize: (window) => window?.minimize(),
  reload: (window) => window?.webContents.reload(),
  togglefullscreen: (window) => window?.setFullScreen(!window.isFullScreen()),
  zoomin: (window) => window?.webContents.setZoomLevel(window.webContents.getZoomLevel() + 0.5),
  zoomout: (window) => window?.webContents.setZoomLevel(window.webContents.getZoomLevel() - 0.5),
  resetzoom: (window) => window?.webContents.setZoomLevel(0),
}

/** An accelerator is keys joined by `+`, the last of which is no modifier. */
const MODIFIER = /^(command|cmd|control|ctrl|commandorcontrol|cmdorctrl|alt|option|altgr|shift|super|meta)$/i
const KEY =
  /^([a-z0-9]|f([1-9]|1\d|2[0-4])|plus|space|tab|backspace|delete|insert|return|enter|up|down|left|right|home|end|pageup|pagedown|escape|esc|[-=,./;'[\]\\`])$/i

function isAccelerator(keys: unknown): boolean {
  const parts = String(keys).split('+')
  const last = parts.pop() ?? ''
  return parts.every((part) => MODIFIER.test(part)) && KEY.test(last)
}

export class MenuItem {
  label: string
  role: string | undefined
  type: string
  id: string
  enabled: boolean
  visible: boolean
  checked: boolean
  accelerator: unknown
  submenu: Menu | null
  click: () => void

  constructor(template: Template) {
    onlyKnown('properties of a menu item', template, KEYS)
    this.role = template.role?.toLowerCase()
    if (this.role !== undefined && ROLES[this.role] === undefined) throw new Error(`the double of Electron knows no role ${template.role}`)
    if (template.accelerator !== undefined && !isAccelerator(template.accelerator))
      throw new Error(`no accelerator: ${template.accelerator}`)
    this.submenu = Array.isArray(template.submenu) ? Menu.buildFromTemplate(template.submenu) : (template.submenu ?? null)
    this.type = template.type ?? (this.submenu ? 'submenu' : 'normal')
    if (!TYPES.includes(this.type)) throw new Error(`Unknown menu item type: ${this.type}`)
    if (template.label === undefined && this.role === undefined && this.type !== 'separator')
      throw new Error('Invalid template for MenuItem: must have at least one of label, role or type')
    this.label = template.label ?? this.role ?? ''
    this.id = template.id ?? ''
    this.enabled = template.enabled !== false
    this.visible = template.visible !== false
    this.checked = template.checked === true
    this.accelerator = template.accelerator
    this.click = () => {
      if (!this.enabled) return
      if (this.type === 'checkbox') this.checked = !this.checked
      if (this.type === 'radio') this.checked = true
      const window = BrowserWindow.getFocusedWindow()
      if (template.click) template.click(this, window, {})
      else if (this.role !== undefined) ROLES[this.role]?.(window)
    }
  }
}

let applied: Menu | null = null

export class Menu {
  items: MenuItem[] = []
  static buildFromTemplate(template: Template[]): Menu {
    const menu = new Menu()
    menu.items = template.map((item) => loud('MenuItem', new MenuItem(item)))
    return loud('Menu', menu)
  }
  static setApplicationMenu(menu: Menu | null): void {
    applied = menu
  }
  static getApplicationMenu = (): Menu | null => applied
  append(item: MenuItem): void {
    this.items.push(item)
  }
  getMenuItemById(id: string): MenuItem | null {
    for (const item of this.items) {
      if (item.id === id) return item
      const below = item.submenu?.getMenuItemById(id)
      if (below) return below
    }
    return null
  }
}
