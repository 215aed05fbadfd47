import { describe, expect, it } from 'vitest'
import type { Chance, Seat } from '../../../engine/core/game.ts'
import type { Action } from '../../../engine/games/parley/actions.ts'
import { game } from '../../../engine/games/parley/index.ts'
import type { State } from '../../../engine/games/parley/state.ts'
import type { ChoosingAt } from '../../../renderer/app/play.ts'
import { type Choice, choosing } from '../../../renderer/games/parley/choice.ts'

type At = ChoosingAt<State, Action>

/** A small generator, so that a failure can be played again. */
function chanceOf(seed: number): Chance {
  let state = seed
  return {
    below(bound) {
      state = (Math.imul(state, 1664525) + 1013904223) >>> 0
      return Math.floor((state / 2 ** 32) * bound)
    },
  }
}

/** Every situation of one random game in which somebody must decide, as that seat knows it. */
function* decisions(seed: number, seats: number): Generator<At> {
  const chance = chanceOf(seed)
  const read = Object.fromEntries(game.options.map((field) => [field.key, field.kind === 'document' ? field.read(null) : field.default]))
  const options = Object.fromEntries(
    Object.entries(read).map(([key, value]) => [
      key,
      value && typeof value === 'object' && 'ok' in value && value.ok ? value.value : value,
    ]),
  )
  // Built from the game's own option fields.
  const state = game.begin(game.open({ seats, options: options as never, deal: null, chance }))
  for (let waiting = game.waiting(state); waiting.length > 0; waiting = game.waiting(state)) {
    const seat = waiting[chance.below(waiting.length)] ?? 0
    yield situation(state, seat)
    const legal = game.legal(state, seat)
    const decision = game.decide(state, seat, legal[chance.below(legal.length)]!, chance)
    if (!decision.ok) throw new Error(decision.reason)
    for (const event of decision.events) game.evolve(state, event)
  }
}

function situation(state: State, seat: Seat): At {
  const view = game.mask(state, seat)
  return { view, shown: view, seat, legal: game.legal(view, seat) }
}

/** Everything on the table and its panels that can be clicked. */
function everyTarget({ view, seat }: At): string[] {
  const countries = Object.keys(view.points)
  return [
    ...view.options.map.ports.map(({ id }) => `port:${id}`),
    ...view.admirals.map((_, admiral) => `admiral:${admiral}`),
    ...countries.flatMap((country) => [`letter:${country}`, `blackmail:${country}`]),
    ...Array.from({ length: view.seats }, (_, other) => `seat:${other}`),
    ...(view.hands[seat] ?? []).map((_, place) => `card:${place}`),
    ...['attack', 'defence'].map((side) => `side:${side}`),
    ...['yes', 'no', 'maybe'].map((answer) => `answer:${answer}`),
    ...['siege', 'privateer', 'blackmail', 'move-admiral'].map((act) => `act:${act}`),
    ...['way:open', 'way:closed', 'confirm', 'keep', 'stay'],
  ]
}

/** The actions that so many clicks can lead to, from nothing chosen. */
function reachable(at: At, steps: number): Map<string, number> {
  const found = new Map<string, number>()
  const seen = new Set<string>()
  let choices: Choice[] = [choosing.none]
  for (let step = 1; step <= steps; step++) {
    const next: Choice[] = []
    for (const choice of choices) {
      for (const target of everyTarget(at)) {
        const picked = choosing.pick(at, choice, target)
        if (picked.type === 'finished')
          found.set(JSON.stringify(picked.action), Math.min(step, found.get(JSON.stringify(picked.action)) ?? step))
        if (picked.type !== 'chosen' || seen.has(JSON.stringify(picked.choice))) continue
        seen.add(JSON.stringify(picked.choice))
        next.push(picked.choice)
      }
    }
    choices = next
  }
  return found
}

const GAMES = [3, 4, 5, 6].map((seats) => ({ seats, seed: seats * 7919 }))

describe('choosing an action on the table', () => {
  it.each(GAMES)(
    'with $seats players, every legal action is two clicks away, three with an open vote, and no other action can be made',
    ({ seats, seed }) => {
      for (const at of decisions(seed, seats)) {
        const found = reachable(at, 3)
        const legal = at.legal.map((action) => JSON.stringify(action))
        expect(new Set(found.keys())).toEqual(new Set(legal))
        for (const action of at.legal)
          expect(found.get(JSON.stringify(action))).toBeLessThanOrEqual(action.type === 'siege' && action.vote === 'open' ? 3 : 2)
      }
    },
  )

  it.each(GAMES)('with $seats players, what shines is exactly what a click does not refuse', ({ seats, seed }) => {
    for (const at of decisions(seed + 1, seats)) {
      const marks = choosing.marks(at, choosing.none)
      for (const target of everyTarget(at)) {
        if (['confirm', 'stay', 'way:open', 'way:closed'].includes(target)) continue
        const refused = choosing.pick(at, choosing.none, target).type === 'refused'
        expect([target, marks[target] !== undefined]).toEqual([target, !refused])
      }
    }
  })

  it.each(GAMES)(
    'with $seats players, a captain of several acts sees these shine, and their objects only once one is chosen',
    ({ seats, seed }) => {
      for (const at of decisions(seed + 3, seats)) {
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
    },
  )

  it.each(GAMES)('with $seats players, a click that is refused says why in words that the engine knows', ({ seats, seed }) => {
    for (const at of decisions(seed + 2, seats)) {
      for (const target of everyTarget(at)) {
        const picked = choosing.pick(at, choosing.none, target)
        if (picked.type !== 'refused') continue
        expect(Object.keys(game.reasons)).toContain(picked.why.reason)
        expect(picked.why.clause).toBe(game.reasons[picked.why.reason])
      }
    }
  })
})

describe('taking a first click back', () => {
  const captain = (): At => {
    for (const at of decisions(5, 4)) if (at.view.phase === 'captain') return at
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
    for (const at of decisions(11, 5))
      for (const target of everyTarget(at))
        if (choosing.pick(at, choosing.none, target).type === 'finished') expect(['keep', 'stay']).toContain(target)
  })
})
