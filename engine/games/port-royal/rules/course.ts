import { shuffle } from '../../../core/cards.ts'
import type { Chance, Seat } from '../../../core/game.ts'
import { type Card, type Coin, SUBSTITUTE } from '../cards.ts'
import type { Earned, Event } from '../events.ts'
import { coinsOf, evolve } from '../evolve.ts'
import type { State } from '../state.ts'

/** What follows from an action, event by event, on a copy of the table that goes along. */
export type Course = { state: State; events: Event[]; chance: Chance }

/** Shares what no event changes in place. */
export function courseFrom(state: State, chance: Chance): Course {
  return {
    state: {
      ...state,
      harbour: state.harbour.slice(),
      expeditions: state.expeditions.slice(),
      displays: state.displays.map((display) => display.slice()),
      coins: state.coins.map((coins) => coins.slice()),
      pile: state.pile.slice(),
      discard: state.discard.slice(),
    },
    events: [],
    chance,
  }
}

export function happen({ state, events }: Course, event: Event): void {
  events.push(event)
  evolve(state, event)
}

/** 2.4 At the moment when a card is wanted from it; false = there is none to be had. */
export function ensurePile(course: Course): boolean {
  const { state, chance } = course
  if (state.pile.length > 0) return true
  if (state.discard.length === 0) return false
  happen(course, { type: 'pile-renewed', pile: shuffle(state.discard, chance) })
  return true
}

/** 2.2, 2.4 So many coins from the pile; what it lacks in substitutes. */
export function drawCoins(course: Course, seat: Seat, count: number, why: Earned): void {
  let left = count
  while (left > 0) {
    const cards: Coin[] = ensurePile(course) ? course.state.pile.slice(0, left) : Array.from({ length: left }, (): Coin => SUBSTITUTE)
    happen(course, { type: 'coins-drawn', seat, cards, why })
    left -= cards.length
  }
}

/** 2.2 The oldest coins of the seat. */
export function oldestCoins({ state }: Course, seat: Seat, count: number): Coin[] {
  return coinsOf(state, seat).slice(0, count)
}

export function topCard({ state }: Course): Card {
  const [card] = state.pile
  if (card === undefined || card === null) throw new Error('the top of the pile is not known')
  return card
}

/** All seats, clockwise from this one. */
export function seatsFrom(seat: Seat, seats: number): Seat[] {
  return Array.from({ length: seats }, (_, step) => (seat + step) % seats)
}

/** 2.4 Neither pile nor discard has a card. */
export function isNothingLeft({ pile, discard }: State): boolean {
  return pile.length === 0 && discard.length === 0
}
