import { describe, expect, it } from 'vitest'
import { playMatch } from '../../../engine/bots/playMatch.ts'
import { fastChance } from '../../../engine/core/chance.ts'
import type { Level } from '../../../engine/core/game.ts'
import type { Action } from '../../../engine/games/port-royal/actions.ts'
import { game } from '../../../engine/games/port-royal/index.ts'
import type { State } from '../../../engine/games/port-royal/state.ts'
import { PRINTED, table } from './table.ts'

/** What the bot does on so many throws of chance; it sees the masked view only. */
function moves(level: Level, state: State, seat: number, count = 60): Action[] {
  const view = game.mask(state, seat)
  return Array.from({ length: count }, (_, seed) => game.bots[level](view, seat, fastChance(seed)))
}

function shareOf(actions: Action[], wanted: (action: Action) => boolean): number {
  return actions.filter(wanted).length / actions.length
}

function shareOfType(level: Level, state: State, type: Action['type'], seat = 0): number {
  return shareOf(moves(level, state, seat), (action) => action.type === type)
}

const FOUR: State['harbour'] = ['ship:red:1:1', 'ship:blue:1:1', 'ship:green:4:5', 'ship:black:3:7']

describe('the sailor', () => {
  it('goes on with a poor harbour, and stops with a rich one in danger', () => {
    expect(shareOfType('sailor', table({ revealed: true, harbour: ['ship:red:1:1'] }), 'reveal')).toBe(1)
    expect(shareOfType('sailor', table({ revealed: true, harbour: FOUR }), 'stop')).toBe(1)
  })

  it('goes further the more swords it has', () => {
    const harbour: State['harbour'] = ['ship:red:2:3', 'ship:blue:2:1', 'ship:yellow:1:1']
    const armed: State['displays'] = [['pirate:1:5', 'pirate:2:7', 'pirate:3:9', 'sailor:1:3'], [], []]
    const bare = shareOfType('sailor', table({ revealed: true, harbour }), 'reveal')
    expect(shareOfType('sailor', table({ revealed: true, harbour, displays: armed }), 'reveal')).toBeGreaterThan(bare)
  })

  it('repels the ship that would sink the harbour', () => {
    const displays: State['displays'] = [['sailor:1:3'], [], []]
    const state = table({ phase: 'repel', revealed: true, displays, harbour: [...FOUR, 'ship:red:1:1'] })
    expect(shareOfType('sailor', state, 'repel')).toBe(1)
    expect(shareOfType('deckhand', state, 'repel')).toBe(1)
  })

  it('keeps the fifth colour, which brings three cards', () => {
    const displays: State['displays'] = [['pirate:1:5', 'pirate:2:7'], [], []]
    const state = table({ phase: 'repel', revealed: true, displays, harbour: [...FOUR, 'ship:yellow:4:4'] })
    expect(shareOfType('sailor', state, 'keep')).toBeGreaterThan(0.9)
  })

  it('takes the ship first when its coins pay for the person that it wants', () => {
    const state = table({ phase: 'take', taking: 0, takes: 2, revealed: true, harbour: ['jester:2:7', 'ship:green:4:5'], coins: [4, 0, 0] })
    expect(shareOf(moves('sailor', state, 0), (action) => action.type === 'take' && action.at === 1)).toBe(1)
  })

  it('pays nobody for a ship that brings nothing', () => {
    const state = table({ phase: 'take', taking: 1, takes: 1, revealed: true, harbour: ['ship:red:1:1'], coins: [3, 3, 3] })
    expect(shareOfType('sailor', state, 'pass', 1)).toBe(1)
  })

  it('fulfils an expedition at once, and keeps its jack where another serves', () => {
    const displays: State['displays'] = [['captain:1:4', 'captain:1:4', 'jack:1:6'], [], []]
    const state = table({ displays, expeditions: ['expedition:AA:2:4'] })
    expect(moves('sailor', state, 0)).toEqual(Array(60).fill({ type: 'expedition', at: 0, with: [0, 1] }))
  })

  it('takes the person who wins the game rather than any ship', () => {
    const state = table({
      phase: 'take',
      taking: 0,
      takes: 1,
      revealed: true,
      harbour: ['ship:green:4:5', 'settler:1:4'],
      displays: [['jester:3:9', 'jester:2:7', 'admiral:3:9', 'admiral:3:9'], ['admiral:2:7'], []],
      coins: [4, 0, 0],
    })
    expect(shareOf(moves('sailor', state, 0), (action) => action.type === 'take' && action.at === 1)).toBe(1)
  })

  it('wins clearly among deckhands', () => {
    const levels: Level[] = ['deckhand', 'sailor', 'deckhand', 'deckhand']
    let won = 0
    for (let number = 0; number < 30; number += 1) {
      const { rank } = playMatch(game, { levels, options: PRINTED, seed: `5a${number.toString(16)}` })
      won += rank[1] === 1 ? 1 : 0
    }
    expect(won).toBeGreaterThan(24)
  })
})

describe('bots', () => {
  it.each<[Level, object]>([
    ['deckhand', {}],
    ['sailor', {}],
    ['sailor', { goal: 20 }],
    ['deckhand', { goal: 20, expeditionNeeded: true }],
  ])('of level %s with %j come to an end', (level, changes) => {
    const options = { ...PRINTED, ...changes }
    for (const seats of [2, 5])
      expect(() => playMatch(game, { levels: Array.from({ length: seats }, () => level), options, seed: `e${seats}` })).not.toThrow()
  })
})

describe('the deckhand', () => {
  it('pays nobody for a ship that brings nothing', () => {
    const state = table({ phase: 'take', taking: 1, takes: 1, revealed: true, harbour: ['ship:red:1:1'], coins: [3, 3, 3] })
    expect(shareOfType('deckhand', state, 'pass', 1)).toBe(1)
  })

  it('never stops with an empty harbour, and never goes on in great danger', () => {
    expect(shareOfType('deckhand', table({ revealed: true }), 'reveal')).toBe(1)
    expect(shareOfType('deckhand', table({ revealed: true, harbour: FOUR }), 'stop')).toBe(1)
  })

  it('leaves no ship lying in its own turn', () => {
    const state = table({ phase: 'take', taking: 0, takes: 1, revealed: true, harbour: ['ship:red:1:1', 'sailor:1:3'] })
    expect(shareOfType('deckhand', state, 'pass')).toBe(0)
  })
})
