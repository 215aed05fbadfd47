import { describe, expect, test } from 'vitest'
import { fromChromium, policyToChromium, toChromium } from './double/addresses.ts'
import { type Doors, pack, unpack } from './double/copy.ts'
import { loud, missing, onlyKnown } from './double/loud.ts'
import { preventable, Speaker } from './double/main/speaker.ts'

const OURS = new Set(['corsair'])
const copy = (value: unknown): unknown => unpack(pack(value))

describe('the double of Electron', () => {
  test('tells by name what it has not, be it asked for, set, called, made or listened for', () => {
    const app = loud('app', { quit: () => undefined })
    expect(() => Reflect.get(app, 'relaunch')).toThrow('the double of Electron has no app.relaunch')
    expect(() => Reflect.set(app, 'badgeCount', 3)).toThrow('no app.badgeCount')
    const Tray = missing('Tray') as new () => object // As a program would use it.
    expect(() => new Tray()).toThrow('no Tray')
    expect(() => Reflect.get(Tray, 'create')).toThrow('no Tray.create')
    expect(() => new Speaker('app', ['ready']).on('login', () => undefined)).toThrow('never emits "login" of app')
    expect(() => onlyKnown('web preferences', { sandbox: true, offscreen: true }, ['sandbox'])).toThrow(
      'knows no web preferences offscreen',
    )
  })

  test('what may be prevented says so to whoever asks', () => {
    const event = preventable({ url: 'corsair://table/' })
    expect(event.defaultPrevented).toBe(false)
    event.preventDefault()
    expect(event).toMatchObject({ defaultPrevented: true, url: 'corsair://table/' })
  })

  test('addresses of the program’s scheme lead to where Chromium has them, and back', () => {
    for (const address of ['corsair://table', 'corsair://table/', 'corsair://table/?host=192.168.1.20:4616#/table/0123456789abcdef'])
      expect(fromChromium(toChromium(address, OURS))).toBe(address)
    expect(toChromium('corsair://table/#/', OURS)).toBe('http://table.corsair.localhost/#/')
    for (const address of ['https://example.org/', 'http://127.0.0.1:4616/', 'other://table/', 'about:blank'])
      expect([toChromium(address, OURS), fromChromium(address)]).toEqual([address, address])
  })

  test('a policy that names the scheme or an origin of it says the same to Chromium', () => {
    expect(policyToChromium("script-src 'self'; img-src data: corsair: corsair://table; connect-src ws://127.0.0.1:4616", OURS)).toBe(
      "script-src 'self'; img-src data: http://*.corsair.localhost http://table.corsair.localhost; connect-src ws://127.0.0.1:4616",
    )
  })
})

describe('its copies', () => {
  test('have the values and no prototype, and are one where the value was one', () => {
    class Made {
      value = 1
      method() {}
    }
    const shared = { deep: [1, 2] }
    const around: Record<string, unknown> = { shared, again: shared, made: new Made() }
    around.itself = around
    const copied = copy(around) as typeof around
    expect(copied).not.toBe(around)
    expect(copied.shared).toEqual(shared)
    expect(copied.again).toBe(copied.shared)
    expect(copied.itself).toBe(copied)
    expect(copied.made).toEqual({ value: 1 })
    expect(copied.made).not.toHaveProperty('method')
  })

  test.each([
    [undefined],
    [null],
    [-0],
    [Number.NaN],
    [12n],
    [new Date(5)],
    [/a\/b/gi],
    [new Map([['a', { b: 1 }]])],
    [new Set([1, 'b'])],
    [new Uint8Array([1, 255])],
    [new Float64Array([1.5, -2])],
    [[undefined, { u: undefined }, ['u']]],
  ])('of %s are alike', (value) => {
    expect(copy(value)).toEqual(value)
  })

  test('of errors have their words', () => {
    const copied = copy(new TypeError('not so'))
    expect(copied).toBeInstanceOf(Error)
    expect(String(copied)).toBe('TypeError: not so')
  })

  test('are not made of functions, promises and symbols over IPC; the bridge makes doors of the first two', () => {
    for (const value of [() => 1, { deep: [() => 1] }, Promise.resolve(), Symbol('a'), new WeakMap()])
      expect(() => pack(value)).toThrow('An object could not be cloned.')
    const out: unknown[] = []
    const doors: Doors = { out: (door) => out.push(door), in: (kind, number) => `${kind} ${number}` }
    expect(unpack(pack({ call: () => 1, later: Promise.resolve() }, doors), doors)).toEqual({ call: 'function 1', later: 'promise 2' })
    expect(out).toHaveLength(2)
  })
})
