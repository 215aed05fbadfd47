import { describe, expect, it } from 'vitest'
import { fastChance } from '../../../engine/core/chance.ts'
import type { Card } from '../../../engine/games/merchants/cards.ts'
import { game } from '../../../engine/games/merchants/index.ts'
import type { Known, State } from '../../../engine/games/merchants/state.ts'
import { act, table } from './table.ts'

const NOTHING: Known = { sure: [], maybe: [], gone: 0 }

/** What the seat knows of the other's hand, as its own view has it. */
function known(state: State, seat: number, of: number): Known | undefined {
  return game.mask(state, seat).known[seat]?.[of]
}

/** Seat 1 has seen the hand of the Pirate. */
function spied(hand: Card[] = ['gold', 'cannon', 'chart']) {
  const state = table({
    hands: [hand, ['silk', 'spice'], ['silk', 'cannon'], ['musket']],
    pile: ['spyglass', 'gold', 'silk', 'spice', 'chart'],
  })
  act(state, 1, { type: 'draw' })
  return state
}

describe('9 a hand that was shown', () => {
  it('is known to whoever saw it, and to nobody else', () => {
    const state = spied()
    expect(known(state, 1, 0)).toEqual({ sure: ['cannon', 'chart', 'gold'], maybe: [], gone: 0 })
    for (const seat of [2, 3]) expect(known(state, seat, 0)).toEqual(NOTHING)
    expect(game.mask(state, 1).known.map((row) => row !== null)).toEqual([false, true, false, false])
    expect(game.mask(state, 'table').known).toEqual([null, null, null, null])
  })

  it('is known less of each card that all see go', () => {
    const state = spied()
    act(state, 2, { type: 'attack', seat: 0, card: 'cannon' })
    act(state, 0, { type: 'defend', card: 'cannon' })
    expect(known(state, 1, 0)).toEqual({ sure: ['chart', 'gold'], maybe: [], gone: 0 })
  })

  it('is known but for one card after one has gone unseen', () => {
    const state = table({ turn: 0, hands: [[], ['cannon', 'silk'], ['silk']] })
    state.known[2] = [NOTHING, { sure: ['cannon', 'silk'], maybe: [], gone: 0 }, NOTHING]
    act(state, 0, { type: 'steal', seat: 1 })
    expect(known(state, 2, 1)).toEqual({ sure: [], maybe: ['cannon', 'silk'], gone: 1 })
  })

  it('is not known any more when as many have gone unseen', () => {
    const state = table({ turn: 0, hands: [[], ['silk', 'gold', 'spice'], ['silk']] })
    state.known[2] = [NOTHING, { sure: ['silk'], maybe: [], gone: 0 }, NOTHING]
    act(state, 0, { type: 'steal', seat: 1 })
    expect(known(state, 2, 1)).toEqual(NOTHING)
  })
})

describe('9 a stolen or traded card', () => {
  it('is known to the two', () => {
    const state = table({ turn: 0, hands: [['gold'], ['silk'], ['spice']] })
    act(state, 0, { type: 'steal', seat: 1 })
    expect(known(state, 1, 0)?.sure).toEqual(['silk'])
    expect(known(state, 2, 0)).toEqual(NOTHING)
    const trading = table({ hands: [['gold'], ['silk'], ['spice'], []] })
    act(trading, 1, { type: 'trade', seat: 2, card: 'silk' })
    act(trading, 2, { type: 'trade-answer', card: 'spice' })
    expect([known(trading, 1, 2)?.sure, known(trading, 2, 1)?.sure]).toEqual([['silk'], ['spice']])
    expect([known(trading, 0, 1), known(trading, 3, 2)]).toEqual([NOTHING, NOTHING])
  })

  it('and a salvaged treasure to all', () => {
    const state = table({ hands: [[], ['silk'], ['silk']], pile: ['wreck'], discard: ['gold'] })
    act(state, 1, { type: 'draw' })
    expect([known(state, 0, 1)?.sure, known(state, 2, 1)?.sure]).toEqual([['gold'], ['gold']])
    expect(known(state, 1, 1)).toEqual(NOTHING)
  })
})

describe('what a seat imagines (law 8)', () => {
  const imagined = (state: State, seat: number) =>
    Array.from({ length: 60 }, (_, seed) => game.imagine(game.mask(state, seat), seat, fastChance(seed)))

  /** A whole table of 52 cards, played on from these acts. */
  function playing(hands: Card[][], top: string[], changes: Partial<State> = {}) {
    const whole = game.begin(game.open({ seats: hands.length, options: table().options, deal: null, chance: fastChance(1) }))
    const left = [...whole.hands.flat(), ...whole.pile]
    for (const card of [...hands.flat(), ...top, ...(changes.discard ?? [])]) left.splice(left.indexOf(card), 1)
    return { ...whole, pirate: 0, turn: 1, hands: hands.map((hand) => hand.toSorted()), pile: [...top, ...left], ...changes }
  }

  it('holds what it knows for sure, and redeals the rest', () => {
    const state = playing([['gold', 'gold', 'cannon', 'chart'], ['silk'], ['silk', 'spice']], ['spyglass'])
    act(state, 1, { type: 'draw' })
    act(state, 2, { type: 'draw' })
    for (const world of imagined(state, 1)) expect(world.hands[0]).toEqual(['cannon', 'chart', 'gold', 'gold'])
    expect(new Set(imagined(state, 2).map(({ hands }) => String(hands[0]))).size).toBeGreaterThan(20)
  })

  it('holds all but one of a hand that one has left unseen', () => {
    const state = playing([['cannon'], ['silk', 'silk', 'silk', 'spice', 'spice'], ['compass']], [], { turn: 0 })
    state.known[2] = [NOTHING, { sure: ['silk', 'silk', 'silk', 'spice', 'spice'], maybe: [], gone: 0 }, NOTHING]
    act(state, 0, { type: 'steal', seat: 1 })
    const full = ['silk', 'silk', 'silk', 'spice', 'spice']
    for (const world of imagined(state, 2)) {
      const left = [...full]
      for (const card of world.hands[1] ?? []) if (card !== null && left.includes(card)) left.splice(left.indexOf(card), 1)
      expect(left).toHaveLength(1)
    }
  })

  it('gives whoever is asked for a defence one', () => {
    const state = playing([['cannon'], ['musket', 'gold'], ['compass']], [], { turn: 0 })
    act(state, 0, { type: 'attack', seat: 1, card: 'cannon' })
    for (const world of imagined(state, 2)) expect(game.legal(world, 1).length).toBeGreaterThan(0)
  })

  it('gives a beaten Pirate none', () => {
    const state = playing([['gold', 'gold', 'silk', 'chart'], ['musket', 'gold'], ['compass']], [])
    act(state, 1, { type: 'attack', seat: 0, card: 'musket' })
    for (const world of imagined(state, 2)) expect(world.hands[0]?.some((card) => /cannon|musket|cutlass/.test(card ?? ''))).toBe(false)
  })

  it('has the top of the pile as its finder sees it, and something to find there for others', () => {
    const state = playing([['gold'], ['musket', 'gold'], ['compass']], ['hidden-cove', 'storm', 'wreck', 'silk', 'doldrums'])
    act(state, 1, { type: 'draw' })
    for (const world of imagined(state, 1)) expect(world.pile.slice(0, 4)).toEqual(['storm', 'wreck', 'silk', 'doldrums'])
    for (const world of imagined(state, 2)) expect(game.legal(world, 1).length).toBeGreaterThan(0)
  })

  it('at the end has the treasure that was shown, and no other', () => {
    const state = playing([['gold', 'cannon'], ['chart', 'chart', 'chart', 'silk', 'musket'], ['compass']], [], {
      places: ['sea', 'sea', 'port'],
    })
    act(state, 1, { type: 'return', cards: ['chart', 'chart', 'chart'] })
    for (const world of imagined(state, 2)) {
      expect(world.hands[0]?.filter((card) => /gold|silk|spice/.test(card ?? ''))).toEqual(['gold'])
      expect(world.hands[1]?.filter((card) => /gold|silk|spice/.test(card ?? ''))).toEqual(['silk'])
    }
  })
})
