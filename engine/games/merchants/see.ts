import type { Viewer } from '../../core/game.ts'
import { copyTasks } from './asked.ts'
import type { Event, EventOf } from './events.ts'
import type { Choice, Ending, Known, Pick, State } from './state.ts'

type See = { readonly [T in Event['type']]: (event: EventOf<T>, viewer: Viewer) => EventOf<T> }

/** Section 9, event by event: what is public is said out loud. */
const SEE: See = {
  dealt: (event, viewer) => ({
    type: 'dealt',
    seats: event.seats,
    options: event.options,
    pirate: event.pirate,
    turn: event.turn,
    hands: event.hands.map((hand, seat) => shown(hand, seat === viewer)),
    pile: shown(event.pile, false),
  }),
  'turn-begun': isPublic,
  'turn-ended': isPublic,
  'turn-missed': isPublic,
  passed: isPublic,
  'card-drawn': ({ seat, card }, viewer) => ({ type: 'card-drawn', seat, card: seat === viewer ? card : null }),
  'pile-renewed': ({ pile }) => ({ type: 'pile-renewed', pile: shown(pile, false) }),
  stolen: ({ from, to, card }, viewer) => ({ type: 'stolen', from, to, card: isOneOf(viewer, from, to) ? card : null }),
  attacked: isPublic,
  'defence-called': isPublic,
  defended: isPublic,
  'spoils-taken': ({ from, to, cards }, viewer) => ({
    type: 'spoils-taken',
    from,
    to,
    cards: shown(cards, isOneOf(viewer, from, to)),
  }),
  sunk: isPublic,
  beaten: isPublic,
  returned: isPublic,
  'countdown-begun': isPublic,
  'trade-offered': ({ from, to, card }, viewer) => ({ type: 'trade-offered', from, to, card: from === viewer ? card : null }),
  'trade-refused': isPublic,
  traded: ({ from, to, given, taken }, viewer) => {
    const isSeen = isOneOf(viewer, from, to)
    return { type: 'traded', from, to, given: isSeen ? given : null, taken: isSeen ? taken : null }
  },
  'trim-called': isPublic,
  'trim-declined': isPublic,
  caught: isPublic,
  'cards-taken': ({ from, to, cards }, viewer) => ({
    type: 'cards-taken',
    from,
    to,
    cards: shown(cards, isOneOf(viewer, from, to)),
  }),
  discarded: isPublic,
  'pick-called': ({ pick, tasks }, viewer) => ({ type: 'pick-called', pick: maskPick(pick, viewer), tasks }),
  'event-drawn': isPublic,
  'step-begun': isPublic,
  'event-discarded': isPublic,
  'choice-called': isPublic,
  'player-chosen': isPublic,
  'hand-seen': ({ by, of, cards }, viewer) => ({ type: 'hand-seen', by, of, cards: shown(cards, isOneOf(viewer, by, of)) }),
  'top-seen': ({ seat, cards }, viewer) => ({ type: 'top-seen', seat, cards: shown(cards, seat === viewer) }),
  'cards-found': ({ seat, cards }, viewer) => ({ type: 'cards-found', seat, cards: shown(cards, seat === viewer) }),
  'pile-shuffled': ({ pile }) => ({ type: 'pile-shuffled', pile: shown(pile, false) }),
  'treasure-salvaged': isPublic,
  'cards-given': ({ from, to, cards }, viewer) => ({
    type: 'cards-given',
    from,
    to,
    cards: shown(cards, isOneOf(viewer, from, to)),
  }),
  becalmed: isPublic,
  'turn-gained': isPublic,
  'put-to-sea': isPublic,
  'port-reached': isPublic,
  'game-ended': isPublic,
}

/** The event as the viewer may know it; hidden things are null, shapes and lengths stay. */
export function see(event: Event, viewer: Viewer): Event {
  // The table gives each type its own function; the compiler cannot follow that through an index.
  return (SEE[event.type] as (event: Event, viewer: Viewer) => Event)(event, viewer)
}

/** Section 9: the table as the viewer may know it, field by field. Options are shared: they never change. */
export function mask(state: State, viewer: Viewer): State {
  const { offer } = state
  return {
    seats: state.seats,
    options: state.options,
    pirate: state.pirate,
    phase: state.phase,
    turn: state.turn,
    places: state.places.slice(),
    hands: state.hands.map((hand, seat) => shown(hand, seat === viewer)),
    pile: shown(state.pile, false),
    discard: state.discard.slice(),
    running: state.running.slice(),
    drawnByEvents: state.drawnByEvents,
    attack: state.attack === null ? null : { from: state.attack.from, to: state.attack.to, card: state.attack.card },
    offer: offer === null ? null : { from: offer.from, to: offer.to, card: offer.from === viewer ? offer.card : null },
    refused: state.refused.slice(),
    pick: state.pick === null ? null : maskPick(state.pick, viewer),
    choice: copyChoice(state.choice),
    tasks: copyTasks(state.tasks),
    misses: state.misses.slice(),
    extras: state.extras.slice(),
    catchable: state.catchable.slice(),
    turnsLeft: state.turnsLeft === null ? null : state.turnsLeft.slice(),
    known: state.known.map((row, seat) => (row === null || seat !== viewer ? null : row.map(copyKnown))),
    ending: copyEnding(state.ending),
  }
}

/** What is picked from is seen by whoever picks. */
function maskPick({ seat, why, of, count, cards }: Pick, viewer: Viewer): Pick {
  return { seat, why, of, count, cards: shown(cards, seat === viewer) }
}

function copyChoice(choice: Choice | null): Choice | null {
  return choice === null ? null : { seat: choice.seat, why: choice.why, seats: choice.seats.slice() }
}

function copyKnown({ sure, maybe, gone }: Known): Known {
  return { sure: sure.slice(), maybe: maybe.slice(), gone }
}

/** 6.3 Everybody has seen it. */
function copyEnding(ending: Ending | null): Ending | null {
  if (ending === null) return null
  const { winner, why, pirate, merchants, treasures } = ending
  return { winner, why, pirate, merchants, treasures: treasures.map((cards) => cards.slice()) }
}

function isOneOf(viewer: Viewer, one: number, other: number): boolean {
  return viewer === one || viewer === other
}

/** Everybody may know all of it. */
function isPublic<E extends Event>(event: E): E {
  return event
}

/** The cards, or as many backs. */
function shown<T>(cards: readonly (T | null)[], isShown: boolean): (T | null)[] {
  return isShown ? cards.slice() : cards.map(() => null)
}
