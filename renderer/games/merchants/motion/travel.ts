import type { Seat } from '../../../../engine/core/game.ts'
import type { Card } from '../../../../engine/games/merchants/cards.ts'
import type { State } from '../../../../engine/games/merchants/state.ts'
import type { Motion, Step } from '../../../table/contract.ts'
import { type Around as AroundOf, flight, step } from '../../../table/steps.ts'
import { fanId, handIds } from '../ids.ts'
import { CARD_ASPECT, heldBy } from '../layout/placing.ts'

export type Around = AroundOf<State>

const FLY_MS = 480
const APART_MS = 130
/** All cards of one event have set off by then. */
const LONGEST_MS = 900
const NOD_MS = 160

/** A card on its way; `size` against the height of what it flies between. */
export const asCard = (face: string | null, size = 0.94): NonNullable<Step['as']> => ({
  kind: 'card',
  face: face ?? 'back',
  aspect: CARD_ASPECT,
  size,
})

/** Ids of my hand that are in one view and not in the other. */
function handsApart(seat: Seat, these: State, those: State): string[] {
  const others = new Set(handIds(those.hands[seat] ?? []))
  return handIds(these.hands[seat] ?? []).filter((id) => !others.has(id))
}

/** Cards that come into my hand with this event, and those that leave it. */
export const come = (seat: Seat, { before, after }: Around): string[] => handsApart(seat, after, before)
export const gone = (seat: Seat, { before, after }: Around): string[] => handsApart(seat, before, after)

/** A fan counts along. */
export function counts(seat: Seat, count: number, atMs: number, { viewer }: Around): Step[] {
  return seat === viewer ? [] : [step(fanId(seat), 'tick', [atMs, NOD_MS], { values: { count } })]
}

type Way = { at?: number; sound?: string }
export type Told = { steps: Step[]; endMs: number }

const apart = (count: number): number => Math.min(APART_MS, LONGEST_MS / Math.max(1, count))
const end = (count: number, at: number): number => (count === 0 ? at : at + (count - 1) * apart(count) + FLY_MS)

/** Cards come to a seat from somewhere, one after another; mine turn their faces up on the way. */
export function bring(
  from: string,
  to: Seat,
  cards: readonly (string | null)[],
  around: Around,
  { at = 0, sound = 'card-slide' }: Way = {},
): Told {
  const { before, viewer } = around
  const mine = to === viewer ? come(to, around) : []
  const had = heldBy(before, to)
  const gap = apart(cards.length)
  const steps = cards.flatMap((card, index): Step[] => {
    const start = at + index * gap
    const id = mine[index]
    if (id !== undefined) return [step(id, 'arc', [start, FLY_MS], { from, sound })]
    const flown = flight(from, fanId(to), { path: 'arc', at: [start, FLY_MS], as: asCard(card), sound })
    return [flown, ...counts(to, had + index + 1, start + FLY_MS - NOD_MS, around)]
  })
  return { steps, endMs: end(cards.length, at) }
}

/** Cards leave a seat for somewhere, face up if they are known. */
function send(from: Seat, to: string, cards: readonly (string | null)[], around: Around, { at = 0, sound = 'card-slide' }: Way = {}): Told {
  const { before, viewer } = around
  const mine = from === viewer ? gone(from, around) : []
  const had = heldBy(before, from)
  const gap = apart(cards.length)
  const steps = cards.flatMap((card, index): Step[] => {
    const start = at + index * gap
    const id = mine[index]
    if (id !== undefined) return [step(id, 'arc', [start, FLY_MS], { to, sound })]
    const flown = flight(fanId(from), to, { path: 'arc', at: [start, FLY_MS], as: asCard(card), sound })
    return [...counts(from, had - index - 1, start, around), flown]
  })
  return { steps, endMs: end(cards.length, at) }
}

/** From hand to hand: known to the two, backs to all others. */
export function hand(from: Seat, to: Seat, cards: readonly (Card | null)[], around: Around, way: Way = {}): Told {
  if (from === around.viewer) {
    const { steps, endMs } = send(from, fanId(to), cards, around, way)
    return { steps: [...steps, ...counts(to, heldBy(around.after, to), endMs - NOD_MS, around)], endMs }
  }
  const told = bring(fanId(from), to, cards, around, way)
  return { ...told, steps: [...counts(from, heldBy(around.after, from), way.at ?? 0, around), ...told.steps] }
}

/** Before all eyes to the discard, whose number is written when they have come. */
export function discarded(from: Seat, cards: readonly Card[], around: Around, way: Way = {}): Told {
  const { steps, endMs } = send(from, 'discard', cards, around, way)
  return { steps: [...steps, ...piled(around, endMs)], endMs }
}

/** The discard shows what has come to it only when it has come. */
export function piled({ after }: Around, atMs: number): Step[] {
  return [step('discard', 'tick', [atMs, NOD_MS], { values: { count: after.discard.length } })]
}

/** The event is over a little after the last of them has landed. */
export const lasting = ({ steps, endMs }: Told, afterMs = 120, ...sounds: string[]): Motion => ({ steps, holdMs: endMs + afterMs, sounds })
