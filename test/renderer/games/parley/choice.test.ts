import { describe, expect, it } from 'vitest'
import type { Action } from '../../../../engine/games/parley/actions.ts'
import { game } from '../../../../engine/games/parley/index.ts'
import type { State } from '../../../../engine/games/parley/state.ts'
import type { ChoosingAt } from '../../../../renderer/app/play.ts'
import { type Choice, choosing } from '../../../../renderer/games/parley/choice.ts'
import { situations } from '../../table/play.ts'
import { particulars } from './table.ts'

type At = ChoosingAt<State, Action>

/** Everything on the table and its panels that can be clicked. */
function everyTarget(at: At): string[] {
  const { view, seat } = at
  return [
    ...view.options.map.ports.map(({ id }) => `port:${id}`),
    ...view.admirals.map((_, admiral) => `admiral:${admiral}`),
    ...Array.from({ length: view.seats }, (_, other) => `seat:${other}`),
    ...(view.hands[seat] ?? []).map((_, place) => `card:${place}`),
    ...particulars.buttons(at),
    'confirm',
  ]
}

describe('a captain of Parley', () => {
  it.each([3, 4, 5, 6])('with %d players sees several acts shine, and their objects only once one is chosen', (seats) => {
    for (const at of situations(game, seats, seats * 7919 + 3)) {
      const acts = new Set(at.legal.map(({ type }) => type))
      const first = Object.entries(choosing.marks(at, choosing.none))
      const isCaptain = at.view.phase === 'captain' || at.view.phase === 'mutiny'
      for (const [target, mark] of first)
        expect([target, mark]).toEqual([target, isCaptain && acts.size > 1 && !target.startsWith('act:') ? 'hint' : 'may'])
      if (!isCaptain) continue
      const chosen = choosing.marks(at, { ...choosing.none, act: 'siege' })
      expect(new Set(Object.entries(chosen).flatMap(([target, mark]) => (target.startsWith('port:') ? [mark] : [])))).toEqual(
        new Set(acts.has('siege') ? ['may'] : []),
      )
    }
  })
})

describe('taking a first click back', () => {
  const captain = (): At => {
    for (const at of situations(game, 4, 5)) if (at.view.phase === 'captain') return at
    throw new Error('nobody was captain')
  }
  const having = (at: At, ...targets: string[]): Choice =>
    targets.reduce<Choice>((choice, target) => {
      const picked = choosing.pick(at, choice, target)
      if (picked.type !== 'chosen') throw new Error(`${target}: ${picked.type}`)
      return picked.choice
    }, choosing.none)

  it('the same act once more is no act', () => {
    const at = captain()
    expect(having(at, 'act:blackmail', 'act:blackmail')).toEqual(choosing.none)
  })

  it('another act takes the place of the first, with nothing left of its object', () => {
    const at = captain()
    expect(having(at, 'letter:turks', 'act:siege')).toEqual({ ...choosing.none, act: 'siege' })
  })

  it('another port takes the place of a port that was chosen first', () => {
    const at = captain()
    const [one, other] = at.legal.flatMap((action) => (action.type === 'siege' && action.vote === 'closed' ? [action.port] : []))
    expect(having(at, `port:${one}`, `port:${other}`)).toEqual({ ...choosing.none, act: 'siege', port: other })
  })

  it('the first click never sends anything, but to keep all cards or to leave the anchor', () => {
    for (const at of situations(game, 5, 11))
      for (const target of everyTarget(at))
        if (choosing.pick(at, choosing.none, target).type === 'finished') expect(['keep', 'stay']).toContain(target)
  })
})
