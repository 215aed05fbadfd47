import { describe as about, expect, it } from 'vitest'
import { fastChance } from '../../../engine/core/chance.ts'
import type { Event } from '../../../engine/games/parley/events.ts'
import { game } from '../../../engine/games/parley/index.ts'
import { theEvent } from '../playing.ts'
import { PRINTED, siege, table } from './table.ts'

about('the log', () => {
  it('of a closed vote does not name the card, not even to its own seat', () => {
    const state = table({ hands: [['sword-1'], ['sword-1'], ['sword-1']] })
    const events = siege(state, 'malta', 'closed', 'sword-1')
    expect(game.describe(theEvent(events, 'vote-laid'))).toEqual({ key: 'log.vote-laid.closed', values: { seat: 0 } })
  })

  it('of a blackmail names the country to the two only', () => {
    const event: Event = { type: 'blackmailed', from: 0, to: 2, country: 'turks' }
    expect(game.describe(game.see(event, 2))).toEqual({ key: 'log.blackmailed.known', values: { from: 0, to: 2, country: 'turks' } })
    expect(game.describe(game.see(event, 1))).toEqual({ key: 'log.blackmailed.secret', values: { from: 0, to: 2 } })
  })

  it('of an anchor that stays is another sentence than of one that moves', () => {
    expect(game.describe({ type: 'anchor-moved', seat: 1, from: 'malta', port: 'malta' })?.key).toBe('log.anchor-moved.kept')
    expect(game.describe({ type: 'anchor-moved', seat: 1, from: 'malta', port: 'tunis' })).toEqual({
      key: 'log.anchor-moved.moved',
      values: { seat: 1, portFrom: 'malta', port: 'tunis' },
    })
  })

  it('of the end names one winner, or those who share', () => {
    const ending = { score: [50, 40, 50], silver: [40, 30, 40], points: [10, 10, 10], rank: [1, 3, 1] }
    expect(game.describe({ type: 'game-ended', ending })).toEqual({ key: 'log.game-ended.shared', values: { winners: '0 2', score: 50 } })
    expect(game.describe({ type: 'game-ended', ending: { ...ending, rank: [1, 3, 2] } })).toEqual({
      key: 'log.game-ended.one',
      values: { winner: 0, score: 50 },
    })
  })

  it('speaks of prizes by who pays', () => {
    const keys = (['supply', 1] as const).map((from) => game.describe({ type: 'paid', from, to: 0, silver: 4, why: 'prize' })?.key)
    expect(keys).toEqual(['log.paid.prize-supply', 'log.paid.prize'])
  })

  it('says nothing of votes discarded, discards called and discards chosen, and something of the deal', () => {
    expect(game.describe({ type: 'votes-discarded', cards: [] })).toBeNull()
    expect(game.describe({ type: 'discards-called' })).toBeNull()
    expect(game.describe({ type: 'discard-chosen', seat: 0, card: 'last' })).toBeNull()
    expect(game.describe(game.open({ seats: 3, options: PRINTED, deal: null, chance: fastChance(1) }))?.key).toBe('log.dealt')
  })
})
