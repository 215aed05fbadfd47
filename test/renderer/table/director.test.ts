import { describe, expect, it } from 'vitest'
import type { Speed } from '../../../renderer/table/contract.ts'
import { Director } from '../../../renderer/table/director.ts'

type Count = { told: number }

/** A play of events that each last `ms` at calm. */
function play(speed: Speed, ms = 100) {
  const shown: number[] = []
  const calls = { idle: 0, played: 0, settled: 0 }
  const director = new Director<Count>(
    {
      evolve: (view) => {
        view.told += 1
      },
      layout: () => ({}),
      motion: () => ({ steps: [], holdMs: ms }),
      play: () => {
        calls.played++
      },
      settle: () => {
        calls.settled++
      },
      shown: (number) => shown.push(number),
      idle: () => {
        calls.idle++
      },
      failed: (event) => {
        throw new Error(event.type)
      },
    },
    null,
    speed,
  )
  director.reset({ told: 0 })
  const enqueue = (first: number, count: number) =>
    director.enqueue(Array.from({ length: count }, (_, index) => ({ number: first + index, event: { type: 'anything' } })))
  return { director, shown, calls, enqueue }
}

function later(director: Director<Count>, ms: number): void {
  director.pass(ms)
  director.tell()
}

describe('the director', () => {
  it('shows one event after another, each for its time', () => {
    const { director, shown, enqueue } = play('calm')
    enqueue(1, 3)
    later(director, 1)
    expect(shown).toEqual([])
    later(director, 105)
    expect(shown).toEqual([1])
    later(director, 100)
    expect(shown).toEqual([1, 2])
  })

  it('keeps its pace when frames come late', () => {
    const { director, shown, enqueue } = play('calm')
    enqueue(1, 10)
    later(director, 1)
    later(director, 450)
    expect(shown).toEqual([1, 2, 3, 4])
  })

  it('is more than twice as quick at brisk, and tells a siege of four seconds in one and a half', () => {
    const { director, shown, enqueue } = play('brisk', 4000)
    enqueue(1, 1)
    later(director, 1)
    later(director, 1500)
    expect(shown).toEqual([1])
  })

  it('shows all at once at instant', () => {
    const { director, shown, enqueue, calls } = play('instant')
    enqueue(1, 5)
    later(director, 1)
    expect(shown).toEqual([1, 2, 3, 4, 5])
    expect(calls.played).toBe(0)
  })

  it('shows the rest at once when skipped, and leaves the last layout', () => {
    const { director, shown, enqueue, calls } = play('calm')
    enqueue(1, 8)
    later(director, 1)
    director.skip()
    expect(shown).toEqual([1, 2, 3, 4, 5, 6, 7, 8])
    expect(calls.settled).toBe(1)
    expect(director.present).toEqual({ told: 8 })
  })

  it('hurries when many events wait, and leaps when very many do', () => {
    const hurried = play('calm')
    hurried.enqueue(1, 60)
    later(hurried.director, 1)
    later(hurried.director, 1000)
    expect(hurried.shown.length).toBeGreaterThan(13)
    const leaped = play('calm')
    leaped.enqueue(1, 200)
    later(leaped.director, 1)
    expect(leaped.shown.length).toBe(200)
  })

  it('says once that it rests, and nothing of an event that was withdrawn by a snapshot', () => {
    const { director, shown, enqueue, calls } = play('calm')
    enqueue(1, 3)
    later(director, 1)
    director.reset({ told: 9 })
    later(director, 1000)
    director.rested()
    director.rested()
    expect(shown).toEqual([])
    expect(calls.idle).toBe(1)
  })

  it('never changes a view that it has handed out', () => {
    const { director, enqueue } = play('calm')
    const first = director.present
    enqueue(1, 1)
    later(director, 1)
    expect(first).toEqual({ told: 0 })
  })
})
