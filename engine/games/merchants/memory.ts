import { putSorted } from '../../core/cards.ts'
import type { Seat } from '../../core/game.ts'
import type { Card } from './cards.ts'
import type { Known, State } from './state.ts'

/*
 * Section 9: what each seat knows of the others' hands. Every function goes through those who remember: at a whole table all seats, in a
 * view its own seat alone (the other rows are hidden), so that both come to the same.
 */

/** All see the card leave the hand. */
export function seeLeave(state: State, from: Seat, card: Card): void {
  for (const row of state.known) if (row !== null) leave(row[from], card)
}

/** All see the card come into the hand. */
export function seeCome(state: State, to: Seat, card: Card): void {
  for (let viewer = 0; viewer < state.seats; viewer += 1) if (viewer !== to) come(state.known[viewer]?.[to], card)
}

/** A card goes from hand to hand; the two know which, the others only that. */
export function seeMove(state: State, { from, to, card }: { from: Seat; to: Seat; card: Card | null }): void {
  for (let viewer = 0; viewer < state.seats; viewer += 1) {
    const row = state.known[viewer]
    if (row === null || row === undefined) continue
    if (viewer === from) come(row[to], card)
    else leave(row[from], viewer === to ? card : null)
  }
}

/** The hand is empty, as all see. */
export function seeEmpty(state: State, of: Seat): void {
  for (const row of state.known) {
    const known = row?.[of]
    if (known !== undefined) set(known, [])
  }
}

/** One seat sees a whole hand. */
export function seeHand(state: State, { by, of, cards }: { by: Seat; of: Seat; cards: readonly (Card | null)[] }): void {
  const known = state.known[by]?.[of]
  if (known === undefined) return
  set(
    known,
    cards.filter((card) => card !== null),
  )
}

function set(known: Known, sure: Card[]): void {
  known.sure = sure
  known.maybe = []
  known.gone = 0
}

function come(known: Known | undefined, card: Card | null): void {
  if (known !== undefined && card !== null) putSorted(known.sure, card)
}

/** A card that left unseen (null) may be any of those that were known: the hand holds all of them but one. */
function leave(known: Known | undefined, card: Card | null): void {
  if (known === undefined || (known.sure.length === 0 && known.maybe.length === 0)) return
  if (card === null) {
    for (const sure of known.sure) putSorted(known.maybe, sure)
    known.sure = []
    known.gone += 1
  } else takeFrom(known, card)
  if (known.gone < known.maybe.length) return
  known.maybe = []
  known.gone = 0
}

/** Of a kind that is there for sure and maybe, the sure one goes: the other may have left before. */
function takeFrom({ sure, maybe }: Known, card: Card): void {
  const list = sure.includes(card) ? sure : maybe
  const place = list.indexOf(card)
  if (place >= 0) list.splice(place, 1)
}
