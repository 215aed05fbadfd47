import { unreachable } from '../../../core/decision.ts'
import type { Seat } from '../../../core/game.ts'
import type { Step } from '../explorations.ts'
import { handOf, isMerchant, isMerchantAtSea } from '../hands.ts'
import type { State, Task } from '../state.ts'

/** 8.1 The seats that a step touches, from the drawer, clockwise: players at sea; for the return to sea Merchants in port. */
export function touched(state: State, { drawer, chosen }: Task & { type: 'event' }, step: Step): Seat[] {
  const open = fromDrawer(state, drawer).filter((seat) => isOpen(state, seat, step))
  switch (step.who) {
    case 'drawer':
      return open.filter((seat) => seat === drawer)
    case 'pirate':
      return open.filter((seat) => seat === state.pirate)
    case 'merchants':
      return open.filter((seat) => isMerchant(state, seat))
    case 'everyone':
      return open
    case 'most-cards':
      return mostCards(state, open)
    case 'chosen':
      return open.filter((seat) => seat === chosen)
    default:
      return unreachable(step.who)
  }
}

/** 8.1 Whom the drawer may choose: another one whom the step can touch; ascending. */
export function choosable(state: State, drawer: Seat, step: Step): Seat[] {
  return state.places.flatMap((_, seat) => (seat !== drawer && isOpen(state, seat, step) ? [seat] : []))
}

/** 7.2 The Merchants at sea, ascending: whose hand the Pirate may choose to see. */
export function merchantsAtSea(state: State): Seat[] {
  return state.places.flatMap((_, seat) => (isMerchantAtSea(state, seat) ? [seat] : []))
}

/** 8.1 Only players at sea are touched, but for the return to sea. */
function isOpen(state: State, seat: Seat, { what }: Step): boolean {
  return state.places[seat] === (what === 'return-to-sea' ? 'port' : 'sea')
}

function fromDrawer({ seats }: State, drawer: Seat): Seat[] {
  return Array.from({ length: seats }, (_, place) => (drawer + place) % seats)
}

/** 7.2 `press-gang`: of a tie the first; nobody, if nobody has a card. */
function mostCards(state: State, seats: readonly Seat[]): Seat[] {
  let most: Seat | null = null
  let count = 0
  for (const seat of seats) {
    const own = handOf(state, seat).length
    if (own <= count) continue
    most = seat
    count = own
  }
  return most === null ? [] : [most]
}
