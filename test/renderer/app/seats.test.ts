import { afterEach, describe, expect, it, vi } from 'vitest'
import type { LanCard, SeatCard, TableCard } from '../../../electron/host/protocol.ts'
import { device } from '../../../renderer/app/device.ts'
import { baseFor, isMissing, isOffered, seatNews, tableLink } from '../../../renderer/app/seating.ts'
import { dropKey, keepKey, keysOf, readInvitation, readKeys, writeInvitation } from '../../../renderer/app/seatKeys.ts'
import { uuid } from '../../../renderer/app/uuid.ts'

afterEach(() => vi.unstubAllGlobals())

const denied = () => {
  throw new Error('storage is denied')
}

function storage(): Pick<Storage, 'getItem' | 'setItem'> {
  const kept = new Map<string, string>()
  return { getItem: (name) => kept.get(name) ?? null, setItem: (name, text) => void kept.set(name, text) }
}

describe('a device', () => {
  it('has a name of its own that stays', () => {
    vi.stubGlobal('localStorage', storage())
    expect(device()).toMatch(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/)
    expect(device()).toBe(device())
    expect(uuid()).not.toBe(uuid())
  })

  it('keeps its name and its seats until the window is closed where storage is denied', () => {
    vi.stubGlobal('localStorage', { getItem: denied, setItem: denied })
    expect(device()).toBe(device())
    keepKey('t-denied', { seat: 1, token: 'abc' })
    expect(keysOf('t-denied')).toEqual([{ seat: 1, token: 'abc' }])
  })
})

describe('the keys to seats', () => {
  it('are kept table by table, a newer one in the place of the older, and dropped alone', () => {
    vi.stubGlobal('localStorage', storage())
    keepKey('one', { seat: 1, token: 'a' })
    keepKey('one', { seat: 2, token: 'b' })
    keepKey('two', { seat: 1, token: 'c' })
    keepKey('one', { seat: 1, token: 'd' })
    expect(keysOf('one')).toEqual([
      { seat: 2, token: 'b' },
      { seat: 1, token: 'd' },
    ])
    dropKey('one', 2)
    expect(keysOf('one')).toEqual([{ seat: 1, token: 'd' }])
    expect(keysOf('two')).toEqual([{ seat: 1, token: 'c' }])
  })

  it('of the oldest tables are forgotten', () => {
    vi.stubGlobal('localStorage', storage())
    for (let count = 0; count < 60; count++) keepKey(`t${count}`, { seat: 0, token: 'x' })
    expect(keysOf('t0')).toEqual([])
    expect(keysOf('t59')).toEqual([{ seat: 0, token: 'x' }])
  })

  it.each([null, '', 'no json', '[]', '{"a":1}', '{"a":[{"seat":"1","token":"x"},{"seat":1,"token":"no blanks"}]}'])(
    'are none in %s',
    (text) => {
      expect(readKeys(text)).toEqual({})
    },
  )

  it('travel in a link, and no other link is taken for one', () => {
    const link = writeInvitation('a1b2', { seat: 3, token: 'to-k_en' })
    expect(readInvitation(link)).toEqual({ table: 'a1b2', seat: 3, token: 'to-k_en' })
    for (const wrong of ['', '#/table/a1', '#owner=abc', '#seat=a.b.c', '#seat=a.1.', '#seat=a.1.x.y', '#seat=../x.1.y'])
      expect(readInvitation(wrong)).toBeNull()
  })
})

const SEAT: SeatCard = {
  seat: 0,
  name: 'Ann',
  face: 'a',
  kind: 'guest',
  level: null,
  present: true,
  free: false,
  locked: false,
  standIn: null,
  muted: false,
}
const tableOf = (...seats: Partial<SeatCard>[]): TableCard => ({
  table: 't',
  game: 'g',
  seats: seats.map((seat, at) => ({ ...SEAT, seat: at, ...seat })),
  number: 1,
  over: false,
  openedAt: 0,
  changedAt: 0,
  standing: null,
  houseRules: {},
  rulesName: null,
  watchers: 0,
  pace: 'calm',
  paused: false,
  pausedBy: null,
  manners: { clock: null, gestures: true, chat: false, pause: 'owner' },
  next: null,
  gathering: false,
  lan: true,
  broken: null,
})
const newsOf = (before: Partial<SeatCard>, now: Partial<SeatCard>) =>
  seatNews(tableOf(before), tableOf(now)).map(({ seat, what }) => [seat.name, what])

describe('what is told of the seats', () => {
  it('is who sits down and leaves, goes and comes back, for whom a bot plays, and what the owner has locked and muted', () => {
    expect(newsOf({ free: true, name: '', present: false }, {})).toEqual([['Ann', 'sat']])
    expect(newsOf({}, { free: true, name: '', present: false })).toEqual([['Ann', 'left']])
    expect(newsOf({}, { present: false })).toEqual([['Ann', 'away']])
    expect(newsOf({ present: false }, {})).toEqual([['Ann', 'back']])
    expect(newsOf({}, { standIn: 'sailor' })).toEqual([['Ann', 'standIn']])
    expect(newsOf({ standIn: 'sailor' }, {})).toEqual([['Ann', 'givenBack']])
    expect(newsOf({}, { locked: true })).toEqual([['Ann', 'locked']])
    expect(newsOf({ locked: true }, {})).toEqual([['Ann', 'unlocked']])
    expect(newsOf({}, { muted: true })).toEqual([['Ann', 'muted']])
    expect(newsOf({ muted: true }, {})).toEqual([['Ann', 'unmuted']])
  })

  it('is nothing of bots, and nothing of what has not changed', () => {
    expect(newsOf({ kind: 'bot', present: false }, { kind: 'bot' })).toEqual([])
    expect(newsOf({}, {})).toEqual([])
  })

  it('is missing where a person is waited for, and offered where one may sit down', () => {
    expect([{ present: false }, { free: true, present: false }, {}].map((seat) => isMissing({ ...SEAT, ...seat }))).toEqual([
      true,
      true,
      false,
    ])
    expect(isMissing({ ...SEAT, present: false, standIn: 'deckhand' })).toBe(false)
    expect(isMissing({ ...SEAT, present: false, kind: 'bot' })).toBe(false)
    expect([{ free: true }, { free: true, locked: true }, {}].map((seat) => isOffered({ ...SEAT, ...seat }))).toEqual([true, false, false])
  })
})

describe('where other devices find a table', () => {
  const way = { address: '192.168.1.20', name: 'en0', kind: 'lan', port: 4616, code: 'ABCDE' } as const
  const open: LanCard = {
    open: true,
    ways: [way, { ...way, address: '10.0.0.1' }],
    failed: false,
    host: 'galley',
    platform: 'linux',
    reached: [],
  }

  it('is the likeliest way for its owner, by number', () => {
    expect(tableLink(way, 'a1')).toBe('http://192.168.1.20:4616/#/table/a1')
    expect(baseFor(open, { hostname: '127.0.0.1', origin: 'http://127.0.0.1:4616' })).toBe('http://192.168.1.20:4616')
    expect(baseFor({ ...open, ways: [] }, { hostname: '127.0.0.1', origin: 'http://127.0.0.1:4616' })).toBeNull()
  })

  it('is where a guest has come himself, unless that is his own machine', () => {
    expect(baseFor(null, { hostname: '192.168.1.20', origin: 'http://192.168.1.20:4616' })).toBe('http://192.168.1.20:4616')
    expect(baseFor(null, { hostname: 'localhost', origin: 'http://localhost:4616' })).toBeNull()
  })
})
