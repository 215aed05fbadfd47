import { describe, expect, it } from 'vitest'
import { fastChance, pick } from '../../../engine/core/chance.ts'
import { fold } from '../../../engine/core/table.ts'
import type { Action } from '../../../engine/games/parley/actions.ts'
import { COUNTRIES, VOTE_CARDS } from '../../../engine/games/parley/cards.ts'
import { game } from '../../../engine/games/parley/index.ts'
import { MEDITERRANEAN } from '../../../engine/games/parley/mediterranean.ts'
import type { State } from '../../../engine/games/parley/state.ts'
import { PRINTED } from './table.ts'

const PORTS = [...MEDITERRANEAN.ports.map(({ id }) => id), 'atlantis']
// Words that come from outside are not always countries and cards.
const NATIONS = [...COUNTRIES, 'atlantis' as 'turks']
const CARDS = [...VOTE_CARDS.map(([card]) => card), 'parrot' as 'last']

/** Every rightly formed action that anyone could think of, some naming what does not exist. */
const CONCEIVABLE: Action[] = [
  ...PORTS.flatMap((port): Action[] => [
    { type: 'siege', port, vote: 'open' },
    { type: 'siege', port, vote: 'closed' },
    { type: 'anchor', port },
    ...[-1, 0, 1, 2, 3, 4].map((admiral): Action => ({ type: 'move-admiral', admiral, port })),
  ]),
  ...NATIONS.flatMap((country): Action[] => [
    { type: 'privateer', country },
    ...[-1, 0, 1, 2, 3, 4, 5, 6].map((seat): Action => ({ type: 'blackmail', seat, country })),
  ]),
  ...CARDS.flatMap((card): Action[] => [
    { type: 'vote', card },
    { type: 'discard', card },
  ]),
  { type: 'discard', card: null },
  { type: 'answer', answer: 'yes' },
  { type: 'answer', answer: 'no' },
  { type: 'answer', answer: 'maybe' },
  { type: 'tie', side: 'attack' },
  { type: 'tie', side: 'defence' },
]

function accepted(state: State, seat: number): string[] {
  return CONCEIVABLE.filter((action) => game.decide(state, seat, action, fastChance(3)).ok)
    .map((action) => JSON.stringify(action))
    .sort()
}

function listed(state: State, seat: number): string[] {
  return game
    .legal(state, seat)
    .map((action) => JSON.stringify(action))
    .sort()
}

const RARE = ['last', 'anchor', 'tie', 'mutiny']

/** Plays a game, kinds of actions equally often; now and then looks at the position, and always at a rare one. */
function playThrough(seats: number, seed: number, look: (state: State) => void): void {
  const chance = fastChance(seed)
  const state = game.begin(game.open({ seats, options: PRINTED, deal: null, chance }))
  while (game.result(state) === null) {
    if (RARE.includes(state.phase) || chance.below(10) === 0) look(state)
    const seat = pick(game.waiting(state), chance)
    const actions = game.legal(state, seat)
    const kind = pick([...new Set(actions.map(({ type }) => type))], chance)
    const action = pick(
      actions.filter(({ type }) => type === kind),
      chance,
    )
    const decision = game.decide(state, seat, action, chance)
    if (!decision.ok) throw new Error(decision.reason)
    fold(game, state, decision.events)
  }
  look(state)
}

describe('the list of legal actions', () => {
  it.each([3, 4, 5, 6])('with %i seats holds exactly what is accepted of all that anyone could think of', (seats) => {
    const phases = new Set<string>()
    for (let seed = 1; seed <= 16; seed += 1)
      playThrough(seats, seed, (state) => {
        phases.add(state.phase)
        for (let seat = 0; seat < seats; seat += 1) expect(listed(state, seat)).toEqual(accepted(state, seat))
      })
    expect([...phases].sort()).toEqual(['anchor', 'answer', 'captain', 'discard', 'last', 'mutiny', 'over', 'tie', 'vote'])
  })

  it('names no action twice', () => {
    playThrough(5, 77, (state) => {
      for (let seat = 0; seat < 5; seat += 1) expect(new Set(listed(state, seat)).size).toBe(game.legal(state, seat).length)
    })
  })

  it('is empty exactly for the seats that are not waited for', () => {
    playThrough(6, 78, (state) => {
      const busy = [0, 1, 2, 3, 4, 5].filter((seat) => game.legal(state, seat).length > 0)
      expect(busy).toEqual(game.waiting(state))
    })
  })

  it('every refusal has a clause', () => {
    playThrough(4, 79, (state) => {
      for (const action of CONCEIVABLE)
        for (let seat = 0; seat < 4; seat += 1) {
          const decision = game.decide(state, seat, action, fastChance(3))
          if (!decision.ok) expect(game.reasons).toHaveProperty(decision.reason)
        }
    })
  })
})
