import { describe, expect, it } from 'vitest'
import { fastChance } from '../../../../engine/core/chance.ts'
import type { Action } from '../../../../engine/games/port-royal/actions.ts'
import { game } from '../../../../engine/games/port-royal/index.ts'
import type { State } from '../../../../engine/games/port-royal/state.ts'
import type { ChoosingAt } from '../../../../renderer/app/play.ts'
import { type Choice, choosing } from '../../../../renderer/games/port-royal/choice.ts'
import { view } from './view.ts'

type At = ChoosingAt<State, Action>

const at = (now: State, shown = now, seat = 0): At => ({ view: now, shown, seat, legal: game.legal(now, seat) })

/** What is chosen by these clicks. */
function having(where: At, ...targets: string[]): Choice {
  return targets.reduce<Choice>((choice, target) => {
    const picked = choosing.pick(where, choice, target)
    if (picked.type !== 'chosen') throw new Error(`${target}: ${picked.type}`)
    return picked.choice
  }, choosing.none)
}

const reasonOf = (where: At, choice: Choice, target: string): string => {
  const picked = choosing.pick(where, choice, target)
  return picked.type === 'refused' ? picked.why.reason : picked.type
}

describe('sending persons to an expedition', () => {
  // places: captain 0, captain 1, jack 2, sailor 3, settler 4
  const display: State['displays'][number] = ['captain:1:4', 'captain:1:4', 'jack:1:6', 'sailor:1:3', 'settler:1:4']
  const here = at(view({ phase: 'discover', displays: [display, []], expeditions: ['expedition:AA:2:4', 'expedition:AAH:3:6'] }))

  it('5.1 the first click chooses the usual persons, the second sends them', () => {
    const choice = having(here, 'expedition:0')
    expect(choice).toEqual({ card: null, expedition: 0, persons: [0, 1] })
    expect(choosing.pick(here, choice, 'expedition:0')).toEqual({
      type: 'finished',
      action: { type: 'expedition', at: 0, with: [0, 1] },
    })
  })

  it('5.1 a jack goes instead of a captain who is put back, whatever the order of the clicks', () => {
    const choice = having(here, 'expedition:0', 'person:0', 'person:2')
    expect(choosing.pick(here, choice, 'confirm')).toEqual({ type: 'finished', action: { type: 'expedition', at: 0, with: [1, 2] } })
    const other = having(here, 'expedition:0', 'person:2', 'person:1')
    expect(choosing.pick(here, other, 'confirm')).toEqual({ type: 'finished', action: { type: 'expedition', at: 0, with: [0, 2] } })
  })

  it('5.1 too few persons are refused, and whoever has no sign cannot go', () => {
    const few = having(here, 'expedition:0', 'person:0')
    expect(reasonOf(here, few, 'confirm')).toBe('wrong-persons')
    expect(reasonOf(here, few, 'person:3')).toBe('wrong-persons')
    expect(reasonOf(here, few, 'person:4')).toBe('wrong-persons')
  })

  it('5.1 shines only those who may go, and burns those who do', () => {
    expect(choosing.marks(here, having(here, 'expedition:0'))).toEqual({
      'act:reveal': 'may',
      'pile:': 'may',
      'expedition:0': 'chosen',
      'expedition:1': 'may',
      'person:0': 'chosen',
      'person:1': 'chosen',
      'person:2': 'may',
    })
  })

  it('another expedition takes the place of the first; one that cannot set out as chosen is let go', () => {
    expect(having(here, 'expedition:0', 'expedition:1')).toEqual({ card: null, expedition: 1, persons: [0, 1, 4] })
    expect(having(here, 'expedition:0', 'person:0', 'expedition:0')).toEqual(choosing.none)
  })
})

describe('a click on a table that has not shown everything yet', () => {
  const before = view({
    harbour: ['sailor:1:3', 'ship:red:1:1', 'ship:green:1:1', 'ship:blue:1:1'],
    phase: 'take',
    active: 1,
    taking: 1,
    takes: 1,
  })
  const after = structuredClone(before)
  const decision = game.decide(after, 1, { type: 'take', at: 1 }, fastChance(1))
  if (!decision.ok) throw new Error(decision.reason)
  const taken = decision.events.find(({ type }) => type === 'ship-taken')
  if (!taken) throw new Error('nothing was taken')
  game.evolve(after, taken)
  const late = at({ ...after, taking: 0, takes: 1 }, before)

  it('takes the card that was clicked, not the one that slid into its place', () => {
    const choice = having(late, 'harbour:2')
    expect(choosing.pick(late, choice, 'harbour:2')).toEqual({ type: 'finished', action: { type: 'take', at: 1 } })
    expect(choosing.marks(late, choice)['harbour:2']).toBe('chosen')
  })

  it('refuses the card that is gone', () => {
    expect(reasonOf(late, choosing.none, 'harbour:1')).toBe('no-such-card')
    expect(choosing.marks(late, choosing.none)['harbour:1']).toBeUndefined()
  })
})
