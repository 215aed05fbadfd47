import { describe, expect, it } from 'vitest'
import { playMatch } from '../../../engine/bots/playMatch.ts'
import { fastChance } from '../../../engine/core/chance.ts'
import type { Level } from '../../../engine/core/game.ts'
import { readOptions } from '../../../engine/core/options.ts'
import type { Action } from '../../../engine/games/merchants/actions.ts'
import type { Card } from '../../../engine/games/merchants/cards.ts'
import { game } from '../../../engine/games/merchants/index.ts'
import type { State } from '../../../engine/games/merchants/state.ts'
import { act, many, PRINTED, table } from './table.ts'

/** What the bot does on so many throws of chance; it sees the masked view only. */
function moves(level: Level, state: State, seat: number, count = 100): Action[] {
  const view = game.mask(state, seat)
  return Array.from({ length: count }, (_, seed) => game.bots[level](view, seat, fastChance(seed)))
}

function shareOf(actions: Action[], wanted: (action: Action) => boolean): number {
  return actions.filter(wanted).length / actions.length
}

/** Games won by the Pirate, a draw in parts; all seats of a side play at one level. */
function pirateShare(seats: number, pirate: Level, merchants: Level, games = 60): number {
  let won = 0
  for (let number = 0; number < games; number += 1) {
    const seat = number % seats
    const levels = Array.from({ length: seats }, (_, place) => (place === seat ? pirate : merchants))
    const { rank } = playMatch(game, { levels, options: { ...PRINTED, pirate: seat }, seed: (1000 + number).toString(16) })
    if (rank[seat] === 1) won += rank[(seat + 1) % seats] === 1 ? 0.5 : 1
  }
  return won / games
}

const EIGHT: Card[] = ['cannon', 'chart', 'chart', 'gold', 'gold', 'silk', 'spice', 'spice']

describe('the sailor as Pirate', () => {
  it('catches the overladen, and takes treasure out of the hand', () => {
    const state = table({ turn: 0, hands: [['gold'], [...EIGHT], ['silk']], catchable: [false, true, false] })
    expect(shareOf(moves('sailor', state, 0), ({ type }) => type === 'catch')).toBe(1)
    act(state, 0, { type: 'catch', seat: 1, how: 'take' })
    for (const action of moves('sailor', state, 0, 10))
      expect(action.type === 'pick' && action.cards.every((card) => /gold|silk|spice/.test(card))).toBe(true)
  })

  it('attacks a Merchant whose hand it has seen without a weapon', () => {
    const state = table({
      turn: 0,
      hands: [
        ['cannon', 'musket'],
        ['gold', 'silk', 'silk'],
        ['cannon', 'gold'],
      ],
    })
    state.known[0] = [
      { sure: [], maybe: [], gone: 0 },
      { sure: ['gold', 'silk', 'silk'], maybe: [], gone: 0 },
      { sure: ['cannon', 'gold'], maybe: [], gone: 0 },
    ]
    expect(shareOf(moves('sailor', state, 0), (action) => action.type === 'attack' && action.seat === 1)).toBeGreaterThan(0.9)
  })

  it('goes home when far ahead', () => {
    const hand: Card[] = ['chart', 'chart', 'compass', ...many(5, 'gold'), ...many(5, 'silk'), ...many(2, 'spice')]
    const state = table({ turn: 0, hands: [hand, ['cannon'], ['cannon']] })
    expect(shareOf(moves('sailor', state, 0), ({ type }) => type === 'return')).toBeGreaterThan(0.9)
  })

  it('keeps treasure and a weapon when beaten', () => {
    const state = table({ hands: [['gold', 'silk', 'chart', 'chart', 'chart', 'chart'], ['cannon'], ['silk']] })
    act(state, 1, { type: 'attack', seat: 0, card: 'cannon' })
    for (const action of moves('sailor', state, 0, 10)) expect(action).toEqual({ type: 'pick', cards: ['chart', 'chart', 'chart'] })
  })
})

describe('the sailor as Merchant', () => {
  it('goes home as the last ship when the crew is ahead, not when it is behind', () => {
    const state = table({ hands: [['cannon'], ['chart', 'chart', 'chart', 'gold', 'gold', 'gold'], []], places: ['sea', 'sea', 'port'] })
    expect(shareOf(moves('sailor', state, 1), ({ type }) => type === 'return')).toBeGreaterThan(0.9)
    const behind = table({ hands: [many(5, 'gold'), ['chart', 'chart', 'chart', 'cannon'], []], places: ['sea', 'sea', 'port'] })
    behind.known[1] = [{ sure: many(5, 'gold'), maybe: [], gone: 0 }, ...many(2, 'gold').map(() => ({ sure: [], maybe: [], gone: 0 }))]
    expect(shareOf(moves('sailor', behind, 1), ({ type }) => type === 'return')).toBeLessThan(0.1)
  })

  it('trims to the limit while the Pirate is at sea, and keeps all when he is home', () => {
    const state = table({ phase: 'trim', hands: [['gold'], ['chart', 'chart', ...EIGHT], ['silk']] })
    for (const action of moves('sailor', state, 1, 10)) expect(action.type === 'trim' && action.cards.length).toBe(3)
    state.places[0] = 'island'
    expect(moves('sailor', state, 1, 1)).toEqual([{ type: 'trim', cards: [] }])
  })

  it('gives no treasure away in a trade', () => {
    const state = table({ hands: [['gold'], ['silk'], ['gold', 'silk', 'chart', 'chart', 'chart', 'chart']] })
    act(state, 1, { type: 'trade', seat: 2, card: 'silk' })
    for (const action of moves('sailor', state, 2, 10)) expect(action).toEqual({ type: 'trade-answer', card: 'chart' })
  })
})

describe('bots', () => {
  it.each([3, 4, 5, 6])('the sailor is the better Pirate and the better crew with %i seats', (seats) => {
    const level = pirateShare(seats, 'deckhand', 'deckhand')
    expect(pirateShare(seats, 'sailor', 'deckhand')).toBeGreaterThan(Math.max(0.6, level + 0.03))
    expect(pirateShare(seats, 'deckhand', 'sailor')).toBeLessThan(Math.min(0.45, level - 0.08))
  })

  it('bring every game to an end, under house rules too', () => {
    for (let seed = 0; seed < 60; seed += 1) {
      const seats = 2 + (seed % 5)
      const options = readOptions(
        game.options,
        { events: seed % 2 === 0 ? null : sample(seed), navigationSet: ['any', 'alike', 'different'][seed % 3] },
        seats,
      )
      if (!options.ok) throw new Error(options.text)
      const levels = Array.from({ length: seats }, (_, seat): Level => ((seat + seed) % 3 === 0 ? 'deckhand' : 'sailor'))
      expect(playMatch(game, { levels, options: options.value, seed: seed.toString(16) }).rank).toContain(1)
    }
  })
})

function sample(seed: number): unknown {
  const field = game.options.find(({ key }) => key === 'events')
  return field?.kind === 'document' ? field.sample?.(fastChance(seed)) : null
}
