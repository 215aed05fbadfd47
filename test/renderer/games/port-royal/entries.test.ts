import { describe, expect, it } from 'vitest'
import { describe as say } from '../../../../engine/games/port-royal/describe.ts'
import type { Event } from '../../../../engine/games/port-royal/events.ts'
import { game } from '../../../../engine/games/port-royal/index.ts'
import { entriesOf } from '../../../../renderer/games/port-royal/panels/entries.ts'
import { randomGame } from '../../table/play.ts'

/** Seen on the table only. */
const UNTOLD: readonly Event['type'][] = ['taking-begun', 'passed', 'harbour-cleared', 'person-paid', 'coin-handed']

describe('the log of Port Royal', () => {
  it.each([2, 3, 4, 5])('tells every event of a game of %d seats once and in order, but what is only seen', (seats) => {
    const events = randomGame(game, seats, seats)
    const lines = events.flatMap((event) => (UNTOLD.includes(event.type) ? [] : (say(event) ?? [])))
    const entries = entriesOf(events)
    expect(entries.flatMap(({ line, more }) => [line, ...more])).toEqual(lines)
    const numbers = entries.map(({ number }) => number)
    expect(numbers).toEqual([...new Set(numbers)].toSorted((one, other) => one - other))
    for (const { number, line } of entries) expect(line).toEqual(say(events[number - 1] as Event)) // it was numbered by its event
  })

  it('3.1 tells the cards of a turn under the turn, and a tax under its card', () => {
    const events: Event[] = [
      { type: 'turn-passed', active: 1 },
      { type: 'card-revealed', seat: 1, card: 'sailor:1:3' },
      { type: 'card-revealed', seat: 1, card: 'tax:points' },
      { type: 'coins-drawn', seat: 0, cards: [null], why: 'tax' },
      { type: 'went-under', seat: 1, cards: ['sailor:1:3'] },
    ]
    const entries = entriesOf(events)
    expect(entries.map(({ number, seat, icon, more }) => [number, seat, icon, more.length])).toEqual([
      [1, 1, null, 3],
      [5, null, 'pirate-flag', 0],
    ])
  })
})
