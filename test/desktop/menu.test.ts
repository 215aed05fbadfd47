import type { MenuItemConstructorOptions } from 'electron'
import { describe, expect, test } from 'vitest'
import { crashes } from '../../electron/desktop/crashes.ts'
import { menuTemplate } from '../../electron/desktop/menu.ts'
import { languageFor, WORDS } from '../../electron/desktop/words.ts'

const items = (menu: MenuItemConstructorOptions[]): MenuItemConstructorOptions[] =>
  menu.flatMap((item) => (Array.isArray(item.submenu) ? [item, ...items(item.submenu)] : [item]))
const roles = (menu: MenuItemConstructorOptions[]) => items(menu).flatMap(({ role }) => role ?? [])

describe('the menu', () => {
  test('F11 fills the screen, and on macOS the keys of macOS do', () => {
    const keys = (platform: NodeJS.Platform) =>
      items(menuTemplate({ language: 'en', platform, packaged: true })).find(({ role }) => role === 'togglefullscreen')?.accelerator
    expect(keys('win32')).toBe('F11')
    expect(keys('linux')).toBe('F11')
    expect(keys('darwin')).toBe('Ctrl+Command+F')
  })

  test('every item has words in every language, and no two in one menu the same', () => {
    for (const language of ['en', 'ru', 'tr'] as const)
      for (const platform of ['darwin', 'linux'] as const) {
        const labels = items(menuTemplate({ language, platform, packaged: false })).flatMap(({ type, label }) =>
          type === 'separator' ? [] : [label],
        )
        expect(labels.every((label) => typeof label === 'string' && label.length > 0)).toBe(true)
        expect(new Set(labels).size).toBe(labels.length)
      }
  })

  test('a person’s program has no developer tools', () => {
    const setup = { language: 'en', platform: 'linux' } as const
    expect(roles(menuTemplate({ ...setup, packaged: true }))).not.toContain('toggleDevTools')
    expect(roles(menuTemplate({ ...setup, packaged: false }))).toContain('toggleDevTools')
  })

  test('names can be typed and pasted on every system', () => {
    expect(roles(menuTemplate({ language: 'tr', platform: 'darwin', packaged: true }))).toEqual(
      expect.arrayContaining(['cut', 'copy', 'paste', 'selectAll', 'quit']),
    )
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
