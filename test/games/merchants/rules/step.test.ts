import { describe, expect, it } from 'vitest'
import { DEFAULT_EVENTS, type Step } from '../../../../engine/games/merchants/explorations.ts'
import { game } from '../../../../engine/games/merchants/index.ts'
import { act, eventsOf, many, table, theEvent, types, withEvent } from '../table.ts'

const HANDS = { hands: [['gold', 'chart'], ['silk'], ['cannon', 'musket', 'silk'], ['spice']] } satisfies Parameters<typeof withEvent>[1]

/** Seat 1 draws the event. */
function draws(steps: Step[], changes: Parameters<typeof withEvent>[1] = HANDS) {
  const state = withEvent(steps, changes)
  return { state, events: act(state, 1, { type: 'draw' }) }
}

describe('8.1 whom a step touches', () => {
  it.each([
    ['drawer', [1]],
    ['pirate', [0]],
    ['merchants', [1, 2, 3]],
    ['everyone', [1, 2, 3, 0]],
    ['most-cards', [2]],
  ] as const)('%s: %j, from the drawer, clockwise', (who, seats) => {
    const { events } = draws([{ who, what: 'miss-turn' }])
    expect(theEvent(events, 'step-begun').seats).toEqual(seats)
    expect(eventsOf(events, 'becalmed').map(({ seat }) => seat)).toEqual(seats)
  })

  it('only players at sea', () => {
    const { events } = draws([{ who: 'everyone', what: 'miss-turn' }], { ...HANDS, places: ['sea', 'sea', 'port', 'sunk'] })
    expect(theEvent(events, 'step-begun').seats).toEqual([1, 0])
  })

  it('chosen: whom the drawer chooses, another one at sea; the same in all steps', () => {
    const { state, events } = draws([
      { who: 'chosen', what: 'discard', count: 1, how: 'random' },
      { who: 'chosen', what: 'miss-turn' },
    ])
    expect(types(events)).toEqual(['event-drawn', 'choice-called'])
    expect(game.legal(state, 1)).toEqual([0, 2, 3].map((seat) => ({ type: 'choose', seat })))
    const after = act(state, 1, { type: 'choose', seat: 3 })
    expect(types(after).slice(0, 5)).toEqual(['player-chosen', 'step-begun', 'discarded', 'step-begun', 'becalmed'])
    expect(state).toMatchObject({
      hands: [['chart', 'gold'], ['silk'], ['cannon', 'musket', 'silk'], []],
      misses: [false, false, false, true],
    })
  })

  it('nobody is asked if there is nobody to choose', () => {
    const { events } = draws([{ who: 'chosen', what: 'miss-turn' }], {
      ...HANDS,
      places: ['island', 'sea', 'port', 'sunk'],
      turnsLeft: [0, 2, 0, 0],
    })
    expect(theEvent(events, 'step-begun').seats).toEqual([])
  })
})

describe('8.1 what a step does', () => {
  it('draw: so many cards, whose events come first', () => {
    const { state, events } = draws([{ who: 'merchants', what: 'draw', count: 2 }], {
      ...HANDS,
      pile: ['gold', 'doldrums', 'silk', 'spice', 'chart', 'cannon'],
    })
    expect(eventsOf(events, 'card-drawn').map(({ seat, card }) => [seat, card])).toEqual([
      [1, 'gold'],
      [2, 'silk'],
      [2, 'spice'],
      [3, 'chart'],
      [3, 'cannon'],
    ])
    expect(theEvent(events, 'becalmed').seat).toBe(1)
    expect(state.discard).toEqual(['doldrums', 'our-own'])
  })

  it('discard of own choice: each is asked in turn, and for all if there are fewer', () => {
    const { state } = draws([{ who: 'everyone', what: 'discard', count: 2, how: 'choice' }])
    expect(state.pick).toMatchObject({ seat: 1, count: 1 })
    act(state, 1, { type: 'pick', cards: ['silk'] })
    expect(state.pick).toMatchObject({ seat: 2, count: 2 })
    act(state, 2, { type: 'pick', cards: ['silk', 'cannon'] })
    act(state, 3, { type: 'pick', cards: ['spice'] })
    expect(state.pick).toMatchObject({ seat: 0, count: 2 })
    act(state, 0, { type: 'pick', cards: ['gold', 'chart'] })
    expect(state).toMatchObject({
      hands: [[], [], ['musket'], []],
      discard: ['silk', 'cannon', 'silk', 'spice', 'chart', 'gold', 'our-own'],
      turn: 2,
    })
  })

  it('discard at random: sorted', () => {
    const { state, events } = draws([{ who: 'most-cards', what: 'discard', count: 3, how: 'random' }])
    expect(theEvent(events, 'discarded')).toEqual({ type: 'discarded', seat: 2, cards: ['cannon', 'musket', 'silk'], why: 'random' })
    expect(state.discard).toEqual(['cannon', 'musket', 'silk', 'our-own'])
  })

  it('discard half: rounded down, of own choice; of one card nothing', () => {
    const { state } = draws([{ who: 'everyone', what: 'discard-half' }])
    expect(state.pick).toMatchObject({ seat: 2, count: 1 })
    act(state, 2, { type: 'pick', cards: ['musket'] })
    expect(state.pick).toMatchObject({ seat: 0, count: 1 })
  })

  it('give: to the drawer, who discards instead', () => {
    const { state } = draws([{ who: 'everyone', what: 'give', count: 1 }])
    expect(state.pick).toMatchObject({ seat: 1, why: 'discard' })
    act(state, 1, { type: 'pick', cards: ['silk'] })
    act(state, 2, { type: 'pick', cards: ['cannon'] })
    act(state, 3, { type: 'pick', cards: ['spice'] })
    act(state, 0, { type: 'pick', cards: ['gold'] })
    expect(state.hands).toEqual([['chart'], ['cannon', 'gold', 'spice'], ['musket', 'silk'], []])
  })

  it('take treasure: one after the other, as long as there is any', () => {
    const { state, events } = draws([{ who: 'everyone', what: 'take-treasure' }], { ...HANDS, discard: ['gold', 'cannon', 'spice'] })
    expect(eventsOf(events, 'treasure-salvaged').map(({ seat, card }) => [seat, card])).toEqual([
      [1, 'spice'],
      [2, 'gold'],
    ])
    expect(state.discard).toEqual(['cannon', 'our-own'])
  })

  it("see hand: Merchants see the Pirate's, the Pirate that of a Merchant of own choice", () => {
    const { state, events } = draws([{ who: 'everyone', what: 'see-hand' }])
    expect(eventsOf(events, 'hand-seen').map(({ by, of }) => [by, of])).toEqual([
      [1, 0],
      [2, 0],
      [3, 0],
    ])
    expect(game.waiting(state)).toEqual([0])
    expect(theEvent(act(state, 0, { type: 'choose', seat: 2 }), 'hand-seen')).toMatchObject({ by: 0, of: 2 })
  })

  it('search: takes so many as there are, at most so many as are kept', () => {
    const search: Step = { who: 'drawer', what: 'search', count: 3, keep: 2 }
    const { state } = draws([search], { ...HANDS, pile: ['gold', 'storm', 'chart', 'spice'] })
    expect(game.legal(state, 1)).toEqual([{ type: 'pick', cards: ['chart', 'gold'] }])
    act(state, 1, { type: 'pick', cards: ['gold', 'chart'] })
    expect(state.hands[1]).toEqual(['chart', 'gold', 'silk'])
    expect(draws([search], { ...HANDS, pile: ['gold', 'storm', 'wreck', 'spice'] }).state.pick).toMatchObject({ count: 1 })
  })

  it('extra turn: one more after the own one, or after the next', () => {
    const { state, events } = draws([{ who: 'drawer', what: 'extra-turn' }])
    expect(types(events).slice(-2)).toEqual(['turn-ended', 'turn-begun'])
    expect(events.at(-1)).toEqual({ type: 'turn-begun', seat: 1, extra: true })
    act(state, 1, { type: 'draw' })
    expect(state.turn).toBe(2)
    const other = draws([{ who: 'most-cards', what: 'extra-turn' }]).state
    act(other, 2, { type: 'draw' })
    expect(other).toMatchObject({ turn: 2, extras: [false, false, false, false] })
  })

  it('an extra turn may be the one that is missed', () => {
    const { state, events } = draws([
      { who: 'drawer', what: 'extra-turn' },
      { who: 'drawer', what: 'miss-turn' },
    ])
    expect(types(events).slice(-3)).toEqual(['turn-ended', 'turn-missed', 'turn-begun'])
    expect(state).toMatchObject({ turn: 2, extras: [false, false, false, false], misses: [false, false, false, false] })
  })

  it('reach port: Merchants only, and nothing more is asked of them', () => {
    const { state } = draws(
      [
        { who: 'most-cards', what: 'reach-port' },
        { who: 'everyone', what: 'reach-port' },
        { who: 'everyone', what: 'miss-turn' },
      ],
      { ...HANDS, hands: [['gold'], ['silk'], ['cannon', 'musket'], []], turn: 1 },
    )
    expect(state).toMatchObject({ places: ['sea', 'port', 'port', 'port'], phase: 'over' })
  })

  it('reach port: with the last Merchant the game ends at once (6.1), whatever the event had still to say', () => {
    const { state, events } = draws([
      { who: 'everyone', what: 'reach-port' },
      { who: 'pirate', what: 'draw', count: 3 },
      { who: 'merchants', what: 'return-to-sea' },
    ])
    expect(types(events).slice(-3)).toEqual(['port-reached', 'event-discarded', 'game-ended'])
    expect(state).toMatchObject({ places: ['sea', 'port', 'port', 'port'], phase: 'over', running: [], discard: ['our-own'] })
  })

  it('reach port: an event around the one that ends the game is broken off as well', () => {
    const port = { id: 'home-all', title: 'Home', text: 'Home.', steps: [{ who: 'merchants', what: 'reach-port' }] } as const
    const fair = { id: 'around', title: 'Around', text: 'Around.', steps: [{ who: 'drawer', what: 'draw', count: 2 }] } as const
    const events = DEFAULT_EVENTS.events
      .map((event, place) => [port, fair][place] ?? event)
      .map((event) => ({ ...event, steps: [...event.steps] }))
    const state = table({ ...HANDS, pile: ['around', 'home-all', 'gold', 'silk'], options: { events: { title: 'Ours', events } } })
    const told = act(state, 1, { type: 'draw' })
    expect(eventsOf(told, 'event-discarded').map(({ event }) => event)).toEqual(['home-all', 'around'])
    expect(eventsOf(told, 'card-drawn')).toEqual([])
    expect(state).toMatchObject({ phase: 'over', pile: ['gold', 'silk'], running: [], tasks: [] })
  })

  it('return to sea: out of port, and turns are taken again', () => {
    const { state, events } = draws([{ who: 'merchants', what: 'return-to-sea' }], { ...HANDS, places: ['sea', 'sea', 'port', 'sunk'] })
    expect(theEvent(events, 'put-to-sea').seat).toBe(2)
    expect(state).toMatchObject({ places: ['sea', 'sea', 'sea', 'sunk'], turn: 2 })
  })

  it('return to sea of a chosen one: chosen among those in port', () => {
    const { state } = draws([{ who: 'chosen', what: 'return-to-sea' }], { ...HANDS, places: ['sea', 'sea', 'port', 'port'] })
    expect(game.legal(state, 1)).toEqual([2, 3].map((seat) => ({ type: 'choose', seat })))
  })

  it('a Pirate draws no second card when the event of the first ends the game', () => {
    const state = withEvent([{ who: 'merchants', what: 'reach-port' }], { ...HANDS, turn: 0 })
    expect(types(act(state, 0, { type: 'draw' })).slice(-2)).toEqual(['event-discarded', 'game-ended'])
  })

  it('what events draw in one turn has an end', () => {
    const steps: Step[] = Array.from({ length: 6 }, () => ({ who: 'everyone', what: 'draw', count: 5 }))
    const { state, events } = draws(steps, { hands: [[], [], []], pile: many(45, 'gold'), discard: many(45, 'silk') })
    expect(eventsOf(events, 'card-drawn')).toHaveLength(52)
    act(state, 1, { type: 'trim', cards: [] })
    expect(state).toMatchObject({ drawnByEvents: 0, turn: 2 })
  })
})
