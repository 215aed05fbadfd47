import type { MenuItemConstructorOptions } from 'electron'
import { describe, expect, test, vi } from 'vitest'
import { crashes } from '../../electron/desktop/crashes.ts'
import { type MenuActions, menuTemplate } from '../../electron/desktop/menu.ts'
import { languageFor, WORDS } from '../../electron/desktop/words.ts'

const items = (menu: MenuItemConstructorOptions[]): MenuItemConstructorOptions[] =>
  menu.flatMap((item) => (Array.isArray(item.submenu) ? [item, ...items(item.submenu)] : [item]))
const roles = (menu: MenuItemConstructorOptions[]) => items(menu).flatMap(({ role }) => role ?? [])
const wasCalled = (each: unknown): boolean => vi.isMockFunction(each) && each.mock.calls.length > 0

const actions: MenuActions = {
  show: vi.fn(),
  openFile: vi.fn(),
  saveReports: vi.fn(),
  lookForUpdates: vi.fn(),
  screens: [
    { name: 'TV', go: vi.fn() },
    { name: 'Projector', go: vi.fn() },
  ],
}

describe('the menu', () => {
  test('F11 fills the screen, and on macOS the keys of macOS do', () => {
    const keys = (platform: NodeJS.Platform) =>
      items(menuTemplate({ language: 'en', platform, packaged: true, actions })).find(({ role }) => role === 'togglefullscreen')
        ?.accelerator
    expect(keys('win32')).toBe('F11')
    expect(keys('linux')).toBe('F11')
    expect(keys('darwin')).toBe('Ctrl+Command+F')
  })

  test('every item has words in every language, and no two in one menu the same', () => {
    for (const language of ['en', 'ru', 'tr'] as const)
      for (const platform of ['darwin', 'linux'] as const) {
        const labels = items(menuTemplate({ language, platform, packaged: false, actions })).flatMap(({ type, label }) =>
          type === 'separator' ? [] : [label],
        )
        expect(labels.every((label) => typeof label === 'string' && label.length > 0)).toBe(true)
        expect(new Set(labels).size).toBe(labels.length)
      }
  })

  test('a person’s program has no developer tools', () => {
    const setup = { language: 'en', platform: 'linux' } as const
    expect(roles(menuTemplate({ ...setup, packaged: true, actions }))).not.toContain('toggleDevTools')
    expect(roles(menuTemplate({ ...setup, packaged: false, actions }))).toContain('toggleDevTools')
  })

  test('names can be typed and pasted on every system', () => {
    expect(roles(menuTemplate({ language: 'tr', platform: 'darwin', packaged: true, actions }))).toEqual(
      expect.arrayContaining(['cut', 'copy', 'paste', 'selectAll', 'quit']),
    )
  })
})

const click = (label: string) => {
  const menu = items(menuTemplate({ language: 'en', platform: 'linux', packaged: true, actions }))
  const item = menu.find((each) => each.label === label)
  Reflect.apply(item?.click ?? expect.fail(`there is no ${label}`), item, [])
  return item
}

describe('what the menu does', () => {
  test('takes the table to each other screen, by a key to the one that follows', () => {
    expect(click('Move the Table to TV')).toMatchObject({ accelerator: 'CmdOrCtrl+Shift+M' })
    expect(click('Move the Table to Projector')).not.toHaveProperty('accelerator')
    expect(actions.screens.map(({ go }) => go)).toEqual([expect.toSatisfy(wasCalled), expect.toSatisfy(wasCalled)])
    const alone = items(menuTemplate({ language: 'en', platform: 'linux', packaged: true, actions: { ...actions, screens: [] } }))
    expect(alone.some(({ label }) => label?.startsWith('Move'))).toBe(false)
  })

  test('leads to settings by the usual key, to rules and authors, opens files and saves reports', () => {
    expect(click('Settings…')).toMatchObject({ accelerator: 'CmdOrCtrl+,' })
    for (const label of ['Rules of the Games', 'Authors and Licences', 'Open a Game or House Rules…', 'Save Reports of Failures…'])
      click(label)
    expect(vi.mocked(actions.show).mock.calls).toEqual([['settings'], ['rules'], ['credits']])
    expect([actions.openFile, actions.saveReports].map(wasCalled)).toEqual([true, true])
  })

  test('looks for a new version where there is a place to ask, and says nothing of it elsewhere', () => {
    click('Look for a New Version')
    expect(actions.lookForUpdates).toHaveBeenCalled()
    const none = items(menuTemplate({ language: 'en', platform: 'linux', packaged: true, actions: { ...actions, lookForUpdates: null } }))
    expect(none.map(({ label }) => label)).not.toContain('Look for a New Version')
  })
})

describe('the language of the shell', () => {
  test('is the first that it speaks of those the system wants', () => {
    expect(languageFor(['de-DE', 'tr-TR', 'en-US'])).toBe('tr')
    expect(languageFor(['RU'])).toBe('ru')
    expect(languageFor(['trv', 'fr'])).toBe('en')
    expect(languageFor([])).toBe('en')
  })

  test('words of the other languages are their own, not copies', () => {
    for (const key of ['quit', 'view', 'broken', 'again'] as const)
      expect(new Set([WORDS.en[key], WORDS.ru[key], WORDS.tr[key]]).size).toBe(3)
  })
})

describe('a page that dies', () => {
  test('is laid anew three times within a minute, then a person is asked', () => {
    const { again } = crashes()
    expect([0, 10_000, 20_000, 30_000].map(again)).toEqual([true, true, true, false])
    expect(again(95_000)).toBe(true)
  })
})
