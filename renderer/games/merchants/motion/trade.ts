import type { EventOf } from '../../../../engine/games/merchants/events.ts'
import type { Motion, Step } from '../../../table/contract.ts'
import { flight, step } from '../../../table/steps.ts'
import { fanId, handIds } from '../ids.ts'
import { heldBy } from '../layout/placing.ts'
import { type Around, asCard, come, counts, gone } from './travel.ts'

const LAY_MS = 560
const CROSS_MS = 640

/** 4.2 Of the cards alike the last one is offered. */
function offeredId({ hands, offer }: Around['before'], seat: number): string | undefined {
  const hand = hands[seat] ?? []
  return offer ? handIds(hand)[hand.lastIndexOf(offer.card)] : undefined
}

/** 4.2 A card is laid down, its back up. */
export function offered({ from }: EventOf<'trade-offered'>, around: Around): Motion {
  const { after, viewer } = around
  const mine = from === viewer ? offeredId(after, from) : undefined
  const laid = mine
    ? step(mine, 'arc', [0, LAY_MS], { sound: 'card-slide' })
    : step('offer', 'arc', [0, LAY_MS], { from: fanId(from), sound: 'card-slide' })
  return { steps: [...counts(from, heldBy(after, from), 0, around), laid], holdMs: LAY_MS + 160 }
}

/** 4.2 It comes back. */
export function refused({ from }: EventOf<'trade-refused'>, around: Around): Motion {
  const { before, after, viewer } = around
  const mine = from === viewer ? offeredId(before, from) : undefined
  const steps: Step[] = mine
    ? [step(mine, 'arc', [120, LAY_MS], { sound: 'card-slide' })]
    : [step('offer', 'arc', [120, LAY_MS], { to: fanId(from), sound: 'card-slide' }), ...counts(from, heldBy(after, from), 520, around)]
  return { steps, holdMs: LAY_MS + 260 }
}

/** 4.2 One goes there, one comes here, at the same time. */
export function traded({ from, to, taken }: EventOf<'traded'>, around: Around): Motion {
  const { before, after, viewer } = around
  const [left] = viewer === from || viewer === to ? gone(viewer, around) : []
  const [got] = viewer === from || viewer === to ? come(viewer, around) : []
  const at: [number, number] = [120, CROSS_MS]
  const steps: Step[] = [
    ...counts(to, heldBy(before, to) - 1, 0, around),
    ...counts(from, heldBy(after, from), 640, around),
    ...counts(to, heldBy(after, to), 680, around),
  ]
  if (viewer === from) {
    // two alike change places and nothing is to be told apart: mine comes back
    if (left) steps.push(step(left, 'arc', at, { to: fanId(to), sound: 'card-slide' }))
    if (got) steps.push(step(got, 'arc', at, { from: fanId(to) }))
  } else {
    if (viewer === to && got) steps.push(step(got, 'arc', at, { from: 'offer', sound: 'card-slide' }))
    else steps.push(step('offer', 'arc', at, { to: fanId(to), sound: 'card-slide' }))
    if (viewer === to && left) steps.push(step(left, 'arc', at, { to: fanId(from) }))
    else steps.push(flight(fanId(to), fanId(from), { path: 'arc', at, as: asCard(taken) }))
  }
  return { steps, holdMs: CROSS_MS + 260, sounds: [] }
}
