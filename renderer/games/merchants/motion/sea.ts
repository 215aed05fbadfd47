import type { Seat } from '../../../../engine/core/game.ts'
import type { EventOf } from '../../../../engine/games/merchants/events.ts'
import type { Motion, Step } from '../../../table/contract.ts'
import { flight, step } from '../../../table/steps.ts'
import { ATTACK, DEFENCE_PLACE, fanId, plaqueId, vesselId } from '../ids.ts'
import { heldBy } from '../layout/placing.ts'
import { type Around, asCard, counts, discarded, gone, piled } from './travel.ts'

const LAY_MS = 520
const SAIL_MS = 1400
const SHOT_MS = 520
const SINK_MS = 1300
/** An answered attack is looked at so long. */
const LOOK_MS = 620
const AWAY_MS = 380

/** Something that is seen over a vessel for a moment. */
function over(
  seat: Seat,
  face: string,
  at: [delay: number, duration: number],
  how: { size: number; aspect?: number; sound?: string },
): Step {
  const { size, aspect = 1, sound } = how
  return flight(vesselId(seat), vesselId(seat), {
    path: 'burst',
    at,
    as: { kind: 'effect', face, aspect, size },
    ...(sound ? { sound } : {}),
  })
}

const smoke = (seat: Seat, delay: number, sound = ''): Step =>
  over(seat, 'smoke', [delay, 900], { size: 0.62, aspect: 128 / 88, ...(sound ? { sound } : {}) })

/** A shot goes over the water, and the sea spouts where it comes down. */
function shot(from: Seat, to: Seat, delay: number): Step[] {
  const ball = { kind: 'effect', face: 'spark', aspect: 1, size: 0.16 }
  return [
    over(from, 'spark', [delay, 260], { size: 0.4 }),
    flight(vesselId(from), vesselId(to), { path: 'arc', at: [delay, SHOT_MS], as: ball }),
    over(to, 'ring', [delay + SHOT_MS - 40, 620], { size: 0.5, aspect: 140 / 56 }),
  ]
}

/** The vessel keeps its looks until it has come where it is going. */
const sails = (seat: Seat, delay: number, sound: string): Step => step(vesselId(seat), 'sail', [delay, SAIL_MS], { values: {}, sound })

/** 5.1 The attack card is laid before all, and the guns speak. */
export function attacked({ from, to, card }: EventOf<'attacked'>, around: Around): Motion {
  const source = from === around.viewer ? (gone(from, around)[0] ?? fanId(from)) : fanId(from)
  const steps = [
    ...counts(from, heldBy(around.after, from), 0, around),
    step(ATTACK, 'arc', [0, LAY_MS], { from: source, sound: 'card-slide' }),
    smoke(from, LAY_MS, 'cannon'),
    ...shot(from, to, LAY_MS),
  ]
  return { steps: around.after.discard.at(-1) === card ? steps : [], holdMs: LAY_MS + 800 }
}

/** 5.1 The answer lies beside it, and both go. */
export function defended({ seat, from, card }: EventOf<'defended'>, around: Around): Motion {
  const source = seat === around.viewer ? (gone(seat, around)[0] ?? fanId(seat)) : fanId(seat)
  const parts = LAY_MS + LOOK_MS
  const steps = [
    ...counts(seat, heldBy(around.after, seat), 0, around),
    flight(source, DEFENCE_PLACE, { path: 'arc', at: [0, LAY_MS], as: asCard(card, 1), sound: 'card-slide' }),
    flight(DEFENCE_PLACE, DEFENCE_PLACE, { path: 'tick', at: [LAY_MS, LOOK_MS], as: asCard(card, 1), sound: 'cannon' }),
    smoke(seat, LAY_MS),
    flight(DEFENCE_PLACE, 'discard', { path: 'straight', at: [parts, AWAY_MS], as: asCard(card, 0.95), sound: 'card-slide' }),
    ...attackLeaves(around, parts + 80),
    ...piled(around, parts + AWAY_MS + 80),
    ...shot(seat, from, LAY_MS),
  ]
  return { steps, holdMs: parts + AWAY_MS + 260, sounds: [] }
}

function attackLeaves({ before }: Around, at: number): Step[] {
  const { attack, discard } = before
  if (!attack || discard.at(-1) !== attack.card) return []
  return [step(ATTACK, 'straight', [at, AWAY_MS], { to: 'discard' })]
}

/** 5.2 Struck, down, and everything overboard. */
export function sunk({ seat, cards }: EventOf<'sunk'>, around: Around): Motion {
  const lost = discarded(seat, cards, around, { at: 900 })
  const until = Math.max(lost.endMs, 1900)
  const steps = [
    smoke(seat, 0, 'cannon'),
    over(seat, 'spark', [120, 320], { size: 0.9 }),
    // she heels over and goes down where she is; smoke hides the moment in which she becomes a wreck
    step(vesselId(seat), 'sail', [500, SINK_MS], { values: {} }),
    smoke(seat, 500 + SINK_MS - 340, 'anchor-thud'),
    over(seat, 'ring', [500 + SINK_MS - 200, 900], { size: 0.6, aspect: 140 / 56 }),
    ...lost.steps,
    ...attackLeaves(around, 700),
    step(`standing:${seat}`, 'tick', [until - 200, 260], { values: {} }),
  ]
  return { steps, sounds: ['groan'], holdMs: until + 420 }
}

/** 5.3 Half of the hand will follow. */
export function beaten({ seat }: EventOf<'beaten'>): Motion {
  const steps = [
    smoke(seat, 0, 'cannon'),
    over(seat, 'spark', [80, 320], { size: 0.7 }),
    smoke(seat, 420),
    step(plaqueId(seat), 'tick', [260, 320]),
  ]
  return { steps, sounds: ['cheer'], holdMs: 1300 }
}

/** 3.4, 4.4 The fare is paid, and home the vessel sails. */
export function returned({ seat, cards }: EventOf<'returned'>, around: Around): Motion {
  const paid = discarded(seat, cards, around)
  const steps = [...paid.steps, sails(seat, paid.endMs - 200, 'sail')]
  return { steps, holdMs: paid.endMs - 200 + SAIL_MS + 100, sounds: [] }
}

/** 8.1 In or out of port without paying. */
export function sailed(seat: Seat, sound: string): Motion {
  return { steps: [sails(seat, 0, sound)], holdMs: SAIL_MS + 100 }
}

/** A mere look at a vessel and its plaque. */
export function pointedAt(seat: Seat, holdMs: number, ...sounds: string[]): Motion {
  const steps = [over(seat, 'ring', [0, 620], { size: 0.55, aspect: 140 / 56 }), step(plaqueId(seat), 'tick', [0, 280])]
  return { steps, holdMs, sounds }
}
