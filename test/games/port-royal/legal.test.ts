import { describe, expect, it } from 'vitest'
import { fastChance, pick } from '../../../engine/core/chance.ts'
import { act as actFrom, fold } from '../../../engine/core/table.ts'
import type { Action } from '../../../engine/games/port-royal/actions.ts'
import { game } from '../../../engine/games/port-royal/index.ts'
import type { State } from '../../../engine/games/port-royal/state.ts'
import { PRINTED, table } from './table.ts'

const PLACES = [-1, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]
/** Displays of which every choice of places is tried. */
const SMALL = 6

/** Every rightly formed action but expeditions, some naming what does not exist. */
const CONCEIVABLE: Action[] = [
  ...(['reveal', 'stop', 'repel', 'keep', 'pass'] as const).map((type): Action => ({ type })),
  ...PLACES.map((at): Action => ({ type: 'take', at })),
]

/** Every way to name one to three places of a display (and one beyond it), for so many expeditions. */
function expeditions(count: number, size: number): Action[] {
  const places = [...Array(size + 1).keys()]
  const choices = places.flatMap((one) => [[one], ...places.flatMap((two) => [[one, two], ...places.map((three) => [one, two, three])])])
  return [...Array(count).keys()].flatMap((at) => choices.map((chosen): Action => ({ type: 'expedition', at, with: chosen })))
}

/** What the rules accept, the same choice of kinds once. */
function accepted(state: State, seat: number): Set<string> {
  const display = state.displays[seat] ?? []
  const told = (action: Action) =>
    JSON.stringify(action.type === 'expedition' ? { ...action, with: action.with.map((at) => display[at]).sort() } : action)
  const known = [...CONCEIVABLE, ...expeditions(state.expeditions.length, display.length)]
  return new Set(known.filter((action) => game.decide(state, seat, action, fastChance(1)).ok).map(told))
}

function listed(state: State, seat: number): string[] {
  const display = state.displays[seat] ?? []
  return game
    .legal(state, seat)
    .map((action) => JSON.stringify(action.type === 'expedition' ? { ...action, with: action.with.map((at) => display[at]) } : action))
}

describe('what is legal', () => {
  it.each([2, 3, 4, 5])('with %i seats is exactly what is accepted, in every position of random games', (seats) => {
    const chance = fastChance(seats)
    const state = game.begin(game.open({ seats, options: PRINTED, deal: null, chance }))
    let choices = 0
    for (let turn = 0; game.result(state) === null; turn += 1) {
      const seat = turn % 2 === 0 ? (game.waiting(state)[0] ?? 0) : turn % seats
      const list = listed(state, seat)
      expect(list).toHaveLength(new Set(list).size)
      if ((state.displays[seat] ?? []).length <= SMALL) expect(new Set(list)).toEqual(accepted(state, seat))
      const [asked = 0] = game.waiting(state)
      const action = pick(game.legal(state, asked), chance)
      if (action.type === 'expedition') choices += 1
      const decision = game.decide(state, asked, action, chance)
      if (!decision.ok) throw new Error(decision.reason)
      fold(game, state, decision.events)
    }
    expect(choices).toBeGreaterThan(0)
  })
})

describe('an act from outside', () => {
  it('names the reason, its clause and its values', () => {
    const state = table({ phase: 'take', taking: 0, takes: 1, revealed: true, harbour: ['jester:3:9'], coins: [4, 0, 0] })
    expect(actFrom({ game, seats: 3, state }, 0, { type: 'take', at: 0 }, fastChance(1))).toEqual({
      ok: false,
      code: 'not-legal',
      reason: 'too-dear',
      clause: '4.5',
      values: { card: 'jester:3:9', coins: 4 },
    })
  })

  it.each([
    { type: 'take' },
    { type: 'take', at: '0' },
    { type: 'reveal', at: 0 },
    { type: 'expedition', at: 0 },
    { type: 'expedition', at: 0, with: ['captain:1:4'] },
    { type: 'plunder' },
  ])('%j is a bad request', (json) => {
    expect(actFrom({ game, seats: 3, state: table() }, 0, json, fastChance(1))).toMatchObject({ ok: false, code: 'bad-request' })
  })
})
