import { type Decision, refuse } from '../../../core/decision.ts'
import type { Chance, Seat } from '../../../core/game.ts'
import { type Card, type Person, personOf, type Ship, shipOf } from '../cards.ts'
import { costFor, countOf, tradersIn } from '../display.ts'
import type { Event } from '../events.ts'
import { coinsOf, displayOf } from '../evolve.ts'
import type { State } from '../state.ts'
import { type Course, courseFrom, drawCoins, happen, oldestCoins } from './course.ts'
import { canFulfil } from './signs.ts'
import { hasGoal, noteGoal, passTurn } from './turn.ts'

/** 4.3 */
const MANY_CARDS = 5
const ADMIRAL_COINS = 2
/** 4.1 Takings for so many colours of ships. */
const FOUR_COLOURS = 4

/** 4.1, 4.2, 4.5 */
function takesOf(state: State, seat: Seat): number {
  const base = seat === state.active ? takesForColours(state.harbour) : 1
  return base + countOf(displayOf(state, seat), 'governor')
}

export function takesForColours(harbour: readonly Card[]): number {
  const colours = new Set(harbour.flatMap((card) => shipOf(card)?.colour ?? []))
  return 1 + Math.max(0, colours.size - FOUR_COLOURS + 1)
}

/** 4.3, 4.4 The seat's time to take comes: it is paid, and asked if there is anything that it can do; else the next one's comes. */
export function beginTaking(course: Course, seat: Seat): void {
  const { state } = course
  happen(course, { type: 'taking-begun', seat, takes: takesOf(state, seat) })
  const display = displayOf(state, seat)
  if (state.harbour.length >= MANY_CARDS) drawCoins(course, seat, ADMIRAL_COINS * countOf(display, 'admiral'), 'admiral')
  if (state.harbour.length === 0 && seat !== state.active) drawCoins(course, seat, countOf(display, 'jester'), 'jester')
  goOn(course)
}

/** Who can do nothing is not asked. */
export function goOn(course: Course): void {
  const { state } = course
  const { taking } = state
  if (taking === null) throw new Error('nobody takes')
  if (canTakeAny(state, taking) || (taking === state.active && canFulfil(state, taking))) return
  endTaking(course, taking)
}

/** 4.5, 4.7 Clockwise; after everybody the turn passes. */
function endTaking(course: Course, seat: Seat): void {
  const { state } = course
  const next = (seat + 1) % state.seats
  if (next !== state.active) {
    beginTaking(course, next)
    return
  }
  if (state.harbour.length > 0) happen(course, { type: 'harbour-cleared', cards: state.harbour.slice() })
  passTurn(course)
}

/** Whether the seat has a taking left and something to spend it on. */
function canTakeAny(state: State, seat: Seat): boolean {
  return state.takes > 0 && state.harbour.some((card) => canAfford(state, seat, card))
}

/** 4.5 A ship pays for itself; for a person, the cost and the coin to the active player must both be there before. */
export function canAfford(state: State, seat: Seat, card: Card): boolean {
  const person = personOf(card)
  if (person === null) return true
  const fee = seat === state.active ? 0 : 1
  return coinsOf(state, seat).length >= costFor(displayOf(state, seat), person) + fee
}

export function take(state: State, seat: Seat, at: number, chance: Chance): Decision<Event> {
  const card = state.harbour[at]
  if (card === undefined) return refuse('no-such-card', { at })
  if (state.takes === 0) return refuse('no-takes')
  if (!canAfford(state, seat, card)) return refuse('too-dear', { card, coins: coinsOf(state, seat).length })
  const course = courseFrom(state, chance)
  const ship = shipOf(card)
  const person = personOf(card)
  if (ship !== null) takeShip(course, seat, { at, card, ship })
  else if (person !== null) hire(course, seat, { at, card, person })
  goOn(course)
  return { ok: true, events: course.events }
}

/** 4.5, 4.6 To the discard, its coins drawn, then the coin to the active player. */
function takeShip(course: Course, seat: Seat, { at, card, ship }: { at: number; card: Card; ship: Ship }): void {
  const traders = tradersIn(displayOf(course.state, seat), ship.colour)
  happen(course, { type: 'ship-taken', seat, at, card, coins: ship.coins, traders })
  drawCoins(course, seat, ship.coins + traders, 'ship')
  payActive(course, seat)
}

/** 4.5, 4.6 The cost to the discard, then the coin to the active player. */
function hire(course: Course, seat: Seat, { at, card, person }: { at: number; card: Card; person: Person }): void {
  const cost = costFor(displayOf(course.state, seat), person)
  if (cost > 0) happen(course, { type: 'person-paid', seat, cards: oldestCoins(course, seat, cost) })
  payActive(course, seat)
  const had = hasGoal(course.state, seat)
  happen(course, { type: 'person-hired', seat, at, card })
  noteGoal(course, seat, had)
}

/** 4.5 */
function payActive(course: Course, seat: Seat): void {
  const { state } = course
  if (seat === state.active) return
  const [card = null] = oldestCoins(course, seat, 1)
  happen(course, { type: 'coin-handed', from: seat, to: state.active, card })
}

/** 4.1 Nothing need be taken. */
export function pass(state: State, seat: Seat, chance: Chance): Decision<Event> {
  const course = courseFrom(state, chance)
  happen(course, { type: 'passed', seat })
  endTaking(course, seat)
  return { ok: true, events: course.events }
}
