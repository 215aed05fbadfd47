import { readFileSync } from 'node:fs'
import { describe, expect, it, vi } from 'vitest'
import type { Viewer } from '../../../engine/core/game.ts'
import { MEDITERRANEAN } from '../../../engine/games/parley/mediterranean.ts'
import type { State } from '../../../engine/games/parley/state.ts'
import { cellCentre, chartIn, mile, SHEET } from '../../../renderer/games/parley/chart.ts'
import { layout } from '../../../renderer/games/parley/layout.ts'
import type { Layout, Rect, Rest } from '../../../renderer/table/contract.ts'
import { targetAt, targetRects } from '../../../renderer/table/pointer.ts'
import { moments, randomGame } from './play.ts'

// the drawings ask what browser they are in, before they draw anything
vi.stubGlobal('navigator', { userAgent: '' })
const { pieces } = await import('../../../renderer/games/parley/pieces/index.ts')

const SIZES = [
  [1920, 1080],
  [1280, 720],
  [1024, 768],
  [2560, 1080],
  [3840, 2160],
  [390, 844],
  [844, 390],
  [1600, 1000],
] as const

/** Every nineteenth view of a random game, as the viewer has it. */
function views(seats: number, seed: number, viewer: Viewer): State[] {
  return moments(randomGame(seats, seed), viewer)
    .filter((_, index, all) => index % 19 === 0 || index === all.length - 1)
    .map(({ after }) => after)
}

type Found = { found: Layout; at: string; size: { width: number; height: number } }

let places: Found[] | null = null

function allPlaces(): Found[] {
  const all: Found[] = []
  for (const [seats, viewer] of [
    [3, 0],
    [4, 'table'],
    [5, 4],
    [6, 2],
    [6, 'table'],
  ] as const) {
    for (const [index, view] of views(seats, 70 + seats, viewer).entries()) {
      const [width, height] = SIZES[index % SIZES.length]!
      const size = { width, height }
      all.push({ found: layout(view, viewer, size), at: `${seats} seats, ${viewer}, ${width}×${height}, view ${index}`, size })
    }
  }
  return all
}

/** What is wrong anywhere: `faults` names pieces or targets of one layout. */
function everywhere(faults: (found: Layout, size: { width: number; height: number }) => string[]): string[] {
  places ??= allPlaces()
  return places.flatMap(({ found, at, size }) => faults(found, size).map((fault) => `${fault} at ${at}`))
}

function overlap(a: Rect, b: Rect): number {
  const width = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x)
  const height = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y)
  return width > 0 && height > 0 ? (width * height) / Math.min(a.width * a.height, b.width * b.height) : 0
}

/** Kinds of targets that may lie over each other: an admiral on its port, cards of a fan. */
const MAY_MEET = new Set(['admiral port', 'port port', 'blackmail blackmail', 'card card', 'admiral admiral'])

const onScreen = ({ x, y }: Rest, { width, height }: { width: number; height: number }): boolean =>
  x >= 0 && y >= 0 && x <= width && y <= height

const ids = (found: Layout, isWrong: (rest: Rest, id: string) => boolean): string[] =>
  Object.entries(found)
    .filter(([id, rest]) => isWrong(rest, id))
    .map(([id]) => id)

describe('the layout of Parley', () => {
  it('has a place, a drawing and a finite size for every piece of any game', () => {
    const sound = (rest: Rest) =>
      [rest.x, rest.y, rest.width, rest.height, rest.turn, rest.depth].every(Number.isFinite) && rest.width >= 0 && rest.height >= 0
    expect(everywhere((found) => ids(found, (rest) => !pieces[rest.kind] || !sound(rest)))).toEqual([])
    expect(places?.length).toBeGreaterThan(100)
  })

  it('keeps the middle of every piece on the screen', () => {
    expect(everywhere((found, size) => ids(found, (rest) => !onScreen(rest, size)))).toEqual([])
  })

  it('keeps every target whole on the screen, and large enough to be pointed at', () => {
    const faults = everywhere((found, size) =>
      Object.entries(targetRects(found))
        .filter(([, rect]) => {
          const inside = rect.x >= -4 && rect.y >= -4 && rect.x + rect.width <= size.width + 4 && rect.y + rect.height <= size.height + 4
          return !inside || Math.min(rect.width, rect.height) < 17
        })
        .map(([target, { x, y, width, height }]) => `${target} ${[x, y, width, height].map(Math.round)}`),
    )
    expect(faults).toEqual([])
  })

  it('lays no target over a target of another kind, but admirals on their ports', () => {
    const faults = everywhere((found) => {
      const rects = Object.entries(targetRects(found))
      return rects.flatMap(([target, rect], index) =>
        rects
          .slice(index + 1)
          .filter(([other, otherRect]) => {
            const kinds = [target.split(':')[0], other.split(':')[0]].toSorted().join(' ')
            return !MAY_MEET.has(kinds) && overlap(rect, otherRect) > 0.04
          })
          .map(([other]) => `${target} and ${other}`),
      )
    })
    expect(faults).toEqual([])
  })

  it('lets every port be hit at its foot and every card of the hand at its left edge', () => {
    const faults = everywhere((found) =>
      ids(found, (rest, id) => {
        if (id.startsWith('port:')) return targetAt(found, rest.x, rest.y + rest.height * 0.44) !== rest.target
        return id.startsWith('hand:') && targetAt(found, rest.x - rest.width * 0.42, rest.y) !== rest.target
      }),
    )
    expect(faults).toEqual([])
  })

  it('shows the room and other seats no card of a hand and no crown before the end', () => {
    for (const view of views(5, 11, 'table')) {
      const found = layout(view, 'table', { width: 1920, height: 1080 })
      const secret = Object.entries(found).filter(
        ([id, rest]) => /^(hand|mine|mission)/.test(id) || (rest.kind === 'mission' && view.phase !== 'over'),
      )
      expect(secret).toEqual([])
    }
  })

  it('keeps the ids of hand cards while other cards come and go', () => {
    const mine = moments(randomGame(5, 21), 3).filter(({ before, after }) => before.hands[3]?.length !== after.hands[3]?.length)
    expect(mine.length).toBeGreaterThan(20)
    for (const { before, after } of mine) {
      const handOf = (view: State) => Object.keys(layout(view, 3, { width: 1920, height: 1080 })).filter((id) => id.startsWith('hand:'))
      const now = new Set(handOf(after))
      const kept = handOf(before).filter((id) => now.has(id)).length
      expect(kept).toBe(Math.min(before.hands[3]?.length ?? 0, after.hands[3]?.length ?? 0))
    }
  })
})

describe('a phone held upright', () => {
  const phone = (view: State) => layout(view, 2, { width: 390, height: 844 })

  it('shows my blackmail cards side by side, each wide enough for a thumb', () => {
    for (const view of views(5, 44, 2)) {
      const mine = Object.entries(phone(view)).filter(([id]) => id.startsWith('mine:'))
      expect(mine.length).toBe(view.blackmailCards[2]?.length)
      for (const [id, { width }] of mine) expect(width, id).toBeGreaterThan(44)
    }
  })

  it('gives the cards of my hand the room to say their names', () => {
    const [view] = views(5, 44, 2)
    if (!view) throw new Error('no view')
    const hand = Object.entries(phone(view)).filter(([id]) => id.startsWith('hand:'))
    for (const [id, { width }] of hand) expect(width, id).toBeGreaterThan(54)
  })

  it('lets no two names of ports in a row reach into each other', () => {
    const [view] = views(5, 44, 2)
    if (!view) throw new Error('no view')
    const names = Object.entries(phone(view)).filter(([id]) => id.startsWith('name:'))
    for (const [id, one] of names)
      for (const [other, two] of names)
        if (id < other && one.y === two.y)
          expect(Math.abs(one.x - two.x), `${id} ${other}`).toBeGreaterThanOrEqual((one.width + two.width) / 2 - 0.5)
  })
})

describe('the places of a vote', () => {
  it('4.8 are gone once the port has fallen and its cards are discarded', () => {
    const discarded = moments(randomGame(4, 31), 'table').filter(
      ({ event, after }) => event.type === 'votes-discarded' && after.markers[after.anchor ?? ''] !== undefined,
    )
    expect(discarded.length).toBeGreaterThan(10)
    for (const { after } of discarded) {
      const left = Object.keys(layout(after, 'table', { width: 1920, height: 1080 })).filter((id) => /^(slot|vote|opened|sums)/.test(id))
      expect(left).toEqual([])
    }
  })
})

describe('the chart', () => {
  // what the art scripts baked, in pixels of the sheet
  const baked: { width: number; height: number; ports: Record<string, [number, number]>; track: [number, number, number][] } = JSON.parse(
    readFileSync(new URL('../../../assets/games/parley/chart.json', import.meta.url), 'utf8'),
  )
  const whole = chartIn({ x: 0, y: 0, width: SHEET.width, height: SHEET.height }, true)

  it('has its hexagons where the coast was bent to them', () => {
    for (const { id, cell } of MEDITERRANEAN.ports) {
      const [x, y] = baked.ports[id] ?? [0, 0]
      const centre = cellCentre(whole, cell)
      expect(Math.hypot(centre.x - x, centre.y - y), id).toBeLessThan(0.6)
    }
  })

  it('counts points along the boxes that are drawn, and past 40 on up the side', () => {
    for (const [points, [x, y]] of baked.track.entries()) {
      const place = mile(whole, points)
      expect(Math.hypot(place.x - x, place.y - y), `${points} points`).toBeLessThan(4)
    }
    expect(mile(whole, 40).side).toBe('bottom')
    expect(mile(whole, 41).side).toBe('right')
  })
})
