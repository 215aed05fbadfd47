import type { Side } from '../actions.ts'
import { type Ballot, cardsOf, upsettingCards } from '../ballot.ts'
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
  const isBlundered = hasBlundered(ballot)
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

/** 5.4, 5.8 */
function hasBlundered({ laid }: Ballot): boolean {
  const [single, ...others] = upsettingCards(laid)
  return single?.card === 'blunder' && others.length === 0
}

function otherSide(side: Side): Side {
  return side === 'attack' ? 'defence' : 'attack'
}

/** 4.7 One point, and one for each adjacent port that already bears the country's marker. Out of markers: only the points. */
function placeMarker(state: State, country: Country, port: string): EventOf<'marker-placed'> {
  let points = 1
  for (const neighbour of neighboursOf(state.options.map).get(port) ?? []) if (state.markers[neighbour]?.includes(country)) points += 1
  return { type: 'marker-placed', country, port, points, marker: hasMarkerLeft(state, country) }
}

/** 1.1, 4.7 It places at most one in a siege, so that there is nothing to count before the fourteenth. */
function hasMarkerLeft({ sieges, markers, options }: State, country: Country): boolean {
  if (sieges < MARKERS) return true
  let placed = 0
  for (const { id } of options.map.ports) if (markers[id]?.includes(country)) placed += 1
  return placed < MARKERS
}

function pointsAfter(state: State, markers: readonly EventOf<'marker-placed'>[]): Record<Country, number> {
  const points = { ...state.points }
  for (const { country, points: scored } of markers) points[country] += scored
  return points
}
