import type { Decision } from '../../core/decision.ts'
import type { Chance, Seat } from '../../core/game.ts'
import { copyTasks } from './asked.ts'
import type { Card } from './cards.ts'
import type { Event } from './events.ts'
import { evolve } from './evolve.ts'
import { wholeHand } from './hands.ts'
import type { State } from './state.ts'

/** An act that is being played: each event is done at once on a copy of the table, so that the next rule sees what it left. */
export type Play = { state: State; events: Event[]; chance: Chance }

export function play(state: State, chance: Chance): Play {
  return { state: copyTable(state), events: [], chance }
}

/** Gives the play, so that a rule can end with it. */
export function happen(play: Play, event: Event): Play {
  evolve(play.state, event)
  play.events.push(event)
  return play
}

export function done({ events }: Play): Decision<Event> {
  return { ok: true, events }
}

/** So many cards out of the hand by chance, sorted; all, if there are no more. */
export function drawFromHand({ state, chance }: Play, seat: Seat, count: number): Card[] {
  const hand = wholeHand(state, seat)
  const drawn: Card[] = []
  while (drawn.length < count && hand.length > 0) drawn.push(...hand.splice(chance.below(hand.length), 1))
  return drawn.sort()
}

/** What the rules look at. What the seats remember is no business of theirs: the copy remembers nothing. */
function copyTable(state: State): State {
  return {
    ...state,
    places: state.places.slice(),
    hands: state.hands.map((hand) => hand.slice()),
    pile: state.pile.slice(),
    discard: state.discard.slice(),
    running: state.running.slice(),
    refused: state.refused.slice(),
    tasks: copyTasks(state.tasks),
    misses: state.misses.slice(),
    extras: state.extras.slice(),
    catchable: state.catchable.slice(),
    turnsLeft: state.turnsLeft === null ? null : state.turnsLeft.slice(),
    known: state.known.map(() => []),
  }
}
