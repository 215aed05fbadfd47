import { describe, expect, it } from 'vitest'
import { fastChance } from '../../../engine/core/chance.ts'
import type { Country } from '../../../engine/games/parley/cards.ts'
import { game } from '../../../engine/games/parley/index.ts'
import { possibleMissions } from '../../../engine/games/parley/missions.ts'
import type { State } from '../../../engine/games/parley/state.ts'
import { act, lay, siege, table } from './table.ts'

/** So many tables that the seat can imagine. */
function imagined(state: State, seat: number, count = 60): State[] {
  const view = game.mask(state, seat)
  return Array.from({ length: count }, (_, seed) => game.imagine(view, seat, fastChance(seed)))
}

/** The captain guesses, the other answers. */
function blackmailed(state: State, to: number, country: Country, answer: 'yes' | 'no' | 'maybe'): void {
  act(state, state.captain, { type: 'blackmail', seat: to, country })
  act(state, to, { type: 'answer', answer })
}

describe('8.2 imagining missions', () => {
  it('after a YES the blackmailer imagines nothing else, after a NO everything else', () => {
    const state = table({ seats: 4 })
    blackmailed(state, 1, 'venetians', 'yes')
    blackmailed(state, 2, 'berberis', 'no')
    expect(new Set(imagined(state, 0).map(({ missions }) => missions[1]))).toEqual(new Set(['venetians']))
    const toSeat1 = new Set(imagined(state, 1).map(({ missions }) => missions[2]))
    expect(toSeat1).toEqual(new Set(['spaniards', 'francais', 'turks', 'mamluks']))
  })

  it('a MAYBE leaves all open', () => {
    const state = table({ seats: 3 })
    blackmailed(state, 1, 'venetians', 'maybe')
    expect(new Set(imagined(state, 0).map(({ missions }) => missions[1])).size).toBe(5)
  })

  it('for a third seat, two YES to one player mean two different blackmailers with the same guess, never the own country', () => {
    const state = table({ seats: 4 })
    blackmailed(state, 3, 'francais', 'yes')
    blackmailed(state, 3, 'francais', 'yes')
    for (const { missions, blackmails } of imagined(state, 2)) {
      expect(blackmails.map(({ country }) => country)).toEqual([missions[3], missions[3]])
      expect(missions[3]).not.toBe('spaniards')
    }
  })

  it('a blackmailer has one card a country: what was asked of me is not what another said YES to', () => {
    const state = table({ seats: 3 })
    blackmailed(state, 1, 'turks', 'no')
    act(state, 1, { type: 'privateer', country: 'berberis' })
    act(state, 2, { type: 'privateer', country: 'turks' })
    blackmailed(state, 2, 'spaniards', 'yes')
    // Seat 1 knows that seat 0 has spent the Turks on it, so seat 2 cannot be of the Turks.
    expect(possibleMissions(game.mask(state, 1), 1).some((missions) => missions[2] === 'turks')).toBe(false)
    expect(possibleMissions(game.mask(state, 1), 1).some((missions) => missions[2] === 'spaniards')).toBe(true)
  })

  it('the blackmail cards that each still holds are the six without those spent', () => {
    const state = table({ seats: 3 })
    blackmailed(state, 1, 'turks', 'no')
    for (const { blackmails, blackmailCards } of imagined(state, 2, 20)) {
      expect(blackmailCards[0]).toHaveLength(5)
      expect(blackmailCards[0]).not.toContain(blackmails[0]?.country)
    }
  })
})

describe('4.3 imagining votes', () => {
  it('opened closed votes are dealt to the seats that laid them; the own stays, the captain never laid change', () => {
    const state = table({
      hands: [
        ['sword-3', 'abstain'],
        ['last', 'sword-1'],
        ['change', 'sword-1'],
        ['change', 'sword-2'],
      ],
    })
    siege(state, 'malta', 'closed')
    lay(state, 'sword-3', 'last', 'change', 'change')
    expect(state.phase).toBe('last')
    for (const { vote } of imagined(state, 2)) {
      expect(vote?.laid.map(({ card }) => card)).toEqual(['sword-3', 'last', 'change', 'change'])
    }
  })

  it('a face-down card may be anything that the seat could lay, and is in no other place', () => {
    const state = table({ hands: [['sword-3', 'abstain'], ['sword-1'], ['shield-2']] })
    siege(state, 'malta', 'closed')
    act(state, 0, { type: 'vote', card: 'sword-3' })
    const cards = imagined(state, 1, 300).map(({ vote }) => vote?.laid[0]?.card)
    expect(new Set(cards).size).toBeGreaterThan(6)
    expect(cards).not.toContain('change')
    expect(cards).not.toContain(null)
  })

  it('4.5 whoever was passed over in an open vote is imagined with nothing to lay', () => {
    const state = table({ hands: [['sword-3'], ['reveal', 'reveal'], ['shield-2']] })
    siege(state, 'malta', 'open')
    expect(state.vote?.passed).toEqual([1])
    for (const { hands } of imagined(state, 2, 20)) expect(hands[1]).toEqual(['reveal', 'reveal'])
  })

  it('port cards that went are not imagined to come again', () => {
    const state = table({ hands: [['sword-3'], ['sword-1'], ['shield-2']] })
    siege(state, 'malta', 'open', 'sword-1', 'shield-2', 'sword-3')
    const gone = state.portsGone.map(String)
    expect(gone).toHaveLength(1)
    for (const { portDeck, portCard } of imagined(state, 2, 20)) {
      expect(portDeck.map(String)).not.toContain(gone[0])
      expect(portDeck.map(String)).not.toContain(String(portCard))
    }
  })
})
