import { describe, expect, it } from 'vitest'
import { fastChance } from '../../../engine/core/chance.ts'
import { readOptions } from '../../../engine/core/options.ts'
import { allCards } from '../../../engine/games/port-royal/cards.ts'
import { game } from '../../../engine/games/port-royal/index.ts'
import { PRINTED } from './table.ts'

const PILE = allCards().toReversed()
const DEAL = { pile: PILE, firstPlayer: 1 }

function opened(seats: number, options = PRINTED, seed = 1) {
  return game.begin(game.open({ seats, options, deal: null, chance: fastChance(seed) }))
}

describe('2 setup', () => {
  it('2.2 everybody gets three coins from the top, seat by seat', () => {
    const state = game.begin(game.open({ seats: 3, options: PRINTED, deal: { pile: [...PILE], firstPlayer: 1 }, chance: fastChance(1) }))
    expect(state.coins).toEqual([PILE.slice(0, 3), PILE.slice(3, 6), PILE.slice(6, 9)])
    expect(state.pile).toEqual(PILE.slice(9))
    expect([state.active, state.first, game.waiting(state)]).toEqual([1, 1, [1]])
  })

  it.each([2, 3, 4])('2.1 with %i players no expedition lies open, and the one for five is out of the game', (seats) => {
    const state = opened(seats)
    expect(state.expeditions).toEqual([])
    expect(game.inventory(state)['expedition:ACH:3:5']).toBeUndefined()
    expect(state.pile).toHaveLength(119 - 3 * seats)
  })

  it('2.1 with five players it lies open from the start', () => {
    expect(opened(5).expeditions).toEqual(['expedition:ACH:3:5'])
    expect(opened(5).pile).toHaveLength(104)
  })

  it('2.3 the option names the first player; else chance does', () => {
    expect(opened(4, { ...PRINTED, firstPlayer: 3 }).active).toBe(3)
    const drawn = Array.from({ length: 40 }, (_, seed) => opened(4, PRINTED, seed).active)
    expect(new Set(drawn)).toEqual(new Set([0, 1, 2, 3]))
  })

  it('the first player of a deal goes before that of the option', () => {
    const options = { ...PRINTED, firstPlayer: 0 }
    const deal = { pile: [...PILE], firstPlayer: 1 }
    expect(game.begin(game.open({ seats: 2, options, deal, chance: fastChance(1) })).active).toBe(1)
  })
})

describe('8 a deal', () => {
  it('is the 119 cards and a first player', () => {
    expect(game.readDeal(DEAL, 2, PRINTED)).toEqual({ ok: true, value: DEAL })
    expect(game.readDeal(DEAL, 5, PRINTED)).toEqual({ ok: true, value: DEAL })
  })

  it.each([
    ['no object', [], 'deal'],
    ['a stray field', { ...DEAL, votes: [] }, 'votes'],
    ['no pile', { firstPlayer: 0 }, 'pile'],
    ['a pile that is no list', { ...DEAL, pile: 'tax:swords' }, 'pile'],
    ['a card too few', { ...DEAL, pile: PILE.slice(1) }, 'pile'],
    ['the expedition for five in the pile', { ...DEAL, pile: [...PILE, 'expedition:ACH:3:5'] }, 'pile'],
    ['one card twice for another', { ...DEAL, pile: [...PILE.slice(1), PILE[60]] }, 'pile'],
    ['an unknown card', { ...DEAL, pile: ['parrot', ...PILE.slice(1)] }, 'pile'],
    ['a first player who is not there', { ...DEAL, firstPlayer: 2 }, 'firstPlayer'],
    ['no first player', { pile: PILE }, 'firstPlayer'],
  ])('with %s is refused by name', (_, json, field) => {
    expect(game.readDeal(json, 2, PRINTED)).toMatchObject({ ok: false, field })
  })
})

describe('options', () => {
  it('are the printed rules if nothing is said', () => {
    expect(readOptions(game.options, {}, 3)).toEqual({ ok: true, value: PRINTED })
  })

  it.each([
    [{ goal: 0 }, 'goal'],
    [{ goal: 12.5 }, 'goal'],
    [{ goal: 41 }, 'goal'],
    [{ firstPlayer: 3 }, 'firstPlayer'],
    [{ governorAtOnce: 1 }, 'governorAtOnce'],
    [{ showOdds: 'always' }, 'showOdds'],
    [{ expeditionNeeded: null }, 'expeditionNeeded'],
    [{ parrots: true }, 'parrots'],
  ])('%j are refused by name', (json, field) => {
    expect(readOptions(game.options, json, 3)).toMatchObject({ ok: false, field })
  })
})
