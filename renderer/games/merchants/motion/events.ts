import type { EventOf } from '../../../../engine/games/merchants/events.ts'
import type { Motion, Step } from '../../../table/contract.ts'
import { flight, step } from '../../../table/steps.ts'
import { eventId, fanId, pickIds, seenPlace } from '../ids.ts'
import { type Around, asCard, bring, lasting, piled } from './travel.ts'

/** 7.1 An exploration card is read aloud so long. */
const READ_MS = 3600
const COME_MS = 640
const AWAY_MS = 520
/** A hand that is shown to me: how long it lies there. */
const SEE_MS = 2300
const SHOW_MS = 420
const SHOWN_APART_MS = 60

/** 7.1 Off the pile, turned up, and large before everybody's eyes. */
export function drawn({ event }: EventOf<'event-drawn'>): Motion {
  return { steps: [step(eventId(event), 'arc', [0, COME_MS], { from: 'pile', sound: 'page' })], sounds: ['crowd-murmur'], holdMs: READ_MS }
}

/** 7.1 It is done. */
export function done({ event }: EventOf<'event-discarded'>, around: Around): Motion {
  const steps = [step(eventId(event), 'arc', [160, AWAY_MS], { to: 'discard', sound: 'card-slide' }), ...piled(around, 160 + AWAY_MS)]
  return { steps, holdMs: 160 + AWAY_MS + 120 }
}

/** 4.6, 7.2 Laid out for whoever sees it, for a moment; the others see only that it is looked at. */
export function handSeen({ by, of, cards }: EventOf<'hand-seen'>, { viewer }: Around): Motion {
  const until = cards.length * SHOWN_APART_MS + SHOW_MS
  const shown = cards.flatMap((card, index): Step[] => {
    const place = seenPlace(index)
    const start = index * SHOWN_APART_MS
    return [
      flight(fanId(of), place, { path: 'arc', at: [start, SHOW_MS], as: asCard(card, 1), sound: index === 0 ? 'card-flip' : '' }),
      flight(place, place, { path: 'straight', at: [start + SHOW_MS, until - start - SHOW_MS + SEE_MS], as: asCard(card, 1) }),
      flight(place, fanId(of), { path: 'arc', at: [until + SEE_MS, SHOW_MS], as: asCard(card, 1) }),
    ]
  })
  const looked = viewer === of ? [] : [step(fanId(of), 'tick', [0, 320])]
  return { steps: [...looked, ...(by === viewer ? shown : [])], sounds: ['page'], holdMs: until + SEE_MS + SHOW_MS + 80 }
}

/** 4.6, 7.2 What is picked from is laid out for whoever picks. */
export function pickCalled({ pick }: EventOf<'pick-called'>, { viewer }: Around): Motion {
  const from = pick.of === null ? 'pile' : fanId(pick.of)
  const laid =
    pick.seat === viewer && pick.of !== viewer
      ? pickIds(pick.cards).map((id, index) => step(id, 'arc', [index * SHOWN_APART_MS, SHOW_MS], { from, sound: 'card-flip' }))
      : []
  return { steps: laid, holdMs: pick.cards.length * SHOWN_APART_MS + SHOW_MS }
}

/** 7.2 Found on top of the pile. */
export function found({ seat, cards }: EventOf<'cards-found'>, around: Around): Motion {
  return lasting(bring('pile', seat, cards, around), 120)
}

/** 7.2 Out of the discard, before all eyes. */
export function salvaged({ seat, card }: EventOf<'treasure-salvaged'>, around: Around): Motion {
  return lasting(bring('discard', seat, [card], around), 200, 'coin')
}

/** Backs are thrown about. */
export function riffled(from: string, to: string): Motion {
  const steps = Array.from({ length: 7 }, (_, index) => flight(from, to, { path: 'hop', at: [index * 55, 360], as: asCard(null, 0.84) }))
  return { steps, sounds: ['shuffle'], holdMs: 760 }
}
