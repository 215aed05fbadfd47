import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import type { Viewer } from '../../../../engine/core/game.ts'
import { game } from '../../../../engine/games/parley/index.ts'
import { MEDITERRANEAN } from '../../../../engine/games/parley/mediterranean.ts'
import type { State } from '../../../../engine/games/parley/state.ts'
import { cellCentre, chartIn, mile, SHEET } from '../../../../renderer/games/parley/chart.ts'
import { layout } from '../../../../renderer/games/parley/layout.ts'
import type { Layout, Rest } from '../../../../renderer/table/contract.ts'
import { targetAt } from '../../../../renderer/table/pointer.ts'
import { moments as momentsOf, randomGame } from '../../table/play.ts'
import { SIZES } from '../../table/windows.ts'

const moments = (seats: number, seed: number, viewer: Viewer) => momentsOf(game, randomGame(game, seats, seed), viewer)

/** Every nineteenth view of a random game, as the viewer has it. */
function views(seats: number, seed: number, viewer: Viewer): State[] {
  return moments(seats, seed, viewer)
    .filter((_, index, all) => index % 19 === 0 || index === all.length - 1)
    .map(({ after }) => after)
}

describe('the layout of Parley', () => {
  it('lets every port be hit at its foot and every card of the hand at its left edge', () => {
    const isMissed = (found: Layout, rest: Rest, id: string): boolean => {
      if (id.startsWith('port:')) return targetAt(found, rest.x, rest.y + rest.height * 0.44) !== rest.target
      return id.startsWith('hand:') && targetAt(found, rest.x - rest.width * 0.42, rest.y) !== rest.target
    }
    const missed = [3, 4, 5, 6].flatMap((seats) =>
      views(seats, 70 + seats, seats - 1).flatMap((view) =>
        SIZES.flatMap((size) => {
          const found = layout(view, seats - 1, size)
          return Object.entries(found).flatMap(([id, rest]) => (isMissed(found, rest, id) ? `${id} at ${size.width}×${size.height}` : []))
        }),
      ),
    )
    expect(missed).toEqual([])
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
    const mine = moments(5, 21, 3).filter(({ before, after }) => before.hands[3]?.length !== after.hands[3]?.length)
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
    const discarded = moments(4, 31, 'table').filter(
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
    readFileSync(new URL('../../../../assets/games/parley/chart.json', import.meta.url), 'utf8'),
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
