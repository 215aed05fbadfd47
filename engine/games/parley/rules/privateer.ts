import { accept, type Decision, refuse } from '../../../core/decision.ts'
import type { Seat } from '../../../core/game.ts'
import type { ActionOf } from '../actions.ts'
import { isCountry } from '../cards.ts'
import type { Event } from '../events.ts'
import { stepNow } from '../options.ts'
import { purseOf } from '../purse.ts'
import type { State } from '../state.ts'
import { passCaptaincy } from './passCaptaincy.ts'

/** 7.2 What the country scores when its letter is bought. */
const LETTER_POINTS = 2

/** 7.1, 7.2 The captain buys a letter of marque that is still there, paying the supply in full; its country scores 2. */
export function becomePrivateer(state: State, seat: Seat, { country }: ActionOf<'privateer'>): Decision<Event> {
  if (!isCountry(country)) return refuse('no-such-country', { country })
  if (isLetterTaken(state, country)) return refuse('letter-taken', { country })
  const cost = letterCost(state)
  const silver = purseOf(state, seat)
  if (silver < cost) return refuse('cannot-pay', { cost, silver })

  return accept<Event>(
    { type: 'paid', from: seat, to: 'supply', silver: cost, why: 'letter' },
    { type: 'letter-taken', seat, country },
    { type: 'letter-scored', country, points: LETTER_POINTS },
    passCaptaincy(state),
  )
}

/** 7.1 Today's price in silver. */
export function letterCost(state: State): number {
  return stepNow(state.options.privateerCost, state.sieges)
}

export function isLetterTaken(state: State, country: string): boolean {
  return state.letters.some((letter) => letter.country === country)
}
