import { fastChance } from '../../../engine/core/chance.ts'
import type { Chance, Seat } from '../../../engine/core/game.ts'
import { fold } from '../../../engine/core/table.ts'
import type { Action } from '../../../engine/games/merchants/actions.ts'
import { allVesselCards, type Card } from '../../../engine/games/merchants/cards.ts'
import type { Event, EventOf } from '../../../engine/games/merchants/events.ts'
import { DEFAULT_EVENTS, type Step } from '../../../engine/games/merchants/explorations.ts'
import { game } from '../../../engine/games/merchants/index.ts'
import type { Options } from '../../../engine/games/merchants/options.ts'
import type { State } from '../../../engine/games/merchants/state.ts'

export const PRINTED: Options = {
  pirate: null,
  handLimit: 7,
  showHandCounts: false,
  treasureValue: { gold: 1, silk: 1, spice: 1 },
  defendAlike: false,
  navigationSet: 'any',
  spoils: 0,
  crewChannel: false,
  events: DEFAULT_EVENTS,
}

type Changes = Partial<Omit<State, 'options'>> & { options?: Partial<Options> }

/**
 * A table of Merchants, three seats unless `hands` says otherwise, seat 0 the Pirate, seat 1 to play; whatever is named replaces the
 * dealt state. Cards are what the test says: a pile that is not named holds one of each vessel card.
 */
export function table({ options, ...changes }: Changes = {}): State {
  const seats = changes.hands?.length ?? 3
  const opening = game.open({ seats, options: { ...PRINTED, pirate: 0, ...options }, deal: null, chance: fastChance(1) })
  const state = { ...game.begin(opening), pile: [...new Set(allVesselCards())], ...changes }
  return { ...state, hands: state.hands.map((hand) => hand.toSorted()) }
}

/** A table whose pile has an event of these steps on top, for the seat to draw. */
export function withEvent(steps: Step[], changes: Changes = {}): State {
  const events = DEFAULT_EVENTS.events.map((event, place) =>
    place === 0 ? { id: 'our-own', title: 'Our own', text: 'Ours.', steps } : event,
  )
  const pile = ['our-own', ...(changes.pile ?? ['gold', 'cannon', 'chart', 'silk', 'spice'])]
  return table({ ...changes, pile, options: { ...changes.options, events: { title: 'Ours', events } } })
}

/** The seat takes a legal action: gives the events that it caused, already applied. */
export function act(state: State, seat: Seat, action: Action, chance: Chance = fastChance(1)): Event[] {
  const decision = game.decide(state, seat, action, chance)
  if (!decision.ok) throw new Error(`${decision.reason}: seat ${seat}, ${JSON.stringify(action)}`)
  fold(game, state, decision.events)
  return decision.events
}

/** Why the seat may not do that; throws if it may. */
export function refusal(state: State, seat: Seat, action: Action): string {
  const before = JSON.stringify(state)
  const decision = game.decide(state, seat, action, fastChance(1))
  if (decision.ok) throw new Error(`seat ${seat} may ${JSON.stringify(action)}`)
  if (JSON.stringify(state) !== before) throw new Error('a refusal has changed the table')
  if (!(decision.reason in game.reasons)) throw new Error(`${decision.reason} has no clause`)
  return decision.reason
}

export function types(events: readonly Event[]): string[] {
  return events.map(({ type }) => type)
}

export function eventsOf<T extends Event['type']>(events: readonly Event[], type: T): EventOf<T>[] {
  return events.filter((event): event is EventOf<T> => event.type === type)
}

/** The only event of its type. */
export function theEvent<T extends Event['type']>(events: readonly Event[], type: T): EventOf<T> {
  const [event, ...others] = eventsOf(events, type)
  if (event === undefined || others.length > 0) throw new Error(`not one ${type} in ${types(events).join(' ')}`)
  return event
}

/** So many of a card. */
export function many(count: number, card: Card): Card[] {
  return Array.from({ length: count }, () => card)
}
