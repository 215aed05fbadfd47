import { describe, expect, it } from 'vitest'
import type { Viewer } from '../../../../engine/core/game.ts'
import type { Card } from '../../../../engine/games/port-royal/cards.ts'
import { game } from '../../../../engine/games/port-royal/index.ts'
import type { State } from '../../../../engine/games/port-royal/state.ts'
import { layout } from '../../../../renderer/games/port-royal/layout.ts'
import { regions } from '../../../../renderer/games/port-royal/regions.ts'
import type { Layout, Rect, Rest, Size } from '../../../../renderer/table/contract.ts'
import { targetRects } from '../../../../renderer/table/pointer.ts'
import { moments, randomGame } from '../../table/play.ts'
import { isPhone, overlap, SIZES } from '../../table/windows.ts'
import { view } from './view.ts'

/** Four colours at once, so that one more berth warns. */
const HARBOUR: Card[] = [
  'ship:yellow:1:1',
  'sailor:1:3',
  'ship:blue:2:2',
  'settler:1:4',
  'ship:green:3:5',
  'mademoiselle:2:7',
  'ship:red:1:1',
  'governor:0:8',
  'sailor:1:3',
  'jester:1:5',
  'captain:1:4',
  'trader:black:1:3',
]
const PERSONS: Card[] = [
  ...['admiral:1:5', 'admiral:2:7', 'captain:1:4', 'captain:1:4', 'governor:0:8', 'jack:1:6', 'jester:1:5', 'mademoiselle:2:7'],
  ...['pirate:1:5', 'pirate:2:7', 'priest:1:4', 'priest:1:4', 'sailor:1:3', 'sailor:1:3', 'sailor:2:5', 'sailor:3:7'],
  ...['settler:1:4', 'settler:1:4', 'trader:blue:1:3', 'trader:red:1:3'],
] as Card[] // kinds as the rules write them
const EXPEDITIONS: Card[] = [
  'expedition:AA:2:4',
  'expedition:AAH:3:6',
  'expedition:ACH:3:5',
  'expedition:CC:2:4',
  'expedition:CCH:3:6',
  'expedition:HH:2:4',
]
/** Least width of a card whose number can still be read, CSS pixels. */
const LEGIBLE = 40
/** Least height of a sign with its number, CSS pixels. */
const SIGN_PX = 10
/** CSS pixels: cards of the harbour lie a little askew. */
const EDGE = 2

/** The fullest table that there can be: everybody has twenty persons, everything lies open. */
const full = (seats: number): State =>
  view({
    seats,
    harbour: HARBOUR,
    expeditions: seats === 5 ? EXPEDITIONS : EXPEDITIONS.filter((card) => card !== 'expedition:ACH:3:5'),
    displays: Array.from({ length: seats }, () => PERSONS),
    coins: Array.from({ length: seats }, () => Array.from({ length: 25 }, () => null)),
    revealed: true,
  })

const WINDOWS = [2, 3, 4, 5].flatMap((seats) =>
  ([0, seats - 1, 'table'] as Viewer[]).flatMap((viewer) =>
    SIZES.map((size) => [`${size.width}×${size.height}, ${seats} seats, ${viewer}`, { seats, viewer, size }] as const),
  ),
)

const boxOf = ({ x, y, width, height }: Rest): Rect => ({ x: x - width / 2, y: y - height / 2, width, height })

/** Pieces that reach over the edge of the window; the glow behind the last berth may. */
function over(found: Layout, size: Size): string[] {
  return Object.entries(found).flatMap(([id, rest]) => {
    const { x, y, width, height } = boxOf(rest)
    const isIn = x >= -EDGE && y >= -EDGE && x + width <= size.width + EDGE && y + height <= size.height + EDGE
    return isIn || rest.kind === 'ember' ? [] : `${id} ${[x, y, width, height].map(Math.round).join(' ')}`
  })
}

/** Pairs of pieces that lie over each other. */
function meeting(pieces: [string, Rest][]): string[] {
  return pieces.flatMap(([id, rest], index) =>
    pieces.slice(index + 1).flatMap(([other, its]) => (overlap(boxOf(rest), boxOf(its)) > 0 ? `${id} and ${other}` : [])),
  )
}

describe.each(WINDOWS)('a full table of Port Royal at %s', (_window, { seats, viewer, size }) => {
  const found = layout(full(seats), viewer, size)
  const cards = Object.entries(found).filter(([id]) => /^(harbour|mine|danger|expedition)\b/.test(id))

  it('lies inside the window', () => {
    expect(over(found, size)).toEqual([])
  })

  it('shows every card of the harbour and of my display whole, and wide enough to be read', () => {
    const legible = cards.filter(([id]) => !id.startsWith('expedition'))
    expect(legible.length).toBe(HARBOUR.length + 1 + (viewer === 'table' ? 0 : PERSONS.length))
    expect(meeting(cards)).toEqual([])
    for (const [id, { width }] of legible) expect(width, id).toBeGreaterThanOrEqual(LEGIBLE)
  })

  it('keeps cards out of the places where the app writes', () => {
    const { acts, nav, log } = regions(size, seats, viewer)
    const words = Object.entries({ acts, nav, log }).flatMap(([name, rect]): [string, Rect][] => (rect ? [[name, rect]] : []))
    const covered = words.flatMap(([name, rect]) =>
      Object.entries(found).flatMap(([id, rest]) =>
        id !== 'table' && rest.kind !== 'ember' && overlap(rect, boxOf(rest)) > 0.02 ? `${id} over ${name}` : [],
      ),
    )
    expect(covered).toEqual([])
  })

  it('lets a thumb hit every target on a phone', () => {
    const small = Object.entries(targetRects(found)).filter(([, { width, height }]) => Math.min(width, height) < 24)
    expect(isPhone(size) ? small : []).toEqual([])
  })
})

describe('the layout of Port Royal', () => {
  const written = (changes: Partial<State>, viewer: Viewer, id: string) =>
    layout(view(changes), viewer, { width: 1920, height: 1080 })[id]?.values

  it('4.5, 4.6 writes on a card of the harbour what it would bring me or cost me, to whoever looks', () => {
    const changes: Partial<State> = {
      harbour: ['ship:blue:2:2', 'governor:0:8'],
      displays: [['mademoiselle:2:7', 'trader:blue:1:3'], []],
      coins: [Array.from({ length: 7 }, () => null), [null]],
    }
    expect(written(changes, 0, 'harbour:ship:blue:2:2:0')).toEqual({ worth: 3, dear: 0 })
    expect(written(changes, 0, 'harbour:governor:0:8:0')).toEqual({ worth: -7, dear: 0 })
    expect(written(changes, 1, 'harbour:ship:blue:2:2:0')).toEqual({ worth: 1, dear: 0 })
    expect(written(changes, 1, 'harbour:governor:0:8:0')).toEqual({ worth: -9, dear: 1 })
    expect(written(changes, 'table', 'harbour:governor:0:8:0')).toBeUndefined()
  })

  it('3.3 shows the odds by the pile only where the table has agreed to them', () => {
    const options = { ...view().options, showOdds: true }
    const harbour: Card[] = ['ship:blue:2:2']
    expect(written({ harbour, revealed: true }, 0, 'odds')).toBeUndefined()
    expect(Number(written({ harbour, revealed: true, options }, 0, 'odds')?.percent)).toBeGreaterThan(0)
    expect(written({ harbour, revealed: true, options, phase: 'take', taking: 0, takes: 1 }, 0, 'odds')).toBeUndefined()
  })

  it('6.1 says for the rest of the game that this is the last round', () => {
    const displays: Card[][] = [['expedition:AAH:3:6', 'expedition:CCH:3:6'], []]
    expect(layout(view(), 0, desk).lastRound).toBeUndefined()
    for (const size of SIZES) expect(layout(view({ displays }), 0, size).lastRound?.face).toBe('panel.lastRound')
  })

  it('3.4 lays the tax card across the harbour while it is gathered', () => {
    expect(layout(view(), 0, desk).tax).toBeUndefined()
    expect(layout(view({ tax: 'tax:swords' }), 0, desk).tax?.face).toBe('tax:swords')
  })

  it('keeps all signs of mine apart, and large enough to be read', () => {
    for (const size of SIZES) {
      const signs = Object.entries(layout(full(5), 0, size)).filter(([id]) => id.startsWith('sign:'))
      expect(signs.length).toBeGreaterThan(8)
      expect(meeting(signs)).toEqual([])
      for (const [id, { height }] of signs) expect(height, `${id} at ${size.width}`).toBeGreaterThanOrEqual(SIGN_PX)
    }
  })

  it('leaves the names of others free of the cards before them', () => {
    const { plaques } = regions(desk, 5, 0)
    for (const [id, { y, height }] of Object.entries(layout(full(5), 0, desk)))
      if (id.startsWith('heap:')) {
        const plaque = plaques[Number(id.split(':')[1])]
        expect(y - height / 2, id).toBeGreaterThanOrEqual((plaque?.y ?? 0) + (plaque?.height ?? 0) * 0.4)
      }
  })

  it('lays the expeditions side by side, however few or many lie open', () => {
    for (const size of SIZES)
      for (let count = 2; count <= EXPEDITIONS.length; count++) {
        const expeditions = EXPEDITIONS.slice(0, count)
        const found = layout(view({ expeditions }), 0, size)
        const boxes = expeditions.map((card) => boxOf(found[`expedition:${card}`] ?? expect.fail(card)))
        for (const [at, box] of boxes.slice(1).entries()) {
          const before = boxes[at] ?? box
          const apart = box.y === before.y ? box.x - before.x - box.width : box.y - before.y - box.height
          expect(apart / box.height, `${count} at ${size.width}×${size.height}`).toBeLessThan(0.25)
        }
      }
  })

  it('4.1 leaves the sign of a colour free of what may be taken for it', () => {
    for (const size of SIZES) {
      const found = Object.entries(layout(full(5), 0, size))
      const flags = found.filter(([id]) => id.startsWith('flag:')).map(([, rest]) => boxOf(rest))
      for (const [id, rest] of found)
        if (id.startsWith('takes:')) {
          const flag = flags.find(({ x, width }) => rest.x > x && rest.x < x + width) ?? expect.fail(id)
          expect(boxOf(rest).y, `${id} at ${size.width}`).toBeGreaterThanOrEqual(flag.y + flag.height * 0.49)
        }
    }
  })

  const desk = { width: 1920, height: 1080 }

  it.each([2, 3, 4, 5])('keeps every piece of a random game of %d seats inside every window', (seats) => {
    for (const viewer of [0, 'table'] as const) {
      const views = moments(game, randomGame(game, seats, 40 + seats), viewer).filter((_, index) => index % 11 === 0)
      for (const { after } of views)
        for (const size of SIZES) expect(over(layout(after, viewer, size), size), JSON.stringify(size)).toEqual([])
    }
  })

  it('keeps the ids of cards while others come and go', () => {
    const before = view({ harbour: HARBOUR, displays: [PERSONS, []] })
    const after = view({ harbour: HARBOUR.slice(1), displays: [PERSONS.toSpliced(2, 1), []] })
    const gone = (now: State, next: State) => Object.keys(layout(now, 0, desk)).filter((id) => !layout(next, 0, desk)[id])
    expect(gone(before, after).filter((id) => /^(harbour|mine)/.test(id))).toEqual(['harbour:ship:yellow:1:1:0', 'mine:captain:1:4:1'])
    expect(gone(after, before)).toEqual([])
  })

  it('3.3 warns of the next ship while the active player may go on, and then only', () => {
    const warns = (changes: Partial<State>) => layout(view({ harbour: HARBOUR, ...changes }), 0, desk).danger !== undefined
    expect(warns({ phase: 'discover' })).toBe(true)
    expect(warns({ phase: 'repel' })).toBe(false)
    expect(warns({ phase: 'take', taking: 0, takes: 1 })).toBe(false)
    expect(warns({ phase: 'discover', harbour: ['sailor:1:3'] })).toBe(false)
  })

  it('5.1 says which needs of an expedition my persons meet, a jack stepping in for one only', () => {
    const met = (display: Card[], viewer: Viewer = 0) =>
      layout(view({ expeditions: ['expedition:AAH:3:6'], displays: [display, []] }), viewer, desk)['expedition:expedition:AAH:3:6']?.values
        ?.met
    expect(met([])).toBe('000')
    expect(met(['captain:1:4', 'settler:1:4'])).toBe('101')
    expect(met(['captain:1:4', 'jack:1:6'])).toBe('110')
    expect(met(['jack:1:6', 'jack:1:6', 'settler:1:4'])).toBe('111')
    expect(met(['captain:1:4', 'captain:1:4', 'settler:1:4'], 'table')).toBe('000')
  })
})
