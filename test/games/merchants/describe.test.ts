import { describe as about, expect, it } from 'vitest'
import { game } from '../../../engine/games/merchants/index.ts'
import { act, table, theEvent } from './table.ts'

about('the log', () => {
  it('of a theft names the card to the two only', () => {
    const state = table({ turn: 0, hands: [['gold'], ['silk'], ['spice']] })
    const stolen = theEvent(act(state, 0, { type: 'steal', seat: 1 }), 'stolen')
    for (const viewer of [0, 1])
      expect(game.describe(game.see(stolen, viewer))).toEqual({ key: 'log.stolen.known', values: { from: 1, to: 0, card: 'silk' } })
    for (const viewer of [2, 'table'] as const)
      expect(game.describe(game.see(stolen, viewer))).toEqual({ key: 'log.stolen.hidden', values: { from: 1, to: 0 } })
  })

  it('of a seen hand names its cards to the two only', () => {
    const event = { type: 'hand-seen', by: 1, of: 0, cards: ['gold', 'silk'] } as const
    const seen = { ...event, cards: [...event.cards] }
    expect(game.describe(game.see(seen, 1))?.values).toEqual({ by: 1, of: 0, cards: 'gold silk', count: 2 })
    expect(game.describe(game.see(seen, 2))).toEqual({ key: 'log.hand-seen.hidden', values: { by: 1, of: 0, count: 2 } })
  })

  it('of an event gives its title, for events that a house has made', () => {
    expect(game.describe({ type: 'event-drawn', seat: 1, event: 'storm', title: 'Storm' })).toEqual({
      key: 'log.event-drawn',
      values: { seat: 1, event: 'storm', title: 'Storm' },
    })
  })

  it('says nothing of ordinary turns, and something of one more', () => {
    expect(game.describe({ type: 'turn-begun', seat: 1, extra: false })).toBeNull()
    expect(game.describe({ type: 'turn-begun', seat: 1, extra: true })?.key).toBe('log.turn-extra')
  })

  it('of the end says who has won, and why', () => {
    const state = table({ turn: 0, hands: [['cannon', 'gold'], [], []], places: ['sea', 'sea', 'sunk'] })
    const ended = theEvent(act(state, 0, { type: 'attack', seat: 1, card: 'cannon' }), 'game-ended')
    expect(game.describe(ended)).toEqual({ key: 'log.game-ended.pirate.all-sunk', values: { pirate: 1, merchants: 0 } })
  })
})
