import { describe, expect, it } from 'vitest'
import { fastChance } from '../../../engine/core/chance.ts'
import { act, fold, replay } from '../../../engine/core/table.ts'
import { game } from '../../../engine/games/parley/index.ts'
import { table } from './table.ts'

const ILL = { type: 'siege', port: 'malta' }
const WELL = { type: 'siege', port: 'malta', vote: 'open' }

function codeOf(state: ReturnType<typeof table>, seat: number, json: unknown): string {
  const acted = act({ game, seats: 3, state }, seat, json, fastChance(1))
  return acted.ok ? 'ok' : acted.code
}

describe('an act from outside', () => {
  const over = table({ phase: 'over', ending: { score: [1, 1, 1], silver: [1, 1, 1], points: [0, 0, 0], rank: [1, 1, 1] } })

  it('is a bad request before anything else', () => {
    expect(codeOf(over, 9, ILL)).toBe('bad-request')
  })

  it('is of no such seat before the game is over', () => {
    expect(codeOf(over, 9, WELL)).toBe('no-such-seat')
    expect(codeOf(over, -1, WELL)).toBe('no-such-seat')
    expect(codeOf(over, 0.5, WELL)).toBe('no-such-seat')
  })

  it('is after the end before nobody waits for it', () => {
    expect(codeOf(over, 1, WELL)).toBe('game-over')
  })

  it('is not waited for before it is not legal', () => {
    expect(codeOf(table(), 1, { ...WELL, port: 'atlantis' })).toBe('not-waiting')
    expect(codeOf(table(), 0, { ...WELL, port: 'atlantis' })).toBe('not-legal')
  })

  it('that is not legal names the reason, its clause and its values', () => {
    const acted = act({ game, seats: 3, state: table() }, 0, { ...WELL, port: 'atlantis' }, fastChance(1))
    expect(acted).toEqual({ ok: false, code: 'not-legal', reason: 'no-such-port', clause: '10', values: { port: 'atlantis' } })
  })

  it('gives its events, and leaves it to the keeper of the table to apply them', () => {
    const state = table()
    const acted = act({ game, seats: 3, state }, 0, WELL, fastChance(1))
    expect(acted).toMatchObject({ ok: true, events: [{ type: 'siege-begun' }] })
    expect(state.phase).toBe('captain')
    if (acted.ok) fold(game, state, acted.events)
    expect(state.phase).toBe('vote')
  })
})

describe('a journal', () => {
  it('makes the same table again', () => {
    const opening = game.open({ seats: 3, options: table().options, deal: null, chance: fastChance(5) })
    const state = game.begin(opening)
    const events = [opening]
    for (let turn = 0; turn < 60; turn += 1) {
      const [seat = 0] = game.waiting(state)
      const actions = game.legal(state, seat)
      const decision = game.decide(state, seat, actions[turn % actions.length] ?? { type: 'discard', card: null }, fastChance(turn))
      if (!decision.ok) throw new Error(decision.reason)
      fold(game, state, decision.events)
      events.push(...decision.events)
    }
    expect(replay(game, JSON.parse(JSON.stringify(events)))).toEqual(state)
  })

  it('without its opening is none', () => {
    expect(() => replay(game, [])).toThrow('opening')
  })
})
