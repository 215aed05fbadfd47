import { describe, expect, it } from 'vitest'
import { fastChance } from '../../../engine/core/chance.ts'
import type { Viewer } from '../../../engine/core/game.ts'
import type { Action } from '../../../engine/games/port-royal/actions.ts'
import type { Card } from '../../../engine/games/port-royal/cards.ts'
import { game } from '../../../engine/games/port-royal/index.ts'
import type { State } from '../../../engine/games/port-royal/state.ts'
import { act, PRINTED, purse, table } from './table.ts'

const VIEWERS: Viewer[] = [0, 1, 'table']

/** What goes to the viewer when the seat does this: the events and the table after them, to the letter. */
function told(state: State, seat: number, action: Action, viewer: Viewer): string {
  const copy: State = structuredClone(state)
  const events = act(copy, seat, action)
  return JSON.stringify([events.map((event) => game.see(event, viewer)), game.mask(copy, viewer), game.legal(copy, 0)])
}

/** Seat 1 may take in the turn of seat 0; its coins and the pile are these cards. */
function taking(hidden: Card): State {
  return table({
    phase: 'take',
    taking: 1,
    takes: 1,
    revealed: true,
    harbour: ['ship:red:1:1', 'ship:blue:2:2'],
    displays: [[], ['jester:2:7'], ['jester:2:7']],
    coins: [[hidden], [hidden, hidden], []],
    pile: Array.from({ length: 9 }, () => hidden),
  })
}

describe('7 nobody, the owner included, may know', () => {
  it.each(VIEWERS)('the faces of coins and the order of the pile: not %s', (viewer) => {
    const view = game.mask(table(), viewer)
    expect(view.coins).toEqual([
      [null, null, null],
      [null, null, null],
      [null, null, null],
    ])
    expect(view.pile).toEqual(Array(110).fill(null))
    const seen = JSON.stringify(game.see(game.open({ seats: 3, options: PRINTED, deal: null, chance: fastChance(1) }), viewer))
    expect(seen).not.toMatch(/ship:|captain/)
  })

  it.each(VIEWERS)('what is drawn or handed over: not %s, not even by the length of the message', (viewer) => {
    const messages = (['tax:swords', 'mademoiselle:3:9', 'ship:yellow:1:1'] as const).map((card) =>
      told(taking(card), 1, { type: 'take', at: 0 }, viewer),
    )
    expect(new Set(messages).size).toBe(1)
    expect(messages[0]).toContain('"type":"coin-handed","from":1,"to":0,"card":null')
  })

  it('how the discard was shuffled into a new pile', () => {
    const state = table({ pile: [], discard: ['captain:1:4', 'jack:1:6', 'tax:points'] })
    const [renewed] = act(state, 0, { type: 'reveal' })
    expect(renewed && game.see(renewed, 0)).toEqual({ type: 'pile-renewed', pile: [null, null, null] })
  })
})

describe('7 everybody may know', () => {
  it('the faces of coins that are paid: they lie in the discard', () => {
    const coins: Card[] = ['jack:1:6', ...purse(3)]
    const state = table({ phase: 'take', taking: 0, takes: 1, revealed: true, harbour: ['settler:1:4'], coins: [[...coins], [], []] })
    const [paid] = act(state, 0, { type: 'take', at: 0 })
    expect(paid && game.see(paid, 2)).toEqual({ type: 'person-paid', seat: 0, cards: coins })
    expect(game.mask(state, 2).discard).toEqual(coins)
  })

  it('2.4 which coins are substitutes: they are no cards', () => {
    const state = table({ coins: [['jack:1:6', 'coin'], [], []] })
    expect(game.mask(state, 1).coins[0]).toEqual([null, 'coin'])
  })
})
