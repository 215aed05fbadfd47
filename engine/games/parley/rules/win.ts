import type { Side } from '../actions.ts'
import { type Ballot, cardsOf, upsettingCard } from '../ballot.ts'
import { type Country, defendersOf } from '../cards.ts'
import type { Event, EventOf } from '../events.ts'
import { neighboursOf } from '../map.ts'
import type { State } from '../state.ts'
import { callDiscards } from './discard.ts'
import { endGame } from './ending.ts'

/** 1.1 Port markers of a country. */
const MARKERS = 13

/** 5.4, 4.7, 4.8 A single `blunder` turns the outcome round; the winners get their markers and points; the votes are discarded. */
export function winSiege(ballot: Ballot, side: Side): Event[] {
  const { state, anchor } = ballot
  const isBlundered = upsettingCard(ballot.laid)?.card === 'blunder'
  const winner = isBlundered ? otherSide(side) : side
  const countries = winner === 'attack' ? state.portCard : defendersOf(state.portCard)
  const markers = countries.map((country) => placeMarker(state, country, anchor))

  const events: Event[] = isBlundered ? [{ type: 'blundered', side: winner }] : []
  events.push({ type: 'siege-won', port: anchor, side: winner, countries }, ...markers, { type: 'votes-discarded', cards: cardsOf(ballot) })
  // 3.2 No port is left to besiege: the game ends at once.
  const ports = state.options.map.ports.length - state.options.map.admirals.length
  if (state.sieges + 1 === ports) events.push(...endGame(state, pointsAfter(state, markers)))
  else events.push(...callDiscards(ballot))
  return events
}

function otherSide(side: Side): Side {
  return side === 'attack' ? 'defence' : 'attack'
}

/** 4.7 One point, and one for each adjacent port that already bears the country's marker. Out of markers: only the points. */
function placeMarker(state: State, country: Country, port: string): EventOf<'marker-placed'> {
  const neighbours = neighboursOf(state.options.map).get(port) ?? []
  const held = neighbours.filter((neighbour) => state.markers[neighbour]?.includes(country))
  const placed = Object.values(state.markers).filter((countries) => countries.includes(country)).length
  return { type: 'marker-placed', country, port, points: 1 + held.length, marker: placed < MARKERS }
}

function pointsAfter(state: State, markers: readonly EventOf<'marker-placed'>[]): Record<Country, number> {
  const points = { ...state.points }
  for (const { country, points: scored } of markers) points[country] += scored
  return points
}
