import { describe, expect, it } from 'vitest'
import { playMatch } from '../../../engine/bots/playMatch.ts'
import { fastChance } from '../../../engine/core/chance.ts'
import type { Level } from '../../../engine/core/game.ts'
import type { Action } from '../../../engine/games/parley/actions.ts'
import { outlookOf } from '../../../engine/games/parley/bot/outlook.ts'
import { COUNTRIES } from '../../../engine/games/parley/cards.ts'
import { game } from '../../../engine/games/parley/index.ts'
import type { State } from '../../../engine/games/parley/state.ts'
import { act, besieged, lay, PRINTED, siege, table } from './table.ts'

/** What the bot does on so many throws of chance; it sees the masked view only. */
function moves(level: Level, state: State, seat: number, count = 100): Action[] {
  const view = game.mask(state, seat)
  return Array.from({ length: count }, (_, seed) => game.bots[level](view, seat, fastChance(seed)))
}

function shareOf(actions: Action[], wanted: (action: Action) => boolean): number {
  return actions.filter(wanted).length / actions.length
}

describe('the odds of missions', () => {
  it('start even, without the own country', () => {
    const { odds } = outlookOf(game.mask(table({ seats: 5 }), 0), 0)
    for (const country of COUNTRIES) expect(odds[1]?.[country]).toBeCloseTo(country === 'berberis' ? 0 : 0.2)
  })

  it('go with the votes that all have seen', () => {
    const state = table({ hands: [['sword-1'], ['sword-3'], ['shield-3']] })
    siege(state, 'malta', 'open', 'sword-3', 'shield-3', 'sword-1')
    const { odds } = outlookOf(game.mask(state, 0), 0)
    expect(odds[1]?.venetians).toBeGreaterThan(1.5 * (odds[1]?.turks ?? 1))
    expect(odds[2]?.turks).toBeGreaterThan(1.5 * (odds[2]?.venetians ?? 1))
  })

  it('do not go with closed votes, which nobody can lay at a door', () => {
    const state = table({ hands: [['sword-1'], ['sword-3'], ['shield-3']] })
    siege(state, 'malta', 'closed')
    lay(state, 'sword-1', 'sword-3', 'shield-3')
    expect(outlookOf(game.mask(state, 0), 0).odds[1]?.venetians).toBeCloseTo(0.2)
  })

  it('are certain after a YES', () => {
    const state = table({ seats: 4 })
    act(state, 0, { type: 'blackmail', seat: 2, country: 'spaniards' })
    act(state, 2, { type: 'answer', answer: 'yes' })
    expect(outlookOf(game.mask(state, 0), 0).odds[2]?.spaniards).toBeCloseTo(1)
  })
})

describe('the sailor', () => {
  it('votes for its crown when much is at stake, but not always with its best card when little is', () => {
    const hand: State['hands'][number] = ['abstain', 'shield-1', 'shield-3', 'sword-1', 'sword-3']
    const state = table({
      hands: [hand, hand, hand],
      markers: { tunis: ['berberis'], sicilia: ['berberis'], athena: ['berberis'] },
      sieges: 12,
    })
    siege(state, 'malta', 'closed')
    expect(shareOf(moves('sailor', state, 0), (action) => action.type === 'vote' && action.card === 'sword-3')).toBeGreaterThan(0.8)
    const small = table({ hands: [hand, hand, hand] })
    siege(small, 'malta', 'open')
    const votes = moves('sailor', small, 1, 300)
    expect(shareOf(votes, (action) => action.type === 'vote' && action.card === 'sword-3')).toBeLessThan(0.5)
    expect(shareOf(votes, (action) => action.type === 'vote' && !action.card.startsWith('sword'))).toBeGreaterThan(0.1)
  })

  it('besieges where its own country counts many ports, when its country attacks with good cards', () => {
    const swords: State['hands'][number] = ['sword-1', 'sword-2', 'sword-3', 'sword-3']
    const state = table({
      hands: [swords, ['abstain'], ['abstain']],
      markers: { tunis: ['berberis'], sicilia: ['berberis'], athena: ['berberis'] },
      sieges: 3,
    })
    const acts = moves('sailor', state, 0)
    expect(shareOf(acts, (action) => action.type === 'siege' && action.port === 'malta')).toBeGreaterThan(0.8)
  })

  it('breaks a tie and moves the anchor for its crown', () => {
    const state = table({ hands: [['sword-1'], ['shield-1'], ['abstain']] })
    siege(state, 'malta', 'open', 'shield-1', 'abstain', 'sword-1')
    expect(state.phase).toBe('tie')
    expect(shareOf(moves('sailor', state, 0), (action) => action.type === 'tie' && action.side === 'attack')).toBe(1)

    const moved = table({
      hands: [['sword-1'], ['change'], ['sword-1']],
      markers: { rodos: ['venetians'], iskenderiye: ['venetians'] },
      sieges: 2,
    })
    siege(moved, 'malta', 'open', 'change', 'sword-1', 'sword-1')
    expect(moved.phase).toBe('anchor')
    expect(shareOf(moves('sailor', moved, 1), (action) => action.type === 'anchor' && action.port === 'candia')).toBeGreaterThan(0.8)
  })

  it('5.4 names the other side in a tie that a blunder will turn round', () => {
    const state = table({ hands: [['blunder'], ['abstain'], ['abstain']] })
    siege(state, 'malta', 'open', 'abstain', 'abstain', 'blunder')
    expect(shareOf(moves('sailor', state, 0), (action) => action.type === 'tie' && action.side === 'defence')).toBe(1)
  })

  it('blackmails whom it knows when the sum is high, and not for one silver', () => {
    const known = (sieges: number) => {
      const state = table({ seats: 4, sieges, markers: besieged(sieges) })
      const spoken = { ...Object.fromEntries(COUNTRIES.map((country) => [country, -15])), turks: 15 }
      state.leanings[3] = { ...state.leanings[3], ...spoken } as State['leanings'][number] // one entry for each country
      return moves('sailor', state, 0)
    }
    const isGuess = (action: Action) => action.type === 'blackmail' && action.seat === 3 && action.country === 'turks'
    expect(shareOf(known(6), isGuess)).toBeGreaterThan(0.9)
    expect(shareOf(known(0), isGuess)).toBe(0)
  })

  it('moves an admiral onto the port where the leader would score most', () => {
    const leaders = Object.fromEntries(['tunis', 'sicilia', 'sardegna', 'athena'].map((port) => [port, ['venetians' as const]]))
    const state = table({ sieges: 15, markers: { ...besieged(15), ...leaders }, silver: [20, 60, 20], blackmailCards: [[], [], []] })
    const spoken = { ...Object.fromEntries(COUNTRIES.map((country) => [country, -15])), venetians: 15 }
    state.leanings[1] = { ...state.leanings[1], ...spoken } as State['leanings'][number] // one entry for each country
    expect(shareOf(moves('sailor', state, 0), (action) => action.type === 'move-admiral' && action.port === 'malta')).toBeGreaterThan(0.5)
  })

  it('buys the letter of a country with a great score, cheap, and never one that cannot pay', () => {
    const rich = table({
      seats: 6,
      sieges: 15,
      markers: besieged(15),
      points: { berberis: 0, venetians: 41, spaniards: 3, francais: 3, turks: 3, mamluks: 3 },
    })
    expect(shareOf(moves('sailor', rich, 0), (action) => action.type === 'privateer' && action.country === 'venetians')).toBeGreaterThan(
      0.5,
    )
    const poor = table({ sieges: 15, markers: besieged(15) })
    expect(shareOf(moves('sailor', poor, 0), (action) => action.type === 'privateer')).toBe(0)
  })
})

describe('the deckhand', () => {
  it('never lays a strong card against its own country while it has another', () => {
    const state = table({ hands: [['shield-2', 'shield-3', 'sword-1'], ['abstain'], ['abstain']] })
    siege(state, 'malta', 'closed')
    expect(shareOf(moves('deckhand', state, 0), (action) => action.type === 'vote' && action.card === 'sword-1')).toBe(1)
  })

  it('accuses nobody of a country that it knows to be another’s', () => {
    const state = table({ seats: 3 })
    act(state, 0, { type: 'blackmail', seat: 1, country: 'venetians' })
    act(state, 1, { type: 'answer', answer: 'yes' })
    state.captain = 0
    const guesses = moves('deckhand', state, 0, 600).flatMap((action) => (action.type === 'blackmail' ? [action.country] : []))
    expect(guesses.length).toBeGreaterThan(20)
    expect(guesses).not.toContain('venetians')
    expect(guesses).not.toContain('berberis')
  })
})

describe('bots against each other', () => {
  it('one sailor among four deckhands wins most of the games', () => {
    const levels: Level[] = ['deckhand', 'deckhand', 'sailor', 'deckhand', 'deckhand']
    const results = Array.from({ length: 24 }, (_, number) => playMatch(game, { levels, options: PRINTED, seed: number.toString(16) }))
    expect(results.filter(({ rank }) => rank[2] === 1).length).toBeGreaterThan(16)
  })
})
