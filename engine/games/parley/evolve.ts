import { voteOf } from './ballot.ts'
import { begin } from './begin.ts'
import type { Event, EventOf } from './events.ts'
import { evolveAsideSettled, evolveBlackmailAnswered, evolveBlackmailed, evolveLaidAside, evolvePaid, openAccount } from './evolvePurse.ts'
import * as vote from './evolveVote.ts'
import type { State } from './state.ts'

type Evolve = { readonly [T in Event['type']]: (state: State, event: EventOf<T>) => void }

const EVOLVE: Evolve = {
  dealt: (state, event) => Object.assign(state, begin(event)),
  'siege-begun': vote.evolveSiegeBegun,
  'vote-laid': vote.evolveVoteLaid,
  'vote-passed': (state, { seat }) => voteOf(state).passed.push(seat),
  'votes-opened': (state, { cards }) => {
    voteOf(state).opened = cards.slice()
  },
  'last-void': () => {},
  'last-called': vote.evolveLastCalled,
  'extra-laid': vote.evolveExtraLaid,
  'votes-revealed': vote.evolveVotesRevealed,
  'specials-annulled': (state, { cards }) => {
    voteOf(state).annulled = cards.slice()
  },
  'votes-discarded': vote.evolveVotesDiscarded,
  'vote-cancelled': () => {},
  mutinied: vote.evolveMutinied,
  'change-called': vote.evolveChangeCalled,
  'anchor-moved': vote.evolveAnchorMoved,
  'votes-counted': (state, { swords, shields }) => {
    voteOf(state).sums = { swords, shields }
  },
  'tie-called': (state, { seat }) => vote.ask(state, 'tie', seat),
  'tie-broken': vote.askNobody,
  blundered: () => {},
  'siege-won': (state, { port }) => {
    state.sieges += 1
    state.markers[port] = []
  },
  'marker-placed': (state, { country, port, points, marker }) => {
    state.points[country] += points
    if (marker) state.markers[port]?.push(country)
  },
  'discards-called': (state) => {
    state.phase = 'discard'
  },
  'discard-chosen': (state, { seat, card }) => {
    state.extras[seat] = { card }
  },
  'discard-taken': vote.evolveDiscardTaken,
  'cards-drawn': vote.evolveCardsDrawn,
  'pile-renewed': (state, { pile }) => {
    state.pile = pile.slice()
    state.discard = []
  },
  'port-card-turned': (state, { card }) => {
    state.portsGone.push(state.portCard)
    state.portCard = card
    state.portDeck.shift()
    state.anchor = null
    state.vote = null
    state.extras.fill(null)
  },
  'captaincy-passed': (state, { captain }) => {
    state.captain = captain
    state.phase = 'captain'
    state.asked = null
  },
  'admiral-moved': (state, { admiral, port }) => {
    state.admirals[admiral] = { port, moved: true }
  },
  paid: evolvePaid,
  'letter-taken': (state, { seat, country }) => {
    state.letters.push({ country, seat })
  },
  'letter-scored': (state, { country, points }) => {
    state.points[country] += points
  },
  blackmailed: evolveBlackmailed,
  'blackmail-answered': evolveBlackmailAnswered,
  'laid-aside': evolveLaidAside,
  // 3.2 The port card stays open, the captain stays (section 13).
  'missions-shown': (state, { missions }) => {
    state.missions = missions.slice()
    state.phase = 'over'
    state.anchor = null
    state.vote = null
    state.account = openAccount(state.silver)
  },
  'aside-settled': evolveAsideSettled,
  'prize-called': () => {},
  'game-ended': (state, { ending }) => {
    state.ending = ending
  },
}

/** Applies one event, whole or seen, to the state that it is given, in place. */
export function evolve(state: State, event: Event): void {
  // The table gives each type its own function; the compiler cannot follow that through an index.
  const evolveType = EVOLVE[event.type] as (state: State, event: Event) => void
  evolveType(state, event)
}
