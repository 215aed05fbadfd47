import { describe, expect, test } from 'vitest'
import { externalLink, isOurFrame, mayHave, mayNavigate } from '../../electron/desktop/navigation.ts'

const STRANGERS = [
  'https://example.org/',
  'http://127.0.0.1:4616/',
  'file:///etc/passwd',
  'corsair://table.example.org/',
  'corsair://table@example.org/',
  'corsair://tables/',
  'corsair:table/',
  'javascript:alert(1)',
  'data:text/html,hello',
  'about:blank',
  '',
]

describe('the window stays on our page', () => {
  test('our own addresses are open to it', () => {
    expect(mayNavigate('corsair://table/')).toBe(true)
    expect(mayNavigate('corsair://table/index.html#/settings')).toBe(true)
  })

  test.each(STRANGERS)('%j is not', (address) => {
    expect(mayNavigate(address)).toBe(false)
  })
})

describe('links out of the program', () => {
  test('the licences and sources of the credits open in the person’s own browser', () => {
    expect(externalLink('https://creativecommons.org/licenses/by/3.0/')).toBe('https://creativecommons.org/licenses/by/3.0/')
    expect(externalLink('https://game-icons.net')).toBe('https://game-icons.net/')
  })

  test('a table in the same network opens there too, by its number', () => {
    for (const address of ['http://192.168.1.20:4616/', 'http://192.168.1.20:4616/#/table/0123456789abcdef'])
      expect(externalLink(address)).toBe(address)
  })

  test.each([
    ...STRANGERS,
    'http://8.8.8.8:4616/',
    'http://192.168.1.20:4616/router?reboot=1',
    'http://192.168.1.20:4616/router#/table/0123456789abcdef',
    'http://192.168.1.20:4616/#/table/0123456789abcdef/../x',
    'http://192.168.1.20:4616/#seat=1.2.3',
    'http://admin:admin@192.168.1.1/',
    'https://192.168.1.20:4616/',
    'http://creativecommons.org/',
    'https://creativecommons.org.example.org/',
    'https://creativecommons.org:8443/',
    'https://someone@creativecommons.org/',
    'smb://creativecommons.org/share',
  ])('%j opens nothing', (address) => {
    expect(externalLink(address)).toBeNull()
  })
})

describe('what the page may have', () => {
  test('our page may fill the screen and reach the host on this machine', () => {
    expect(mayHave('fullscreen', 'corsair://table/')).toBe(true)
    expect(mayHave('loopback-network', 'corsair://table')).toBe(true)
  })

  test.each(['media', 'geolocation', 'notifications', 'midi', 'clipboard-read', 'openExternal', 'hid', 'usb', 'unknown'])(
    'never %s',
    (permission) => {
      expect(mayHave(permission, 'corsair://table/')).toBe(false)
    },
  )

  test('another page may have nothing', () => {
    expect(mayHave('fullscreen', 'https://example.org/')).toBe(false)
  })
})

describe('calls over the bridge', () => {
  test('count from the top frame of our page alone', () => {
    expect(isOurFrame({ url: 'corsair://table/#/', parent: null })).toBe(true)
    expect(isOurFrame({ url: 'corsair://table/#/', parent: {} })).toBe(false)
    expect(isOurFrame({ url: 'https://example.org/', parent: null })).toBe(false)
    expect(isOurFrame(null)).toBe(false)
  })
})
