import { describe, expect, it } from 'vitest'
import type { VoteCard } from '../../../../engine/games/parley/cards.ts'
import { theEvent, types } from '../../playing.ts'
import { lay, siege, table } from '../table.ts'

const UPSETTING = ['blunder', 'cancel', 'change', 'mutiny'] as const

/** A closed vote of four, seat 0 captain: the two cards by seats 1 and 2, three swords by seat 3, one sword by the captain. */
function closedVote(first: VoteCard, second: VoteCard) {
  const state = table({
    hands: [
      ['sword-1', 'sword-2'],
      [first, 'sword-2'],
      [second, 'sword-2'],
      ['sword-3', 'sword-2'],
    ],
  })
  return { state, events: siege(state, 'malta', 'closed', 'sword-1', first, second, 'sword-3') }
}

describe('5.8 two of blunder, cancel, change and mutiny', () => {
  const pairs = UPSETTING.flatMap((first) => UPSETTING.map((second) => [first, second] as const))

  it.each(pairs)('%s and %s are both void in a closed vote', (first, second) => {
    const { state, events } = closedVote(first, second)
    expect(theEvent(events, 'specials-annulled').cards).toEqual([first, second].sort())
    expect(theEvent(events, 'siege-won')).toMatchObject({ port: 'malta', side: 'attack' })
    expect(types(events)).not.toContain('blundered')
    expect(state).toMatchObject({ phase: 'discard', captain: 0 })
  })

  it.each(UPSETTING.filter((card) => card !== 'cancel'))(
    '%s and then cancel are both void in an open vote, which goes on to its end',
    (card) => {
      const state = table({ hands: [['sword-1'], [card], ['cancel'], ['sword-3']] })
      const events = siege(state, 'malta', 'open', card, 'cancel', 'sword-3', 'sword-1')
      expect(theEvent(events, 'specials-annulled').cards).toEqual([card, 'cancel'].sort())
      expect(theEvent(events, 'siege-won').side).toBe('attack')
    },
  )

  it('three of them are void too', () => {
    const state = table({ hands: [['sword-1'], ['mutiny'], ['cancel'], ['blunder']] })
    const events = siege(state, 'malta', 'closed', 'sword-1', 'mutiny', 'cancel', 'blunder')
    expect(theEvent(events, 'specials-annulled').cards).toEqual(['blunder', 'cancel', 'mutiny'])
    expect(theEvent(events, 'siege-won').side).toBe('attack')
  })

  it('the second may be the extra card of last', () => {
    const state = table({ hands: [['sword-1'], ['blunder'], ['cancel', 'last', 'sword-1']] })
    siege(state, 'malta', 'open', 'blunder', 'last', 'sword-1')
    expect(types(lay(state, 'cancel'))).toContain('specials-annulled')
    expect(state.phase).toBe('discard')
  })

  it('the void change asks nobody', () => {
    const { events } = closedVote('change', 'blunder')
    expect(types(events)).not.toContain('change-called')
  })

  it('a void blunder does not turn a tie round', () => {
    const state = table({ hands: [['sword-1'], ['blunder'], ['cancel'], ['shield-1']] })
    siege(state, 'malta', 'closed', 'sword-1', 'blunder', 'cancel', 'shield-1')
    expect(state.phase).toBe('tie')
  })
})

describe('5.9 the order in which a vote is settled', () => {
  it('closed, with last, reveal and change: opened, extra card, revealed, change, sums, markers, discard', () => {
    const state = table({
      hands: [
        ['sword-1', 'sword-1'],
        ['last', 'reveal', 'sword-1'],
        ['change', 'sword-1'],
      ],
    })
    const events = siege(state, 'malta', 'closed', 'sword-1', 'last', 'change')
    events.push(...lay(state, 'reveal'))
    expect(types(events)).toEqual([
      'siege-begun',
      'vote-laid',
      'vote-laid',
      'vote-laid',
      'votes-opened',
      'last-called',
      'extra-laid',
      'votes-revealed',
      'change-called',
    ])
  })

  it('a decided siege: sums, blunder, markers and points, votes to the discard, the extra discard', () => {
    const state = table({ hands: [['sword-1', 'sword-1'], ['blunder'], ['shield-3']] })
    const events = siege(state, 'malta', 'open', 'blunder', 'shield-3', 'sword-1')
    expect(types(events).slice(4)).toEqual([
      'votes-counted',
      'blundered',
      'siege-won',
      'marker-placed',
      'marker-placed',
      'marker-placed',
      'votes-discarded',
      'discards-called',
    ])
  })
})

describe('5.1 abstain', () => {
  it('counts nothing', () => {
    const state = table({ hands: [['sword-1'], ['abstain'], ['abstain']] })
    expect(theEvent(siege(state, 'malta', 'open', 'abstain', 'abstain', 'sword-1'), 'votes-counted')).toMatchObject({
      swords: 1,
      shields: 0,
    })
  })
})
