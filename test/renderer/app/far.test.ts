import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { farPage } from '../../../electron/desktop/page.ts'
import { readAddress } from '../../../electron/host/lan/joinCode.ts'
import { PROGRAM, type RelayWhy } from '../../../electron/host/protocol.ts'
import packageJson from '../../../package.json' with { type: 'json' }
import { connectionReducer, lost, notRelayed, welcomed } from '../../../renderer/app/connection.ts'
import { device } from '../../../renderer/app/device.ts'
import { farHost, goFar, goHome, hostLink, isFinal, readFar } from '../../../renderer/app/far.ts'
import { readRoute } from '../../../renderer/app/route.ts'
import { baseFor } from '../../../renderer/app/seating.ts'
import { keepKey, keysOf } from '../../../renderer/app/seatKeys.ts'
import { findHost } from '../../../renderer/app/secret.ts'

const FAR = { address: '192.168.1.20', port: 4616 }
const kept = new Map<string, string>()

/** The page stands at this address. */
function standAt(address: string, desktop?: object): URL & { assign(to: string): void } {
  const here = Object.assign(new URL(address), {
    assign(to: string) {
      went.push(new URL(to, address).href)
    },
  })
  vi.stubGlobal('location', here)
  vi.stubGlobal('window', { location: here, desktop })
  vi.stubGlobal('document', { baseURI: address })
  return here
}
let went: string[] = []

beforeEach(() => {
  kept.clear()
  went = []
  const storage = { getItem: (name: string) => kept.get(name) ?? null, setItem: (name: string, text: string) => kept.set(name, text) }
  vi.stubGlobal('localStorage', storage)
  vi.stubGlobal('sessionStorage', storage)
})
afterEach(() => vi.unstubAllGlobals())

describe('which host a page speaks with', () => {
  it.each([
    'corsair://table/?host=192.168.1.20:4616',
    'corsair://table/?host=192.168.1.20:4616#/table/0123456789abcdef',
    'http://127.0.0.1:4616/?host=192.168.1.20:4616#/',
    'http://localhost:4616/?host=192.168.1.20:4616',
    farPage(FAR, null),
    farPage(FAR, '0123456789abcdef'),
  ])('%s is a page at the other', (address) => {
    expect(readFar(new URL(address))).toEqual(FAR)
  })

  it.each([
    'corsair://table/',
    'corsair://table/#/?host=192.168.1.20:4616',
    'corsair://table/?host=',
    'corsair://table/?host=8.8.8.8:4616',
    'corsair://table/?host=127.0.0.1:4616',
    'corsair://table/?host=192.168.1.20',
    'corsair://table/?host=192.168.1.20:0',
    'corsair://table/?host=192.168.1.20:65536',
    'corsair://table/?host=192.168.1.20:04616',
    'corsair://table/?host=192.168.001.020:4616',
    'corsair://table/?host=evil.example:4616',
    'corsair://table/?host=user@192.168.1.20:4616',
    'corsair://table/?host=192.168.1.20:4616/x',
    'http://192.168.1.30:4616/?host=192.168.1.20:4616',
    'http://evil.example/?host=192.168.1.20:4616',
  ])('%s is at its own', (address) => {
    expect(readFar(new URL(address))).toBeNull()
  })

  it('an address is written in one way', () => {
    expect(readAddress('10.0.0.1:1')).toEqual({ address: '10.0.0.1', port: 1 })
    for (const text of ['010.0.0.1:1', '10.0.0.1:01', ' 10.0.0.1:1', '10.0.0.1:1 ', 'http://10.0.0.1:1', '10.0.0.1:', ':1', ''])
      expect(readAddress(text)).toBeNull()
  })
})

describe('to another host and home', () => {
  it('goes in this window, with a page that is loaded anew', () => {
    standAt('http://127.0.0.1:4616/#/settings')
    goFar(FAR, 'a1')
    goFar(FAR, null)
    expect(went).toEqual(['http://127.0.0.1:4616/?host=192.168.1.20:4616#/table/a1', 'http://127.0.0.1:4616/?host=192.168.1.20:4616#/'])
    standAt('corsair://table/?host=192.168.1.20:4616#/table/a1')
    goHome()
    expect(went.at(-1)).toBe('corsair://table/#/')
    expect(readRoute(new URL(farPage(FAR, 'a1')).hash)).toMatchObject({ page: 'table', table: 'a1' })
  })

  it('shows the owner’s secret to the own host alone', async () => {
    kept.set('owner', 'SECRET')
    standAt('http://127.0.0.1:4616/#/')
    expect(await findHost()).toEqual({ socket: 'ws://127.0.0.1:4616/socket', owner: 'SECRET', relay: null })
    standAt('http://127.0.0.1:4616/?host=192.168.1.20:4616#/')
    const relay = { type: 'relay', owner: 'SECRET', ...FAR }
    expect(await findHost()).toEqual({ socket: 'ws://127.0.0.1:4616/relay', owner: null, relay })
    const host = async () => ({ socket: 'ws://127.0.0.1:4617/socket', owner: 'SECRET' })
    standAt(farPage(FAR, null), { host })
    expect(await findHost()).toEqual({ socket: 'ws://127.0.0.1:4617/relay', owner: null, relay })
  })

  it('leads others to the host that is played at', () => {
    standAt(farPage(FAR, 'a1'))
    expect(baseFor(null, window.location)).toBe('http://192.168.1.20:4616')
    expect(hostLink(FAR, 'a1')).toBe('http://192.168.1.20:4616/#/table/a1')
    expect(hostLink(FAR, null)).toBe('http://192.168.1.20:4616/#/')
  })
})

describe('what a device keeps', () => {
  it('of one host is nothing to another: neither keys to seats nor the device’s name', () => {
    standAt('corsair://table/')
    keepKey('a1', { seat: 1, token: 'own' })
    const own = device()
    standAt(farPage(FAR, null))
    expect(keysOf('a1')).toEqual([])
    keepKey('a1', { seat: 2, token: 'far' })
    expect(device()).not.toBe(own)
    standAt(farPage({ ...FAR, port: 4617 }, null))
    expect(keysOf('a1')).toEqual([])
    standAt(farPage(FAR, 'a1'))
    expect(keysOf('a1')).toEqual([{ seat: 2, token: 'far' }])
    standAt('corsair://table/')
    expect(keysOf('a1')).toEqual([{ seat: 1, token: 'own' }])
    expect(device()).toBe(own)
    expect(farHost()).toBeNull()
  })
})

describe('when there is no way', () => {
  const noWay = (why: RelayWhy) => notRelayed({ type: 'not-relayed', why, program: null })

  it('the page goes on trying where it may be otherwise in a moment, and ends where not', () => {
    for (const why of ['not-reached', 'refused', 'full', 'too-fast'] as const) {
      expect(isFinal(why)).toBe(false)
      expect(connectionReducer(undefined, noWay(why)).status).toBe('lost')
    }
    for (const why of ['owner-only', 'no-place', 'itself', 'no-host', 'other-version', 'garbage'] as const) {
      const ended = connectionReducer(connectionReducer(undefined, noWay(why)), lost())
      expect(ended).toMatchObject({ status: 'ended', noWay: { why } })
    }
  })

  it('a welcome mends it, and says whose guest one is', () => {
    const welcome = { type: 'welcome', id: 'h', protocol: 1, program: PROGRAM, host: 'Galley', owner: false } as const
    const state = connectionReducer(
      connectionReducer(undefined, noWay('refused')),
      welcomed({ ...welcome, tables: [], rules: [], lan: null }),
    )
    expect(state).toMatchObject({ status: 'open', guest: true, noWay: null, host: 'Galley' })
  })
})

it('the program calls itself by the version of its package', () => {
  expect(PROGRAM).toBe(packageJson.version)
})
