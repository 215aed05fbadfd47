import { describe, expect, it } from 'vitest'
import type { Viewer } from '../../../../engine/core/game.ts'
import { CARDS, type Card } from '../../../../engine/games/merchants/cards.ts'
import { game } from '../../../../engine/games/merchants/index.ts'
import type { State } from '../../../../engine/games/merchants/state.ts'
import { layout } from '../../../../renderer/games/merchants/layout.ts'
import { regions } from '../../../../renderer/games/merchants/regions.ts'
import type { Layout, Rect, Rest, Size } from '../../../../renderer/table/contract.ts'
import { targetRects } from '../../../../renderer/table/pointer.ts'
import { randomGame } from '../../table/play.ts'
import { isPhone, overlap, SIZES } from '../../table/windows.ts'
import { options, view } from './view.ts'

/** More than a hold bears, of all kinds, two alike. */
const HAND: Card[] = [...CARDS, 'chart', 'gold', 'gold', 'musket', 'spice'].toSorted() as Card[] // they are cards
/** CSS pixels that a turned card may reach over the edge. */
const EDGE = 2
/** Of a card that lies under another: what must be seen, CSS pixels. */
const STRIP = 20
const LEGIBLE = 58

/** The fullest table: fourteen cards in every hand, an attack, an event, everything known. */
const full = (seats: number, pirate: number): State => {
  const known = Array.from({ length: seats }, () => ({ sure: HAND.slice(0, 5), maybe: HAND.slice(5, 9), gone: 2 }))
  return view({
    seats,
    pirate,
    options: options({ pirate, showHandCounts: true }, seats),
    hands: Array.from({ length: seats }, () => HAND.slice()),
    discard: ['gold', 'storm', 'cannon'],
    attack: { from: pirate, to: (pirate + 1) % seats, card: 'cannon' },
    phase: 'defend',
    misses: Array.from({ length: seats }, () => true),
    extras: Array.from({ length: seats }, () => true),
    catchable: Array.from({ length: seats }, (_, seat) => seat !== pirate),
    turnsLeft: Array.from({ length: seats }, () => 2),
    known: Array.from({ length: seats }, () => known),
  })
}

const WINDOWS = [2, 3, 4, 5, 6].flatMap((seats) =>
  ([0, seats - 1, 'table'] as Viewer[]).flatMap((viewer) =>
    SIZES.map((size) => [`${size.width}×${size.height}, ${seats} seats, ${viewer}`, { seats, viewer, size }] as const),
  ),
)

/** The upright box around a piece, turned as it is. */
function boxOf({ x, y, width, height, turn }: Rest): Rect {
  const angle = (turn * Math.PI) / 180
  const across = Math.abs(width * Math.cos(angle)) + Math.abs(height * Math.sin(angle))
  const down = Math.abs(width * Math.sin(angle)) + Math.abs(height * Math.cos(angle))
  return { x: x - across / 2, y: y - down / 2, width: across, height: down }
}

/** What is part of the picture may be cut by the window. */
const isScenery = ({ kind }: Rest): boolean => kind === 'table' || kind === 'lamp'

function over(found: Layout, size: Size): string[] {
  return Object.entries(found).flatMap(([id, rest]) => {
    const { x, y, width, height } = boxOf(rest)
    const isIn = x >= -EDGE && y >= -EDGE && x + width <= size.width + EDGE && y + height <= size.height + EDGE
    return isIn || isScenery(rest) ? [] : `${id} ${[x, y, width, height].map(Math.round).join(' ')}`
  })
}

/** Pairs that lie over each other. */
function meeting(places: [string, Rect][], most = 0): string[] {
  return places.flatMap(([id, rect], index) =>
    places.slice(index + 1).flatMap(([other, its]) => (overlap(rect, its) > most ? `${id} and ${other}` : [])),
  )
}

describe.each(WINDOWS)('a full table of Merchants at %s', (_window, { seats, viewer, size }) => {
  const state = full(seats, 0)
  const found = layout(state, viewer, size)
  const places = regions(size, state, viewer)
  const mine = Object.entries(found).filter(([id]) => id.startsWith('mine:'))

  it('lies inside the window', () => {
    expect(over(found, size)).toEqual([])
  })

  it('keeps plaques, fans, piles, cards in the middle and what the app writes apart', () => {
    const { acts, nav, log, hand, me, pile, discard, attack, defence, notice } = places
    const rects = { acts, nav, log, hand, me, pile, discard, attack, defence, notice }
    const named = Object.entries(rects).flatMap(([name, rect]): [string, Rect][] => (rect ? [[name, rect]] : []))
    const others = Object.entries(places.plaques).filter(([seat]) => Number(seat) !== viewer)
    const seated = others.flatMap(([seat, rect]): [string, Rect][] => [
      [`plaque ${seat}`, rect],
      [`fan ${seat}`, places.fans[Number(seat)] ?? rect],
    ])
    expect(meeting([...named, ...seated], 0.001)).toEqual([])
  })

  it('shows of every card of mine enough to be known, and of the uppermost all', () => {
    expect(mine.length).toBe(viewer === 'table' ? 0 : HAND.length)
    const hidden = mine.filter(([, rest], index) => {
      const next = mine[index + 1]?.[1]
      const isCovered = next !== undefined && next.y === rest.y && next.x > rest.x
      return isCovered && next.x - rest.x < STRIP
    })
    expect(hidden).toEqual([])
    for (const [id, { width }] of mine) expect(width, id).toBeGreaterThanOrEqual(LEGIBLE)
  })

  it('lets a thumb hit every target on a phone', () => {
    const small = Object.entries(targetRects(found)).filter(([, { width, height }]) => Math.min(width, height) < 24)
    expect(isPhone(size) ? small : []).toEqual([])
  })

  it('keeps what is drawn on a plaque on it', () => {
    const signs = Object.entries(found).filter(([id]) => id.startsWith('standing:') || id.startsWith('marks:'))
    const off = signs.filter(([id, rest]) => {
      const plaque = places.plaques[Number(id.split(':')[1])]
      const { x, y, width, height } = boxOf(rest)
      return !plaque || x < plaque.x || y < plaque.y || x + width > plaque.x + plaque.width || y + height > plaque.y + plaque.height
    })
    expect(off.map(([id]) => id)).toEqual([])
  })

  it('hides no hand of another behind the account', () => {
    const fans = Object.entries(places.fans).map(([seat, rect]): [string, Rect] => [`fan ${seat}`, rect])
    const onDesk = places.arrangement === 'wide' || places.arrangement === 'narrow'
    expect(onDesk ? meeting([['account', places.account], ...fans]).filter((pair) => pair.startsWith('account')) : []).toEqual([])
  })

  it('keeps the event that is read aloud off the words of the app, and lays cards to pick from whole', () => {
    const { event, acts, log, nav } = places
    const words: [string, Rect][] = [
      ['event', event],
      ...Object.entries({ acts, log, nav }).flatMap(([name, rect]): [string, Rect][] => (rect ? [[name, rect]] : [])),
    ]
    expect(meeting(words)).toEqual([])
    if (viewer === 'table') return
    const pick = { seat: viewer, why: 'caught', of: (viewer + 1) % seats, count: 2, cards: HAND } as const
    const picked = layout({ ...state, attack: null, phase: 'pick', pick: { ...pick, cards: HAND.slice() } }, viewer, size)
    const laid = Object.entries(picked).filter(([id]) => id.startsWith('laid:'))
    expect(laid.length).toBe(HAND.length)
    expect(meeting(laid.map(([id, rest]): [string, Rect] => [id, boxOf(rest)]))).toEqual([])
    expect(over(picked, size)).toEqual([])
    expect(meeting([...laid.map(([id, rest]): [string, Rect] => [id, boxOf(rest)]), ['acts', acts]])).toEqual([])
  })
})

/** States of a random game, whole, spread over all of it. */
function statesOf(seats: number, seed: number, every: number): State[] {
  const events = randomGame(game, seats, seed)
  const [opening, ...rest] = events
  if (!opening) throw new Error('no game')
  const state = game.begin(opening)
  const states: State[] = []
  for (const [index, event] of rest.entries()) {
    game.evolve(state, event)
    if (index % every === 0 || state.phase !== 'turn') states.push(structuredClone(state))
  }
  return states
}

describe('the layout of Merchants', () => {
  const desk = { width: 1920, height: 1080 }
  const phone = { width: 390, height: 844 }

  it.each([2, 4, 6])('keeps every piece of a random game of %d seats inside every window', (seats) => {
    for (const state of statesOf(seats, 40 + seats, 23).slice(0, 60))
      for (const viewer of [0, 1, 'table'] as const)
        for (const size of SIZES) expect(over(layout(game.mask(state, viewer), viewer, size), size), JSON.stringify(size)).toEqual([])
  })

  it.each([2, 3, 5, 6])('section 9: draws with %d seats nothing that the viewer may not know', (seats) => {
    for (const state of statesOf(seats, seats, 5))
      for (const viewer of [0, 1, 'table'] as const)
        for (const size of [desk, phone]) expect(layout(state, viewer, size)).toEqual(layout(game.mask(state, viewer), viewer, size))
  })

  it('4.6 writes numbers on fans only where the house wants them', () => {
    const numbers = (showHandCounts: boolean) => layout(view({ options: options({ showHandCounts }) }), 1, desk)['fan:0']?.values?.numbers
    expect([numbers(false), numbers(true)]).toEqual([0, 1])
  })

  it('4.6 does not tell the Pirate who is overladen, only who may be called', () => {
    const at = (held: number) =>
      layout(view({ hands: [[], HAND.slice(0, held), []], catchable: [false, true, false], turn: 2 }), 0, desk)['marks:1']?.face
    expect([at(3), at(9)]).toEqual(['window', 'window'])
  })

  it('4.6 tells me when I am overladen, as long as the Pirate is at sea', () => {
    const notice = (changes: Partial<State>) => layout(view({ hands: [[], HAND.slice(0, 9), []], ...changes }), 1, desk).notice?.face
    expect(notice({})).toBe('overladen')
    expect(notice({ places: ['island', 'sea', 'sea'], turnsLeft: [0, 2, 2] })).toBe('countdown')
    expect(notice({ places: ['sea', 'port', 'sea'] })).toBeUndefined()
    expect(notice({ hands: [[], HAND.slice(0, 7), []] })).toBeUndefined()
  })

  it('6.2 counts turns that are left, and none when there are none', () => {
    const marked = (turnsLeft: number[], phase: State['phase'] = 'turn') => {
      const found = layout(view({ places: ['island', 'sea', 'sea'], turn: 2, turnsLeft, phase }), 1, desk)
      return [found['marks:1']?.face, found['marks:2']?.face, found.notice?.face]
    }
    expect(marked([0, 2, 1])).toEqual(['left', 'turn left', 'countdown'])
    expect(marked([0, 0, 1])).toEqual(['', 'turn left', undefined])
    expect(marked([0, 0, 1], 'over')).toEqual(['', '', undefined])
  })

  it('lets the hand of the Pirate grow with its cards, from the left of the plaque', () => {
    const fanOf = (held: number) => {
      const fan = layout(view({ hands: [HAND.slice(0, held), [], []] }), 1, desk)['fan:0']
      return fan && { left: Math.round(fan.x - fan.width / 2), width: fan.width }
    }
    expect(fanOf(9)?.left).toBe(fanOf(3)?.left)
    expect(fanOf(9)?.width).toBeGreaterThan((fanOf(3)?.width ?? 0) * 1.8)
  })

  it('keeps ships in one row apart, and those before the rail clear of the lantern', () => {
    const found = layout(
      view({ seats: 6, hands: [[], [], [], [], [], []], places: ['sea', 'sea', 'sea', 'sea', 'sea', 'sea'] }),
      'table',
      desk,
    )
    const lamp = found['lamp:1']
    for (const row of [
      [1, 3, 5],
      [2, 4],
    ])
      for (const [index, seat] of row.entries()) {
        const ship = found[`vessel:${seat}`]
        const next = found[`vessel:${row[index + 1]}`]
        if (!ship || !lamp) throw new Error('no ship')
        if (next) expect(next.x - ship.x, `${seat}`).toBeGreaterThan(ship.width * 0.85)
        if (row.length === 3) expect(ship.x - ship.width / 2).toBeGreaterThan(lamp.x)
      }
  })

  it('4.2 lays what I offer face down, out of my hand', () => {
    const state = view({ hands: [[], ['gold', 'gold', 'silk'], []], phase: 'trade', offer: { from: 1, to: 2, card: 'gold' } })
    const found = layout(state, 1, desk)
    expect(found['mine:gold:1']).toMatchObject({ target: 'offer:', up: false })
    expect(found['mine:gold:0']?.target).toBe('card:0')
    expect(layout(state, 2, desk)['fan:1']?.values?.count).toBe(2)
    expect(layout(state, 2, desk).offer).toMatchObject({ face: 'back', up: false })
  })

  it('5.1 lays the attack in the middle, not on the discard, until it is answered', () => {
    const attacked = view({ discard: ['gold', 'cannon'], attack: { from: 0, to: 1, card: 'cannon' }, phase: 'defend' })
    expect(layout(attacked, 1, desk)).toMatchObject({ attack: { face: 'cannon' }, discard: { face: 'gold', values: { count: 1 } } })
    expect(layout({ ...attacked, attack: null, phase: 'turn' }, 1, desk).attack).toBeUndefined()
  })

  it('7.1 reads an event aloud to everybody, and makes room for whoever must lay out cards', () => {
    const reads = (changes: Partial<State>, viewer: Viewer) =>
      layout(view({ running: ['hidden-cove'], ...changes }), viewer, desk)['event:hidden-cove']?.kind
    const pick = { seat: 1, why: 'search', of: null, count: 1, cards: ['gold', 'silk', 'chart', 'storm'] } satisfies State['pick']
    expect(reads({}, 0)).toBe('event-large')
    expect(reads({ phase: 'pick', pick }, 0)).toBe('event-large')
    expect(reads({ phase: 'pick', pick }, 1)).toBe('card')
    expect(reads({ phase: 'pick', pick: { ...pick, why: 'discard', of: 1 } }, 1)).toBe('event-large')
  })

  it('7.2 says whom an event meets', () => {
    const meets = (event: string, changes: Partial<State> = {}) =>
      layout(view({ running: [event], turn: 1, ...changes }), 0, desk)[`event:${event}`]?.values?.seats
    expect(meets('storm')).toBe('1 2 0')
    expect(meets('storm', { places: ['sea', 'sea', 'port'] })).toBe('1 0')
    expect(meets('doldrums')).toBe('1')
  })

  it('8.2 gives a house event its own words, and the printed ones those of the language', () => {
    const printed = options()
    const events = printed.events.events.map((each) =>
      each.id === 'storm' ? { ...each, title: 'Drizzle', text: 'It rains a little.' } : each,
    )
    const own = { ...printed, events: { ...printed.events, events } }
    const event = events.find(({ id }) => id === 'storm')
    if (!event) throw new Error('no storm')
    expect(layout(view({ options: own, running: [event.id] }), 0, desk)[`event:${event.id}`]?.values).toMatchObject({
      art: 'house',
      title: event.title,
      text: event.text,
    })
    expect(layout(view({ running: ['storm'] }), 0, desk)['event:storm']?.values?.title).toBeUndefined()
  })

  it('8.2 draws a second card of a printed event as the first', () => {
    const set = options()
    const [first, ...others] = set.events.events
    const storm = set.events.events.find(({ id }) => id === 'storm')
    if (!first || !storm) throw new Error('no storm')
    const events = [{ ...storm, id: 'storm-2' }, ...others] as typeof set.events.events
    const own = { ...set, events: { ...set.events, events } }
    const values = layout(view({ options: own, running: ['storm-2'] }), 0, desk)['event:storm-2']?.values
    expect(values).toMatchObject({ art: 'storm' })
    expect([values?.title, values?.text]).toEqual([undefined, undefined])
  })

  it('keeps the ids of cards while others come and go', () => {
    const before = layout(view({ hands: [[], ['chart', 'gold', 'gold'], []] }), 1, desk)
    const after = layout(view({ hands: [[], ['gold', 'gold'], []] }), 1, desk)
    expect(Object.keys(before).filter((id) => id.startsWith('mine:') && !after[id])).toEqual(['mine:chart:0'])
  })
})
