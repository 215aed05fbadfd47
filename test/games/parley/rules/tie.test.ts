import { describe, expect, it } from 'vitest'
import { game } from '../../../../engine/games/parley/index.ts'
import { theEvent, types } from '../../playing.ts'
import { act, lay, refusal, siege, table } from '../table.ts'

function tied(...cards: ['sword-1' | 'abstain', 'shield-1' | 'abstain', 'blunder' | 'abstain']) {
  const state = table({ hands: [[cards[2]], [cards[0]], [cards[1]]] })
  siege(state, 'malta', 'open', ...cards)
  return state
}

describe('4.6 equal sums', () => {
  it('are the captain to decide, freely', () => {
    for (const side of ['attack', 'defence'] as const) {
      const state = tied('sword-1', 'shield-1', 'abstain')
      expect(state).toMatchObject({ phase: 'tie', asked: 0 })
      expect(game.legal(state, 0)).toEqual([
        { type: 'tie', side: 'attack' },
        { type: 'tie', side: 'defence' },
      ])
      const events = act(state, 0, { type: 'tie', side })
      expect(theEvent(events, 'siege-won').side).toBe(side)
    }
  })

  it('of 0 and 0 too', () => {
    expect(tied('abstain', 'abstain', 'abstain').phase).toBe('tie')
  })

  it('nobody else is asked', () => {
    expect(refusal(tied('sword-1', 'shield-1', 'abstain'), 1, { type: 'tie', side: 'attack' })).toBe('not-your-turn')
  })
})

describe('5.4 blunder', () => {
  it('turns a tie round after the captain has decided it', () => {
    const state = tied('sword-1', 'shield-1', 'blunder')
    const events = act(state, 0, { type: 'tie', side: 'attack' })
    expect(types(events).slice(0, 3)).toEqual(['tie-broken', 'blundered', 'siege-won'])
    expect(theEvent(events, 'siege-won').side).toBe('defence')
  })

  it('turns more swords into a win of the defence', () => {
    const state = table({ hands: [['sword-1'], ['blunder'], ['sword-1']] })
    const events = siege(state, 'malta', 'open', 'blunder', 'sword-1', 'sword-1')
    expect(theEvent(events, 'blundered').side).toBe('defence')
    expect(theEvent(events, 'siege-won')).toMatchObject({ side: 'defence', countries: ['francais', 'turks', 'mamluks'] })
  })

  it('works as the extra card of last, too', () => {
    const state = table({ hands: [['shield-1'], ['blunder', 'last'], ['shield-1']] })
    siege(state, 'malta', 'open', 'last', 'shield-1', 'shield-1')
    expect(theEvent(lay(state, 'blunder'), 'siege-won').side).toBe('attack')
  })
})

describe('4.6 more swords, more shields', () => {
  it('swords win for the attackers of the port card', () => {
    const state = table({ hands: [['shield-2'], ['sword-3'], ['abstain']] })
    const won = theEvent(siege(state, 'malta', 'open', 'sword-3', 'abstain', 'shield-2'), 'siege-won')
    expect(won).toMatchObject({ side: 'attack', countries: ['berberis', 'venetians', 'spaniards'] })
  })

  it('shields win for the defenders', () => {
    const state = table({ hands: [['shield-3'], ['sword-2'], ['abstain']] })
    const won = theEvent(siege(state, 'malta', 'open', 'sword-2', 'abstain', 'shield-3'), 'siege-won')
    expect(won).toMatchObject({ side: 'defence', countries: ['francais', 'turks', 'mamluks'] })
  })
})
