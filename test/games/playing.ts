import { fastChance } from '../../engine/core/chance.ts'
import type { Chance, Game, Seat, Typed } from '../../engine/core/game.ts'
import { fold } from '../../engine/core/table.ts'

/** What the tests of every game do at a table: act, and be refused. */
export function playing<State, Event extends Typed, Action extends Typed, Options, Deal>(game: Game<State, Event, Action, Options, Deal>) {
  return {
    /** The seat takes a legal action: gives the events that it caused, already applied. */
    act(state: State, seat: Seat, action: Action, chance: Chance = fastChance(1)): Event[] {
      const decision = game.decide(state, seat, action, chance)
      if (!decision.ok) throw new Error(`${decision.reason}: seat ${seat}, ${JSON.stringify(action)}`)
      fold(game, state, decision.events)
      return decision.events
    },

    /** Why the seat may not do that; throws if it may. */
    refusal(state: State, seat: Seat, action: Action): string {
      const before = JSON.stringify(state)
      const decision = game.decide(state, seat, action, fastChance(1))
      if (decision.ok) throw new Error(`seat ${seat} may ${JSON.stringify(action)}`)
      if (JSON.stringify(state) !== before) throw new Error('a refusal has changed the table')
      if (!(decision.reason in game.reasons)) throw new Error(`${decision.reason} has no clause`)
      return decision.reason
    },
  }
}

export function types(events: readonly Typed[]): string[] {
  return events.map(({ type }) => type)
}

type Of<Event extends Typed, T extends Event['type']> = Extract<Event, { type: T }>

export function eventsOf<Event extends Typed, T extends Event['type']>(events: readonly Event[], type: T): Of<Event, T>[] {
  return events.filter((event): event is Of<Event, T> => event.type === type)
}

/** The only event of its type. */
export function theEvent<Event extends Typed, T extends Event['type']>(events: readonly Event[], type: T): Of<Event, T> {
  const [event, ...others] = eventsOf(events, type)
  if (event === undefined || others.length > 0) throw new Error(`not one ${type} in ${types(events).join(' ')}`)
  return event
}
