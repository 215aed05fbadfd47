import { describe, expect, it } from 'vitest'
import type { Action } from '../../../../engine/games/merchants/actions.ts'
import type { Card } from '../../../../engine/games/merchants/cards.ts'
import { game } from '../../../../engine/games/merchants/index.ts'
import type { State } from '../../../../engine/games/merchants/state.ts'
import type { ChoosingAt } from '../../../../renderer/app/play.ts'
import { type Choice, choosing } from '../../../../renderer/games/merchants/choice.ts'
import { act, many, table, withEvent } from '../../../games/merchants/table.ts'

type At = ChoosingAt<State, Action>

/** As the seat sees it. */
function at(state: State, seat: number): At {
  const view = game.mask(state, seat)
  return { view, shown: view, seat, legal: game.legal(view, seat) }
}

/** What is chosen by these clicks. */
function having(where: At, ...targets: string[]): Choice {
  return targets.reduce<Choice>((choice, target) => {
    const picked = choosing.pick(where, choice, target)
    if (picked.type !== 'chosen') throw new Error(`${target}: ${picked.type}`)
    return picked.choice
  }, choosing.none)
}

/** The action that the last click makes, or why it makes none. */
function making(where: At, ...targets: string[]): Action | string {
  const last = targets.pop() ?? ''
  const picked = choosing.pick(where, having(where, ...targets), last)
  if (picked.type === 'refused') return picked.why.reason
  return picked.type === 'finished' ? picked.action : picked.type
}

// places of seat 0: chart 0, compass 1, compass 2, gold 3, musket 4, sextant 5; of seat 1: cannon 0, chart 1, silk 2
const hands: Card[][] = [['gold', 'musket', 'compass', 'compass', 'sextant', 'chart'], ['cannon', 'silk', 'chart'], ['spice']]
const pirate = at(table({ hands, turn: 0 }), 0)
const merchant = at(table({ hands }), 1)

describe('the turn of the Pirate', () => {
  it('3.1 draws by the button, and by the pile itself', () => {
    expect(making(pirate, 'act:draw')).toEqual({ type: 'draw' })
    expect(making(pirate, 'pile:')).toEqual({ type: 'draw' })
  })

  it('3.2 steals by the act and a ship, whichever comes first', () => {
    expect(making(pirate, 'act:steal', 'seat:2')).toEqual({ type: 'steal', seat: 2 })
    expect(making(pirate, 'seat:2', 'act:steal')).toEqual({ type: 'steal', seat: 2 })
  })

  it('3.3 attacks by act, ship and card in any order; ship and card are enough', () => {
    const attack = { type: 'attack', seat: 2, card: 'musket' }
    for (const clicks of [
      ['act:attack', 'seat:2', 'card:4'],
      ['act:attack', 'card:4', 'seat:2'],
      ['card:4', 'act:attack', 'seat:2'],
      ['seat:2', 'act:attack', 'card:4'],
      ['seat:2', 'card:4'],
      ['card:4', 'seat:2'],
    ])
      expect([clicks, making(pirate, ...clicks)]).toEqual([clicks, attack])
  })

  it('3.4 goes home with any three navigation cards, once it is confirmed', () => {
    expect(having(pirate, 'act:return', 'card:1', 'card:2', 'card:0').cards).toEqual([1, 2, 0])
    expect(making(pirate, 'act:return', 'card:1', 'card:2', 'card:0', 'confirm')).toEqual({
      type: 'return',
      cards: ['chart', 'compass', 'compass'],
    })
    expect(making(pirate, 'home:', 'card:1', 'card:5', 'card:0', 'confirm')).toEqual({
      type: 'return',
      cards: ['chart', 'compass', 'sextant'],
    })
  })

  it('3.4 the fourth navigation card takes the place of the first', () => {
    expect(having(pirate, 'act:return', 'card:0', 'card:1', 'card:2', 'card:5').cards).toEqual([1, 2, 5])
  })

  it('a click is taken back by clicking again, and by choosing another act', () => {
    expect(having(pirate, 'act:steal', 'act:steal')).toEqual(choosing.none)
    expect(having(pirate, 'card:4', 'card:4')).toEqual(choosing.none)
    expect(having(pirate, 'seat:2', 'seat:2')).toEqual(choosing.none)
    expect(having(pirate, 'act:attack', 'card:4', 'act:return').cards).toEqual([])
  })

  it('says why not, by the clause that an act would break', () => {
    expect(making(pirate, 'card:3')).toBe('no-attack-card')
    expect(making(pirate, 'act:attack', 'card:3')).toBe('no-attack-card')
    expect(making(pirate, 'act:return', 'card:4')).toBe('no-navigation-card')
    expect(making(pirate, 'act:return', 'card:0', 'confirm')).toBe('not-now')
    const harmless = at(table({ hands: [['gold'], [], ['spice']], turn: 0, places: ['sea', 'sea', 'port'] }), 0)
    expect(making(harmless, 'act:attack')).toBe('no-attack-card')
    expect(making(harmless, 'act:return')).toBe('wrong-number')
    expect(making(harmless, 'seat:1')).toBe('nothing-to-steal')
    expect(making(harmless, 'seat:2')).toBe('no-merchant-at-sea')
    expect(making(harmless, 'act:steal')).toBe('nothing-to-steal')
  })
})

describe('the turn of a Merchant', () => {
  it('4.2 offers a card by act, partner and card in any order; partner and card are enough', () => {
    const trade = { type: 'trade', seat: 2, card: 'silk' }
    for (const clicks of [
      ['act:trade', 'card:2'],
      ['card:2', 'act:trade'],
      ['seat:2', 'card:2'],
      ['card:2', 'seat:2'],
    ])
      expect([clicks, making(merchant, ...clicks)]).toEqual([clicks, trade])
  })

  it('4.2 asks whom, where there are several to trade with', () => {
    const four = at(table({ hands: [['gold'], ['silk'], ['spice'], ['chart']] }), 1)
    expect(making(four, 'act:trade', 'card:0')).toBe('chosen')
    expect(making(four, 'act:trade', 'card:0', 'seat:3')).toEqual({ type: 'trade', seat: 3, card: 'silk' })
  })

  it('4.3 attacks the Pirate: there is nobody else', () => {
    const attack = { type: 'attack', seat: 0, card: 'cannon' }
    expect(making(merchant, 'act:attack', 'card:0')).toEqual(attack)
    expect(making(merchant, 'seat:0', 'card:0')).toEqual(attack)
    expect(making(merchant, 'card:0', 'seat:0')).toEqual(attack)
  })

  it('4.4 chooses the only three cards that bring the ship home at once, and asks to confirm', () => {
    const sailor = at(table({ hands: [[], ['chart', 'compass', 'gold', 'sextant']], places: ['sea', 'sea'] }), 1)
    expect(having(sailor, 'act:return').cards).toEqual([0, 1, 3])
    expect(making(sailor, 'act:return', 'confirm')).toEqual({ type: 'return', cards: ['chart', 'compass', 'sextant'] })
  })

  it('8.3 says which three cards it takes', () => {
    const twice = table({ hands: [[], ['chart', 'chart', 'compass', 'sextant']], options: { navigationSet: 'different' } })
    expect(making(at(twice, 1), 'act:return')).toBe('chosen')
    const alike = table({ hands: [[], ['chart', 'chart', 'compass', 'sextant']], options: { navigationSet: 'alike' } })
    expect(making(at(alike, 1), 'act:return')).toBe('wrong-set')
  })

  it('4.7 passes only when nothing else can be done', () => {
    const stuck = at(table({ hands: [[], []], pile: [], discard: [] }), 1)
    expect(making(stuck, 'act:pass')).toEqual({ type: 'pass' })
    expect(making(merchant, 'act:pass')).toBe('must-act')
  })

  it('says why not, by the clause that an act would break', () => {
    const refused = at(table({ hands, refused: [2] }), 1)
    expect(making(refused, 'seat:2')).toBe('refused-before')
    expect(making(refused, 'act:trade')).toBe('refused-before')
    const alone = at(table({ hands: [['gold'], ['silk']] }), 1)
    expect(making(alone, 'act:trade')).toBe('no-partner')
    expect(making(alone, 'seat:0')).toBe('no-attack-card')
    expect(making(alone, 'card:0')).toBe('no-partner')
    const over = at(table({ hands, places: ['island', 'sea', 'sea'] }), 1)
    expect(making(over, 'act:attack')).toBe('not-the-pirate')
  })

  it('hints at what could come first, lets the acts shine, and burns what is chosen', () => {
    expect(choosing.marks(merchant, choosing.none)).toEqual({
      'act:draw': 'may',
      'act:attack': 'may',
      'act:trade': 'may',
      'pile:': 'may',
      'seat:0': 'hint',
      'seat:2': 'hint',
      'card:0': 'hint',
      'card:1': 'hint',
      'card:2': 'hint',
    })
    const {
      'act:attack': attack,
      'card:0': cannon,
      'card:2': silk,
      'seat:0': foe,
    } = choosing.marks(merchant, having(merchant, 'act:attack'))
    expect([attack, cannon, silk, foe]).toEqual(['chosen', 'may', undefined, 'chosen'])
  })
})

describe('answers', () => {
  it('5.1 a second click on the same card beats the attack off, and so does confirming', () => {
    const state = table({ hands: [['musket'], ['cannon', 'cutlass', 'gold'], []], turn: 0 })
    act(state, 0, { type: 'attack', seat: 1, card: 'musket' })
    const here = at(state, 1)
    expect(making(here, 'card:1', 'card:1')).toEqual({ type: 'defend', card: 'cutlass' })
    expect(making(here, 'card:1', 'card:0', 'confirm')).toEqual({ type: 'defend', card: 'cannon' })
    expect(making(here, 'card:2')).toBe('no-defence')
    expect(choosing.marks(here, having(here, 'card:0'))).toEqual({ 'card:0': 'chosen', 'card:1': 'may' })
  })

  it('4.2 the partner gives a card or refuses', () => {
    const state = table({ hands })
    act(state, 1, { type: 'trade', seat: 2, card: 'silk' })
    const here = at(state, 2)
    expect(making(here, 'card:0', 'card:0')).toEqual({ type: 'trade-answer', card: 'spice' })
    expect(making(here, 'act:refuse')).toEqual({ type: 'trade-answer', card: null })
    expect(making(here, 'act:keep')).toBe('not-now')
  })

  it('4.5 discards as many as are too many, or keeps all', () => {
    const state = table({ hands: [[], [...many(5, 'gold'), ...many(3, 'silk')]], pile: ['spice'] })
    act(state, 1, { type: 'draw' })
    const here = at(state, 1)
    expect(making(here, 'act:keep')).toEqual({ type: 'trim', cards: [] })
    expect(making(here, 'card:0', 'confirm')).toBe('not-now')
    expect(making(here, 'card:8', 'card:0', 'confirm')).toEqual({ type: 'trim', cards: ['gold', 'spice'] })
    expect(having(here, 'card:0', 'card:1', 'card:5').cards).toEqual([1, 5])
  })

  it('4.5 makes combinations too that are not listed', () => {
    const hand: Card[] = [...many(3, 'gold'), ...many(3, 'silk'), ...many(3, 'spice'), ...many(3, 'chart'), ...many(3, 'musket')]
    const state = table({ hands: [[], hand], pile: ['cannon', 'compass'] })
    act(state, 1, { type: 'draw' })
    const here = at(state, 1)
    expect(game.more?.(here.view, 1)).toBe(true)
    const last = Array.from({ length: 9 }, (_, place) => `card:${15 - place}`)
    const action = making(here, ...last, 'confirm')
    expect(here.legal).not.toContainEqual(action)
    if (typeof action === 'string') throw new Error(action)
    expect(game.decide(state, 1, action, { below: () => 0 }).ok).toBe(true)
  })

  it('5.3 a beaten Pirate discards half out of the own hand', () => {
    const state = table({ hands: [['gold', 'silk', 'silk', 'spice'], ['cannon'], []] })
    act(state, 1, { type: 'attack', seat: 0, card: 'cannon' })
    const here = at(state, 0)
    expect(making(here, 'card:1', 'card:2', 'confirm')).toEqual({ type: 'pick', cards: ['silk', 'silk'] })
    expect(making(here, 'pick:1')).not.toBe('chosen')
  })

  it('4.6 two cards are picked out of the caught hand that lies there, not out of the own', () => {
    const state = table({ hands: [['gold'], many(5, 'silk'), [...many(4, 'spice'), ...many(4, 'chart')]], catchable: [false, false, true] })
    act(state, 0, { type: 'catch', seat: 2, how: 'take' })
    const here = at(state, 0)
    expect(making(here, 'pick:0', 'pick:7', 'confirm')).toEqual({ type: 'pick', cards: ['chart', 'spice'] })
    expect(choosing.marks(here, choosing.none)['card:0']).toBeUndefined()
  })

  it('7.2 an exploration card on top of the pile is no vessel card to keep', () => {
    const state = withEvent([{ who: 'drawer', what: 'search', count: 3, keep: 1 }], { pile: ['gold', 'storm', 'silk'] })
    act(state, 1, { type: 'draw' })
    const here = at(state, 1)
    expect(making(here, 'pick:2', 'pick:2')).toEqual({ type: 'pick', cards: ['silk'] })
    expect(making(here, 'pick:1')).toBe('no-such-card')
  })

  it('7.2 the Pirate chooses whose hand to see', () => {
    const state = withEvent([{ who: 'pirate', what: 'see-hand' }], { hands, turn: 0 })
    act(state, 0, { type: 'draw' })
    const here = at(state, 0)
    expect(making(here, 'seat:2', 'seat:2')).toEqual({ type: 'choose', seat: 2 })
    expect(making(here, 'seat:2', 'seat:1', 'confirm')).toEqual({ type: 'choose', seat: 1 })
    expect(making(here, 'seat:0')).toBe('not-to-be-chosen')
  })
})

describe('the catch out of turn', () => {
  const state = table({ hands: [['gold'], ['silk'], many(8, 'spice')], catchable: [false, false, true] })

  it('4.6 is made by one click, both ways, in the turn of another', () => {
    const here = at(state, 0)
    expect(making(here, 'catch-discard:2')).toEqual({ type: 'catch', seat: 2, how: 'discard' })
    expect(making(here, 'catch-take:2')).toEqual({ type: 'catch', seat: 2, how: 'take' })
  })

  it('4.6 does not tell by any light who is overladen, and says it when the Pirate has counted wrong', () => {
    const here = at(state, 0)
    expect(choosing.marks(here, choosing.none)).toEqual({})
    const few = at(table({ hands: [['gold'], ['silk'], ['spice']], catchable: [false, false, true] }), 0)
    expect(making(few, 'catch-take:2')).toBe('not-overladen')
    expect(making(few, 'catch-take:1')).toBe('not-the-time')
  })

  it('2.2 nothing else may be done out of turn', () => {
    expect(making(at(state, 0), 'act:draw')).toBe('not-your-turn')
    expect(making(at(state, 0), 'seat:2')).toBe('not-your-turn')
    expect(making(at(state, 2), 'card:0')).toBe('not-your-turn')
  })
})

describe('a table that has moved on', () => {
  it('chooses the card that is shown, though another has come in before it', () => {
    const now = game.mask(table({ hands: [[], ['cannon', 'gold', 'silk'], ['spice']] }), 1)
    const shown = game.mask(table({ hands: [[], ['gold', 'silk'], ['spice']] }), 1)
    const where = { view: now, shown, seat: 1, legal: game.legal(now, 1) }
    expect(making(where, 'card:1', 'seat:2')).toEqual({ type: 'trade', seat: 2, card: 'silk' })
  })
})

describe('an answer that is on its way', () => {
  it('is not called a wrong one: the engine has nothing against what it allows, though nothing is to be done now', () => {
    const waiting = { ...pirate, legal: [] }
    for (const target of ['act:draw', 'act:steal', 'pile:', 'seat:1', 'card:0'])
      expect([target, choosing.why(waiting, choosing.none, target)]).toEqual([target, null])
    expect(making(waiting, 'act:draw')).toBe('not-now')
    expect(making(waiting, 'act:steal')).toBe('not-now')
  })

  it('4.6 is never decided upon by the screen, which sees no hand but its own', () => {
    const called = at(table({ hands: [['gold'], many(8, 'silk'), ['spice']], turn: 2, catchable: [false, true, false] }), 0)
    expect(making({ ...called, legal: [] }, 'catch-take:1')).toBe('not-now')
    expect(making({ ...called, legal: [] }, 'catch-discard:1')).toBe('not-now')
  })
})
