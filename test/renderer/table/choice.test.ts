import { describe, expect, it } from 'vitest'
import { situations } from './play.ts'
import { type At, EVERYWHERE, everyTarget, type TableOf } from './tables.ts'

/** Situations of one game that are looked at, spread over all of it. */
const LOOKS = 60

const seedOf = (seats: number): number => seats * 7919

/** Some situations of a random game: every kind of moment, early and late. */
function someOf({ game }: TableOf, seats: number, seed: number): At[] {
  const all = situations(game, seats, seed)
  const apart = Math.max(1, Math.floor(all.length / LOOKS))
  return all.filter((_, index) => index % apart === 0)
}

type Click = { choice: unknown; target: string; picked: ReturnType<TableOf['choosing']['pick']>; clicks: number }

/** Every click in every choice that so many clicks can lead to, from nothing chosen. */
function clicksIn(of: TableOf, at: At, most: number): Click[] {
  const targets = everyTarget(of, at)
  const found: Click[] = []
  const seen = new Set([JSON.stringify(of.choosing.none)])
  let choices: unknown[] = [of.choosing.none]
  for (let clicks = 1; clicks <= most && choices.length > 0; clicks++) {
    const next: unknown[] = []
    for (const choice of choices)
      for (const target of targets) {
        const picked = of.choosing.pick(at, choice, target)
        found.push({ choice, target, picked, clicks })
        if (picked.type !== 'chosen' || seen.has(JSON.stringify(picked.choice))) continue
        seen.add(JSON.stringify(picked.choice))
        next.push(picked.choice)
      }
    choices = next
  }
  return found
}

describe.each(EVERYWHERE)('choosing on the table of %s with %d seats', (_id, seats, of) => {
  const { game, choosing, particulars } = of
  const { plain } = particulars

  it('makes every legal action in few clicks, and no other', () => {
    for (const at of someOf(of, seats, seedOf(seats))) {
      const most = Math.max(...at.legal.map((action) => particulars.clicks(action)))
      const legal = at.legal.map((action) => particulars.form(at, action))
      const made = new Map<string, number>()
      for (const { picked, clicks } of clicksIn(of, at, most)) {
        if (picked.type !== 'finished') continue
        expect(legal, JSON.stringify(picked.action)).toContain(particulars.form(at, picked.action))
        const action = JSON.stringify(picked.action)
        made.set(action, Math.min(clicks, made.get(action) ?? clicks))
      }
      for (const action of at.legal) {
        const clicks = made.get(JSON.stringify(action)) ?? Number.POSITIVE_INFINITY
        expect(clicks, JSON.stringify(action)).toBeLessThanOrEqual(particulars.clicks(action))
      }
    }
  })

  it('lets shine exactly what a click does not refuse', () => {
    for (const at of someOf(of, seats, seedOf(seats) + 1)) {
      const marks = choosing.marks(at, choosing.none)
      for (const { target, picked } of clicksIn(of, at, 1))
        if (!plain.includes(target)) expect([target, marks[target] !== undefined]).toEqual([target, picked.type !== 'refused'])
      const there = new Set(everyTarget(of, at))
      expect(Object.keys(marks).filter((target) => !there.has(target))).toEqual([])
    }
  })

  it('refuses with a reason that the engine knows, and says it beforehand to whoever asks', () => {
    for (const at of someOf(of, seats, seedOf(seats) + 2)) {
      for (const { target, picked } of clicksIn(of, at, 1)) {
        const why = choosing.why(at, choosing.none, target)
        if (picked.type !== 'refused') expect([target, why]).toEqual([target, null])
        else {
          expect(Object.keys(game.reasons)).toContain(picked.why.reason)
          expect(picked.why.clause).toBe(game.reasons[picked.why.reason])
          if (why) expect([target, why.reason]).toEqual([target, picked.why.reason])
        }
      }
    }
  })

  it('answers every click and question also while an action is on its way, or the screen lags behind', () => {
    const all = someOf(of, seats, seedOf(seats) + 3)
    for (const [place, at] of all.entries()) {
      const behind = all.slice(0, place).findLast((earlier) => earlier.seat === at.seat) ?? at
      for (const now of [
        { ...at, legal: [] },
        { ...at, shown: behind.view },
        { ...at, shown: behind.view, legal: [] },
      ])
        for (const target of everyTarget(of, behind)) {
          expect(() => choosing.marks(now, choosing.none)).not.toThrow()
          const picked = choosing.pick(now, choosing.none, target)
          if (picked.type === 'finished')
            expect(now.legal.map((action) => particulars.form(at, action))).toContain(particulars.form(at, picked.action))
          expect(() => choosing.why(now, choosing.none, target)).not.toThrow()
        }
    }
  })
})
