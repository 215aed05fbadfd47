import { describe, expect, it } from 'vitest'
import type { Viewer } from '../../../../engine/core/game.ts'
import type { Event } from '../../../../engine/games/merchants/events.ts'
import { evolve } from '../../../../engine/games/merchants/evolve.ts'
import { game } from '../../../../engine/games/merchants/index.ts'
import type { State } from '../../../../engine/games/merchants/state.ts'
import { layout } from '../../../../renderer/games/merchants/layout.ts'
import { motion, opening } from '../../../../renderer/games/merchants/motion.ts'
import type { Motion } from '../../../../renderer/table/contract.ts'
import { moments, randomGame } from '../../table/play.ts'
import { view } from './view.ts'

const DESK = { width: 1920, height: 1080 }
/** CSS pixels of the smaller phone. */
const PHONE = { width: 390, height: 844 }

const lasts = ({ steps }: Motion): number => Math.max(0, ...steps.map(({ delayMs, durationMs }) => delayMs + durationMs))

/** The motion of one event upon a table, as a viewer sees both. */
function told(event: Event, state: State, viewer: Viewer): Motion {
  const before = game.mask(state, viewer)
  const after = structuredClone(before)
  const seen = game.see(event, viewer)
  evolve(after, seen)
  return motion(seen, before, after, viewer)
}

const VIEWERS = [0, 1, 2, 'table'] as const
const faces = ({ steps }: Motion): string[] => steps.flatMap(({ as }) => (as?.kind === 'card' ? as.face : []))

describe('the motion of Merchants', () => {
  it('2.1 deals every card of the opening hands', () => {
    for (const seats of [2, 3, 6])
      for (const viewer of VIEWERS) {
        if (viewer !== 'table' && viewer >= seats) continue
        const dealt = opening(game.mask(view({ seats }), viewer), viewer).steps.filter(({ from }) => from === 'pile')
        expect(dealt.length).toBe(5 * (seats - 1))
      }
  })

  it('is over when its time is, give or take the last landing', () => {
    const late = new Set<string>()
    for (const seats of [3, 6])
      for (const viewer of [1, 'table'] as const)
        for (const { event, before, after } of moments(game, randomGame(game, seats, 17), viewer)) {
          const shown = motion(event, before, after, viewer)
          if (lasts(shown) > shown.holdMs + 300) late.add(`${event.type} ${lasts(shown)} ${shown.holdMs}`)
        }
    expect([...late]).toEqual([])
  })

  it('3.2 shows a stolen card to the two, and its back to all others, for the same time', () => {
    const state = view({ hands: [['gold'], ['silk'], ['chart']] })
    const seen = VIEWERS.map((viewer) => told({ type: 'stolen', from: 1, to: 0, card: 'silk' }, state, viewer))
    expect(new Set(seen.map(({ holdMs }) => holdMs)).size).toBe(1)
    expect(seen.map(({ steps }) => steps.find(({ from, to }) => from === 'fan:1' || to === 'fan:0')?.piece)).toEqual([
      'mine:silk:0',
      'mine:silk:0',
      'fan:1 to fan:0',
      'fan:1 to fan:0',
    ])
    expect(seen.map(faces)).toEqual([[], [], ['back'], ['back']])
  })

  it('4.1 brings a card off the pile open to whoever draws it alone', () => {
    const drawn = VIEWERS.map((viewer) => faces(told({ type: 'card-drawn', seat: 1, card: 'gold' }, view(), viewer)))
    expect(drawn).toEqual([['back'], [], ['back'], ['back']])
  })

  it('4.2 lets an offer and its answer cross, unseen by others', () => {
    const state = view({
      hands: [['gold'], ['silk', 'spice'], ['chart']],
      phase: 'trade',
      offer: { from: 1, to: 2, card: 'silk' },
    })
    const traded = VIEWERS.map((viewer) => told({ type: 'traded', from: 1, to: 2, given: 'silk', taken: 'chart' }, state, viewer))
    expect(new Set(traded.map(({ holdMs }) => holdMs)).size).toBe(1)
    expect(traded.map(faces)).toEqual([['back'], [], [], ['back']])
  })

  it('4.6 lays a hand that is shown before whoever sees it, and nobody else', () => {
    const state = view({ hands: [['gold'], ['silk', 'spice'], ['chart']] })
    const seen = VIEWERS.map((viewer) => told({ type: 'hand-seen', by: 0, of: 1, cards: ['silk', 'spice'] }, state, viewer))
    expect(new Set(seen.map(({ holdMs }) => holdMs)).size).toBe(1)
    expect(seen.map((each) => [...new Set(faces(each))])).toEqual([['silk', 'spice'], [], [], []])
  })

  it('5.1 shows attack and defence side by side, and takes both away', () => {
    const state = view({ hands: [['cannon'], ['musket'], []], turn: 0 })
    const attack: Event = { type: 'attacked', from: 0, to: 1, card: 'cannon' }
    expect(told(attack, state, 2).steps.some(({ piece, from }) => piece === 'attack' && from === 'fan:0')).toBe(true)
    evolve(state, attack)
    evolve(state, { type: 'defence-called', from: 0, to: 1, card: 'cannon' })
    const defended = told({ type: 'defended', seat: 1, from: 0, card: 'musket' }, state, 2)
    expect(defended.steps.filter(({ to }) => to === 'discard').map(({ from, piece }) => from ?? piece)).toEqual(['place:defence', 'attack'])
  })

  it('5.2 keeps a vessel afloat until it is struck', () => {
    const state = view({ hands: [['cannon'], ['gold'], []], attack: { from: 0, to: 1, card: 'cannon' }, discard: ['cannon'] })
    const { steps, holdMs } = told({ type: 'sunk', seat: 1, by: 0, cards: ['gold'] }, state, 2)
    const fall = steps.find(({ piece }) => piece === 'vessel:1')
    // where she is: nothing falls out of the sky
    expect(fall).toMatchObject({ path: 'sail', values: {} })
    expect(holdMs).toBeGreaterThan((fall?.delayMs ?? 0) + (fall?.durationMs ?? 0))
  })

  it('7.1 leaves time to read an event, and the same to everybody', () => {
    const holds = VIEWERS.map((viewer) => told({ type: 'event-drawn', seat: 1, event: 'storm', title: 'Storm' }, view(), viewer).holdMs)
    expect(new Set(holds).size).toBe(1)
    expect(holds[0]).toBeGreaterThan(3000)
  })

  it('6.3 cheers for the side that has won, and for the room', () => {
    const ending = { winner: 'merchants', why: 'all-home', pirate: 0, merchants: 3, treasures: [[], [], []] } satisfies State['ending']
    const cheered = VIEWERS.map((viewer) => told({ type: 'game-ended', ending }, view(), viewer).sounds?.includes('cheer'))
    expect(cheered).toEqual([false, true, true, true])
  })

  it('6.3 opens the hands of the Merchants one after the other, and the hand of the Pirate last, in the same time for all', () => {
    const treasures = [['gold'], ['silk', 'silk'], []] satisfies NonNullable<State['ending']>['treasures']
    const ending = { winner: 'merchants', why: 'all-home', pirate: 1, merchants: 2, treasures } satisfies State['ending']
    const shown = VIEWERS.map((viewer) => told({ type: 'game-ended', ending }, view({ ending, phase: 'over' }), viewer))
    const opened = shown.at(-1)?.steps.filter(({ piece }) => piece.startsWith('fan:')) ?? []
    expect(opened.map(({ piece, values }) => [piece, values?.sure])).toEqual([
      ['fan:1', 'silk silk'],
      ['fan:2', ''],
      ['fan:0', 'gold'],
    ])
    expect(opened.map(({ delayMs }) => delayMs)).toEqual(opened.map(({ delayMs }) => delayMs).toSorted((one, other) => one - other))
    expect(new Set(shown.map(({ holdMs }) => holdMs)).size).toBe(1)
  })

  it('counts every fan to what is in it when the event is over', () => {
    const wrong = new Set<string>()
    for (const viewer of [1, 'table'] as const)
      for (const { event, before, after } of moments(game, randomGame(game, 4, 23), viewer)) {
        const counted = new Map(
          motion(event, before, after, viewer).steps.flatMap(({ piece, values }) =>
            values?.count === undefined ? [] : [[piece, values.count]],
          ),
        )
        const there = layout(after, viewer, DESK)
        for (const [piece, count] of counted)
          if (piece.startsWith('fan:') && there[piece]?.values?.count !== count) wrong.add(`${event.type} ${piece}`)
      }
    expect([...wrong]).toEqual([])
  })

  it('shows no event more faces than the viewer may know', () => {
    const state = view({ seats: 3 })
    const known = new Set(game.mask(state, 1).hands[1])
    const { steps } = opening(game.mask(state, 1), 1)
    for (const { piece, as } of steps) {
      if (as) expect(as.face).toBe('back')
      else if (piece.startsWith('mine:')) expect([...known]).toContain(piece.split(':')[1])
    }
    expect(Object.keys(layout(game.mask(state, 1), 1, PHONE)).filter((id) => id.startsWith('mine:')).length).toBe(3)
  })
})
