import { describe, expect, it } from 'vitest'
import type { Viewer } from '../../../engine/core/game.ts'
import type { Layout, Motion } from '../../../renderer/table/contract.ts'
import { moments, randomGame } from './play.ts'
import { DESK, EVERYWHERE, TABLES } from './tables.ts'

const PHONES = [
  { width: 390, height: 844 },
  { width: 844, height: 390 },
]

/** Pieces that the steps speak of, but those that live for one step only. */
const named = ({ steps }: Motion): string[] => steps.flatMap(({ piece, from, to, as }) => [as ? [] : piece, from ?? [], to ?? []].flat())

describe.each(EVERYWHERE)('the motion of %s with %d seats', (id, seats, { game, table, particulars }) => {
  const events = randomGame(game, seats, seats)

  it.each(['a seat', 'the room'])('lasts for every event, and moves only pieces that are there before or after it: %s', (who) => {
    const viewer: Viewer = who === 'the room' ? 'table' : seats - 1
    const lost = new Set<string>()
    for (const { event, before, after } of moments(game, events, viewer)) {
      const motion = table.motion(event, before, after, viewer)
      const there = (size: typeof DESK): Layout => ({ ...table.layout(before, viewer, size), ...table.layout(after, viewer, size) })
      const desk = there(DESK)
      for (const piece of named(motion)) if (!desk[piece]) lost.add(`${event.type}: ${piece}`)
      if (!(motion.holdMs > 0)) lost.add(`${event.type} is gone at once`)
      for (const { delayMs, durationMs } of motion.steps) if (!(delayMs >= 0 && durationMs > 0)) lost.add(`${event.type} is out of time`)
    }
    expect([...lost]).toEqual([])
  })

  it('leaves out on a phone only what has no place there', () => {
    const lost = new Set<string>()
    for (const { event, before, after } of moments(game, events, seats - 1).filter((_, index) => index % 3 === 0)) {
      const pieces = named(table.motion(event, before, after, seats - 1))
      for (const size of PHONES) {
        const there: Layout = { ...table.layout(before, seats - 1, size), ...table.layout(after, seats - 1, size) }
        for (const piece of pieces) if (!there[piece] && !particulars.unplaced.test(piece)) lost.add(`${id} ${event.type}: ${piece}`)
      }
    }
    expect([...lost]).toEqual([])
  })

  it('S4 takes as long for whoever looks', () => {
    const faults = new Set<string>()
    const holds = ([0, 1, 'table'] as const).map((viewer) =>
      moments(game, events, viewer).map(({ event, before, after }) => table.motion(event, before, after, viewer).holdMs),
    )
    for (const [index, hold] of (holds[0] ?? []).entries())
      for (const other of holds) if (other[index] !== hold) faults.add(`${events[index + 1]?.type}`)
    expect([...faults]).toEqual([])
  })

  it('deals with pieces that lie there once all is dealt', () => {
    const [first] = moments(game, events, 0)
    if (!first) throw new Error('no game')
    const dealt = table.opening(first.before, 0)
    const there = table.layout(first.before, 0, DESK)
    expect(dealt.steps.length).toBeGreaterThan(0)
    expect(named(dealt).filter((piece) => !there[piece])).toEqual([])
  })
})

describe.each(TABLES.map((of) => [of.id, of] as const))('the random games of %s', (_id, { game, particulars }) => {
  it('hold nearly every kind of event', () => {
    const { min, max } = game.seats
    const all = Array.from({ length: max - min + 1 }, (_, more) => randomGame(game, min + more, min + more)).flat()
    expect(new Set(all.map(({ type }) => type)).size).toBeGreaterThanOrEqual(particulars.kindsOfEvents)
  })
})
