import type { Seat, Viewer } from '../../../../engine/core/game.ts'
import type { Event } from '../../../../engine/games/parley/events.ts'
import type { State } from '../../../../engine/games/parley/state.ts'
import type { Motion, Path, Step } from '../../../table/contract.ts'

/** The views around an event, and who looks. */
export type Around = { before: State; after: State; viewer: Viewer }

/** How each type of event moves pieces. */
export type Moves<T extends Event['type']> = { [K in T]: (event: Extract<Event, { type: K }>, around: Around) => Motion }

type Fine = Omit<Partial<Step>, 'piece' | 'path' | 'delayMs' | 'durationMs'>

export function step(piece: string, path: Path, [delayMs, durationMs]: [delay: number, duration: number], fine: Fine = {}): Step {
  return { piece, path, delayMs, durationMs, ...fine }
}

/** Something that is seen only while it flies. */
export function flight(
  from: string,
  to: string,
  how: { path: Path; at: [delay: number, duration: number]; as: NonNullable<Step['as']>; sound?: string },
): Step {
  const { path, at, as, sound } = how
  return step(`${from} to ${to}`, path, at, { from, to, as, ...(sound ? { sound } : {}) })
}

const CARD_ASPECT = 176 / 254
export const BACK = { kind: 'vote', face: 'back', aspect: CARD_ASPECT, size: 1 }

export const still = (holdMs: number, ...sounds: string[]): Motion => ({ steps: [], holdMs, sounds })

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
