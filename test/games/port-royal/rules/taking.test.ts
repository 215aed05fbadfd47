import { describe, expect, it } from 'vitest'
import type { Card } from '../../../../engine/games/port-royal/cards.ts'
import { game } from '../../../../engine/games/port-royal/index.ts'
import { eventsOf, types } from '../../playing.ts'
import { act, PRINTED, passAll, table, wealth } from '../table.ts'

const SHIPS: Card[] = ['ship:red:1:1', 'ship:blue:1:1', 'ship:green:1:1', 'ship:black:1:2', 'ship:yellow:1:1']

describe('4.1 the active player who stops', () => {
  it.each([
    [1, 1],
    [3, 1],
    [4, 2],
    [5, 3],
  ])('with %i ship colours may take %i', (colours, takes) => {
    const state = table({ revealed: true, harbour: ['settler:1:4', ...SHIPS.slice(0, colours)] })
    const events = act(state, 0, { type: 'stop' })
    expect(events).toEqual([{ type: 'taking-begun', seat: 0, takes }])
    expect(state).toMatchObject({ phase: 'take', taking: 0, takes })
  })

  it('keeps the number that he had when he stopped, though the ships go', () => {
    const state = table({ revealed: true, harbour: SHIPS.slice(0, 4) })
    act(state, 0, { type: 'stop' })
    act(state, 0, { type: 'take', at: 0 })
    expect([state.taking, state.takes]).toEqual([0, 1])
    act(state, 0, { type: 'take', at: 0 })
    expect(state.taking).toBe(1)
  })

  it('need take nothing', () => {
    const state = table({ revealed: true, harbour: ['ship:red:1:1'] })
    act(state, 0, { type: 'stop' })
    expect(game.legal(state, 0)).toEqual([{ type: 'take', at: 0 }, { type: 'pass' }])
    expect(act(state, 0, { type: 'pass' })).toEqual([
      { type: 'passed', seat: 0 },
      { type: 'taking-begun', seat: 1, takes: 1 },
    ])
  })
})

describe('4.2 a governor', () => {
  it('is worth one card more, in everybody’s turn; several add up', () => {
    const state = table({
      revealed: true,
      harbour: SHIPS.slice(0, 3),
      displays: [['governor:0:8'], ['governor:0:8', 'governor:0:8'], []],
    })
    act(state, 0, { type: 'stop' })
    expect(state.takes).toBe(2)
    act(state, 0, { type: 'pass' })
    expect([state.taking, state.takes]).toEqual([1, 3])
  })

  it.each([
    [true, 0, 1],
    [false, 1, 1],
  ])('hired just now counts at once: %s, so that it is the time of seat %i', (governorAtOnce, seat, takes) => {
    const state = table({
      revealed: true,
      harbour: ['governor:0:8', 'ship:red:1:1'],
      coins: [8, 0, 0],
      options: { ...PRINTED, governorAtOnce },
    })
    act(state, 0, { type: 'stop' })
    act(state, 0, { type: 'take', at: 0 })
    expect([state.taking, state.takes]).toEqual([seat, takes])
  })

  it('hired just now in another’s turn counts there too', () => {
    const state = table({ phase: 'take', taking: 1, takes: 1, revealed: true, harbour: ['governor:0:8', 'ship:red:1:1'], coins: [0, 9, 0] })
    act(state, 1, { type: 'take', at: 0 })
    expect([state.taking, state.takes]).toEqual([1, 1])
  })
})

describe('4.3 an admiral', () => {
  it.each([
    [4, 0],
    [5, 4],
  ])('with %i cards in the harbour: two of them bring %i coins, before taking', (cards, coins) => {
    const state = table({
      revealed: true,
      harbour: SHIPS.slice(0, cards),
      displays: [['admiral:1:5', 'admiral:2:7'], [], []],
      coins: [0, 0, 0],
    })
    const events = act(state, 0, { type: 'stop' })
    expect(wealth(state)).toEqual([coins, 0, 0])
    if (coins > 0) expect(types(events)).toEqual(['taking-begun', 'coins-drawn'])
  })

  it('is paid to others too, when their time comes and five cards lie there then', () => {
    const state = table({
      revealed: true,
      harbour: ['settler:1:4', ...SHIPS],
      displays: [[], ['admiral:1:5'], ['admiral:2:7']],
      coins: [0, 0, 0],
    })
    act(state, 0, { type: 'stop' })
    act(state, 0, { type: 'take', at: 1 })
    act(state, 0, { type: 'pass' })
    expect(wealth(state)).toEqual([1, 2, 0])
    act(state, 1, { type: 'take', at: 1 })
    expect([state.taking, wealth(state)[2]]).toEqual([2, 0])
  })

  it('is paid to one who then can take nothing', () => {
    const state = table({
      revealed: true,
      harbour: ['jester:3:9', 'jester:3:9', 'jester:3:9', 'jester:3:9', 'jester:3:9'],
      displays: [[], ['admiral:1:5'], []],
      coins: [0, 0, 0],
    })
    act(state, 0, { type: 'stop' })
    expect([wealth(state), state.active]).toEqual([[0, 2, 0], 1])
  })

  it('hired just now gets nothing', () => {
    const state = table({ revealed: true, harbour: ['admiral:1:5', ...SHIPS], coins: [5, 0, 0] })
    act(state, 0, { type: 'stop' })
    expect(eventsOf(act(state, 0, { type: 'take', at: 0 }), 'coins-drawn')).toEqual([])
  })

  it('is paid once, though five cards still lie there after a taking', () => {
    const state = table({
      revealed: true,
      harbour: ['settler:1:4', ...SHIPS],
      displays: [['admiral:1:5'], [], []],
      coins: [0, 0, 0],
    })
    act(state, 0, { type: 'stop' })
    act(state, 0, { type: 'take', at: 1 })
    expect([state.harbour.length, state.taking, wealth(state)]).toEqual([5, 0, [3, 0, 0]])
  })
})

describe('4.4 a jester', () => {
  it('brings a coin when the time of a player who is not active comes and the harbour is empty', () => {
    const state = table({
      revealed: true,
      harbour: ['ship:red:1:1'],
      displays: [['jester:2:7'], ['jester:2:7'], ['jester:2:7', 'jester:2:7']],
      coins: [0, 0, 0],
    })
    act(state, 0, { type: 'stop' })
    const events = act(state, 0, { type: 'take', at: 0 })
    expect(eventsOf(events, 'coins-drawn').map(({ seat, cards, why }) => [seat, cards.length, why])).toEqual([
      [0, 1, 'ship'],
      [1, 1, 'jester'],
      [2, 2, 'jester'],
    ])
    expect(wealth(state)).toEqual([1, 1, 2])
  })

  it('brings nothing while a card lies there, nor to the active player with an empty harbour', () => {
    const state = table({ revealed: true, harbour: [], displays: [['jester:2:7'], [], []], coins: [0, 0, 0] })
    act(state, 0, { type: 'stop' })
    const full = table({ revealed: true, harbour: ['jester:3:9'], displays: [[], ['jester:2:7'], []], coins: [0, 0, 0] })
    act(full, 0, { type: 'stop' })
    expect([wealth(state), wealth(full)]).toEqual([
      [0, 0, 0],
      [0, 0, 0],
    ])
  })

  it('4.8 what is taken lies in the discard before the coin is drawn', () => {
    const state = table({
      revealed: true,
      harbour: ['ship:red:1:1'],
      displays: [[], ['jester:2:7'], []],
      coins: [0, 0, 0],
      pile: ['jack:1:6'],
    })
    act(state, 0, { type: 'stop' })
    act(state, 0, { type: 'take', at: 0 })
    expect(state.coins).toEqual([['jack:1:6'], ['ship:red:1:1'], []])
  })
})

describe('who is asked', () => {
  it('4.5 every other player, clockwise', () => {
    const state = table({ active: 1, revealed: true, harbour: ['ship:red:1:1'] })
    const events = [...act(state, 1, { type: 'stop' }), ...passAll(state)]
    expect(eventsOf(events, 'taking-begun').map(({ seat }) => seat)).toEqual([1, 2, 0])
    expect(state.active).toBe(2)
  })

  it('is nobody who can take nothing: 4.5 the price and the coin must both be there', () => {
    const state = table({ revealed: true, harbour: ['sailor:1:3'], coins: [2, 3, 4] })
    const events = act(state, 0, { type: 'stop' })
    expect(events).toEqual([
      { type: 'taking-begun', seat: 0, takes: 1 },
      { type: 'taking-begun', seat: 1, takes: 1 },
      { type: 'taking-begun', seat: 2, takes: 1 },
    ])
    expect(game.waiting(state)).toEqual([2])
  })

  it('is, after the last taking, the active player still, if he can fulfil an expedition; nobody else', () => {
    const displays = [['captain:1:4', 'captain:1:4'] as const, ['captain:1:4', 'captain:1:4'] as const, []].map((cards) => [...cards])
    const state = table({ revealed: true, harbour: ['ship:red:1:1', 'ship:blue:1:1'], displays, expeditions: ['expedition:AA:2:4'] })
    act(state, 0, { type: 'stop' })
    act(state, 0, { type: 'take', at: 0 })
    expect(state).toMatchObject({ taking: 0, takes: 0 })
    expect(game.legal(state, 0)).toEqual([{ type: 'expedition', at: 0, with: [0, 1] }, { type: 'pass' }])
    act(state, 0, { type: 'pass' })
    act(state, 1, { type: 'take', at: 0 })
    expect(state).toMatchObject({ phase: 'discover', active: 1 })
  })
})
