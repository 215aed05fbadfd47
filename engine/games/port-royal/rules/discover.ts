import { type Decision, refuse } from '../../../core/decision.ts'
import type { Chance, Seat } from '../../../core/game.ts'
import { type Card, factsOf, type Ship, shipOf, type Tax } from '../cards.ts'
import { canRepel, countOf, pointsIn, swordsIn } from '../display.ts'
import type { Event } from '../events.ts'
import { coinsOf, displayOf } from '../evolve.ts'
import type { State } from '../state.ts'
import { type Course, courseFrom, drawCoins, ensurePile, happen, isNothingLeft, oldestCoins, seatsFrom, topCard } from './course.ts'
import { beginTaking } from './taking.ts'
import { passTurn } from './turn.ts'

/** 3.1 */
export function reveal(state: State, seat: Seat, chance: Chance): Decision<Event> {
  if (isNothingLeft(state)) return refuse('no-cards')
  const course = courseFrom(state, chance)
  ensurePile(course)
  const card = topCard(course)
  happen(course, { type: 'card-revealed', seat, card })
  const facts = factsOf(card)
  if (facts.sort === 'tax') payTaxes(course, card, facts)
  if (facts.sort === 'ship') shipComes(course, seat, card, facts)
  return { ok: true, events: course.events }
}

/** 3.2, 3.3 */
function shipComes(course: Course, seat: Seat, card: Card, ship: Ship): void {
  if (canRepel(displayOf(course.state, seat), ship)) happen(course, { type: 'repel-asked', seat, card })
  else if (isSecond(course.state, ship)) goUnder(course, seat)
}

/** 3.3 Whether another ship of that colour lies in the harbour. */
function isSecond({ harbour }: State, { colour }: Ship): boolean {
  let ships = 0
  for (const card of harbour) if (shipOf(card)?.colour === colour) ships += 1
  return ships > 1
}

/** 3.3, 4.4 The harbour goes to the discard, jesters pay everybody, the turn ends. */
function goUnder(course: Course, active: Seat): void {
  const { state } = course
  happen(course, { type: 'went-under', seat: active, cards: state.harbour.slice() })
  for (const seat of seatsFrom(active, state.seats)) drawCoins(course, seat, countOf(displayOf(state, seat), 'jester'), 'jester')
  passTurn(course)
}

/** 3.2 */
export function repel(state: State, seat: Seat): Decision<Event> {
  return { ok: true, events: [{ type: 'ship-repelled', seat, card: lastShip(state) }] }
}

/** 3.2, 3.3 */
export function keep(state: State, seat: Seat, chance: Chance): Decision<Event> {
  const course = courseFrom(state, chance)
  const card = lastShip(state)
  const ship = shipOf(card)
  happen(course, { type: 'ship-kept', seat, card })
  if (ship !== null && isSecond(course.state, ship)) goUnder(course, seat)
  return { ok: true, events: course.events }
}

function lastShip({ harbour }: State): Card {
  const card = harbour.at(-1)
  if (card === undefined) throw new Error('no ship lies last in the harbour')
  return card
}

/** 3.4 */
const RICH = 12

/** 3.4, 4.8 Everybody gives before anybody gets; then the tax card goes. */
function payTaxes(course: Course, card: Card, { by }: Tax): void {
  const { state } = course
  const order = seatsFrom(state.active, state.seats)
  for (const seat of order) {
    const owned = coinsOf(state, seat).length
    if (owned >= RICH) happen(course, { type: 'tax-paid', seat, cards: oldestCoins(course, seat, Math.floor(owned / 2)) })
  }
  const worth = (seat: Seat): number => (by === 'swords' ? swordsIn(displayOf(state, seat)) : -pointsIn(displayOf(state, seat)))
  const best = Math.max(...order.map(worth))
  for (const seat of order) if (worth(seat) === best) drawCoins(course, seat, 1, 'tax')
  happen(course, { type: 'tax-settled', card })
}

/** 4.1 */
export function stop(state: State, seat: Seat, chance: Chance): Decision<Event> {
  if (!state.revealed && !isNothingLeft(state)) return refuse('first-card')
  const course = courseFrom(state, chance)
  beginTaking(course, seat)
  return { ok: true, events: course.events }
}
