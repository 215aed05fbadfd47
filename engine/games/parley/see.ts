import type { Viewer } from '../../core/game.ts'
import type { Event, EventOf } from './events.ts'
import type { Blackmail, LaidCard, State } from './state.ts'

type See = { readonly [T in Event['type']]: (event: EventOf<T>, viewer: Viewer) => EventOf<T> }

/** Section 11, event by event: what is public is said out loud. */
const SEE: See = {
  dealt: (event, viewer) => ({
    type: 'dealt',
    seats: event.seats,
    options: event.options,
    captain: event.captain,
    missions: event.missions.map((mission, seat) => (seat === viewer ? mission : null)),
    hands: event.hands.map((hand, seat) => shown(hand, seat === viewer)),
    blackmailCards: event.blackmailCards.map((cards, seat) => shown(cards, seat === viewer)),
    pile: shown(event.pile, false),
    portCard: event.portCard,
    portDeck: shown(event.portDeck, false),
  }),
  'siege-begun': isPublic,
  'vote-laid': ({ seat, way, card }, viewer) => ({ type: 'vote-laid', seat, way, card: way === 'open' || seat === viewer ? card : null }),
  'vote-passed': isPublic,
  'votes-opened': isPublic,
  'last-void': isPublic,
  'last-called': isPublic,
  'extra-laid': isPublic,
  'votes-revealed': isPublic,
  'specials-annulled': isPublic,
  'votes-discarded': isPublic,
  'vote-cancelled': isPublic,
  mutinied: isPublic,
  'change-called': isPublic,
  'anchor-moved': isPublic,
  'votes-counted': isPublic,
  'tie-called': isPublic,
  'tie-broken': isPublic,
  blundered: isPublic,
  'siege-won': isPublic,
  'marker-placed': isPublic,
  'discards-called': isPublic,
  'discard-chosen': ({ seat, card }, viewer) => ({ type: 'discard-chosen', seat, card: seat === viewer ? card : null }),
  'discard-taken': ({ seat, card }, viewer) => ({ type: 'discard-taken', seat, card: seat === viewer ? card : null }),
  'cards-drawn': ({ seat, cards }, viewer) => ({ type: 'cards-drawn', seat, cards: shown(cards, seat === viewer) }),
  'pile-renewed': ({ pile }) => ({ type: 'pile-renewed', pile: shown(pile, false) }),
  'port-card-turned': isPublic,
  'captaincy-passed': isPublic,
  'admiral-moved': isPublic,
  paid: isPublic,
  'letter-taken': isPublic,
  'letter-scored': isPublic,
  blackmailed: ({ from, to, country }, viewer) => ({
    type: 'blackmailed',
    from,
    to,
    country: from === viewer || to === viewer ? country : null,
  }),
  'blackmail-answered': isPublic,
  'laid-aside': isPublic,
  'missions-shown': isPublic,
  'aside-settled': isPublic,
  'prize-called': isPublic,
  'game-ended': isPublic,
}

/** The event as the viewer may know it; hidden things are null, shapes and lengths stay. */
export function see(event: Event, viewer: Viewer): Event {
  // The table gives each type its own function; the compiler cannot follow that through an index.
  return (SEE[event.type] as (event: Event, viewer: Viewer) => Event)(event, viewer)
}

/** Section 11: the table as the viewer may know it, field by field. Options are shared: they never change. */
export function mask(state: State, viewer: Viewer): State {
  const isOver = state.phase === 'over'
  return {
    seats: state.seats,
    options: state.options,
    phase: state.phase,
    captain: state.captain,
    asked: state.asked,
    sieges: state.sieges,
    anchor: state.anchor,
    vote: maskVote(state.vote, viewer),
    portCard: state.portCard,
    portDeck: shown(state.portDeck, false),
    portsGone: state.portsGone.slice(),
    points: { ...state.points },
    markers: Object.fromEntries(Object.entries(state.markers).map(([port, countries]) => [port, countries.slice()])),
    admirals: state.admirals.map(({ port, moved }) => ({ port, moved })),
    letters: state.letters.map(({ country, seat }) => ({ country, seat })),
    silver: state.silver.slice(),
    supply: state.supply,
    missions: state.missions.map((mission, seat) => (isOver || seat === viewer ? mission : null)),
    hands: state.hands.map((hand, seat) => shown(hand, seat === viewer)),
    blackmailCards: state.blackmailCards.map((cards, seat) => shown(cards, seat === viewer)),
    blackmails: state.blackmails.map((blackmail) => maskBlackmail(blackmail, viewer, isOver)),
    pile: shown(state.pile, false),
    discard: state.discard.map(({ card, by }) => ({ card: by === null || by === viewer ? card : null, by })),
    extras: state.extras.map((extra, seat) => (extra === null ? null : { card: seat === viewer ? extra.card : null })),
    leanings: state.leanings.map((leaning) => ({ ...leaning })),
    account: maskAccount(state.account),
    ending: maskEnding(state.ending),
  }
}

function maskVote(vote: State['vote'], viewer: Viewer): State['vote'] {
  if (vote === null) return null
  return {
    way: vote.way,
    laid: vote.laid.map((laid) => maskLaid(laid, viewer)),
    passed: vote.passed.slice(),
    opened: vote.opened === null ? null : vote.opened.slice(),
    revealed: vote.revealed,
    annulled: vote.annulled.slice(),
    sums: vote.sums === null ? null : { swords: vote.sums.swords, shields: vote.sums.shields },
  }
}

function maskLaid({ seat, card, extra, shown: isShown }: LaidCard, viewer: Viewer): LaidCard {
  return { seat, card: isShown || seat === viewer ? card : null, extra, shown: isShown }
}

/** 8.4 Only the two see the country; 8.5 when all is over, everybody sees it on a card that money lay on (settled: `aside` null). */
function maskBlackmail({ from, to, country, answer, aside }: Blackmail, viewer: Viewer, isOver: boolean): Blackmail {
  const isSettled = isOver && answer === 'maybe' && aside === null
  return { from, to, country: isSettled || from === viewer || to === viewer ? country : null, answer, aside }
}

function maskAccount(account: State['account']): State['account'] {
  if (account === null) return null
  const { purse, returned, won, prizes, dues } = account
  return { purse: purse.slice(), returned: returned.slice(), won: won.slice(), prizes: prizes.slice(), dues: dues.slice() }
}

function maskEnding(ending: State['ending']): State['ending'] {
  if (ending === null) return null
  return { score: ending.score.slice(), silver: ending.silver.slice(), points: ending.points.slice(), rank: ending.rank.slice() }
}

/** Everybody may know all of it. */
function isPublic<E extends Event>(event: E): E {
  return event
}

/** The cards, or as many backs. */
function shown<T>(cards: readonly (T | null)[], isShown: boolean): (T | null)[] {
  return isShown ? cards.slice() : cards.map(() => null)
}
