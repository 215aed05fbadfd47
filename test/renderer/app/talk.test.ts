import { describe, expect, it } from 'vitest'
import { clockReducer, clocksTold, isLate, leftMs, secondsOf, timeUpTold } from '../../../renderer/app/clock.ts'
import { viewerChanged, wentPublic } from '../../../renderer/app/table.ts'
import {
  channelsOf,
  gestureFaded,
  gestureTold,
  hush,
  isHushed,
  keptTalk,
  lineFaded,
  linesSeen,
  linesTold,
  talkReducer,
  unreadOf,
} from '../../../renderer/app/talk.ts'

type Action = Parameters<typeof talkReducer>[1]
const given = (...actions: Action[]) => actions.reduce(talkReducer, keptTalk())
const line = (text: string, seat = 1) => ({ seat, name: 'Ben', text })
const told = (channel: string | null, viewer: number | 'table', whole: boolean, ...texts: string[]) =>
  linesTold({ type: 'lines', table: 't', channel, viewer, whole, lines: texts.map((text) => line(text)) })
const textsOf = (talk: ReturnType<typeof given>, channel = '') => talk.lines[channel]?.map(({ text }) => text)

describe('what was said', () => {
  it('grows line by line, and is replaced by all that the host has kept', () => {
    const talk = given(told(null, 'table', true, 'one'), told(null, 'table', false, 'two'))
    expect(textsOf(talk)).toEqual(['one', 'two'])
    expect(textsOf(talkReducer(talk, told(null, 'table', true, 'two', 'three')))).toEqual(['two', 'three'])
  })

  it('on a channel of some is kept only for the seat that may read it, and is gone when somebody else looks', () => {
    const asTwo = [viewerChanged(2), told('crew', 2, false, 'a secret')] as const
    expect(textsOf(given(...asTwo), 'crew')).toEqual(['a secret'])
    expect(given(...asTwo, viewerChanged(3))).toMatchObject({ lines: {}, fresh: [], unread: {} })
    const moment = { viewer: 'table' as const, number: 1, view: {}, log: [] }
    expect(JSON.stringify(given(...asTwo, wentPublic(moment)))).not.toContain('a secret')
    // what was under way when the seat changed
    expect(JSON.stringify(given(viewerChanged(3), told('crew', 2, false, 'a secret')))).not.toContain('a secret')
  })

  it('by everybody stays when somebody else of the device looks', () => {
    expect(textsOf(given(told(null, 'table', false, 'ahoy'), viewerChanged(3)))).toEqual(['ahoy'])
  })

  it('is counted until it has been seen; old lines and one’s own are no news', () => {
    const talk = given(viewerChanged(1), told(null, 'table', true, 'old'), told(null, 'table', false, 'my own'))
    expect(unreadOf(talk)).toBe(0)
    const news = talkReducer(talkReducer(talk, viewerChanged(0)), told(null, 'table', false, 'news'))
    expect(unreadOf(news)).toBe(1)
    expect(unreadOf(talkReducer(news, linesSeen(null)))).toBe(0)
  })

  it('is shown at the seat for a while', () => {
    const talk = given(told(null, 'table', false, 'one'), told(null, 'table', false, 'two'))
    expect(talk.fresh.map(({ text }) => text)).toEqual(['one', 'two'])
    const [first] = talk.fresh
    expect(talkReducer(talk, lineFaded(first?.id ?? 0)).fresh.map(({ text }) => text)).toEqual(['two'])
  })
})

describe('gestures', () => {
  const made = (seat: number, gesture: 'cheer' | 'groan') => gestureTold({ type: 'gesture', table: 't', seat, gesture })

  it('are one a seat, the newest, until they fade', () => {
    const talk = given(made(1, 'cheer'), made(2, 'cheer'), made(1, 'groan'))
    expect(talk.gestures.map(({ seat, gesture }) => [seat, gesture])).toEqual([
      [2, 'cheer'],
      [1, 'groan'],
    ])
    // the first one of seat 1 fades when it is not there any more
    expect(talkReducer(talk, gestureFaded(1)).gestures).toHaveLength(2)
    expect(talkReducer(talk, gestureFaded(3)).gestures).toHaveLength(1)
  })
})

describe('who is not to be heard', () => {
  it('is that person on that seat of that table, and nobody else', () => {
    const ben = { seat: 1, name: 'Ben' }
    const { hushed } = given(hush({ table: 't', person: ben, hushed: true }))
    expect(isHushed(hushed, 't', ben)).toBe(true)
    expect([
      isHushed(hushed, 'u', ben),
      isHushed(hushed, 't', { seat: 2, name: 'Ben' }),
      isHushed(hushed, 't', { seat: 1, name: 'Cleo' }),
    ]).toEqual([false, false, false])
    expect(given(hush({ table: 't', person: ben, hushed: true }), hush({ table: 't', person: ben, hushed: false })).hushed).toEqual([])
  })
})

describe('where one may write', () => {
  const crew = { id: 'crew', seats: [1, 2] }

  it('is to everybody if the owner lets them, and on the channels of one’s seat', () => {
    expect(channelsOf([crew], true, 1)).toEqual([null, 'crew'])
    expect(channelsOf([crew], false, 1)).toEqual(['crew'])
    expect(channelsOf([crew], true, 0)).toEqual([null])
    expect(channelsOf([crew], false, null)).toEqual([])
  })
})

describe('a clock on the screen', () => {
  const hands = [{ seat: 2, leftMs: 20_000, ofMs: 30_000 }]
  const clocks = (running: boolean) => clockReducer(undefined, clocksTold({ type: 'clocks', table: 't', running, clocks: hands, at: 1000 }))

  it('counts down from when it was told, stands while the table does, and never goes below nothing', () => {
    expect(leftMs(clocks(true), 2, 6000)).toBe(15_000)
    expect(leftMs(clocks(false), 2, 6000)).toBe(20_000)
    expect(leftMs(clocks(true), 2, 99_000)).toBe(0)
    expect(leftMs(clocks(true), 0, 6000)).toBeNull()
  })

  it('counts whole seconds, says 0 only when the time is up, and warns at the end', () => {
    expect([20_000, 19_999, 1, 0].map(secondsOf)).toEqual([20, 20, 1, 0])
    expect([null, 11, 10, 0].map(isLate)).toEqual([false, false, true, true])
  })

  it('tells each time that somebody’s time is up', () => {
    const up = timeUpTold({ type: 'time-up', table: 't', seat: 2, onZero: 'nudge' })
    expect(clockReducer(clockReducer(clocks(true), up), up).up).toEqual({ seat: 2, onZero: 'nudge', count: 2 })
  })
})
