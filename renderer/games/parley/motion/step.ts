import type { Seat } from '../../../../engine/core/game.ts'
import type { Event } from '../../../../engine/games/parley/events.ts'
import type { State } from '../../../../engine/games/parley/state.ts'
import type { Around as AroundOf, Moves as MovesOf } from '../../../table/steps.ts'

/** The views around an event, and who looks. */
export type Around = AroundOf<State>

/** How each type of event moves pieces. */
export type Moves<T extends Event['type']> = MovesOf<Event, State, T>

const CARD_ASPECT = 176 / 254
export const BACK = { kind: 'vote', face: 'back', aspect: CARD_ASPECT, size: 1 }

/** Where a seat's cards come from when they are not mine: the backs on the plaque. */
export const cardsOf = (seat: Seat): string => `cards:${seat}`

/** Ids of the hand's cards that are in one view and not in the other (layout/mine.ts counts copies the same way). */
export function handIds(view: State, seat: Seat): string[] {
  const seen = new Map<string, number>()
  return (view.hands[seat] ?? []).map((card) => {
    const kind = card ?? 'back'
    const copy = seen.get(kind) ?? 0
    seen.set(kind, copy + 1)
    return `hand:${kind}:${copy}`
  })
}

export function gone(seat: Seat, { before, after }: Around): string[] {
  const left = new Set(handIds(after, seat))
  return handIds(before, seat).filter((id) => !left.has(id))
}

export function come(seat: Seat, { before, after }: Around): string[] {
  const had = new Set(handIds(before, seat))
  return handIds(after, seat).filter((id) => !had.has(id))
}
