import { describe, expect, it } from 'vitest'
import type { Card } from '../../../../engine/games/port-royal/cards.ts'
import { game } from '../../../../engine/games/port-royal/index.ts'
import { motion, opening } from '../../../../renderer/games/port-royal/motion.ts'
import type { Motion } from '../../../../renderer/table/contract.ts'
import { moments, randomGame } from '../../table/play.ts'
import { view } from './view.ts'

const lasts = ({ steps }: Motion): number => Math.max(0, ...steps.map(({ delayMs, durationMs }) => delayMs + durationMs))

describe('the motion of Port Royal', () => {
  it('2.2 deals three coins to everybody', () => {
    for (const seats of [2, 3, 4, 5]) {
      const flown = opening(view({ seats }), 0).steps.flatMap(({ as, to }) => (as ? to : []))
      expect(flown.toSorted()).toEqual(Array.from({ length: 3 * seats }, (_, coin) => `coins:${Math.floor(coin / 3)}`))
    }
  })

  it('3.1 lets a card hang the longer the more colours lie there', () => {
    const harbours: Card[][] = [
      [],
      ['ship:yellow:1:1'],
      ['ship:yellow:1:1', 'ship:blue:1:1'],
      ['ship:yellow:1:1', 'ship:blue:1:1', 'ship:green:1:1'],
      ['ship:yellow:1:1', 'ship:blue:1:1', 'ship:green:1:1', 'ship:red:1:1'],
    ]
    const holds = harbours.map((harbour) => {
      const after = view({ harbour: [...harbour, 'sailor:1:3'] })
      return motion({ type: 'card-revealed', seat: 0, card: 'sailor:1:3' }, view({ harbour }), after, 0).holdMs
    })
    expect(holds).toEqual([...new Set(holds)].toSorted((one, other) => one - other))
  })

  it('3.1 hoists no flag and warns of no new colour before the card has turned', () => {
    const harbour: Card[] = ['ship:yellow:1:1', 'ship:blue:1:1']
    const after = view({ harbour: [...harbour, 'ship:red:1:1'], revealed: true })
    const { steps } = motion({ type: 'card-revealed', seat: 0, card: 'ship:red:1:1' }, view({ harbour, revealed: true }), after, 0)
    const flip = steps.find(({ path }) => path === 'flip')
    const turned = (flip?.delayMs ?? 0) + (flip?.durationMs ?? 0)
    expect(turned).toBeGreaterThan(800)
    for (const piece of ['flag:red', 'takes:1', 'danger', 'ember']) {
      const first = steps.find((step) => step.piece === piece)
      expect([piece, first?.delayMs, first?.values]).toEqual([piece, turned, {}])
    }
  })

  it('3.1 lets the heart beat from the third colour on, faster with each', () => {
    const ships: Card[] = ['ship:yellow:1:1', 'ship:blue:1:1', 'ship:green:1:1', 'ship:red:1:1']
    const beats = ships.map((_, count) => {
      const harbour = ships.slice(0, count)
      const after = view({ harbour: [...harbour, 'sailor:1:3'] })
      const { steps } = motion({ type: 'card-revealed', seat: 0, card: 'sailor:1:3' }, view({ harbour }), after, 0)
      return steps.filter(({ sound }) => sound === 'pennant-tick').length
    })
    expect(beats).toEqual([0, 0, 1, 2])
  })

  it('3.5 keeps an expedition back as long as any other card', () => {
    const harbour: Card[] = ['ship:yellow:1:1', 'ship:blue:1:1', 'ship:green:1:1']
    const before = view({ harbour })
    const person = motion({ type: 'card-revealed', seat: 0, card: 'sailor:1:3' }, before, view({ harbour: [...harbour, 'sailor:1:3'] }), 0)
    const heard = motion({ type: 'card-revealed', seat: 0, card: 'expedition:AA:2:4' }, before, view({ harbour }), 0)
    const turns = person.steps.find(({ path }) => path === 'flip')?.delayMs
    expect(heard.steps.find(({ piece }) => piece === 'expedition:expedition:AA:2:4')?.delayMs).toBe(turns)
  })

  it('3.3 rocks both ships of a colour, and gasps only when no sword helps', () => {
    const harbour: Card[] = ['ship:red:1:1', 'sailor:1:3']
    const gasps = ([[], ['pirate:1:5']] as Card[][]).map((display) => {
      const displays = [display, []]
      const after = view({ harbour: [...harbour, 'ship:red:2:3'], displays: displays.with(0, [...display, 'sailor:1:3']) })
      const { steps } = motion({ type: 'card-revealed', seat: 0, card: 'ship:red:2:3' }, view({ harbour, displays }), after, 0)
      expect(steps.filter(({ path }) => path === 'sail').map(({ piece }) => piece)).toEqual([
        'harbour:ship:red:1:1:0',
        'harbour:ship:red:2:3:0',
      ])
      return steps.some(({ sound }) => sound === 'gasp')
    })
    expect(gasps).toEqual([true, false])
  })

  it('3.3, 6.1 says in large letters that the harbour is lost, and that this is the last round', () => {
    const harbour: Card[] = ['ship:red:1:1', 'ship:red:2:3']
    const called = [
      motion({ type: 'went-under', seat: 0, cards: harbour }, view({ harbour }), view(), 1),
      motion({ type: 'goal-reached', seat: 1, points: 12 }, view(), view(), 'table'),
    ].map(({ steps }) => steps.flatMap(({ as }) => (as?.kind === 'news' ? as.face : [])))
    expect(called).toEqual([['panel.wentUnder'], ['panel.lastRound']])
  })

  it('3.3 sends every card of a harbour that goes under to the discard, splashing for ships only', () => {
    const harbour: Card[] = ['ship:red:1:1', 'sailor:1:3', 'ship:red:2:3']
    const { steps } = motion({ type: 'went-under', seat: 0, cards: harbour }, view({ harbour }), view({ discard: harbour }), 1)
    expect(steps.filter(({ as }) => as?.face === 'splash').map(({ from }) => from)).toEqual([
      'harbour:ship:red:1:1:0',
      'harbour:ship:red:2:3:0',
    ])
    expect(steps.filter(({ to, as }) => to === 'discard' && !as).map(({ piece }) => piece)).toEqual([
      'harbour:ship:red:1:1:0',
      'harbour:sailor:1:3:0',
      'harbour:ship:red:2:3:0',
    ])
  })

  it('4.6 counts purses to what is in them, coin by coin', () => {
    for (const { event, before, after } of moments(game, randomGame(game, 4, 8), 'table')) {
      if (event.type !== 'coins-drawn' && event.type !== 'person-paid' && event.type !== 'coin-handed' && event.type !== 'tax-paid')
        continue
      const counted = new Map(
        motion(event, before, after, 'table').steps.flatMap(({ piece, values }) => (values ? [[piece, values.count]] : [])),
      )
      for (const [purse, count] of counted) expect([purse, count]).toEqual([purse, after.coins[Number(String(purse).slice(6))]?.length])
    }
  })

  it('is over when its time is, give or take the last landing', () => {
    const late = new Set<string>()
    for (const { event, before, after } of moments(game, randomGame(game, 5, 17), 2)) {
      const told = motion(event, before, after, 2)
      if (lasts(told) > told.holdMs + 300) late.add(event.type)
    }
    expect([...late]).toEqual([])
  })

  it('shows no face of a coin', () => {
    for (const { event, before, after } of moments(game, randomGame(game, 3, 5), 0)) {
      if (!['coins-drawn', 'coin-handed'].includes(event.type)) continue
      const faces = motion(event, before, after, 0).steps.flatMap(({ as }) => (as ? [as.face] : []))
      expect(new Set(faces).size).toBeLessThanOrEqual(1)
      expect(faces.join('')).toBe('')
    }
  })

  it('6.2 cheers at the end for whoever has won, and for the room', () => {
    const ending = { points: [12, 9, 12], coins: [4, 7, 4], rank: [1, 3, 1] }
    const table = view({ seats: 3 })
    const cheered = ([0, 1, 2, 'table'] as const).map((viewer) =>
      motion({ type: 'game-ended', ending }, table, table, viewer).sounds?.includes('cheer'),
    )
    expect(cheered).toEqual([true, false, true, true])
  })
})
