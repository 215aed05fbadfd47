import type { Seat } from '../../../../engine/core/game.ts'
import type { Action } from '../../../../engine/games/merchants/actions.ts'
import { isAtSea, isMerchantAtSea } from '../../../../engine/games/merchants/hands.ts'
import { canBeCaught } from '../../../../engine/games/merchants/rules/catch.ts'
import type { State } from '../../../../engine/games/merchants/state.ts'
import type { Ask, AskAt, Offer } from '../../../phone/ask.ts'
import { refusal } from '../choice/refusal.ts'

type At = AskAt<State, Action>

/** 4.6 Whom the Pirate may call now; where numbers are hidden, noticing who is overladen is a skill, so all who are in their time are named. */
export function inTheirTime({ view, seat }: Pick<At, 'view' | 'seat'>): Seat[] {
  if (seat !== view.pirate || view.phase !== 'turn' || !isAtSea(view, view.pirate)) return []
  const { showHandCounts } = view.options
  return view.places.flatMap((_, of) =>
    showHandCounts ? (canBeCaught(view, of) ? [of] : []) : isMerchantAtSea(view, of) && view.catchable[of] ? [of] : [],
  )
}

/** 4.6 The one act out of turn: to call an overladen ship, and what is to come of it. */
export function aside(at: At): Offer | null {
  const { view, words, nameOf } = at
  const seats = inTheirTime(at)
  if (seats.length === 0) return null
  const ask: Ask = {
    title: words('decisions.catch.title'),
    text: words('decisions.catch.text', { limit: view.options.handLimit }),
    clause: '4.6',
    look: 'rows',
    offers: seats.map((seat) => ({
      key: `seat-${seat}`,
      title: nameOf(seat),
      draws: `ship:${seat}`,
      leads: { ask: howAsk(at, seat) },
    })),
  }
  return { key: 'catch', title: words('decisions.catch.title'), line: words('decisions.catch.line'), icon: 'spyglass', leads: { ask } }
}

function howAsk(at: At, seat: Seat): Ask {
  const { legal, words, nameOf } = at
  return {
    title: words('decisions.catch.seat', { seat: nameOf(seat) }),
    clause: '4.6',
    look: 'acts',
    offers: (['discard', 'take'] as const).map((how) => {
      const action: Action = { type: 'catch', seat, how }
      const open = legal.some((each) => each.type === 'catch' && each.seat === seat && each.how === how)
      return {
        key: how,
        title: words(`decisions.catch.${how}`),
        line: words(`decisions.catch.${how}Line`),
        icon: how === 'take' ? 'hand' : 'swap-bag',
        leads: open ? { act: action } : null,
        why: () => refusal({ ...at, shown: at.view }, action),
      }
    }),
  }
}
