import type { Country, PortCard } from './cards.ts'
import type { Blackmail, State } from './state.ts'
import { waiting } from './waiting.ts'

/** For the referee (referee.md): exactly these keys, in this order. */
export function summary(state: State, part: 'public' | 'all'): unknown {
  const open = summarizeOpen(state)
  return part === 'public' ? open : { ...open, ...summarizeHidden(state) }
}

function summarizeOpen(state: State) {
  return {
    captain: state.captain,
    phase: state.phase,
    waiting: waiting(state),
    sieges: state.sieges,
    portCard: state.portCard,
    points: state.points,
    silver: state.silver,
    aside: asides(state).map(({ from, to, aside }) => ({ from: to, to: from, silver: aside })),
    markers: state.markers,
    admirals: state.admirals.map(({ port, moved }) => ({ port, moved })),
    privateers: state.letters.map(({ country, seat }) => ({ country, seat })),
    hands: state.hands.map((hand) => hand.length),
    pile: state.pile.length,
    discard: state.discard.length,
    anchor: state.anchor,
    vote: state.vote === null ? null : state.vote.way,
    result: summarizeResult(state),
  }
}

function summarizeHidden(state: State) {
  return {
    missions: state.missions,
    handCards: state.hands.map((hand) => hand.toSorted()),
    pileCards: state.pile,
    discardCards: state.discard.map(({ card }) => card).sort(),
    portDeck: state.portDeck satisfies (PortCard | null)[],
    asideCountries: asides(state).map(({ country }): Country | null => country),
  }
}

/** Every MAYBE is an entry, oldest first, also of 0; none is left once the game is over (section 13). */
function asides(state: State): Blackmail[] {
  return state.phase === 'over' ? [] : state.blackmails.filter(({ aside }) => aside !== null)
}

function summarizeResult({ ending }: State) {
  if (ending === null) return null
  const { score, silver, points, rank } = ending
  return score.map((total, seat) => ({ seat, score: total, silver: silver[seat], points: points[seat], rank: rank[seat] }))
}
