import { describe, expect, it } from 'vitest'
import type { Card } from '../../../../engine/games/port-royal/cards.ts'
import { game } from '../../../../engine/games/port-royal/index.ts'
import type { Options } from '../../../../engine/games/port-royal/options.ts'
import type { State } from '../../../../engine/games/port-royal/state.ts'
import { eventsOf, theEvent, types } from '../../playing.ts'
import { act, PRINTED, passAll, reveal, table } from '../table.ts'

/** 11 points, in several ways. */
const ELEVEN: Card[] = ['jester:3:9', 'jester:2:7', 'admiral:3:9', 'admiral:3:9']
const TWELVE: Card[] = ['jester:3:9', 'admiral:3:9', 'admiral:3:9', 'pirate:3:9']

/** The active player stops after one card, and nobody takes anything. */
function idleTurn(state: State): ReturnType<typeof act> {
  return [...reveal(state, 'settler:1:4'), ...act(state, state.active, { type: 'stop' }), ...passAll(state)]
}

describe('4.7 when all have taken', () => {
  it('what is left in the harbour goes to the discard in its order, and the next player is active', () => {
    const state = table({ coins: [9, 9, 9] })
    reveal(state, 'ship:red:1:1', 'settler:1:4', 'captain:1:4')
    act(state, 0, { type: 'stop' })
    act(state, 0, { type: 'take', at: 1 })
    const events = passAll(state)
    expect(events.slice(-2)).toEqual([
      { type: 'harbour-cleared', cards: ['ship:red:1:1', 'captain:1:4'] },
      { type: 'turn-passed', active: 1 },
    ])
    expect(state).toMatchObject({ active: 1, phase: 'discover', revealed: false, taking: null, takes: 0, harbour: [] })
    expect(state.discard.slice(-2)).toEqual(['ship:red:1:1', 'captain:1:4'])
  })
})

describe('6.1 twelve points', () => {
  it('end the game, but the round is played to its end', () => {
    const state = table({ displays: [ELEVEN, [], []], coins: [4, 0, 0] })
    reveal(state, 'settler:1:4')
    act(state, 0, { type: 'stop' })
    const events = act(state, 0, { type: 'take', at: 0 })
    expect(theEvent(events, 'goal-reached')).toEqual({ type: 'goal-reached', seat: 0, points: 12 })
    expect(state.active).toBe(1)
    idleTurn(state)
    expect([state.active, state.phase]).toEqual([2, 'discover'])
    expect(types(idleTurn(state)).slice(-2)).toEqual(['harbour-cleared', 'game-ended'])
    expect(state).toMatchObject({ phase: 'over', active: 2 })
    expect([game.waiting(state), game.legal(state, 0)]).toEqual([[], []])
  })

  it('reached in the turn of another end the same round, whoever was first player', () => {
    const state = table({ active: 1, first: 2, displays: [ELEVEN, [], []], coins: [5, 0, 0] })
    reveal(state, 'settler:1:4')
    act(state, 1, { type: 'stop' })
    const events = act(state, 0, { type: 'take', at: 0 })
    expect(types(events).slice(-2)).toEqual(['goal-reached', 'game-ended'])
    expect(state).toMatchObject({ phase: 'over', active: 1 })
  })

  it('are said once of each who has them, when he comes to them', () => {
    const state = table({ displays: [TWELVE, ELEVEN, []], coins: [4, 5, 0] })
    reveal(state, 'settler:1:4', 'settler:1:4')
    act(state, 0, { type: 'stop' })
    expect(eventsOf(act(state, 0, { type: 'take', at: 0 }), 'goal-reached')).toEqual([])
    expect(theEvent(act(state, 1, { type: 'take', at: 0 }), 'goal-reached').seat).toBe(1)
  })

  it('reached by a player who went before still give the others their turn, also if a harbour goes under', () => {
    const state = table({ displays: [TWELVE, [], []], active: 1, coins: [0, 0, 0] })
    expect(types(reveal(state, 'ship:red:1:1', 'ship:red:1:1')).at(-1)).toBe('turn-passed')
    const last = types(reveal(state, 'ship:blue:1:1', 'ship:blue:1:1'))
    expect(last).toContain('went-under')
    expect(last.at(-1)).toBe('game-ended')
  })

  it('one point short do not end it', () => {
    const state = table({ displays: [ELEVEN, [], []], active: 2 })
    expect(theEvent(idleTurn(state), 'turn-passed').active).toBe(0)
  })

  it('may be another number, by the option goal', () => {
    const state = table({ options: { ...PRINTED, goal: 4 }, displays: [['jester:3:9'], [], []], coins: [4, 0, 0] })
    reveal(state, 'settler:1:4')
    act(state, 0, { type: 'stop' })
    expect(theEvent(act(state, 0, { type: 'take', at: 0 }), 'goal-reached').points).toBe(4)
  })

  it('may come from an expedition', () => {
    const display: Card[] = ['captain:1:4', 'captain:1:4', 'jester:2:7', 'admiral:3:9', 'admiral:3:9']
    const state = table({ displays: [display, [], []], expeditions: ['expedition:AA:2:4'] })
    const events = act(state, 0, { type: 'expedition', at: 0, with: [2, 3] })
    expect(types(events)).toEqual(['expedition-fulfilled', 'goal-reached', 'coins-drawn'])
  })
})

describe('6.2 the winner', () => {
  /** The last turn of the last round goes by. */
  function ended(displays: State['displays'], coins: number[], options: Options = PRINTED): State {
    const state = table({ displays, coins, options, active: displays.length - 1 })
    idleTurn(state)
    return state
  }

  it('has the most points, then the most coins', () => {
    expect(game.result(ended([ELEVEN, TWELVE, ELEVEN], [0, 0, 3]))?.rank).toEqual([3, 1, 2])
  })

  it('shares, if both are equal: ranks count 1, 1, 3', () => {
    expect(game.result(ended([TWELVE, TWELVE, ELEVEN], [2, 2, 3]))?.rank).toEqual([1, 1, 3])
  })

  it('is told with the parts of the score', () => {
    const result = game.result(ended([[...ELEVEN, 'expedition:AA:2:4'], [], []], [7, 0, 0]))
    expect(result?.score).toEqual([15, 0, 0])
    expect(result?.lines[0]).toEqual([
      { key: 'score.persons', values: {}, amount: 11 },
      { key: 'score.expeditions', values: {}, amount: 4 },
    ])
  })

  it('6.3 owns an expedition, if the option expeditionNeeded says so: owners rank before all others', () => {
    const displays: State['displays'] = [[...TWELVE, 'jester:3:9'], ['expedition:AA:2:4', ...TWELVE.slice(1)], ['expedition:CC:2:4']]
    expect(game.result(ended(displays, [9, 0, 1], { ...PRINTED, expeditionNeeded: true }))?.rank).toEqual([3, 1, 2])
    expect(game.result(ended(displays, [9, 0, 1]))?.rank).toEqual([1, 2, 3])
  })
})

describe('6.3 with expeditionNeeded', () => {
  const options = { ...PRINTED, expeditionNeeded: true }

  it.each<[State['displays']]>([[[TWELVE, [], []]], [[TWELVE, ['expedition:AA:2:4'], []]]])(
    '%j goes on: the points and the expedition must be before the same player',
    (displays) => {
      expect(types(idleTurn(table({ options, displays, active: 2 }))).at(-1)).toBe('turn-passed')
    },
  )

  it.each<[Card[], number[]]>([
    [ELEVEN, []],
    [['expedition:AA:2:4', 'admiral:3:9', 'admiral:3:9', 'sailor:1:3'], [0]],
  ])('%j and one point more: the goal is reached by %j', (display, endedBy) => {
    const state = table({ options, displays: [display, [], []], coins: [4, 0, 0] })
    reveal(state, 'settler:1:4')
    act(state, 0, { type: 'stop' })
    expect(eventsOf(act(state, 0, { type: 'take', at: 0 }), 'goal-reached').map(({ seat }) => seat)).toEqual(endedBy)
  })
})

describe('2.4 when nothing is left to reveal', () => {
  it('the game ends at once, before the next turn, also in the middle of a round, ranked as ever', () => {
    const state = table({ pile: [], discard: [], revealed: true, displays: [['jester:2:7'], ['sailor:2:5'], []], coins: [5, 9, 0] })
    expect(types(act(state, 0, { type: 'stop' })).at(-1)).toBe('game-ended')
    expect(state).toMatchObject({ phase: 'over', active: 0, ending: { points: [2, 2, 0], coins: [5, 9, 0], rank: [2, 1, 3] } })
  })

  it('what lies in the harbour is still taken, and a card in the discard is enough for another turn', () => {
    const state = table({ pile: ['jack:1:6'], discard: [], coins: [0, 0, 0], harbour: ['ship:red:1:1'], revealed: true })
    act(state, 0, { type: 'stop' })
    expect(theEvent(act(state, 0, { type: 'take', at: 0 }), 'turn-passed').active).toBe(1)
    expect(state).toMatchObject({ pile: [], discard: ['ship:red:1:1'] })
  })
})
