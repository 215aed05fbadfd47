import { describe, expect, it } from 'vitest'
import { describe as say } from '../../../../engine/games/merchants/describe.ts'
import type { Event } from '../../../../engine/games/merchants/events.ts'
import { game } from '../../../../engine/games/merchants/index.ts'
import { entriesOf } from '../../../../renderer/games/merchants/panels/entries.ts'
import { randomGame } from '../../table/play.ts'

describe('the log of Merchants', () => {
  it.each([2, 4, 6])('tells every event of a game of %d seats once and in order', (seats) => {
    const events = randomGame(game, seats, seats)
    const lines = events.flatMap((event) => say(event) ?? [])
    const entries = entriesOf(events)
    expect(entries.flatMap(({ line, more }) => [line, ...more])).toEqual(lines)
    const numbers = entries.map(({ number }) => number)
    expect(numbers).toEqual([...new Set(numbers)].toSorted((one, other) => one - other))
    for (const { number, line } of entries) expect(line).toEqual(say(events[number - 1] as Event)) // it was numbered by its event
  })

  const heads = (...events: Event[]) => entriesOf(events).map(({ number, seat, icon, more }) => [number, seat, icon, more.length])

  it('5.1 tells an attack under whoever made it, with all that came of it', () => {
    expect(
      heads(
        { type: 'attacked', from: 2, to: 0, card: 'cannon' },
        { type: 'beaten', seat: 0, by: 2 },
        { type: 'discarded', seat: 0, cards: ['gold'], why: 'beaten' },
        { type: 'turn-ended', seat: 2 },
        { type: 'turn-begun', seat: 0, extra: false },
        { type: 'stolen', from: 1, to: 0, card: null },
      ),
    ).toEqual([
      [1, 2, null, 2],
      [6, 0, null, 0],
    ])
  })

  it('3.1 makes one entry of two cards that are drawn, and one of each event', () => {
    expect(
      heads(
        { type: 'card-drawn', seat: 0, card: null },
        { type: 'card-drawn', seat: 0, card: null },
        { type: 'turn-ended', seat: 0 },
        { type: 'card-drawn', seat: 1, card: null },
        { type: 'turn-ended', seat: 1 },
        { type: 'event-drawn', seat: 2, event: 'fair-winds', title: 'Fair winds' },
        { type: 'card-drawn', seat: 2, card: null },
      ),
    ).toEqual([
      [1, 0, null, 1],
      [4, 1, null, 0],
      [6, 2, null, 1],
    ])
  })

  it('4.6 tells a catch under the Pirate', () => {
    expect(heads({ type: 'caught', by: 3, seat: 1, how: 'take' }, { type: 'cards-taken', from: 1, to: 3, cards: [null, null] })).toEqual([
      [1, 3, null, 1],
    ])
  })
})
