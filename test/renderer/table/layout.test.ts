import { describe, expect, it } from 'vitest'
import type { Viewer } from '../../../engine/core/game.ts'
import type { Layout, Rect, Rest, Size } from '../../../renderer/table/contract.ts'
import { targetRects } from '../../../renderer/table/pointer.ts'
import { moments, randomGame } from './play.ts'
import { EVERYWHERE, type TableOf } from './tables.ts'
import { isPhone, overlap, SIZES } from './windows.ts'

/** Views of one game that are looked at, spread over all of it. */
const LOOKS = 14
/** CSS pixels that a target may reach over the edge. */
const EDGE = 4
/** Share of the smaller of two targets that may lie under the other. */
const TOUCH = 0.04

type Found = { found: Layout; at: string; size: Size }

/** The table through every window, for a seat and for the room. */
function placesOf({ game, table }: TableOf, seats: number): Found[] {
  const events = randomGame(game, seats, 70 + seats)
  return ([seats - 1, 'table'] as Viewer[]).flatMap((viewer) => {
    const all = moments(game, events, viewer)
    const apart = Math.max(1, Math.floor(all.length / LOOKS))
    return all
      .filter((_, index) => index % apart === 0 || index === all.length - 1)
      .flatMap(({ after }, index) =>
        SIZES.map((size) => ({
          found: table.layout(after, viewer, size),
          at: `${viewer}, ${size.width}×${size.height}, view ${index}`,
          size,
        })),
      )
  })
}

const ids = (found: Layout, isWrong: (rest: Rest, id: string) => boolean): string[] =>
  Object.entries(found)
    .filter(([id, rest]) => isWrong(rest, id))
    .map(([id]) => id)

const written = ({ x, y, width, height }: Rect): string => [x, y, width, height].map(Math.round).join(' ')

describe.each(EVERYWHERE)('the layout of %s with %d seats', (_id, seats, of) => {
  const { table, particulars } = of
  const places = placesOf(of, seats)
  /** What is wrong anywhere: `faults` names pieces or targets of one layout. */
  const everywhere = (faults: (found: Layout, size: Size) => string[]): string[] =>
    places.flatMap(({ found, at, size }) => faults(found, size).map((fault) => `${fault} at ${at}`))

  it('has a place, a drawing and a finite size for every piece', () => {
    const sound = (rest: Rest) =>
      [rest.x, rest.y, rest.width, rest.height, rest.turn, rest.depth].every(Number.isFinite) && rest.width >= 0 && rest.height >= 0
    expect(everywhere((found) => ids(found, (rest) => !table.pieces[rest.kind] || !sound(rest)))).toEqual([])
    expect(places.length).toBeGreaterThan(150)
  })

  it('keeps the middle of every piece on the screen', () => {
    const isOff = ({ x, y }: Rest, { width, height }: Size) => x < 0 || y < 0 || x > width || y > height
    expect(everywhere((found, size) => ids(found, (rest) => isOff(rest, size)))).toEqual([])
  })

  it('keeps every target whole on the screen', () => {
    const isOff = ({ x, y, width, height }: Rect, size: Size) =>
      x < -EDGE || y < -EDGE || x + width > size.width + EDGE || y + height > size.height + EDGE
    const faults = everywhere((found, size) =>
      Object.entries(targetRects(found))
        .filter(([, rect]) => isOff(rect, size))
        .map(([target, rect]) => `${target} ${written(rect)}`),
    )
    expect(faults).toEqual([])
  })

  it('makes every target large enough to be pointed at', () => {
    const { anywhere, phones } = particulars.least
    const faults = everywhere((found, size) =>
      Object.entries(targetRects(found))
        .filter(([, { width, height }]) => Math.min(width, height) < (isPhone(size) ? phones : anywhere))
        .map(([target, rect]) => `${target} ${written(rect)}`),
    )
    expect(faults).toEqual([])
  })

  it('lays no target over another, but what belongs there', () => {
    const faults = everywhere((found) => {
      const rects = Object.entries(targetRects(found))
      return rects.flatMap(([target, rect], index) =>
        rects
          .slice(index + 1)
          .filter(([other, otherRect]) => {
            const kinds = [target.split(':')[0], other.split(':')[0]].toSorted().join(' ')
            return !particulars.mayMeet.includes(kinds) && overlap(rect, otherRect) > TOUCH
          })
          .map(([other]) => `${target} and ${other}`),
      )
    })
    expect(faults).toEqual([])
  })
})
