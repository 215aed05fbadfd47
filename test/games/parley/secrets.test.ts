import { describe, expect, it } from 'vitest'
import { fastChance } from '../../../engine/core/chance.ts'
import type { Viewer } from '../../../engine/core/game.ts'
import type { Action } from '../../../engine/games/parley/actions.ts'
import type { VoteCard } from '../../../engine/games/parley/cards.ts'
import { game } from '../../../engine/games/parley/index.ts'
import type { State } from '../../../engine/games/parley/state.ts'
import { eventsOf, theEvent } from '../playing.ts'
import { act, lay, PRINTED, siege, table } from './table.ts'

const KINDS: VoteCard[] = ['abstain', 'blunder', 'cancel', 'change', 'last', 'reveal', 'shield-3', 'sword-1']

/** What goes to the viewer when the seat does this: the events and the table after them, to the letter. */
function told(state: State, seat: number, action: Action, viewer: Viewer): string {
  const copy: State = structuredClone(state)
  const events = act(copy, seat, action)
  return JSON.stringify([events.map((event) => game.see(event, viewer)), game.mask(copy, viewer), game.legal(copy, 0)])
}

/** Three seats at a closed vote on Malta, the captain's card in. */
function closedVote(hand: VoteCard[]): State {
  const state = table({ hands: [['sword-1', 'sword-2'], hand, ['shield-1', 'shield-2']] })
  siege(state, 'malta', 'closed')
  act(state, 0, { type: 'vote', card: 'sword-1' })
  return state
}

describe('11 what each may know', () => {
  it.each([0, 2, 'table'] as const)('a card laid face down tells %s nothing, not even by the length of the message', (viewer) => {
    const state = closedVote(KINDS)
    const messages = new Set(KINDS.map((card) => told(state, 1, { type: 'vote', card }, viewer)))
    expect(messages.size).toBe(1)
  })

  it('whoever laid the card sees it lie there', () => {
    const state = closedVote(KINDS)
    const messages = new Set(KINDS.map((card) => told(state, 1, { type: 'vote', card }, 1)))
    expect(messages.size).toBe(KINDS.length)
  })

  it.each([0, 2, 'table'] as const)('choosing an extra discard or declining looks the same to %s while others choose', (viewer) => {
    const state = table({
      hands: [
        ['sword-1', 'sword-2'],
        ['sword-3', ...KINDS],
        ['sword-1', 'abstain'],
      ],
    })
    siege(state, 'malta', 'open', 'sword-3', 'sword-1', 'sword-1')
    expect(state.phase).toBe('discard')
    const messages = new Set([null, ...KINDS].map((card) => told(state, 1, { type: 'discard', card }, viewer)))
    expect(messages.size).toBe(1)
  })

  it('a taken discard shows that there was one, and to its own seat what it was', () => {
    const state = table({
      hands: [
        ['sword-1', 'sword-2'],
        ['sword-3', 'mutiny'],
        ['sword-1', 'abstain'],
      ],
    })
    siege(state, 'malta', 'open', 'sword-3', 'sword-1', 'sword-1')
    act(state, 1, { type: 'discard', card: 'mutiny' })
    act(state, 0, { type: 'discard', card: null })
    const events = act(state, 2, { type: 'discard', card: null })
    const taken = theEvent(events, 'discard-taken')
    expect(game.see(taken, 1)).toEqual({ type: 'discard-taken', seat: 1, card: 'mutiny' })
    expect(game.see(taken, 0)).toEqual({ type: 'discard-taken', seat: 1, card: null })
    expect(game.mask(state, 0).discard.at(-1)).toEqual({ card: null, by: 1 })
    expect(JSON.stringify(game.mask(state, 'table'))).not.toContain('mutiny')
  })

  it('opened votes come sorted, and who laid which is in no view, whatever the order of laying', () => {
    const orders = [
      [0, 1, 2],
      [2, 1, 0],
      [1, 2, 0],
    ]
    const cards: VoteCard[] = ['sword-2', 'sword-3', 'abstain']
    const opened = orders.map((order) => {
      const state = table({ hands: [['sword-2', 'sword-1'], ['sword-3'], ['abstain']] })
      siege(state, 'malta', 'closed')
      const events = order.flatMap((seat) => act(state, seat, { type: 'vote', card: cards[seat] ?? 'abstain' }))
      expect(eventsOf(events, 'votes-discarded')).toEqual([{ type: 'votes-discarded', cards: ['abstain', 'sword-2', 'sword-3'] }])
      return JSON.stringify(game.see(theEvent(events, 'votes-opened'), 2))
    })
    expect(new Set(opened)).toEqual(new Set(['{"type":"votes-opened","cards":["abstain","sword-2","sword-3"]}']))
  })

  it('between opening and discarding, the other seats’ cards stay hidden in the vote', () => {
    const state = table({ hands: [['sword-1'], ['last', 'sword-2'], ['shield-2']] })
    siege(state, 'malta', 'closed')
    lay(state, 'sword-1', 'last', 'shield-2')
    expect(state.phase).toBe('last')
    expect(game.mask(state, 0).vote?.laid.map(({ card }) => card)).toEqual(['sword-1', 'last', null])
    expect(game.mask(state, 'table').vote?.laid.map(({ card }) => card)).toEqual([null, 'last', null])
  })

  it('a deal looks the same to the table whatever the cards, and to a seat whatever the others hold', () => {
    const open = (seed: number) => game.open({ seats: 5, options: { ...PRINTED, firstCaptain: 0 }, deal: null, chance: fastChance(seed) })
    const seen = [1, 2, 3].map((seed) => {
      const opening = game.see(open(seed), 'table')
      return JSON.stringify(opening.type === 'dealt' ? { ...opening, portCard: [] } : opening)
    })
    expect(new Set(seen).size).toBe(1)
    expect(seen[0]).not.toMatch(/sword|shield|abstain/)
  })

  it('the country of a blackmail is known to the two only, and its length to nobody', () => {
    const state = table({ seats: 4 })
    const guesses = (['turks', 'mamluks', 'francais', 'berberis'] as const).map((country) =>
      told(state, 0, { type: 'blackmail', seat: 1, country }, 2),
    )
    expect(new Set(guesses).size).toBe(1)
    expect(guesses[0]).toContain('"country":null')
  })

  it('the answer to a blackmail tells a third seat the coins, and nothing of the guess', () => {
    const answered = (['turks', 'mamluks'] as const).map((country) => {
      const state = table({ seats: 4 })
      act(state, 0, { type: 'blackmail', seat: 1, country })
      return told(state, 1, { type: 'answer', answer: 'no' }, 2)
    })
    expect(answered[0]).toBe(answered[1])
  })
})
