import { afterEach, describe, expect, it, vi } from 'vitest'
import type { FoundTable } from '../../../electron/host/protocol.ts'
import { hostLink } from '../../../renderer/app/far.ts'
import { foundReducer, foundTold, lookedAround } from '../../../renderer/app/found.ts'
import { readRoute, writeRoute } from '../../../renderer/app/route.ts'
import { keepWifi, keptWifi, type Wifi, wifiFault, wifiText } from '../../../renderer/app/wifi.ts'

afterEach(() => vi.unstubAllGlobals())

const HOME: Wifi = { name: 'Casa del Mar', password: 'seven seas', hidden: false }

describe('the code by which phones join a Wi-Fi', () => {
  it.each<[string, Wifi, string]>([
    ['with a password', HOME, 'WIFI:T:WPA;S:Casa del Mar;P:seven seas;;'],
    ['that is open', { ...HOME, password: null }, 'WIFI:T:nopass;S:Casa del Mar;;'],
    ['whose name is hidden', { ...HOME, hidden: true }, 'WIFI:T:WPA;S:Casa del Mar;P:seven seas;H:true;;'],
    [
      'with letters that part the fields',
      { name: 'a;b,c', password: 'q"u:o\\te;s', hidden: false },
      'WIFI:T:WPA;S:a\\;b\\,c;P:q\\"u\\:o\\\\te\\;s;;',
    ],
    ['of another script', { ...HOME, name: 'Дом' }, 'WIFI:T:WPA;S:Дом;P:seven seas;;'],
  ])('%s', (_, wifi, text) => {
    expect(wifiFault(wifi)).toBeNull()
    expect(wifiText(wifi)).toBe(text)
  })

  it('lets nobody add a field by a name or a password', () => {
    const fields = wifiText({ name: 'x;T:nopass;P:', password: ';;WIFI:S:evil', hidden: false }).match(/(?<!\\);/g)
    expect(fields).toHaveLength(4)
  })

  it.each<[Partial<Wifi>, string]>([
    [{ name: '' }, 'badName'],
    [{ name: 'x'.repeat(33) }, 'badName'],
    [{ name: 'ж'.repeat(17) }, 'badName'],
    [{ password: 'short77' }, 'badPassword'],
    [{ password: 'x'.repeat(64) }, 'badPassword'],
    [{ password: 'пароль-пароль' }, 'badPassword'],
    [{ password: 'with\ttabulator' }, 'badPassword'],
  ])('is not made of %j', (part, fault) => {
    expect(wifiFault({ ...HOME, ...part })).toBe(fault)
  })

  it('is made of a key in hexadecimal', () => {
    expect(wifiFault({ ...HOME, password: 'a1'.repeat(32) })).toBeNull()
  })

  it('is kept on this device, and forgotten when it is to be', () => {
    const kept = new Map<string, string>()
    vi.stubGlobal('localStorage', {
      getItem: (name: string) => kept.get(name) ?? null,
      setItem: (name: string, text: string) => kept.set(name, text),
    })
    keepWifi(HOME)
    expect(keptWifi()).toEqual(HOME)
    keepWifi(null)
    expect(keptWifi()).toBeNull()
    expect(JSON.stringify([...kept])).not.toContain('seven seas')
  })

  it.each(['', 'no json', '[]', '7', '{"name":1,"password":null}', '{"name":"x","password":"short"}'])(
    'is none where %s is kept',
    (text) => {
      vi.stubGlobal('localStorage', { getItem: () => text, setItem: () => undefined })
      expect(keptWifi()).toBeNull()
    },
  )
})

const TABLE: FoundTable = {
  table: '0123456789abcdef',
  game: 'toy',
  host: 'Galley',
  address: '192.168.1.20',
  port: 4616,
  seats: 4,
  free: 2,
  gathering: true,
}

describe('tables that are found', () => {
  it('are opened at their host, at the table', () => {
    const link = new URL(hostLink(TABLE, TABLE.table))
    expect(link.origin).toBe('http://192.168.1.20:4616')
    expect(readRoute(link.hash)).toEqual({ page: 'table', table: TABLE.table, side: null })
  })

  it('are known while somebody looks, and no longer', () => {
    const looking = foundReducer(undefined, lookedAround(true))
    expect(looking.tables).toBeNull()
    const told = foundReducer(looking, foundTold([TABLE]))
    expect(told.tables).toEqual([TABLE])
    const away = foundReducer(told, lookedAround(false))
    expect(foundReducer(away, foundTold([TABLE])).tables).toBeNull()
  })
})

it('the hall has a page of its own', () => {
  expect(readRoute(writeRoute({ page: 'hall' }))).toEqual({ page: 'hall' })
})
