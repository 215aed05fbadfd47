import { accept, type Decision, refuse } from '../../../core/decision.ts'
import type { Seat } from '../../../core/game.ts'
import { isSeat } from '../../../core/table.ts'
import type { ActionOf } from '../actions.ts'
import { isCountry } from '../cards.ts'
import type { Event } from '../events.ts'
import type { State } from '../state.ts'

/** 8.1 The captain hands a blackmail card still held to a player never blackmailed by this one; the own country may be guessed. */
export function blackmail(state: State, seat: Seat, { seat: to, country }: ActionOf<'blackmail'>): Decision<Event> {
  if (!isSeat(to, state.seats)) return refuse('no-such-player', { seat: to })
  if (to === seat) return refuse('blackmail-yourself')
  if (hasBlackmailed(state, seat, to)) return refuse('blackmailed-before', { seat: to })
  if (!isCountry(country)) return refuse('no-such-country', { country })
  if (!state.blackmailCards[seat]?.includes(country)) return refuse('blackmail-card-spent', { country })

  return accept({ type: 'blackmailed', from: seat, to, country })
}

export function hasBlackmailed(state: State, from: Seat, to: Seat): boolean {
  return state.blackmails.some((earlier) => earlier.from === from && earlier.to === to)
}
