import { COUNTRIES, type Country } from './cards.ts'
import type { EventOf } from './events.ts'
import type { State, Vote } from './state.ts'

/** 2.2 7 gold and 7 silver. */
const PURSE = 42

// One entry for each country: the list is the union.
const NO_POINTS = Object.fromEntries(COUNTRIES.map((country) => [country, 0])) as Readonly<Record<Country, number>>

/** Section 2: the table that an opening event makes, whole or seen. */
export function begin(opening: EventOf<'dealt'>): State {
  const { seats, options } = opening
  return {
    seats,
    options,
    phase: 'captain',
    captain: opening.captain,
    asked: null,
    sieges: 0,
    anchor: null,
    vote: null,
    portCard: opening.portCard,
    portDeck: opening.portDeck.slice(),
    portsGone: [],
    points: noPoints(),
    markers: noMarkers(),
    admirals: options.map.admirals.map((port) => ({ port, moved: false })),
    letters: [],
    silver: Array.from({ length: seats }, () => PURSE),
    supply: 0,
    missions: opening.missions.slice(),
    hands: opening.hands.map((hand) => hand.slice()),
    blackmailCards: opening.blackmailCards.map((cards) => cards.slice()),
    blackmails: [],
    pile: opening.pile.slice(),
    discard: [],
    extras: Array.from({ length: seats }, () => null),
    leanings: Array.from({ length: seats }, noPoints),
    account: null,
    ending: null,
  }
}

/** A vote without a card. */
export function freshVote(way: Vote['way']): Vote {
  return { way, laid: [], passed: [], opened: null, revealed: false, annulled: [], sums: null }
}

function noPoints(): Record<Country, number> {
  return { ...NO_POINTS }
}

/**
 * An object without a prototype is a hash table from the start. An ordinary one would get a shape of its own for every order in which
 * ports fall, and looking ports up would cost a fifth of all the time of a random game.
 */
function noMarkers(): State['markers'] {
  return Object.create(null)
}
