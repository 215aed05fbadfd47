import type { EventOf } from './events.ts'
import type { Known, State } from './state.ts'

/** Section 2: the table that an opening event makes, whole or seen. */
export function begin({ seats, options, pirate, turn, hands, pile }: EventOf<'dealt'>): State {
  return {
    seats,
    options,
    pirate,
    phase: 'turn',
    turn,
    places: hands.map(() => 'sea'),
    hands: hands.map((hand) => hand.slice()),
    pile: pile.slice(),
    discard: [],
    running: [],
    drawnByEvents: 0,
    attack: null,
    offer: null,
    refused: [],
    pick: null,
    choice: null,
    tasks: [],
    misses: hands.map(() => false),
    extras: hands.map(() => false),
    catchable: hands.map(() => false),
    turnsLeft: null,
    // Of a seen opening: only whose hand lies open remembers.
    known: hands.map((hand) => (hand[0] === null ? null : hands.map(nothingKnown))),
    ending: null,
  }
}

export function nothingKnown(): Known {
  return { sure: [], maybe: [], gone: 0 }
}
